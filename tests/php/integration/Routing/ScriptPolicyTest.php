<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Routing;

use Coleman\Api\Routing\PageScript;
use Coleman\Api\Routing\ScriptPolicy;
use Coleman\Tests\Integration\TestCase;

/** Which scripts run on visitors' pages (docs/security.md). */
final class ScriptPolicyTest extends TestCase
{
    /** @var array<string, \WP_Hook|null> */
    private array $hooks = [];

    private ScriptPolicy $policy;

    /** @var list<string> */
    private array $services = [];

    private const CHANGED = ['wp_inline_script_attributes', 'render_block', 'do_shortcode_tag', 'wp_head', 'wp_footer', 'wp_finalized_template_enhancement_output_buffer', 'coleman_script_sources'];

    protected function setUp(): void
    {
        parent::setUp();
        /** @var array<string, \WP_Hook> $wp_filter */
        global $wp_filter;
        foreach (self::CHANGED as $hook) {
            $this->hooks[$hook] = $wp_filter[$hook] ?? null;
            unset($wp_filter[$hook]);
        }
        $this->policy = new ScriptPolicy(fn (): array => $this->services);
        $this->policy->register();
    }

    protected function tearDown(): void
    {
        /** @var array<string, \WP_Hook> $wp_filter */
        global $wp_filter;
        foreach ($this->hooks as $hook => $before) {
            unset($wp_filter[$hook]);
            if (null !== $before) {
                $wp_filter[$hook] = $before;
            }
        }
        delete_option(ScriptPolicy::OPTION);
        remove_shortcode('example');
        parent::tearDown();
    }

    private static function hash(string $code): string
    {
        return PageScript::in("<script>$code</script>")[0]->hash();
    }

    /** @param callable(): mixed $print */
    private static function printed(callable $print): string
    {
        ob_start();
        $print();

        return (string) ob_get_clean();
    }

    public function testAScriptThatSomebodyTypedDoesNotRun(): void
    {
        $policies = $this->policy->policies('<p>Joe<script>steal()</script></p><script type="application/json">{}</script>');

        self::assertSame(['policy' => "script-src 'self'; require-trusted-types-for 'script'", 'report' => ''], $policies);
    }

    public function testWhatWordPressPluginsAndEditorsPrintRuns(): void
    {
        add_action('wp_head', static fn () => print '<script>head()</script>');
        add_action('wp_footer', static fn () => print '<script>foot()</script>');
        add_shortcode('example', static fn (): string => '<script>code()</script>');
        $page = self::printed(static fn () => do_action('wp_head'))
            . wp_get_inline_script_tag('api()')
            . do_shortcode('[example]')
            . do_blocks('<!-- wp:html --><script>html()</script><!-- /wp:html --><!-- wp:paragraph --><p><script>typed()</script></p><!-- /wp:paragraph -->')
            . self::printed(static fn () => do_action('wp_footer'));
        ['policy' => $policy, 'report' => $report] = $this->policy->policies($page);

        foreach (['head()', "\napi()\n", 'code()', 'html()', 'foot()'] as $code) {
            self::assertStringContainsString(self::hash($code), $policy, $code);
        }
        self::assertStringNotContainsString(self::hash('typed()'), $policy);
        self::assertSame(5, substr_count($policy, "'sha256-"));
        self::assertSame("require-trusted-types-for 'script'", $report, 'the code of others may write HTML');
    }

    public function testABufferThatSomebodyLeavesOpenInTheHeadBreaksNoPage(): void
    {
        add_action('wp_head', static function (): void {
            echo '<script>head()</script>';
            ob_start();
        });
        $level = ob_get_level();
        ob_start();
        do_action('wp_head');
        $page = '';
        while (ob_get_level() > $level) {
            $page = ob_get_clean() . $page;
        }

        self::assertStringContainsString('head()', $page);
        self::assertStringContainsString(self::hash('head()'), $this->policy->policies($page)['policy']);
    }

    public function testHostsOfServicesSettingsBlocksAndPluginsAreNamed(): void
    {
        $this->services = ['https://maps.example.com'];
        update_option(ScriptPolicy::OPTION, ['mode' => 'enforce', 'hosts' => 'WWW.Example.com, *.example.net']);
        $this->policy->allow('https://catalog.example.org/widget.js?a=1');
        $this->policy->allow('/local.js');
        add_filter('coleman_script_sources', static fn (array $sources): array => [...$sources, 'https://tags.example.com', 'https://evil.example.com; script-src *', 7]);
        ['policy' => $policy, 'report' => $report] = $this->policy->policies('<p></p>');

        self::assertSame("script-src 'self' https://maps.example.com https://www.example.com https://*.example.net https://catalog.example.org https://tags.example.com", $policy);
        self::assertNotSame('', $report);
    }

    /**
     * @param list<string>|null $expected
     * @dataProvider hosts
     */
    public function testHostsAreReadAsTheyAreTyped(string $typed, ?array $expected): void
    {
        self::assertSame($expected, ScriptPolicy::sourcesIn($typed));
    }

    /** @return array<string, array{string, list<string>|null}> */
    public static function hosts(): array
    {
        return [
            'none' => [" \n,", []],
            'with a scheme, twice' => ["https://a.example.com/\nA.example.com", ['https://a.example.com']],
            'with a port' => ['a.example.com:8443', ['https://a.example.com:8443']],
            'any name' => ['*.example.com', ['https://*.example.com']],
            'without encryption' => ['http://a.example.com', null],
            'a path' => ['a.example.com/x.js', null],
            'everything' => ['*', null],
            'a top-level domain' => ['*.com', null],
            'a keyword' => ["'unsafe-inline'", null],
            'a directive' => ['a.example.com; object-src *', null],
        ];
    }

    public function testAMapMayWriteMarkup(): void
    {
        self::assertSame("require-trusted-types-for 'script'", $this->policy->policies('<script type="application/json" id="coleman-map">{}</script>')['report']);
    }

    public function testAScriptFileOfAPluginMayWriteMarkup(): void
    {
        self::assertSame('', $this->policy->policies('<script id="coleman-islands-js-module" src="/islands/loader.js" type="module"></script>')['report']);
        self::assertNotSame('', $this->policy->policies('<script id="other-js" src="/other.js"></script>')['report']);
        $this->policy->allow('');
        self::assertSame('', $this->policy->policies('<p></p>')['report']);
        $this->policy->allow('/catalog-widget.js');
        self::assertSame(["script-src 'self'", "require-trusted-types-for 'script'"], array_values($this->policy->policies('<p></p>')));
    }
}
