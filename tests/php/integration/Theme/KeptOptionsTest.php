<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Theme;

use Coleman\Tests\Integration\TestCase;
use Coleman\Theme\KeptOptions;

/** What pages keep of single options is what the database has. */
final class KeptOptionsTest extends TestCase
{
    private const TURN = 'coleman_options_turn';

    private mixed $logo = false;

    protected function setUp(): void
    {
        parent::setUp();
        $this->logo = get_option('site_logo');
        delete_option('site_logo');
        // Writes the list, should it have run out.
        wp_get_theme()->get_block_patterns();
        delete_option(self::TURN);
        delete_transient('coleman_options');
    }

    protected function tearDown(): void
    {
        false === $this->logo ? delete_option('site_logo') : update_option('site_logo', $this->logo);
        wp_get_theme()->get_block_patterns();
        parent::tearDown();
    }

    public function testAPageAsksForNoneOfThem(): void
    {
        $this->answers();
        $before = get_num_queries();
        $answers = $this->answers();

        // Those that WordPress loads with each page.
        self::assertSame($before + 1, get_num_queries());
        self::assertFalse($answers['logo']);
        self::assertIsArray($answers['patterns']);
    }

    public function testThoseThatAreNotKeptYetAreReadInOneStatement(): void
    {
        $read = [];
        $listen = static function (string $sql) use (&$read): string {
            if (1 === preg_match('/^SELECT .*(site_logo|wp_theme_files_patterns)/is', $sql)) {
                $read[] = $sql;
            }

            return $sql;
        };
        add_filter('query', $listen);
        $this->answers();
        remove_filter('query', $listen);

        self::assertCount(1, $read);
        self::assertStringContainsString('site_logo', $read[0]);
        self::assertStringContainsString('_site_transient_timeout_' . self::list(), $read[0]);
    }

    public function testEachEditShowsAtOnce(): void
    {
        $theme = wp_get_theme();
        $edits = [
            'a logo' => static fn () => update_option('site_logo', '12'),
            'another' => static fn () => update_option('site_logo', '13'),
            'none' => static fn () => delete_option('site_logo'),
            'one of no number' => static fn () => add_option('site_logo', ''),
            'none again' => static fn () => delete_option('site_logo'),
            'a list that was thrown away' => static fn () => $theme->delete_pattern_cache(),
            'and made again' => static fn () => $theme->get_block_patterns(),
            'a list of another version' => static fn () => set_site_transient(self::list(), ['version' => '0', 'patterns' => []]),
        ];
        foreach ($edits as $name => $edit) {
            $this->answers();
            $edit();
            $made = $this->answers(isKept: false);
            self::assertSame($made, $this->answers(), $name);
            self::assertSame($made, $this->answers(), $name . ', once more');
        }
    }

    public function testAnEditWhileAPageIsMadeIsNotLost(): void
    {
        // The page has read that there is none, and keeps it after the editor has chosen one.
        $choose = static function (mixed $kept): mixed {
            update_option('site_logo', '14');

            return $kept;
        };
        add_filter('pre_set_transient_coleman_options', $choose);
        $this->answers();
        remove_filter('pre_set_transient_coleman_options', $choose);

        self::assertSame('14', $this->answers()['logo']);
    }

    public function testAnEditPastWordPressShowsAfterHalfAnHour(): void
    {
        $this->answers();
        $kept = get_transient('coleman_options');
        self::assertIsArray($kept);
        global $wpdb;
        $wpdb->insert($wpdb->options, ['option_name' => 'site_logo', 'option_value' => '15', 'autoload' => 'no']);
        self::assertFalse($this->answers()['logo']);

        set_transient('coleman_options', ['until' => time() - 1] + $kept);

        self::assertSame('15', $this->answers()['logo']);
    }

    /** @return array{logo: mixed, patterns: mixed} what a new request is told */
    private function answers(bool $isKept = true): array
    {
        wp_cache_flush();
        wp_load_alloptions();
        if ($isKept) {
            KeptOptions::prime();
        }

        return ['logo' => get_option('site_logo'), 'patterns' => get_site_transient(self::list())];
    }

    private static function list(): string
    {
        $theme = wp_get_theme();

        return 'wp_theme_files_patterns-' . md5($theme->get_theme_root() . '/' . $theme->get_stylesheet());
    }
}
