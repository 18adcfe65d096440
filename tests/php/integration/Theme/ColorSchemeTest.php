<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Theme;

use Coleman\Api\Support\Json;
use Coleman\Tests\Integration\TestCase;

use function Coleman\Theme\color_scheme;
use function Coleman\Theme\color_scheme_css;

/** Dark colors are those of the style Night shift, on screens, for whom the setting means. */
final class ColorSchemeTest extends TestCase
{
    protected function tearDown(): void
    {
        delete_option('coleman_color_scheme');
        parent::tearDown();
    }

    public function testEveryColorOfTheStyleIsTakenOver(): void
    {
        /** @var array{settings: array{color: array{palette: list<array{slug: string, color: string}>}, custom: array<string, string>}} $style */
        $style = Json::decodeFile(get_theme_file_path('styles/dark.json'));
        $variables = [];
        foreach ($style['settings']['color']['palette'] as ['slug' => $slug, 'color' => $color]) {
            $variables["preset--color--{$slug}"] = $color;
        }
        foreach ($style['settings']['custom'] as $name => $value) {
            $variables["custom--{$name}"] = $value;
        }
        self::assertArrayHasKey('custom--behind-drawings', $variables);
        foreach ($variables as $name => $value) {
            foreach (['dark', 'system'] as $scheme) {
                self::assertMatchesRegularExpression("/--wp--{$name}:{$value}[;}]/", color_scheme_css($scheme));
            }
        }
        self::assertSame('', color_scheme_css('light'));
        self::assertStringStartsWith('@media screen{', color_scheme_css('dark'));
        self::assertStringStartsWith('@media screen and (prefers-color-scheme:dark){', color_scheme_css('system'));
    }

    /** @testWith ["dark", "dark"]
     *            ["system", "system"]
     *            ["light", "light"]
     *            ["</style>", "light"]
     *            [["dark"], "light"]
     */
    public function testAnotherValueIsLight(mixed $kept, string $scheme): void
    {
        update_option('coleman_color_scheme', $kept);

        self::assertSame($scheme, color_scheme());
    }
}
