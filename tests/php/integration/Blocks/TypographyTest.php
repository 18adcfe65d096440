<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Blocks;

use Coleman\Tests\Integration\TestCase;

/** Typographic quotes, smilies and picture fonts are WordPress's business, but for pages that show a block of ours. */
final class TypographyTest extends TestCase
{
    public function testWithoutABlockOfOursEverythingIsAsWordPressHasIt(): void
    {
        self::assertSame(['Lee&#8217;s 4&#215;4', true, true], $this->inARequestOfItsOwn(''));
    }

    public function testWithOneTextsStayAsTheyWerePrinted(): void
    {
        self::assertSame(["Lee's 4x4", false, false], $this->inARequestOfItsOwn("do_blocks('<!-- wp:coleman/copyright /-->');"));
    }

    /**
     * WordPress decides once a request.
     *
     * @return array<mixed> a text, whether a smiley becomes a picture, whether the script of picture fonts is printed
     */
    private function inARequestOfItsOwn(string $code): array
    {
        $code = 'require ' . var_export(dirname(__DIR__, 4) . '/bin/php/site.php', true) . '; require COLEMAN_WORDPRESS . "/wp-load.php"; ' . $code . <<<'PHP'
             remove_all_actions('wp_head', 1); ob_start(); do_action('wp_head'); $head = ob_get_clean();
            echo "\n", json_encode([wptexturize("Lee's 4x4"), str_contains(convert_smilies('Well :mrgreen: '), '<img'), false !== has_action('wp_head', 'print_emoji_detection_script')]);
            PHP;
        $process = proc_open([PHP_BINARY, '-r', $code], [1 => ['pipe', 'w']], $pipes);
        self::assertIsResource($process);
        $printed = explode("\n", trim((string) stream_get_contents($pipes[1])));
        proc_close($process);
        $told = json_decode((string) end($printed), true);
        self::assertIsArray($told, implode("\n", $printed));

        return $told;
    }
}
