<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Blocks;

use Coleman\Tests\Integration\TestCase;

/** What the equipment grid and the location block make of their attributes and of the page's address. */
final class BranchBlocksTest extends TestCase
{
    private const GONE = 'This branch is no longer listed.';

    protected function setUp(): void
    {
        parent::setUp();
        $_GET = [];
        $_SERVER['REQUEST_URI'] = '/equipment/new/';
    }

    protected function tearDown(): void
    {
        $_GET = [];
        $_SERVER['REQUEST_URI'] = '/';
        parent::tearDown();
    }

    public function testAllIsChosenUntilTheVisitorChooses(): void
    {
        self::assertSame(['ALL', 'ALL'], $this->chosen($this->grid()));
    }

    public function testTheQueryChooses(): void
    {
        $_GET = ['location_id' => '4', 'vendor_id' => '2'];
        $html = $this->grid();

        self::assertSame(['Easton', 'Kubota'], $this->chosen($html));
        self::assertStringContainsString('categories · Easton · Kubota', $html);
        self::assertMatchesRegularExpression('/href="\?location_id=1&amp;vendor_id=2#equipment-grid-\d+"/', $html);
        self::assertStringContainsString('maps/easton.svg', $html);
    }

    /** @return iterable<string, array{mixed}> */
    public static function noIds(): iterable
    {
        yield 'no digits' => ['4x'];
        yield 'negative' => ['-4'];
        yield 'unknown' => ['999'];
        yield 'too long' => ['4444444444'];
        yield 'a line more' => ["4\n"];
        yield 'empty' => [''];
        yield 'a list' => [['4']];
    }

    /** @dataProvider noIds */
    public function testWhatIsNoIdIsAll(mixed $value): void
    {
        $_GET = ['location_id' => $value, 'vendor_id' => $value];

        self::assertSame(['ALL', 'ALL'], $this->chosen($this->grid()));
    }

    public function testNothingFoundIsSaid(): void
    {
        $_GET = ['location_id' => '4', 'vendor_id' => '5'];
        $html = $this->grid();

        self::assertStringContainsString('No results found', $html);
        self::assertStringNotContainsString('coleman-equipment-grid__tiles', $html);
    }

    public function testAPageOfABranchHasNoLocationBar(): void
    {
        $_SERVER['REQUEST_URI'] = '/new-equipment-easton/?location_id=1';
        $_GET = ['location_id' => '1'];
        $html = $this->grid();

        self::assertStringNotContainsString('Select Location', $html);
        self::assertSame(['ALL'], $this->chosen($html));
        self::assertStringContainsString('categories · Easton', $html);
    }

    public function testTheRuleLooksAtThePathAlone(): void
    {
        $_SERVER['REQUEST_URI'] = '/equipment/new/?utm_campaign=new-easton';

        self::assertStringContainsString('Select Location', $this->grid());
    }

    public function testWhatIsGivenByTheEditorIsNotChosen(): void
    {
        $_GET = ['location_id' => '4', 'vendor_id' => '1'];
        $html = $this->grid(['branch' => 'lees-summit', 'brandId' => 2, 'categoryId' => 1, 'showAttachments' => false, 'showContact' => false, 'heading' => 'h1']);

        self::assertSame([], $this->chosen($html));
        self::assertSame(1, substr_count($html, '__tile"'));
        self::assertStringContainsString('1 category · Lee&apos;s Summit · Kubota', $html);
        self::assertStringContainsString('<h1 ', $html);
        self::assertStringNotContainsString('ATTACHMENTS', $html);
        self::assertStringNotContainsString('Sales Team', $html);
    }

    public function testABrandThatIsGoneIsNotGiven(): void
    {
        self::assertSame('', trim($this->grid(['brandId' => 999])));
        // Who comes by an old link sees all brands.
        $_GET = ['vendor_id' => '999'];
        self::assertSame(['ALL', 'ALL'], $this->chosen($this->grid()));
    }

    public function testALocationIsOneBranchOrAll(): void
    {
        $one = $this->render('location-hours', ['branch' => 'easton']);
        self::assertSame(1, substr_count($one, '__branch"'));
        self::assertStringContainsString('maps/easton.svg', $one);
        self::assertStringContainsString('Becky Stroud', $one);
        self::assertStringNotContainsString('Dale Hutchins', $one);

        $all = $this->render('location-hours', ['branch' => '']);
        self::assertSame(4, substr_count($all, '__branch"'));
        self::assertStringContainsString('maps/all.svg', $all);
        self::assertStringNotContainsString(self::GONE, $all);
    }

    /** A page that was made for a branch shows others in its place only if it says so. */
    public function testABranchThatIsGoneIsTold(): void
    {
        foreach (['full', 'strip', 'footer'] as $layout) {
            $all = $this->render('location-hours', ['branch' => 'gone', 'layout' => $layout]);
            self::assertSame(4, substr_count($all, 'full' === $layout ? '__branch"' : 'href="tel:'), $layout);
            self::assertStringContainsString(self::GONE, $all, $layout);
        }

        self::assertStringContainsString(self::GONE, $this->grid(['branch' => 'gone']));
        self::assertStringNotContainsString(self::GONE, $this->grid(['branch' => 'easton']));
        self::assertSame('', trim($this->render('machine-list', ['branch' => 'gone'])));
    }

    public function testTheBriefLayoutsHaveNeitherMapNorTeam(): void
    {
        foreach (['strip', 'footer'] as $layout) {
            $html = $this->render('location-hours', ['layout' => $layout]);
            self::assertSame(4, substr_count($html, 'href="tel:'));
            self::assertStringNotContainsString('<img', $html);
            self::assertStringNotContainsString('Sales Team', $html);
        }
    }

    /** @param array<string, mixed> $attributes */
    private function grid(array $attributes = []): string
    {
        return $this->render('equipment-grid', $attributes);
    }

    /** @param array<string, mixed> $attributes */
    private function render(string $block, array $attributes): string
    {
        return render_block(['blockName' => 'coleman/' . $block, 'attrs' => $attributes, 'innerBlocks' => [], 'innerHTML' => '', 'innerContent' => []]);
    }

    /** @return list<string> the names that the bars mark as chosen */
    private function chosen(string $html): array
    {
        preg_match_all('/aria-current="true">([^<]+)</', $html, $found);

        return $found[1];
    }
}
