<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Feeds;

use Coleman\Api\Feeds\FeedRun;
use Coleman\Api\Feeds\ReversibleFeed;
use Coleman\Api\Feeds\RunState;
use Coleman\Api\Http\ApiError;
use Random\Engine\Mt19937;
use Random\Randomizer;

/** After an undo the site is as it was before the run, for every kind of feed. */
final class FeedUndoTest extends DemoFeedTestCase
{
    protected const TABLES = [
        'parts', 'part_stock', 'part_supersessions', 'part_interchanges', 'part_tallies', 'brands', 'machines', 'item_images', 'rental_classes', 'rental_units',
        'attachments', 'attachment_stock', 'locations', 'salesmen', 'salesman_zipcodes', 'salesman_slugs', 'models', 'model_assemblies', 'model_callouts', 'model_hotspots',
    ];

    public function testEveryKindCanBeUndone(): void
    {
        foreach ($this->modules()->feeds->service()->kinds() as $name => $kind) {
            self::assertInstanceOf(ReversibleFeed::class, $kind, $name);
        }
    }

    /** @return array<string, array{string}> */
    public static function kinds(): array
    {
        return self::shareOfEngine(array_combine(DemoRows::KINDS, array_map(static fn (string $kind): array => [$kind], DemoRows::KINDS)));
    }

    /** @dataProvider kinds */
    public function testAfterAnUndoTheSiteIsAsItWas(string $kind): void
    {
        $seed = random_int(1, 1_000_000);
        $demo = new DemoRows($this->connection(), new Randomizer(new Mt19937($seed)));
        $state = new SiteState($this->connection());
        $rows = $demo->of($kind);
        self::assertNotSame([], $rows);
        $states = [];
        $runs = [];
        for ($turn = 0; $turn < 3; $turn++) {
            $states[] = $state->taken();
            $runs[] = $this->import($kind, self::csv($demo->mixed($kind, $rows, $turn)));
        }
        self::assertNotSame($states[0], $state->taken(), "seed $seed: the files changed nothing");
        foreach (array_reverse($runs) as $index => $run) {
            $undo = $this->undone($run);
            self::assertSame([], $undo->samples['left'] ?? [], "seed $seed");
            self::assertSame([], SiteState::difference($states[2 - $index], $state->taken()), "seed $seed, turn " . (2 - $index));
        }
    }

    public function testWhatSomebodyChangedSinceStaysAndIsNamed(): void
    {
        $rows = $this->machines();
        $rows = array_map(static fn (array $row): array => ['price' => '12345.00', 'hours' => '77'] + $row, array_slice($rows, 0, 3));
        $run = $this->import('machines', self::csv($rows), isFull: false);
        $number = (string) $rows[0]['stock_number'];
        $this->connection()->execute('UPDATE {machines} SET price_cents = 999 WHERE stock_number = %s', [$number]);
        $hours = $this->connection()->value('SELECT meter_hours FROM {machines} WHERE stock_number = %s', [$number]);
        self::assertSame('77', $hours);
        $undo = $this->undone($run);
        self::assertSame(["$number, Price: It was changed after this run."], $undo->samples['left']);
        $machine = $this->connection()->row('SELECT price_cents, meter_hours FROM {machines} WHERE stock_number = %s', [$number]) ?? [];
        self::assertSame('999', $machine['price_cents']);
        self::assertNotSame('77', $machine['meter_hours']);
    }

    public function testAShelfThatWasCountedSinceIsNamedByPartAndBranch(): void
    {
        $run = $this->import('stock', "part_number,vendor,location,quantity\nP164378,Donaldson,lees-summit,41\nP164378,Donaldson,Easton,42\n", isFull: false);
        $where = "location_id = 2 AND part_id = (SELECT id FROM {parts} WHERE part_number = 'P164378')";
        self::assertSame('41', $this->connection()->value("SELECT counted FROM {part_stock} WHERE $where"));
        $this->connection()->execute("UPDATE {part_stock} SET counted = 40 WHERE $where");
        $undo = $this->undone($run);
        self::assertSame(["P164378 at Lee's Summit: It was changed after this run added it."], $undo->samples['left']);
    }

    public function testRunsAreUndoneNewestFirst(): void
    {
        $rows = array_slice($this->machines(), 0, 2);
        $first = $this->import('machines', self::csv(array_map(static fn (array $row): array => ['price' => '5000.00'] + $row, $rows)), isFull: false);
        $this->import('machines', self::csv(array_map(static fn (array $row): array => ['price' => '6000.00'] + $row, $rows)), isFull: false);
        $this->expectException(ApiError::class);
        $this->expectExceptionMessage('Undo newer runs first.');
        $this->modules()->feeds->service()->undo($first);
    }

    public function testAMadeThingThatSomethingRefersToIsRetired(): void
    {
        $run = $this->import('parts', "part_number,vendor,description\nUNDO-1,Undo Works,One\nUNDO-2,Undo Works,Two\n", isFull: false);
        $id = (int) $this->connection()->value("SELECT id FROM {parts} WHERE part_number = 'UNDO-1'");
        $this->connection()->insertMany('part_stock', [['part_id' => $id, 'location_id' => 1, 'quantity' => 2, 'version' => 1]]);
        $undo = $this->undone($run);
        self::assertSame('1', $this->connection()->value('SELECT discontinued FROM {parts} WHERE id = %d', [$id]));
        self::assertNull($this->connection()->row("SELECT id FROM {parts} WHERE part_number = 'UNDO-2'"));
        self::assertCount(1, $undo->samples['left'] ?? []);
        $this->modules()->search->index()->remove([$id]);
    }

    private function undone(FeedRun $run): FeedRun
    {
        $feeds = $this->modules()->feeds->service();
        $undo = $feeds->undo($this->modules()->feeds->repository()->run($run->id) ?? self::fail());
        for ($steps = 0; $undo->state->isUnderWay(); $steps++) {
            self::assertLessThan(200, $steps);
            // Whoever is at work may be killed between any two steps.
            $feeds->resume($undo, 0.000_001);
            $undo = $this->modules()->feeds->repository()->run($undo->id) ?? self::fail();
        }
        self::assertSame(RunState::Applied, $undo->state, $undo->message);
        self::assertSame(RunState::Undone, $this->modules()->feeds->repository()->run($run->id)?->state);

        return $undo;
    }

    /** @return list<array<string, string|null>> */
    private function machines(): array
    {
        return (new DemoRows($this->connection(), new Randomizer()))->of('machines');
    }
}
