<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Feeds;

use Coleman\Api\Feeds\FeedRun;
use Coleman\Api\Feeds\ReversibleFeed;
use Coleman\Api\Feeds\RunState;
use Coleman\Api\Http\ApiError;

/** After an undo the site is as it was before the run, for every kind of feed. */
final class FeedUndoTest extends DemoFeedTestCase
{
    protected const TABLES = [
        'parts', 'part_stock', 'part_supersessions', 'part_tallies', 'brands', 'machines', 'machine_images', 'rental_classes', 'rental_units',
        'attachments', 'attachment_stock', 'locations', 'salesmen', 'salesman_zipcodes', 'salesman_slugs', 'models', 'model_assemblies', 'model_callouts', 'model_hotspots',
    ];

    public function testEveryKindCanBeUndone(): void
    {
        foreach ($this->services()->feeds()->kinds() as $name => $kind) {
            self::assertInstanceOf(ReversibleFeed::class, $kind, $name);
        }
    }

    /** @return array<string, array{string}> */
    public static function kinds(): array
    {
        $kinds = ['parts', 'prices', 'stock', 'supersessions', 'machines', 'used', 'rental-classes', 'rental-units', 'attachments', 'locations', 'salesmen', 'models', 'diagrams', 'callouts'];

        return array_combine($kinds, array_map(static fn (string $kind): array => [$kind], $kinds));
    }

    /** @dataProvider kinds */
    public function testAfterAnUndoTheSiteIsAsItWas(string $kind): void
    {
        $seed = random_int(1, 1_000_000);
        mt_srand($seed);
        $state = new SiteState($this->connection());
        $rows = $this->rowsOf($kind);
        self::assertNotSame([], $rows);
        $before = $state->taken();
        $states = [];
        $runs = [];
        for ($turn = 0; $turn < 3; $turn++) {
            $states[] = $state->taken();
            $runs[] = $this->import($kind, self::csv($this->mixed($kind, $rows, $turn)));
        }
        self::assertNotSame($before, $state->taken(), "seed $seed: the files changed nothing");
        foreach (array_reverse($runs) as $index => $run) {
            $undo = $this->undone($run);
            self::assertSame([], $undo->samples['left'] ?? [], "seed $seed");
            self::assertSame([], SiteState::difference($states[2 - $index], $state->taken()), "seed $seed, turn " . (2 - $index));
        }
    }

    public function testWhatSomebodyChangedSinceStaysAndIsNamed(): void
    {
        $rows = $this->rowsOf('machines');
        $rows = array_map(static fn (array $row): array => ['price' => '12345.00', 'hours' => '77'] + $row, array_slice($rows, 0, 3));
        $run = $this->import('machines', self::csv($rows), isFull: false);
        $number = (string) $rows[0]['stock_number'];
        $this->connection()->execute('UPDATE {machines} SET price_cents = 999 WHERE stock_number = %s', [$number]);
        $hours = $this->connection()->value('SELECT meter_hours FROM {machines} WHERE stock_number = %s', [$number]);
        self::assertSame('77', $hours);
        $undo = $this->undone($run);
        self::assertSame(["$number, price: It was changed after this run."], $undo->samples['left']);
        $machine = $this->connection()->row('SELECT price_cents, meter_hours FROM {machines} WHERE stock_number = %s', [$number]) ?? [];
        self::assertSame('999', $machine['price_cents']);
        self::assertNotSame('77', $machine['meter_hours']);
    }

    public function testRunsAreUndoneNewestFirst(): void
    {
        $rows = array_slice($this->rowsOf('machines'), 0, 2);
        $first = $this->import('machines', self::csv(array_map(static fn (array $row): array => ['price' => '5000.00'] + $row, $rows)), isFull: false);
        $this->import('machines', self::csv(array_map(static fn (array $row): array => ['price' => '6000.00'] + $row, $rows)), isFull: false);
        $this->expectException(ApiError::class);
        $this->expectExceptionMessage('Undo the later ones first.');
        $this->services()->feeds()->undo($first);
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
        $this->services()->searchIndex()->remove([$id]);
    }

    private function undone(FeedRun $run): FeedRun
    {
        $feeds = $this->services()->feeds();
        $undo = $feeds->undo($this->services()->feedRepository()->run($run->id) ?? self::fail());
        for ($steps = 0; $undo->state->isUnderWay(); $steps++) {
            self::assertLessThan(200, $steps);
            // Whoever is at work may be killed between any two steps.
            $feeds->go($undo, 0.000_001);
            $undo = $this->services()->feedRepository()->run($undo->id) ?? self::fail();
        }
        self::assertSame(RunState::Applied, $undo->state, $undo->message);
        self::assertSame(RunState::Undone, $this->services()->feedRepository()->run($run->id)?->state);

        return $undo;
    }


