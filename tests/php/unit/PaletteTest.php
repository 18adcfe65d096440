<?php

declare(strict_types=1);

namespace Coleman\Tests\Unit;

use Coleman\Api\Support\Json;
use PHPUnit\Framework\TestCase;

/** Every text color on every ground it is used on, in both styles: AA at least, as sunlight on a phone demands. */
final class PaletteTest extends TestCase
{
    private const PAIRS = [
        'ink' => ['chalk', 'plate', 'concrete'],
        'muted' => ['chalk', 'plate', 'concrete'],
        'pine' => ['chalk', 'plate', 'concrete'],
        'amber' => ['chalk', 'plate', 'concrete'],
        'red' => ['chalk', 'plate', 'concrete'],
        'on-steel' => ['steel'],
        'on-steel-muted' => ['steel'],
        'on-signal' => ['signal', 'signal-strong'],
    ];

    /** @return iterable<string, array{string, string, string}> */
    public static function pairs(): iterable
    {
        foreach (['theme.json', 'styles/dark.json'] as $file) {
            $colours = self::colours($file);
            foreach (self::PAIRS as $text => $grounds) {
                foreach ($grounds as $ground) {
                    yield "$text on $ground, $file" => [$colours[$text], $colours[$ground], $file];
                }
            }
        }
    }

    /** @dataProvider pairs */
    public function testIsLegible(string $text, string $ground): void
    {
        $light = max(self::luminance($text), self::luminance($ground));
        $dark = min(self::luminance($text), self::luminance($ground));

        self::assertGreaterThanOrEqual(4.5, ($light + 0.05) / ($dark + 0.05));
    }

    public function testBothStylesNameTheSameColours(): void
    {
        self::assertSame(array_keys(self::colours('theme.json')), array_keys(self::colours('styles/dark.json')));
    }

    /** @return array<string, string> */
    private static function colours(string $file): array
    {
        /** @var array{settings: array{color: array{palette: list<array{slug: string, color: string}>}}} $theme */
        $theme = Json::decodeFile(dirname(__DIR__, 3) . '/theme/' . $file);

        return array_column($theme['settings']['color']['palette'], 'color', 'slug');
    }

    private static function luminance(string $hex): float
    {
        $channel = static function (int $from) use ($hex): float {
            $value = hexdec(substr($hex, $from, 2)) / 255;

            return $value <= 0.03928 ? $value / 12.92 : (($value + 0.055) / 1.055) ** 2.4;
        };

        return 0.2126 * $channel(1) + 0.7152 * $channel(3) + 0.0722 * $channel(5);
    }
}
