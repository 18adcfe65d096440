<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Blocks;

use Coleman\Tests\Integration\TestCase;

/** How the built blocks are made known to WordPress. */
final class RegistrationTest extends TestCase
{
    private const EDITOR_SCRIPT = 'coleman-blocks-editor';

    public function testABlocksStylesAreItsOwnAndItsEditorScriptIsThatOfAll(): void
    {
        $ours = array_filter(
            \WP_Block_Type_Registry::get_instance()->get_all_registered(),
            static fn (\WP_Block_Type $type): bool => str_starts_with($type->name, 'coleman/'),
        );

        self::assertNotSame([], $ours);
        foreach ($ours as $type) {
            self::assertSame([self::EDITOR_SCRIPT], $type->editor_script_handles, $type->name);
            self::assertNotSame([], $type->style_handles, $type->name);
        }
    }

    public function testAVisitorsRequestRegistersNoEditorScript(): void
    {
        self::assertFalse(wp_script_is(self::EDITOR_SCRIPT, 'registered'));
    }

    public function testTranslationsOfOurScriptsAreReadBesideTheBlocks(): void
    {
        $file = static function (string $handle, string $domain): string {
            $found = apply_filters('load_script_translation_file', '/nowhere/theirs.json', $handle, $domain);
            self::assertIsString($found);

            return $found;
        };

        self::assertStringEndsWith('/languages/coleman-en_US.json', $file(self::EDITOR_SCRIPT, 'coleman'));
        self::assertSame('/nowhere/theirs.json', $file(self::EDITOR_SCRIPT, 'default'));
        self::assertSame('/nowhere/theirs.json', $file('wp-blocks', 'coleman'));
    }
}