    /**
     * Some of the rows, some of them changed, and some new ones.
     *
     * @param list<array<string, string|null>> $rows
     * @return list<array<string, string|null>>
     */
    private function mixed(string $kind, array $rows, int $turn): array
    {
        $mixed = [];
        foreach ($rows as $index => $row) {
            // A file that lacks too much of what the last one had is held.
            if ($index > 0 && $turn > 0 && 0 === mt_rand(0, 30)) {
                continue;
            }
            foreach (array_keys($row) as $column) {
                if (0 === mt_rand(0, 2)) {
                    $row[$column] = match ($column) {
                        'price', 'list_price', 'daily', 'weekly', 'monthly' => null === $row[$column] || '' === $row[$column] ? '' : sprintf('%.2f', (float) $row[$column] * 1.01),
                        'description', 'note', 'territory', 'job_title' => substr("Changed $turn $index", 0, 60),
                        'hours', 'quantity', 'factor' => 'locations' === $kind ? $row[$column] : (string) mt_rand(1, 90),
                        'zipcodes' => (string) mt_rand(60_000, 60_099),
                        default => $row[$column],
                    };
                }
            }
            $mixed[] = $row;
        }
        $new = $mixed[mt_rand(0, count($mixed) - 1)];
        $made = match ($kind) {
            'parts' => ['part_number' => "NEW-$turn", 'part_id' => ''] + $new,
            'machines', 'used' => ['stock_number' => "NEW-$turn", 'brand' => "New Brand $turn", 'new_brands' => 'yes'] + $new,
            'rental-units' => ['unit_number' => "NEW-$turn"] + $new,
            'rental-classes', 'attachments' => ['model' => "NEW-$turn", 'brand' => "New Brand $turn", 'new_brands' => 'yes'] + $new,
            'salesmen' => ['name' => "New $turn", 'slug' => "new-$turn"] + $new,
            'models' => ['model' => "NEW-$turn"] + $new,
            'diagrams' => ['diagram' => "NEW-$turn", 'name' => "New $turn"] + $new,
            'callouts' => ['ref' => "9$turn", 'description' => "New $turn"] + $new,
            default => null,
        };
        if (null !== $made) {
            $mixed[] = $made;
        }
        $columns = array_fill_keys(array_keys(array_merge(...$mixed)), '');

        return array_map(static fn (array $row): array => array_merge($columns, $row), $mixed);
    }

    /** @return list<array<string, string|null>> rows of a file that says what is there */
    private function rowsOf(string $kind): array
    {
        $equipment = 'SELECT b.name AS brand, e.model, c.name AS category, e.description, e.daily_cents, e.weekly_cents, e.monthly_cents';
        $sql = match ($kind) {
            'parts' => 'SELECT id AS part_id, part_number, vendor_name AS vendor, description, price_cents, case_qty FROM {parts} WHERE id <> 714940 ORDER BY id LIMIT 40',
            'prices' => 'SELECT id AS part_id, price_cents, list_price_cents FROM {parts} WHERE id <> 714940 AND price_cents > 0 ORDER BY id LIMIT 40',
            'stock' => 'SELECT part_id, location_id AS location, quantity FROM {part_stock} ORDER BY part_id, location_id LIMIT 40',
            'supersessions' => 'SELECT f.part_number AS from_number, t.part_number AS to_number, s.kind, s.factor FROM {part_supersessions} s JOIN {parts} f ON f.id = s.from_part_id JOIN {parts} t ON t.id = s.to_part_id ORDER BY f.id, t.id LIMIT 10',
            'machines', 'used' => sprintf("SELECT m.stock_number, c.name AS category, b.name AS brand, m.model, m.location_id AS location, m.serial_number, m.meter_hours AS hours, m.price_cents, m.description, '' AS new_brands FROM {machines} m JOIN {equipment_categories} c ON c.id = m.category_id JOIN {brands} b ON b.id = m.brand_id WHERE m.machine_condition = '%s' ORDER BY m.id LIMIT 40", 'used' === $kind ? 'used' : 'new'),
            'rental-classes' => "$equipment, '' AS new_brands FROM {rental_classes} e JOIN {brands} b ON b.id = e.brand_id JOIN {equipment_categories} c ON c.id = e.category_id ORDER BY e.id LIMIT 15",
            'attachments' => "$equipment, e.name, e.price_cents, '' AS new_brands FROM {attachments} e JOIN {brands} b ON b.id = e.brand_id JOIN {attachment_categories} c ON c.id = e.category_id ORDER BY e.id LIMIT 15",
            'rental-units' => 'SELECT stock_number AS unit_number, class_id AS class, location_id AS location, serial_number, meter_hours AS hours FROM {rental_units} ORDER BY id LIMIT 20',
            'locations' => 'SELECT id AS location, address, phone_number FROM {locations} ORDER BY id',
            'salesmen' => "SELECT s.name, s.slug, s.job_title, s.location_id AS location, s.territory, '66012' AS zipcodes FROM {salesmen} s ORDER BY s.id",
            'models' => 'SELECT b.name AS brand, m.name AS model, c.name AS category FROM {models} m JOIN {brands} b ON b.id = m.brand_id JOIN {equipment_categories} c ON c.id = m.category_id ORDER BY m.id LIMIT 10',
            'diagrams' => 'SELECT b.name AS brand, m.name AS model, a.name, a.name AS diagram, a.category_name AS category, a.figure AS image, a.width, a.height FROM {model_assemblies} a JOIN {models} m ON m.id = a.model_id JOIN {brands} b ON b.id = m.brand_id ORDER BY a.id LIMIT 10',
            'callouts' => "SELECT b.name AS brand, m.name AS model, a.name AS diagram, c.ref, c.quantity, 'Row of a test' AS description, '0.1' AS x, '0.1' AS y, '0.1' AS w, '0.1' AS h FROM {model_callouts} c JOIN {model_assemblies} a ON a.id = c.assembly_id JOIN {models} m ON m.id = a.model_id JOIN {brands} b ON b.id = m.brand_id WHERE c.ref <> '' ORDER BY c.id LIMIT 10",
            default => throw new \LogicException($kind),
        };

        return array_map(static function (array $row): array {
            $cells = [];
            foreach ($row as $column => $value) {
                $cells[preg_replace('/_cents$/', '', $column)] = str_ends_with($column, '_cents') ? self::dollars($value) : $value;
            }

            return $cells;
        }, $this->connection()->rows($sql));
    }
}
