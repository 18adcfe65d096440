<?php

declare(strict_types=1);

namespace Coleman\Tests\Unit;

use PHPUnit\Framework\TestCase;

/** docs/hooks.md and the source name the same hooks. */
final class HooksAreDocumentedTest extends TestCase
{
    public function testEveryHookOfTheSourceStandsInTheDocumentAndTheOtherWayRound(): void
    {
        $fired = array_keys(self::fired());
        sort($fired);
        $named = [...self::public(), ...self::internal()];
        sort($named);

        self::assertNotEmpty($fired);
        self::assertSame($fired, $named);
    }

    public function testEveryPublicHookHasADocblockWhereItFires(): void
    {
        $fired = self::fired();
        self::assertNotEmpty(self::public());
        foreach (self::public() as $hook) {
            self::assertStringContainsString('@since ', $fired[$hook], $hook);
            self::assertStringContainsString('@param ', $fired[$hook], $hook);
        }
    }

    public function testTheExampleUsesEveryPublicHook(): void
    {
        $example = (string) file_get_contents(self::root() . '/docs/examples/coleman-example/coleman-example.php');
        preg_match_all("/\\badd_(?:action|filter)\\('(coleman_\\w+)'/", $example, $used);
        $used = $used[1];
        sort($used);
        $public = self::public();
        sort($public);

        self::assertSame($public, $used);
    }

    /** @return array<string, string> the docblock before it, by hook */
    private static function fired(): array
    {
        $fired = [];
        foreach (['plugin-coleman-api/src', 'plugin-coleman-api/templates', 'blocks', 'theme'] as $folder) {
            $files = new \RecursiveIteratorIterator(new \RecursiveDirectoryIterator(self::root() . '/' . $folder, \FilesystemIterator::SKIP_DOTS));
            /** @var \SplFileInfo $file */
            foreach ($files as $file) {
                if ('php' !== $file->getExtension()) {
                    continue;
                }
                $code = (string) file_get_contents($file->getPathname());
                preg_match_all("/(\\/\\*\\*(?:(?!\\*\\/).)*+\\*\\/\\s*+[^;{}\\/]*?)?\\b(?:do_action|apply_filters)(?:_ref_array|_deprecated)?\\(\\s*(?:'(coleman_\\w+)'|self::(\\w+))/s", $code, $found, PREG_SET_ORDER);
                foreach ($found as $hook) {
                    $name = $hook[2];
                    if ('' === $name && 1 === preg_match('/const ' . preg_quote($hook[3] ?? '', '/') . " = '(coleman_\\w+)'/", $code, $constant)) {
                        $name = $constant[1];
                    }
                    if ('' !== $name) {
                        $fired[$name] = ($fired[$name] ?? '') . $hook[1];
                    }
                }
            }
        }

        return $fired;
    }

    /** @return list<string> named in the tables */
    private static function public(): array
    {
        preg_match_all('/^\| `(coleman_\w+)` \|/m', self::document(), $named);

        return $named[1];
    }

    /** @return list<string> */
    private static function internal(): array
    {
        preg_match('/^## Internal$(.*?)^## /ms', self::document(), $section);
        preg_match_all('/`(coleman_\w+)`/', $section[1] ?? '', $named);

        return $named[1];
    }

    private static function document(): string
    {
        return (string) file_get_contents(self::root() . '/docs/hooks.md');
    }

    private static function root(): string
    {
        return dirname(__DIR__, 3);
    }
}
