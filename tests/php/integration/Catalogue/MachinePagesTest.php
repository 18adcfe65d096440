<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Catalogue;

use Coleman\Api\Catalogue\Comparison;
use Coleman\Api\Catalogue\Machine;
use Coleman\Api\Catalogue\MachineChoice;
use Coleman\Api\Catalogue\MachineScope;
use Coleman\Api\Plugin;
use Coleman\Api\Routing\Page;
use Coleman\Tests\FixedClock;
use Coleman\Tests\Integration\TestCase;

/** What the address of a machine answers, before and after it is sold. */
final class MachinePagesTest extends TestCase
{
    private const NEW = 1;
    private const USED = 61;

    protected function tearDown(): void
    {
        $this->sell(self::NEW, null);
        $this->sell(self::USED, null);
        Plugin::modules(new \Coleman\Api\Support\SystemClock());
        parent::tearDown();
    }

    /** @return iterable<string, array{int, string}> */
    public static function machines(): iterable
    {
        yield 'new' => [self::NEW, 'equipment-new-detail'];
        yield 'used' => [self::USED, 'equipment-used-detail'];
    }

    /** @dataProvider machines */
    public function testASoldMachineKeepsItsPageUntilTheVerySecondItsNinetyDaysAreOver(int $id, string $template): void
    {
        $this->sell($id, '2026-03-01 15:30:00');
        $clock = new FixedClock('2026-05-30 15:29:59');
        Plugin::modules($clock);

        $page = $this->page($id);
        self::assertSame([$template, 200], [$page->template, $page->status]);
        self::assertStringContainsString('(sold)', $page->title);

        $clock->advance(1);
        $page = $this->page($id);
        self::assertSame(['equipment-gone', 410], [$page->template, $page->status]);
    }

    public function testAMachineWhosePageIsGoneIsInNoListAndNoComparison(): void
    {
        $this->sell(self::USED, '2026-03-01 15:30:00');
        $clock = new FixedClock('2026-05-30 15:29:59');
        Plugin::modules($clock);
        self::assertContains(self::USED, $this->sold());
        self::assertSame([self::USED, self::NEW], $this->compared());

        $clock->advance(1);
        self::assertNotContains(self::USED, $this->sold());
        self::assertSame([self::NEW], $this->compared());
        self::assertSame([self::USED], $this->body($this->call('GET', '/comparison', ['ids' => self::USED . ',' . self::NEW]))['missing']);
    }

    public function testANewMachineStandsInItsCategory(): void
    {
        self::assertSame([
            ['name' => 'New Equipment', 'path' => '/equipment/new/'],
            ['name' => 'Compact Track Loaders', 'path' => '/equipment/new/compact-track-loaders-1'],
        ], $this->page(self::NEW)->trail);
    }

    public function testAUsedMachineStandsOnTheUsedPageThatTakesItsCategory(): void
    {
        self::assertSame(
            ['name' => 'Used Equipment', 'path' => '/equipment/used/'],
            $this->page(self::USED)->trail[0],
        );
        self::assertSame('/equipment/used/compact-track-loaders/', $this->page(self::USED)->trail[1]['path'] ?? '');
        // A compact tractor stands among the tractors, an excavator among the others.
        self::assertSame(['name' => 'Tractors', 'path' => '/equipment/used/tractors/'], $this->page(88)->trail[1] ?? []);
        self::assertSame(
            ['name' => 'Other Used Equipment', 'path' => '/equipment/used/other-used-equipment/'],
            $this->page(75)->trail[1] ?? [],
        );
    }

    public function testThePageIsAboutTheMachine(): void
    {
        $page = $this->page(self::USED);
        self::assertInstanceOf(Machine::class, $page->entity);
        self::assertSame(self::USED, $page->entity->id);
        self::assertStringContainsString('U-2061', $page->title . $page->description);
        self::assertTrue($page->cacheable);
    }

    private function page(int $id): Page
    {
        $machine = $this->modules()->catalogue->machines()->byId($id);
        self::assertNotNull($machine);
        $page = $this->modules()->pages->router()->resolve($machine->url());
        self::assertInstanceOf(Page::class, $page);

        return $page;
    }

    /** @return list<int> the used machines of a list that shows sold ones too */
    private function sold(): array
    {
        $page = $this->modules()->catalogue->machineList()->find(new MachineScope(Machine::USED, withSold: true), new MachineChoice(), 100);

        return array_map(static fn (Machine $machine): int => $machine->id, $page->machines);
    }

    /** @return list<int> what is shown of both beside each other */
    private function compared(): array
    {
        $machines = $this->modules()->catalogue->machines()->byIds([self::USED, self::NEW]);

        return Comparison::create($machines, $this->modules()->foundation->clock->now())->askedIds();
    }

    private function sell(int $id, ?string $at): void
    {
        $this->modules()->foundation->connection()->execute('UPDATE {machines} SET sold_at = %s WHERE id = %d', [$at, $id]);
    }
}
