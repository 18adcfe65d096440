<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Feeds;

use Coleman\Api\Feeds\ChangeType;
use Coleman\Api\Feeds\FeedRow;
use Coleman\Api\Inventory\FieldLockRepository;
use Coleman\Api\Inventory\ItemKind;
use Coleman\Api\Inventory\ManualIdAllocator;
use Coleman\Api\Rentals\RentalClass;
use Coleman\Api\Rentals\RentalClassRepository;
use Coleman\Api\Support\DealerTime;

/** Rental classes and the units behind them, from files. */
final class RentalFeedTest extends DemoFeedTestCase
{
    protected const TABLES = ['rental_classes', 'rental_units', 'rental_days', 'brands'];

    private const CLASSES = "Make,Model,Category,DailyRental,WeeklyRental,4 Weeks,Notes\n";

    private const UNITS = "Unit #,Make,Model,Branch,Serial,Hours\n";

    public function testTheDemosOwnFleetChangesNothing(): void
    {
        $classes = $this->connection()->rows('SELECT b.slug AS make, c.model, k.name AS category, c.daily_cents, c.weekly_cents, c.monthly_cents, c.description, c.image
            FROM {rental_classes} c JOIN {brands} b ON b.id = c.brand_id JOIN {equipment_categories} k ON k.id = c.category_id');
        $before = $this->everything();
        $run = $this->import('rental-classes', self::csv(array_map(static fn (array $class): array => [
            'daily' => self::dollars($class['daily_cents']),
            'weekly' => self::dollars($class['weekly_cents']),
            'monthly' => self::dollars($class['monthly_cents']),
        ] + array_diff_key($class, ['daily_cents' => 0, 'weekly_cents' => 0, 'monthly_cents' => 0]), $classes)));
        self::assertSame(['same' => 16], self::outcome($run), implode(' ', self::faults($run)));

        $units = $this->connection()->rows('SELECT b.name AS brand, c.model, u.stock_number, l.city AS branch, u.serial_number, u.meter_hours AS hours, u.is_active
            FROM {rental_units} u JOIN {rental_classes} c ON c.id = u.class_id JOIN {brands} b ON b.id = c.brand_id JOIN {locations} l ON l.id = u.location_id');
        $units = array_map(static fn (array $unit): array => ['class' => $unit['brand'] . ' ' . $unit['model']] + array_slice($unit, 2), $units);
        self::assertSame(['same' => 40], self::outcome($this->import('rental-units', self::csv($units))));
        self::assertSame($before, $this->everything());
        self::assertSame(56, $this->rows('feed_items'));
    }

    public function testAClassComesWithItsUnitsAndIsFoundAndAskedFor(): void
    {
        $run = $this->import('rental-classes', self::CLASSES . "Bobcat,ZQX 10,Skid Steer Loaders,\"$1,210.00\",3600,0.00,Small enough for gates\n");
        self::assertSame(['new' => 1], self::outcome($run), implode(' ', self::faults($run)));
        $run = $this->import('rental-units', self::UNITS . "zq-1,Bobcat,ZQX 10,lees-summit,S1,120\nZQ-2,,zqx 10,Easton,,\n");
        self::assertSame(['new' => 2], self::outcome($run), implode(' ', self::faults($run)));
        $class = $this->zqx();
        self::assertSame([121_000, 360_000, null, 'Small enough for gates', [2 => 1, 4 => 1]], [$class->dailyCents, $class->weeklyCents, $class->monthlyCents, $class->description, $class->units]);
        self::assertStringEndsWith('.svg', $class->image);
        self::assertLessThan(ManualIdAllocator::FIRST, $class->id);
        self::assertSame('Rent a Bobcat ZQX 10', $this->title($class->url()));
        self::assertStringContainsString('ZQX 10', $this->found('zqx 10'));
        self::assertSame(['ZQ-1', '120', 'S1', '1'], array_map(fn (string $column): ?string => $this->unit('ZQ-1')[$column], ['stock_number', 'meter_hours', 'serial_number', 'is_active']));

        // The same once more, then another rate.
        $before = $this->everything();
        self::assertSame(['same' => 1], self::outcome($this->import('rental-classes', self::CLASSES . "BOBCAT,ZQX 10,skid-steer-loaders,1210,3600,,Small enough for gates\n")));
        self::assertSame(['same' => 2], self::outcome($this->import('rental-units', self::UNITS . "zq-1,Bobcat,ZQX10,2,S1,120\nZQ-2,,zqx 10,Easton,,\n")));
        self::assertSame($before, $this->everything());
    }

    public function testSaysWhatIsWrong(): void
    {
        $run = $this->import('rental-classes', self::CLASSES . implode("\n", [
            'Nobody,S11,tractors,1,1,1,',
            'Bobcat,S12,No Such,1,1,1,',
            'Bobcat,S13,tractors,ten,1,1,',
            'Bobcat,S14,tractors,100,90,,',
            'Bobcat,S2,,10,,,without a category',
            'Bobcat,,tractors,10,,,',
        ]));
        self::assertSame([
            'Line 2, Make "Nobody": Brand not found. To add new brands, set new_brands to yes.',
            'Line 5, WeeklyRental "90": The weekly rate can’t be lower than the daily rate.',
            'Line 7, Model: It is empty.',
            'Line 3, Category "No Such": Machine category not found.',
            'Line 4, DailyRental "ten": Enter an amount in US dollars, such as 1,234.50.',
            'Line 3 "Bobcat S12": Rental class not found. To add it, enter a category.',
            'Line 6 "Bobcat S2": Rental class not found. To add it, enter a category.',
        ], self::faults($run));
        // Held against the week that is there.
        self::assertSame(['Line 2 "Bobcat S66": The four-week rate can’t be lower than the weekly rate.'], self::faults($this->import('rental-classes', "make,model,monthly\nBobcat,S66,500\n")));

        $run = $this->import('rental-units', "Unit #,Class,Make,Model,Branch,Hours,Rentable\n" . implode("\n", [
            'ZQ-11,Bobcat S66,,,Nowhere,,yes',
            'ZQ-12,Bobcat S66,,,Easton,1.5,yes',
            'ZQ-13,Bobcat S66,,,Easton,900000,yes',
            'ZQ-14,Bobcat S66,,,Easton,,maybe',
            'ZQ-15,,Bobcat,,Easton,,yes',
            'ZQ-2,Bobcat S99,,,Easton,,yes',
            'ZQ-3,,Kubota,S99,Easton,,yes',
            'ZQ-4,,,,Easton,,yes',
            'ZQ-5,999,,,Easton,,yes',
        ]));
        self::assertSame([
            'Line 2, Branch "Nowhere": Branch not found.',
            'Line 6, Model: The maker alone doesn’t identify the rental class. Enter the model, too.',
            'Line 4, Hours "900000": Enter a value from 0 to 200000.',
            'Line 5, Rentable "maybe": Enter yes or no.',
            'Line 7: Rental class "Bobcat S99" not found.',
            'Line 8: Rental class "Kubota S99" not found.',
            'Line 9, Unit # "ZQ-4": Unit not found. To add it, enter a rental class.',
            'Line 10: Rental class "999" not found.',
        ], self::faults($run));
        self::assertSame([16, 43], [$this->rows('rental_classes'), $this->rows('rental_units')]);
    }

    public function testADryRunTellsAndChangesNothing(): void
    {
        $before = $this->everything();
        $run = $this->import('rental-classes', self::CLASSES . "Bobcat,S66,,260,,,\nBobcat,ZQX 10,tractors,10,,,\n", true);
        self::assertSame([1, 1, 0], array_map($run->count(...), ['new', 'changed', 'bad']));
        self::assertStringContainsString('Daily rate $250.00 → $260.00', $run->samples['changed'][0] ?? '');
        $run = $this->import('rental-units', "unit,class,branch\nR-3001,,Easton\nZQ-1,Bobcat S66,Easton\n", true);
        self::assertSame([1, 1], array_map($run->count(...), ['new', 'changed']));
        self::assertSame($before, $this->everything());
    }

    public function testAColumnThatIsNotThereLeavesWhatIsThere(): void
    {
        $this->import('rental-units', "unit,class,branch,in the shop\nZQ-1,Bobcat S66,Easton,yes\n", name: 'fleet');
        self::assertSame('0', $this->unit('ZQ-1')['is_active']);
        self::assertSame(4, array_sum($this->class(1)->units));
        $this->import('rental-units', "unit,branch,hours\nZQ-1,Easton,77\n", name: 'meters', isFull: false);
        self::assertSame(['0', '77', '1'], [$this->unit('ZQ-1')['is_active'], $this->unit('ZQ-1')['meter_hours'], $this->unit('ZQ-1')['class_id']]);
        $this->import('rental-units', "unit,branch,rentable\nZQ-1,Easton,yes\n", name: 'meters', isFull: false);
        self::assertSame(5, array_sum($this->class(1)->units));
    }

    public function testWhatStaffKeepStays(): void
    {
        $this->bringZqx();
        $kept = $this->modules()->inventory->fieldLocks();
        $unit = (int) $this->unit('ZQ-1')['id'];
        $kept->put(ItemKind::RentalClass, $this->zqx()->id, ['daily_cents']);
        $kept->put(ItemKind::RentalUnit, $unit, ['is_active', 'location_id']);
        $this->connection()->execute('UPDATE {rental_units} SET is_active = 0 WHERE id = %d', [$unit]);
        $run = $this->import('rental-classes', self::CLASSES . "Bobcat,ZQX 10,tractors,999,4000,,\n");
        self::assertSame(['changed' => 1], self::outcome($run), implode(' ', self::faults($run)));
        self::assertSame([121_000, 400_000], [$this->zqx()->dailyCents, $this->zqx()->weeklyCents]);
        self::assertSame(['Bobcat ZQX 10: Daily rate kept: $1,210.00 (file: $999.00)'], $run->samples['kept']);
        $run = $this->import('rental-units', "unit,branch,rentable,hours\nZQ-1,Easton,yes,5\n");
        self::assertSame(['ZQ-1: Branch kept: Lee\'s Summit (file: Easton), For rent kept'], $run->samples['kept']);
        self::assertSame(['0', '2', '5'], array_map(fn (string $column): ?string => $this->unit('ZQ-1')[$column], ['is_active', 'location_id', 'meter_hours']));
        self::assertSame(['2', '2'], [$this->unit('ZQ-1')['version'], (string) $this->connection()->value('SELECT version FROM {rental_classes} WHERE id = %d', [$this->zqx()->id])]);

        // Who keeps whether it is for rent keeps the unit, and who keeps all of a class the class.
        $kept->put(ItemKind::RentalClass, $this->zqx()->id, [FieldLockRepository::ALL]);
        self::assertSame(['same' => 1], self::outcome($this->import('rental-units', "unit,branch\nR-3001,1\n")));
        self::assertSame(['same' => 1], self::outcome($this->import('rental-classes', "make,model\nBobcat,S66\n")));
        self::assertSame([$unit, true], [(int) $this->unit('ZQ-1')['id'], null !== $this->connection()->value('SELECT id FROM {rental_classes} WHERE left_at IS NULL AND model = %s', ['ZQX 10'])]);
    }

    public function testAUnitThatIsPromisedStaysForItsRentalAndForNobodyElse(): void
    {
        $this->bringZqx();
        [$promised, $free] = [(int) $this->unit('ZQ-1')['id'], (int) $this->unit('ZQ-2')['id']];
        $this->modules()->inventory->fieldLocks()->put(ItemKind::RentalUnit, $free, ['serial_number']);
        $this->connection()->insert('rental_days', ['unit_id' => $promised, 'day' => $this->day(3), 'rental_id' => 1]);
        $this->connection()->insert('rental_days', ['unit_id' => $free, 'day' => $this->day(-3), 'rental_id' => 2]);

        // Not into another class either.
        $run = $this->import('rental-units', self::UNITS . "ZQ-1,Bobcat,S66,Easton,,\nZQ-2,Bobcat,ZQX 10,Easton,,\n", isFull: false);
        self::assertSame(['Line 2, Unit # "ZQ-1": The class can’t change while customers have reserved this unit: ' . $this->day(3) . '.'], self::faults($run));

        $run = $this->import('rental-units', self::UNITS . "R-3001,Bobcat,S66,1,,\n");
        self::assertSame(2, $run->count('done_vanish'));
        self::assertSame(['0', (string) $promised], [$this->unit('ZQ-1')['is_active'], $this->unit('ZQ-1')['id']]);
        self::assertNull($this->connection()->value('SELECT id FROM {rental_units} WHERE id = %d', [$free]));
        self::assertSame(0, $this->rows('kept_fields'));
        self::assertSame([], $this->zqx()->units);

        // In the list again: for rent again. The number of the unit that went is not given to another.
        $this->import('rental-units', self::UNITS . "ZQ-1,Bobcat,ZQX 10,Easton,,\nZQ-3,Bobcat,ZQX 10,Easton,,\n", isFull: false);
        self::assertSame('1', $this->unit('ZQ-1')['is_active']);
        self::assertGreaterThan($free, (int) $this->unit('ZQ-3')['id']);
    }

    public function testAUnitThatIsPromisedBetweenLookAndWriteStaysInItsClass(): void
    {
        $this->bringZqx();
        $unit = $this->unit('ZQ-1');
        $kind = $this->modules()->feeds->service()->kinds()['rental-units'];
        $changes = $kind->compare([new FeedRow(2, 'a', ['unit_number' => 'ZQ-1', 'class' => 'Bobcat S66', 'location' => 'Easton', 'hours' => 9])]);
        self::assertSame(ChangeType::Changed, $changes[0]->type ?? null);
        $this->connection()->insert('rental_days', ['unit_id' => (int) $unit['id'], 'day' => $this->day(3), 'rental_id' => 1]);
        $this->modules()->foundation->transaction()->run(static fn (): array => $kind->apply($changes, '2030-01-01 00:00:00'));
        self::assertSame([$unit['class_id'], '9'], [$this->unit('ZQ-1')['class_id'], $this->unit('ZQ-1')['meter_hours']]);
    }

    public function testAClassGoesWithTheLastOfItsUnits(): void
    {
        $this->bringZqx();
        $id = $this->zqx()->id;
        $url = $this->zqx()->url();
        $others = "make,model\nBobcat,S66\n";
        self::assertSame(1, $this->import('rental-classes', $others)->count('done_vanish'));
        self::assertSame($id, $this->zqx()->id, 'it has units');
        $this->import('rental-classes', "make,model\nBobcat,S66\nBobcat,ZQX 10\n");
        $this->import('rental-units', self::UNITS . "R-3001,Bobcat,S66,1,,\nZQ-1,Bobcat,ZQX 10,1,,\n");
        self::assertSame($id, $this->zqx()->id, 'it had come back');
        $this->import('rental-classes', $others);
        $this->import('rental-units', self::UNITS . "R-3001,Bobcat,S66,1,,\n");
        self::assertNull((new RentalClassRepository($this->connection()))->byId($id));
        self::assertNull($this->modules()->pages->router()->resolve($url));
        self::assertStringNotContainsString('ZQX 10', $this->found('zqx 10'));

        // Without units it goes at once, and its number is not given again.
        $this->import('rental-classes', "make,model,category\nBobcat,S66,\nBobcat,ZQX 10,tractors\n");
        self::assertGreaterThan($id, $this->zqx()->id);
        $this->import('rental-classes', $others);
        self::assertSame(16, $this->rows('rental_classes'));
    }

    public function testWhatAnotherFeedBringsStays(): void
    {
        $this->import('rental-units', "unit,class,branch\nZQ-1,Bobcat S66,Easton\nZQ-2,Bobcat S66,Easton\n", name: 'easton');
        $this->import('rental-units', "unit,class,branch\nZQ-1,Bobcat S66,Smithville\n", name: 'smithville');
        $this->import('rental-units', "unit,class,branch\nZQ-2,Bobcat S66,Easton\n", name: 'easton');
        self::assertSame(['3', '1'], [$this->unit('ZQ-1')['location_id'], $this->unit('ZQ-1')['is_active']], 'it stands at another branch now');
    }

    public function testUnknownMakersComeWhereTheFeedSaysSo(): void
    {
        $run = $this->import('rental-classes', "make,model,category\nRentwerk,Z 1,tractors\nRENTWERK,Z 2,tractors\nrentwerk,z1,tractors\n", constants: ['new_brands' => 'yes']);
        self::assertSame(['new' => 2], self::outcome($run));
        self::assertSame([1, []], [$run->count('doubled'), self::faults($run)], 'the third row says what the first does');
        self::assertSame('1', $this->connection()->value("SELECT COUNT(*) FROM {brands} WHERE name = 'Rentwerk'"));
        self::assertSame(['new' => 1], self::outcome($this->import('rental-units', "unit,make,model,branch\nZQ-1,rentwerk,Z1,1\n")));
    }

    private function bringZqx(): void
    {
        $this->import('rental-classes', self::CLASSES . "Bobcat,ZQX 10,tractors,1210,3600,,\n");
        $run = $this->import('rental-units', self::UNITS . "ZQ-1,Bobcat,ZQX 10,lees-summit,,\nZQ-2,Bobcat,ZQX 10,Easton,,\n");
        self::assertSame(['new' => 2], self::outcome($run), implode(' ', self::faults($run)));
    }

    private function zqx(): RentalClass
    {
        return $this->class((int) $this->connection()->value('SELECT id FROM {rental_classes} WHERE model = %s', ['ZQX 10']));
    }

    private function class(int $id): RentalClass
    {
        return (new RentalClassRepository($this->connection()))->byId($id) ?? self::fail("There is no rental class $id.");
    }

    /** @return array<string, string|null> */
    private function unit(string $number): array
    {
        return $this->connection()->row('SELECT * FROM {rental_units} WHERE stock_number = %s', [$number]) ?? self::fail("$number is not there.");
    }

    private function day(int $shift): string
    {
        return (new \DateTimeImmutable(DealerTime::today($this->modules()->foundation->clock)))->modify(sprintf('%+d days', $shift))->format('Y-m-d');
    }

    private function title(string $path): string
    {
        return $this->modules()->pages->router()->resolve($path)->title ?? '';
    }
}
