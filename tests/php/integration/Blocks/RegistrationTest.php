<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Blocks;

use Coleman\Tests\Integration\TestCase;

/** Blocks are registered for visitors without what only the editor needs. */
final class RegistrationTest extends TestCase
{
    private const METADATA = ['name' => 'coleman/any', 'editorScript' => 'file:./index.js', 'style' => 'file:./style-index.css'];

    protected function tearDown(): void
    {
        unset($GLOBALS['current_screen']);
        parent::tearDown();
    }

    public function testAVisitorsRequestRegistersNoEditorScript(): void
    {
        $ours = array_filter(
            \WP_Block_Type_Registry::get_instance()->get_all_registered(),
            static fn (\WP_Block_Type $type): bool => str_starts_with($type->name, 'coleman/'),
        );

        self::assertNotSame([], $ours);
        foreach ($ours as $type) {
            self::assertSame([], $type->editor_script_handles, $type->name);
            self::assertNotSame([], $type->style_handles, $type->name);
        }
    }

    public function testTheAdministrationKeepsIt(): void
    {
        self::assertArrayNotHasKey('editorScript', $this->filtered(self::METADATA));

        $GLOBALS['current_screen'] = new class () {
            public function in_admin(): bool
            {
                return true;
            }
        };

        self::assertSame(self::METADATA, $this->filtered(self::METADATA));
    }

    public function testTranslationsOfOurScriptsAreReadBesideTheBlocks(): void
    {
        $file = static function (string $handle, string $domain): string {
            $found = apply_filters('load_script_translation_file', '/nowhere/theirs.json', $handle, $domain);
            self::assertIsString($found);

            return $found;
        };

        self::assertStringEndsWith('/languages/coleman-en_US.json', $file('coleman-cart-editor-script', 'coleman'));
        self::assertSame('/nowhere/theirs.json', $file('coleman-cart-editor-script', 'default'));
        self::assertSame('/nowhere/theirs.json', $file('wp-blocks', 'coleman'));
    }

    public function testBlocksOfOthersAreLeftAlone(): void
    {
        $theirs = ['name' => 'core/any', 'editorScript' => 'file:./index.js'];

        self::assertSame($theirs, $this->filtered($theirs));
    }

    /**
     * @param array<string, string> $metadata
     * @return array<mixed>
     */
    private function filtered(array $metadata): array
    {
        return (array) apply_filters('block_type_metadata', $metadata);
    }
}
