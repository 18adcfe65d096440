<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Blocks;

use Coleman\Api\Settings\Groups\DataLayerGroup;
use Coleman\Blocks\IslandFiles;
use Coleman\Blocks\PageAssets;
use Coleman\Blocks\Sheets;
use Coleman\Tests\Integration\TestCase;

/** Scripts that a page gets for what is on it, wherever it stands. */
final class PageAssetsTest extends TestCase
{
    private const BUILD = WP_PLUGIN_DIR . '/coleman-blocks';

    /** @var array<string, mixed> */
    private array $filters = [];

    protected function setUp(): void
    {
        parent::setUp();
        // A page of its own: what other tests rendered has been noticed already.
        $this->filters = array_intersect_key($GLOBALS['wp_filter'], ['render_block' => 1, 'wp_footer' => 1, 'wp_head' => 1, 'wp_enqueue_scripts' => 1]);
        foreach ($this->filters as $name => $hook) {
            $GLOBALS['wp_filter'][$name] = clone $hook;
        }
        $GLOBALS['wp_script_modules'] = new \WP_Script_Modules();
        $sheets = new Sheets(self::BUILD, self::BUILD . '/coleman-blocks.php');
        (new PageAssets(new IslandFiles(self::BUILD, self::BUILD . '/coleman-blocks.php'), $sheets))->register();
    }

    protected function tearDown(): void
    {
        $GLOBALS['wp_filter'] = $this->filters + $GLOBALS['wp_filter'];
        unset($GLOBALS['wp_script_modules']);
        parent::tearDown();
    }

    /** @return iterable<string, array{string, string}> */
    public static function signs(): iterable
    {
        yield 'an attribute' => ['<button data-print>Print</button>', 'coleman-print'];
        yield 'a class' => ['<div class="g-recaptcha"></div>', 'coleman-bot-check'];
        yield 'of several' => ['<p>x</p><a data-smooth-scroll href="#a">a</a><span data-show-map></span>', 'coleman-branch-plates'];
        yield 'a link that only a script opens' => ['<span class="modal-link" modal-target="#a">a</span>', 'coleman-modal'];
    }

    /** @dataProvider signs */
    public function testABehaviourComesWithItsMarkupHoweverDeepItStands(string $markup, string $module): void
    {
        $html = "<!-- wp:html -->{$markup}<!-- /wp:html -->";
        do_blocks('<!-- wp:group --><div class="wp-block-group"><!-- wp:columns --><div class="wp-block-columns"><!-- wp:column --><div class="wp-block-column">' . $html . '</div><!-- /wp:column --></div><!-- /wp:columns --></div><!-- /wp:group -->');

        self::assertContains($module, wp_script_modules()->get_queue());
    }

    /** @dataProvider signs */
    public function testABehaviourComesWithMarkupOfABlockThatHoldsOthers(string $markup, string $module): void
    {
        do_blocks('<!-- wp:group --><div class="wp-block-group">' . $markup . '<!-- wp:paragraph --><p>x</p><!-- /wp:paragraph --></div><!-- /wp:group -->');

        self::assertContains($module, wp_script_modules()->get_queue());
    }

    public function testASmallBehaviourIsPrintedInThePage(): void
    {
        do_blocks('<!-- wp:html --><div data-contact-bar=".x"></div><!-- /wp:html -->');
        remove_action('wp_footer', 'the_block_template_skip_link');
        ob_start();
        do_action('wp_footer');

        self::assertMatchesRegularExpression('~<script type="module">\s*[^<]*\[data-contact-bar\]~', (string) ob_get_clean());
        self::assertNotContains('coleman-contact-bar', wp_script_modules()->get_queue());
    }

    public function testWhatScrollsSmoothlyComesWithTheFirstUseOrClick(): void
    {
        do_blocks('<!-- wp:html --><a data-smooth-scroll href="#a">a</a><!-- /wp:html -->');
        remove_action('wp_footer', 'the_block_template_skip_link');
        ob_start();
        do_action('wp_footer');
        $footer = (string) ob_get_clean();

        self::assertMatchesRegularExpression('~<template data-on-click="a\[data-smooth-scroll\]" data-module="([^"]+/islands/smooth-scroll\.\w+\.js)" data-when-used="\1">~', $footer);
        self::assertStringNotContainsString('scrollTo', $footer);
        self::assertNotContains('coleman-smooth-scroll', wp_script_modules()->get_queue());
    }

    public function testAPageWithoutAnyOfItGetsNothing(): void
    {
        do_blocks('<!-- wp:group --><div class="wp-block-group"><!-- wp:paragraph --><p class="my-modals" data-printer="x">modal</p><!-- /wp:paragraph --></div><!-- /wp:group -->');

        self::assertSame([], wp_script_modules()->get_queue());
    }

    public function testATagManagerIsToldOnlyWhereTheDealerHasAskedForIt(): void
    {
        $before = get_option(DataLayerGroup::OPTION);
        remove_action('wp_footer', 'the_block_template_skip_link');
        $footer = static function (): string {
            ob_start();
            do_action('wp_footer');

            return (string) ob_get_clean();
        };
        try {
            foreach (['off', 'nonsense', '', ['on']] as $off) {
                update_option(DataLayerGroup::OPTION, $off);
                self::assertStringNotContainsString('data-layer', $footer());
            }
            foreach (['on' => 'false', 'consent' => 'true'] as $mode => $needsConsent) {
                update_option(DataLayerGroup::OPTION, $mode);
                self::assertMatchesRegularExpression('#"needsConsent":' . $needsConsent . '}</script><script type="module" src="[^"]+/islands/data-layer\.\w+\.js"#', $footer());
            }
        } finally {
            false === $before ? delete_option(DataLayerGroup::OPTION) : update_option(DataLayerGroup::OPTION, $before);
        }
    }
}
