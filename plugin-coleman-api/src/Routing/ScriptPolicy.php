<?php

declare(strict_types=1);

namespace Coleman\Api\Routing;

use Coleman\Api\Hooks\Callbacks;

/**
 * The Content-Security-Policy of the pages that visitors see: scripts come from this site and from hosts that settings and
 * plugins name, and inline scripts run only if their code is known.
 *
 * Known is what WordPress's functions, the head, the footer, shortcodes, blocks of other plugins and editors' Custom HTML
 * print. What stands anywhere else in the page, such as in a name that somebody typed, does not run, even if it was not
 * escaped. The policy has a hash of each, so that caches may keep the page.
 */
final class ScriptPolicy
{
    public const OPTION = 'coleman_script_policy';
    public const ENFORCE = 'enforce';
    public const REPORT = 'report';
    public const OFF = 'off';

    /** What holds for every answer with a page, whatever its scripts. */
    public const BASE = "object-src 'none'; base-uri 'none'; frame-ancestors 'self'";

    private const TRUSTED_TYPES = "require-trusted-types-for 'script'";

    /** @var array<string, true> by what is left of an inline script's code without white space around it */
    private array $known = [];

    /** @var list<string> */
    private array $sources = [];

    private int $level = 0;

    /** Whether code of others is on the page, or was printed where it cannot be told apart. */
    private bool $hasForeign = false;
    private bool $knowsAll = false;

    /** @param \Closure(): list<string> $services sources of the services that are set up, such as `https://maps.example.com` */
    public function __construct(private readonly \Closure $services)
    {
    }

    public function register(): void
    {
        add_filter('wp_inline_script_attributes', function (array $attributes, string $code): array {
            $this->known[trim($code)] = true;

            return $attributes;
        }, PHP_INT_MAX, 2);
        add_filter('render_block', $this->learnBlock(...), PHP_INT_MAX, 2);
        add_filter('do_shortcode_tag', $this->learn(...), PHP_INT_MAX);
        foreach (['wp_head', 'wp_footer'] as $hook) {
            add_action($hook, $this->begin(...), PHP_INT_MIN);
            add_action($hook, $this->end(...), PHP_INT_MAX);
        }
        add_action('wp_finalized_template_enhancement_output_buffer', $this->send(...));
    }

    /** @return self::ENFORCE|self::REPORT|self::OFF */
    public static function mode(): string
    {
        $stored = get_option(self::OPTION, []);
        $mode = is_array($stored) ? ($stored['mode'] ?? self::ENFORCE) : self::ENFORCE;

        return in_array($mode, [self::REPORT, self::OFF], true) ? $mode : self::ENFORCE;
    }

    /** @return list<string> hosts that staff have named, as sources */
    public static function hosts(): array
    {
        $stored = get_option(self::OPTION, []);
        $hosts = is_array($stored) && is_string($stored['hosts'] ?? null) ? $stored['hosts'] : '';

        return self::sourcesIn($hosts) ?? [];
    }

    /**
     * Hosts as sources of a policy.
     *
     * @param string $text hosts with commas, spaces or line ends between them; `https://` before one may be left out, `*.` is any name below it
     * @return list<string>|null null if one of them is no host
     */
    public static function sourcesIn(string $text): ?array
    {
        $sources = [];
        foreach (preg_split('/[\s,]+/', $text, flags: PREG_SPLIT_NO_EMPTY) ?: [] as $host) {
            if (1 !== preg_match('~^(?:https://)?((?:\*\.)?(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9](?::\d{1,5})?)/?$~iD', $host, $found)) {
                return null;
            }
            $sources[] = 'https://' . strtolower($found[1]);
        }

        return array_values(array_unique($sources));
    }

    /** For a block that loads a script of others, wherever it lies. Blocks are rendered before the page's headers leave. */
    public function allow(string $url): void
    {
        $this->hasForeign = $this->hasForeign || '' !== $url;
        $host = wp_parse_url($url, PHP_URL_HOST);
        if (is_string($host) && '' !== $host) {
            array_push($this->sources, ...self::sourcesIn($host) ?? []);
        }
    }

