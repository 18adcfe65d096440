<?php

declare(strict_types=1);

namespace Coleman\Blocks;

/**
 * What a page fetches before it is first seen, and what it leaves for later.
 *
 * The picture that stands first is asked for before anything else. The sheets in the head are those of the frame and of the
 * first block; each later block has its own before it, in the body, where only what follows waits for it.
 *
 * WordPress renders the whole template of a block theme before the head, so the blocks are known by then.
 */
final class FirstPaint
{
    /** Its plates of branches are seen after a click alone. */
    public const EQUIPMENT = 'equipment-grid';

    /** Small sheets are printed in the page. */
    private const SMALL = 2_500;

    /** They stand above what a page is about. */
    private const ABOVE = ['coleman/breadcrumbs', 'coleman/searched-for', 'coleman/part-families'];

    /** The block that a page begins with. */
    private ?string $first = null;

    private bool $hasFirst = false;

    private bool $hasPlates = false;

    /** @var array<string, int> sheets that the head has, and their bytes */
    private array $early = [];

    /** @var array<string, string> the link to each sheet that a block in the body has */
    private array $late = [];

    /** @var array<string, string> attributes of the link to the first picture; none without one */
    private array $picture = [];

    /** Only a page has a head: calls, feeds and the editor get blocks as they are. */
    public function register(): void
    {
        add_action('template_redirect', function (): void {
            if (!is_feed()) {
                $this->start();
            }
        }, PHP_INT_MAX);
    }

    /** From here on the page is made. */
    public function start(): void
    {
        add_filter('pre_render_block', $this->begin(...), 12, 2);
        add_filter('render_block', $this->notice(...), 12, 3);
        add_action('wp_head', $this->printPicture(...), 1);
        add_action('wp_head', $this->leaveOut(...), 7);
        add_action('wp_footer', $this->addBranches(...), 5);
    }

    /** @param array{blockName?: string|null} $block */
    private function begin(?string $html, array $block): ?string
    {
        $name = $block['blockName'] ?? '';
        if (null === $this->first && ('core/cover' === $name || (str_starts_with($name, 'coleman/') && !in_array($name, self::ABOVE, true) && [] !== self::linked($name)))) {
            $this->first = $name;
        }

        return $html;
    }

    /** @param array{blockName?: string|null} $block */
    private function notice(string $html, array $block): string
    {
        $name = $block['blockName'] ?? '';
        if ('' === trim($html) || !('core/cover' === $name || str_starts_with($name, 'coleman/')) || 0 < did_action('wp_head')) {
            return $html;
        }
        $this->hasPlates = $this->hasPlates || ('coleman/' . self::EQUIPMENT === $name && str_contains($html, 'coleman-branch-contact'));
        $this->picture = $this->picture ?: self::firstPicture($html);
        $own = self::linked($name);
        $isFirst = $name === $this->first && !$this->hasFirst;
        $this->hasFirst = $this->hasFirst || $isFirst;
        if ($isFirst) {
            $this->early += $own;
        }
        if (null === $this->first) {
            return $html;
        }
        $links = '';
        foreach (array_diff_key($own, $this->early) as $handle => $size) {
            if ($size > self::SMALL) {
                $this->late[$handle] ??= self::linkTo($handle);
                $links .= $this->late[$handle];
            }
        }

        return $links . $html;
    }

    /** @return array<string, int> the sheets of a block itself that have a file, and their bytes */
    private static function linked(string $name): array
    {
        $found = [];
        $styles = str_starts_with($name, 'coleman/') ? FrameSheet::ownStyles(\WP_Block_Type_Registry::get_instance(), substr($name, 8)) : [];
        foreach ($styles as $handle => $style) {
            $path = $style->extra['path'] ?? '';
            if (is_string($path) && is_file($path)) {
                $found[$handle] = (int) filesize($path);
            }
        }

        return $found;
    }

    /** Short, as a page may have several. */
    private static function linkTo(string $handle): string
    {
        $style = wp_styles()->registered[$handle];
        array_map(wp_enqueue_style(...), $style->deps);
        $file = 'replace' === ($style->extra['rtl'] ?? '') ? str_replace('.css', '-rtl.css', (string) $style->src) : (string) $style->src;
        $ver = null === $style->ver ? null : ($style->ver ?: wp_styles()->default_version);

        return sprintf('<link rel="stylesheet" href="%s">', self::short(wp_styles()->_css_href($file, $ver, $handle)));
    }

    /** An address of this site without its host; one of another host, such as a CDN's, as it is. */
    private static function short(string $url): string
    {
        return str_starts_with($url, home_url('/')) ? wp_make_link_relative($url) : $url;
    }

    /** @return array<string, string> for a link to the first picture that is not lazy, in the first format that the page offers */
    private static function firstPicture(string $html): array
    {
        if (1 !== preg_match('/(<source\b[^>]*>\s*)*<img\b(?=[^>]* (?:loading="eager"|class="wp-block-cover__image-background))[^>]*>/', $html, $found)) {
            return [];
        }
        $tags = new \WP_HTML_Tag_Processor($found[0]);
        $tags->next_tag();
        $text = static fn (string $name): string => is_string($value = $tags->get_attribute($name)) ? $value : '';
        $isImage = 'IMG' === $tags->get_tag();

        return array_filter([
            'href' => $isImage ? $text('src') : '',
            'imagesrcset' => $text('srcset'),
            'imagesizes' => $text('sizes'),
            'type' => $isImage ? '' : $text('type'),
        ]);
    }

    private function printPicture(): void
    {
        if ([] !== $this->picture) {
            $attributes = implode('', array_map(
                static fn (string $name, string $value): string => sprintf(' %s="%s"', $name, 'href' === $name ? self::short(esc_url($value)) : esc_attr($value)),
                array_keys($this->picture),
                $this->picture,
            ));
            printf('<link rel="preload" as="image" fetchpriority="high"%s>' . "\n", $attributes);
        }
    }

    private function leaveOut(): void
    {
        wp_styles()->done = [...wp_styles()->done, ...array_keys($this->late)];
    }

    private function addBranches(): void
    {
        if ($this->hasPlates && wp_style_is(FrameSheet::BRANCHES, 'registered')) {
            wp_enqueue_style(FrameSheet::BRANCHES);
        }
    }
}
