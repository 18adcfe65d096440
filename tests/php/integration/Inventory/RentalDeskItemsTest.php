<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Inventory;

use Coleman\Api\Rentals\Desk\DateConflict;
use Coleman\Api\Rentals\Desk\DateRange;
use Coleman\Api\Rentals\Desk\UnitDayRepository;
use Coleman\Api\Rentals\RentalClassRepository;
use Coleman\Api\Support\DealerTime;

/** Rental classes and the units behind them, by hand. */
final class RentalDeskItemsTest extends InventoryTestCase
{
    private const UNIT = ['class_id' => 1, 'location_id' => 3, 'stock_number' => 'r-9001', 'serial_number' => 'ZQ77', 'meter_hours' => 12];

    public function testRatesThatAreTypedAreThoseOfThePage(): void
    {
        $item = $this->item($this->change('classes', 1, ['daily_cents' => 26_000, 'weekly_cents' => 80_000, 'monthly_cents' => '']));
        $class = (new RentalClassRepository($this->connection()))->byId(1);
        self::assertSame([26_000, 80_000, null], [$class?->dailyCents, $class?->weeklyCents, $class?->monthlyCents]);
        self::assertSame(['daily_cents', 'monthly_cents', 'weekly_cents'], $item['kept']);
        self::assertSame(['weekly_cents', 'monthly_cents'], array_keys($this->faults($this->change('classes', 1, ['daily_cents' => 90_000, 'monthly_cents' => 100], 1))));
    }

    public function testAClassIsMadeWithItsUnitsAndGoesOnlyWithoutThem(): void
    {
        $class = $this->item($this->call('POST', '/desk/inventory/classes', ['values' => ['category_id' => 1, 'brand_id' => 1, 'model' => 'ZQX 10', 'daily_cents' => 10_000]]));
        self::assertIsInt($class['id']);
        self::assertIsArray($class['values']);
        self::assertNotSame('', $class['values']['image']);
        $unit = $this->item($this->call('POST', '/desk/inventory/units', ['values' => ['class_id' => $class['id']] + self::UNIT]));
        self::assertIsArray($unit['values']);
        self::assertSame(['R-9001', true], [$unit['values']['stock_number'], $unit['values']['is_active']]);
        self::assertSame([3 => 1], (new RentalClassRepository($this->connection()))->byId($class['id'])?->units);

        $refused = $this->call('POST', "/desk/inventory/classes/{$class['id']}/remove", ['version' => 0]);
        self::assertSame([409, 'coleman_item_in_use'], [$refused->get_status(), $this->body($refused)['code']]);
        self::assertIsInt($unit['id']);
        self::assertSame(204, $this->call('POST', "/desk/inventory/units/{$unit['id']}/remove", ['version' => 0])->get_status());
        self::assertSame(204, $this->call('POST', "/desk/inventory/classes/{$class['id']}/remove", ['version' => 0])->get_status());
        self::assertSame([16, 40], [$this->rows('rental_classes'), $this->rows('rental_units')]);
    }

    public function testAUnitThatRestsIsNotForRent(): void
    {
        $classes = new RentalClassRepository($this->connection());
        $unit = $this->connection()->row('SELECT id, location_id FROM {rental_units} WHERE class_id = 1 ORDER BY id LIMIT 1');
        $branch = (int) ($unit['location_id'] ?? 0);
        $id = (int) ($unit['id'] ?? 0);
        $before = $classes->byId(1)->units[$branch] ?? 0;
        $days = fn (): int => $this->modules()->rentals->calendar()->days($classes->byId(1) ?? throw new \LogicException(), $branch, '2030-05-06', 1)[0]['free'];
        $free = $days();
        $this->item($this->change('units', $id, ['is_active' => false]));
        self::assertSame($before - 1, $classes->byId(1)->units[$branch] ?? 0);
        self::assertSame($free - 1, $days());
        $this->connection()->insert('rental_days', ['unit_id' => $id, 'day' => '2030-05-06', 'rental_id' => 1]);
        self::assertSame($free - 1, $days(), 'the day of a unit that rests takes nothing of the others');
        self::assertSame([$id], array_column((array) $this->body($this->call('GET', '/desk/inventory/units', ['state' => 'resting']))['results'], 'id'));
        self::assertNotContains($id, array_column((array) $this->body($this->call('GET', '/desk/inventory/units', ['state' => 'for-rent']))['results'], 'id'));
    }

    public function testAUnitThatIsPromisedStaysAndItsDaysAreNamed(): void
    {
        $today = new \DateTimeImmutable(DealerTime::today($this->modules()->foundation->clock));
        $days = array_map(static fn (int $ahead): string => $today->modify("+{$ahead} days")->format('Y-m-d'), [-1, 3, 4, 5, 9]);
        foreach ($days as $day) {
            $this->connection()->insert('rental_days', ['unit_id' => 1, 'day' => $day, 'rental_id' => 1]);
        }
        $refused = $this->call('POST', '/desk/inventory/units/1/remove', ['version' => 0]);
        self::assertSame(409, $refused->get_status());
        $message = $this->body($refused)['message'];
        self::assertIsString($message);
        self::assertStringContainsString("{$days[1]} to {$days[3]}, {$days[4]}.", $message);
        self::assertStringNotContainsString($days[0], $message, 'what is over stands against nothing');
        self::assertSame(['class_id'], array_keys($this->faults($this->change('units', 1, ['class_id' => 2]))));
        self::assertCount(1, (array) $this->item($this->change('units', 1, ['is_active' => false]))['notes'], 'who lets it rest is told');

        $this->connection()->execute('DELETE FROM {rental_days} WHERE day >= %s', [$days[1]]);
        self::assertSame(204, $this->call('POST', '/desk/inventory/units/1/remove', ['version' => 1])->get_status());
        $this->expectException(DateConflict::class);
        (new UnitDayRepository($this->connection()))->block(9, 1, DateRange::through($days[1], $days[3]));
    }

    public function testUnitsAreFoundByNumberSerialAndModel(): void
    {
        $find = fn (array $query): array => array_column((array) $this->body($this->call('GET', '/desk/inventory/units', $query))['results'], 'id');
        self::assertSame([7], $find(['search' => 'r-3007']));
        $serial = (string) $this->connection()->value('SELECT serial_number FROM {rental_units} WHERE id = 7');
        self::assertSame([7], $find(['search' => $serial]));
        $class = $this->connection()->row('SELECT c.id, c.model FROM {rental_units} u JOIN {rental_classes} c ON c.id = u.class_id WHERE u.id = 7');
        self::assertContains(7, $find(['search' => (string) ($class['model'] ?? '')]));
        self::assertContains(7, $find(['class_id' => (string) ($class['id'] ?? '')]));
        self::assertSame(['stock_number'], array_keys($this->faults($this->call('POST', '/desk/inventory/units', ['values' => ['stock_number' => 'R-3007'] + self::UNIT]))));
    }
}
