<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Blocks;

use Coleman\Api\Leads\LeadPages;
use Coleman\Api\Parts\Part;
use Coleman\Api\Routing\Page;
use Coleman\Tests\Integration\TestCase;

/** Every page of something that is offered has a way to ask about it. */
final class AskBlocksTest extends TestCase
{
    private const BAR = '<!-- wp:coleman/contact-bar /-->';
    private const HELP = '<!-- wp:coleman/part-help /-->';
    private const FORM = '<!-- wp:coleman/inquiry {"kind":"page"} /-->';

    protected function tearDown(): void
    {
        $this->show(null);
        parent::tearDown();
    }

    /** @return iterable<string, array{string, string}> path, where the bar leads to ask */
    public static function pages(): iterable
    {
        yield 'new machine' => ['/equipment/new/detail/bobcat-t66-1', '#ask'];
        yield 'used machine' => ['/equipment/used/detail/2022-bobcat-t76-61', '#used-equipment-form'];
        yield 'part' => ['/parts/details/1', '/ask/part-1'];
        yield 'sold-out part' => ['/parts/details/4', '/ask/part-4'];
        yield 'attachment' => ['/ask/attachment-1', '#ask'];
        yield 'rental' => ['/ask/rental-1', '#ask'];
    }

    /** @dataProvider pages */
    public function testTheBarOffersToCallAndToAsk(string $path, string $ask): void
    {
        $this->show($this->thing($path));
        $bar = do_blocks(self::BAR);
        self::assertSame(1, preg_match('/href="tel:\d{10}"/', $bar), $path);
        self::assertStringContainsString('href="' . $ask . '"', $bar);
    }

    public function testAPartThatCannotBeHadIsNotAdded(): void
    {
        $parts = $this->modules()->parts->repository();
        foreach ([1, 3, 4, 6, 7] as $id) {
            $part = $parts->byId($id) ?? self::fail('The demo has no such part.');
            $this->show($part);
            self::assertSame($part->isOrderable(), str_contains(do_blocks(self::BAR), 'name="partId" value="' . $id . '"'), $part->number);
            self::assertSame(!$part->isOrderable() || null === $part->priceCents, '' !== do_blocks(self::HELP), $part->number);
        }
    }

    public function testASoldMachineHasNoBar(): void
    {
        $this->show($this->thing('/equipment/used/detail/2018-bobcat-t650-63'));
        self::assertSame('', do_blocks(self::BAR));
    }

    public function testNothingIsAskedWhereThereIsNothing(): void
    {
        $this->show(null);
        self::assertSame(['', ''], [do_blocks(self::BAR), do_blocks(self::HELP)]);
    }

    public function testTheFormIsForWhatThePageIsAbout(): void
    {
        foreach (['/ask/part-3' => 'part', '/ask/machine-1' => 'new', '/ask/machine-61' => 'used', '/ask/attachment-1' => 'attachment', '/ask/rental-1' => 'rental', '/locations/easton/' => 'contact'] as $path => $kind) {
            $this->show($this->thing($path));
            self::assertStringContainsString('name="kind" value="' . $kind . '"', do_blocks(self::FORM), $path);
        }
    }

    public function testAPageToAskOnIsOfItsThingAlone(): void
    {
        $page = $this->page('/ask/part-3');
        self::assertSame([LeadPages::url('part', 3), false], [$page->canonical, $page->isIndexed()]);
        $part = $this->modules()->parts->repository()->byId(3) ?? self::fail('The demo has no such part.');
        self::assertStringContainsString($part->number, $page->title);
        self::assertSame($this->modules()->parts->presenter()->url($part), $page->trail[0]['path'] ?? '');
    }

    private function page(string $path): Page
    {
        $page = $this->modules()->pages->router()->resolve($path);
        if (!$page instanceof Page) {
            // Another form of the address.
            $page = $this->modules()->pages->router()->resolve($page->path ?? '');
        }

        return $page instanceof Page ? $page : self::fail($path);
    }

    private function thing(string $path): ?object
    {
        if (1 === preg_match('@^/ask/(attachment|rental)-(\d+)$@', $path, $match)) {
            return 'rental' === $match[1] ? $this->modules()->rentals->classes()->byId((int) $match[2]) : $this->modules()->catalogue->attachments()->byId((int) $match[2]);
        }

        return $this->page($path)->entity;
    }

    /** Shows a page about something, as the router does. */
    private function show(?object $thing): void
    {
        $trail = $thing instanceof Part ? [['name' => 'All', 'path' => '/parts/']] : [];
        $page = null === $thing ? null : new Page('thing', 'page', '/thing', 'Thing', entity: $thing, trail: $trail);
        (new \ReflectionProperty($this->modules()->pages->router(), 'page'))->setValue($this->modules()->pages->router(), $page);
    }
}