    /**
     * @param string $html of the whole page
     * @return array{policy: string, report: string} report-only: '' for nothing
     */
    public function policies(string $html): array
    {
        $scripts = PageScript::in($html);
        $sources = $this->allSources();
        $hashes = [];
        foreach ($scripts as $script) {
            if (($script->isRules || $script->isInlineCode()) && ($this->knowsAll || isset($this->known[trim($script->code)]))) {
                $hashes[] = $script->hash();
            }
        }
        $policy = 'script-src ' . implode(' ', ["'self'", ...$sources, ...array_values(array_unique($hashes))]);
        $hasOthers = $this->hasForeign || [] !== $sources || str_contains($html, 'id="coleman-map"')
            || array_any($scripts, static fn (PageScript $script): bool => $script->isCode && '' !== $script->src && !str_starts_with($script->id, 'coleman-'));

        return $hasOthers ? ['policy' => $policy, 'report' => self::TRUSTED_TYPES] : ['policy' => $policy . '; ' . self::TRUSTED_TYPES, 'report' => ''];
    }

    private function send(string $html): void
    {
        $mode = self::mode();
        if (self::OFF === $mode || headers_sent() || is_preview() || is_customize_preview() || is_admin_bar_showing()) {
            return;
        }
        ['policy' => $policy, 'report' => $report] = $this->policies($html);
        if (self::REPORT === $mode) {
            header("Content-Security-Policy-Report-Only: $policy" . ('' === $report ? '' : "; $report"));

            return;
        }
        header('Content-Security-Policy: ' . self::BASE . "; $policy");
        if ('' !== $report) {
            header("Content-Security-Policy-Report-Only: $report");
        }
    }

    /** @return list<string> of hosts beside this one */
    private function allSources(): array
    {
        $sources = [...($this->services)(), ...self::hosts(), ...$this->sources];
        $own = wp_parse_url(home_url(), PHP_URL_HOST);
        foreach ([content_url(), includes_url()] as $url) {
            // Some sites keep their files at a host of its own.
            $host = wp_parse_url($url, PHP_URL_HOST);
            if (is_string($host) && $host !== $own) {
                array_push($sources, ...self::sourcesIn($host) ?? []);
            }
        }
        /**
         * The hosts that scripts of visitors' pages may come from, beside this site.
         *
         * @since 0.1.0
         *
         * @param list<string> $sources such as `https://www.example.com`, or `https://*.example.com`
         */
        $filtered = Callbacks::guarded('coleman_script_sources', static fn (): mixed => apply_filters('coleman_script_sources', $sources));
        $allowed = [];
        foreach (is_array($filtered) ? $filtered : [$filtered] as $source) {
            $read = is_string($source) ? self::sourcesIn($source) : null;
            if (null === $read) {
                Callbacks::refuse('coleman_script_sources', 'a list of hosts', $source);
            } else {
                array_push($allowed, ...$read);
            }
        }

        return array_values(array_unique($allowed));
    }

    private function begin(): void
    {
        ob_start();
        $this->level = ob_get_level();
    }

    private function end(): void
    {
        if (ob_get_level() !== $this->level) {
            // Somebody has opened a buffer here and closes it elsewhere: what was printed cannot be told apart.
            $this->knowsAll = true;
            $this->hasForeign = true;

            return;
        }
        echo $this->learn((string) ob_get_clean());
    }

    /** @param array{blockName?: string|null} $block */
    private function learnBlock(string $html, array $block): string
    {
        $name = $block['blockName'] ?? '';
        $isOfOthers = '' !== $name && !str_starts_with($name, 'core/') && !str_starts_with($name, 'coleman/');

        return $isOfOthers || in_array($name, ['core/html', 'core/freeform'], true) ? $this->learn($html) : $html;
    }

    /** Lets the inline scripts of this markup run, which is of code or of an editor, not of a visitor. */
    private function learn(string $html): string
    {
        if (false !== stripos($html, '<script')) {
            foreach (PageScript::in($html) as $script) {
                if ($script->isRules || $script->isInlineCode()) {
                    $this->known[trim($script->code)] = true;
                    $this->hasForeign = $this->hasForeign || !$script->isRules;
                }
            }
        }

        return $html;
    }
}
