<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Blocks;

use Coleman\Tests\Integration\TestCase;

/** On any page an editor can have one thing shown; the page's own heading stays the first. */
final class ChosenTest extends TestCase
{
    /**
     * @testWith ["part", "part", 1]
     *           ["attachment", "attachment", 1]
     *           ["machine", "machine", "61"]
     *           ["rental", "rental", 1]
     *           ["parts-viewer", "model", 1]
     */
    public function testItIsShownUnderAHeadingOfTheSecondLevel(string $block, string $attribute, int|string $value): void
    {
        $html = self::render($block, [$attribute => $value]);

        self::assertMatchesRegularExpression('/<h2[\s>]/', $html);
        self::assertStringNotContainsString('<h1', $html);
    }

    public function testAPersonIsShown(): void
    {
        $one = $this->modules()->branches->salesmen()->all()[0];
        $html = self::render('salesman', ['salesman' => $one->slug]);

        self::assertStringContainsString(esc_html($one->name) . '</h2>', $html);
    }

    public function testWhereAPartIsUsedIsShown(): void
    {
        self::assertStringContainsString('Where this part is used', self::render('where-used', ['part' => 1]));
    }

    public function testAFormInTheBlockOfAMachineIsAboutThatMachine(): void
    {
        $html = do_blocks('<!-- wp:coleman/machine {"machine":"61"} --><!-- wp:coleman/used-inquiry /--><!-- /wp:coleman/machine -->');

        self::assertStringContainsString('name="equipmentId" value="61"', $html);
    }

    /**
     * @testWith ["part", "part", 9999999]
     *           ["attachment", "attachment", 9999999]
     *           ["machine", "machine", "no-such"]
     *           ["rental", "rental", 9999999]
     *           ["salesman", "salesman", "no-such"]
     *           ["where-used", "part", 9999999]
     *           ["parts-viewer", "model", 9999999]
     *           ["used-inquiry", "machine", "no-such"]
     */
    public function testWhatIsGoneShowsNothing(string $block, string $attribute, int|string $value): void
    {
        self::assertSame('', self::render($block, [$attribute => $value]));
    }

    /** @param array<string, int|string> $attributes */
    private static function render(string $block, array $attributes): string
    {
        return trim(do_blocks(sprintf('<!-- wp:coleman/%s %s /-->', $block, (string) json_encode($attributes))));
    }
}
