<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Theme;

use Coleman\Tests\Integration\TestCase;

/** Pages carry the theme's colors and shadows, and none of WordPress's own, which nobody can choose. */
final class PresetsTest extends TestCase
{
    public function testOnlyTheThemesPresetsArePrinted(): void
    {
        $css = wp_get_global_stylesheet();

        foreach (['color--signal', 'color--ink', 'shadow--plate', 'font-size--large'] as $ours) {
            self::assertStringContainsString("--wp--preset--{$ours}:", $css);
        }
        self::assertStringContainsString('.has-signal-background-color', $css);
        foreach (['vivid-red', 'pale-pink', 'gradient', 'shadow--natural', 'has-white-'] as $core) {
            self::assertStringNotContainsString($core, $css);
        }
    }

    public function testTheEditorOffersTheSame(): void
    {
        /** @var array{color: array{palette: array{theme: list<array{slug: string}>, default?: list<mixed>}, gradients?: array{default?: list<mixed>}}} $settings */
        $settings = wp_get_global_settings();

        self::assertContains('signal', array_column($settings['color']['palette']['theme'], 'slug'));
        self::assertSame([[], []], [$settings['color']['palette']['default'] ?? [], $settings['color']['gradients']['default'] ?? []]);
    }
}
