<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Rentals;

use Coleman\Api\Demo\DemoRentals;
use Coleman\Api\Rentals\RentalSettings;
use Coleman\Tests\Integration\TestCase;

final class RentalApiTest extends TestCase
{
    protected function tearDown(): void
    {
        delete_option(RentalSettings::OPTION);
        $this->modules()->foundation->connection()->execute('DELETE FROM {rental_days}');
        parent::tearDown();
    }

    public function testTheListIsWalkedToItsEnd(): void
    {
        $ids = [];
        $after = 0;
        do {
            $page = $this->body($this->call('GET', '/rentals', ['per_page' => '5', 'after' => (string) $after]));
            self::assertIsArray($page['results']);
            array_push($ids, ...array_column($page['results'], 'EquipmentId'));
            $after = (int) $page['after'];
        } while (true === $page['has_more']);

        self::assertSame(range(1, $this->rows('rental_classes')), $ids);
    }

    public function testAClassShowsRatesAsTextsAndWhereItStands(): void
    {
        $rental = $this->results('GET', '/rentals/' . DemoRentals::ROUND_RATES);
        self::assertSame(['$250.00', '$750.00', '$2,000.00'], [$rental['DailyRental'], $rental['WeeklyRental'], $rental['MonthlyRental']]);
        self::assertNotSame([], $rental['AvailableLocations']);
        self::assertSame(404, $this->call('GET', '/rentals/99999')->get_status());
    }

    public function testAQuoteIsWorkedOutFromTheDealersRatesAndTerms(): void
    {
        update_option(RentalSettings::OPTION, ['insurance_percent' => 10, 'deposit_cents' => 30_000]);
        $quote = $this->results('POST', '/rentals/quote', $this->span(11) + ['equipmentId' => DemoRentals::ROUND_RATES, 'cost_cents' => 1, 'days' => 1]);

        self::assertSame([11, true, 150_000, 15_000, 30_000, 195_000], [$quote['days'], $quote['is_priced'], $quote['cost_cents'], $quote['insurance_cents'], $quote['deposit_cents'], $quote['total_cents']]);
    }

    public function testAttachmentsAddTheirRates(): void
    {
        $ids = array_map(intval(...), array_column($this->modules()->foundation->connection()->rows('SELECT id FROM {attachments} WHERE daily_cents > 0 ORDER BY id LIMIT 2'), 'id'));
        $cost = fn (array $attachments): int => (int) $this->results('POST', '/rentals/quote', $this->span(2) + ['equipmentId' => DemoRentals::ROUND_RATES, 'attachments' => $attachments])['cost_cents'];
        $daily = array_map(fn (int $id): int => (int) $this->modules()->catalogue->attachments()->byId($id)?->dailyCents, $ids);

        self::assertSame(2 * (25_000 + array_sum($daily)), $cost($ids));
        self::assertSame($cost($ids), $cost([...$ids, ...$ids]));
        self::assertSame(['attachments'], $this->faults($this->span(2) + ['equipmentId' => DemoRentals::ROUND_RATES, 'attachments' => [999_999]]));
    }

    public function testDatesAreRefusedByNameAsTheFormSaysIt(): void
    {
        $today = new \DateTimeImmutable($this->modules()->rentals->calendar()->today());
        $day = static fn (string $change): string => $today->modify($change)->format('Y-m-d');
        $sunday = $today->modify('+3 days')->modify('next sunday')->format('Y-m-d');
        foreach ([
            ['', '', ['start_date', 'return_date']],
            [$day('now'), $day('+20 days'), null],
            [$sunday, (new \DateTimeImmutable($sunday))->modify('+1 day')->format('Y-m-d'), ['start_date']],
            ['2020-01-06', '2020-01-07', ['start_date', 'return_date']],
        ] as [$start, $return, $fields]) {
            $faults = $this->faults(['equipmentId' => 1, 'start_date' => $start, 'return_date' => $return]);
            self::assertContains('start_date', $faults);
            self::assertSame($fields ?? $faults, $faults);
        }
    }

    public function testABranchThatIsClosedHandsNothingOut(): void
    {
        $connection = $this->modules()->foundation->connection();
        $span = $this->span(3);
        $before = $connection->value('SELECT special_hours FROM {locations} WHERE id = 1');
        $connection->execute('UPDATE {locations} SET special_hours = %s WHERE id = 1', [(string) wp_json_encode([['date' => $span['start_date'], 'note' => 'Inventory']])]);
        try {
            $faults = fn (int $branch): array => $this->faults($span + ['equipmentId' => 1, 'location_id' => $branch]);
            $fresh = new \Coleman\Api\Rentals\RentalCalendar(new \Coleman\Api\Rentals\Desk\UnitDayRepository($connection), new \Coleman\Api\Locations\LocationRepository($connection), $this->modules()->foundation->clock);
            self::assertFalse($fresh->isOpen($span['start_date'], 1));
            self::assertTrue($fresh->isOpen($span['start_date'], 2));
            self::assertTrue($fresh->isOpen($span['start_date']));
            self::assertSame([], $faults(2));
        } finally {
            $connection->execute('UPDATE {locations} SET special_hours = %s WHERE id = 1', [(string) $before]);
        }
    }

    public function testTheCalendarCountsTheUnitsThatNobodyHas(): void
    {
        $connection = $this->modules()->foundation->connection();
        $span = $this->span(1);
        $unit = (int) $connection->value('SELECT MIN(id) FROM {rental_units} WHERE class_id = 1');
        $free = fn (): int => (int) $this->call('GET', '/rentals/1/availability', ['from' => $span['start_date'], 'to' => $span['start_date']])->get_data()['results'][0]['free'];
        $before = $free();
        $connection->insert('rental_days', ['unit_id' => $unit, 'day' => $span['start_date'], 'rental_id' => 1]);

        self::assertSame($before - 1, $free());
        self::assertCount(100, (array) $this->call('GET', '/rentals/1/availability')->get_data()['results']);
        self::assertSame(400, $this->call('GET', '/rentals/1/availability', ['to' => '2020-01-01'])->get_status());
        self::assertSame(['9999-12-30', '9999-12-31'], array_column((array) $this->call('GET', '/rentals/1/availability', ['from' => '9999-12-30'])->get_data()['results'], 'date'));
        self::assertSame(400, $this->call('GET', '/rentals/1/availability', ['from' => 'x'])->get_status());
    }

    public function testAUnitIsNotTwiceOutOnOneDay(): void
    {
        $row = ['unit_id' => 1, 'day' => '2030-01-07', 'rental_id' => 1];
        $this->modules()->foundation->connection()->insert('rental_days', $row);
        $this->expectException(\Coleman\Api\Database\DatabaseError::class);
        $this->modules()->foundation->connection()->insert('rental_days', ['rental_id' => 2] + $row);
    }

    /** @return array{start_date: string, return_date: string} open days, so many apart */
    private function span(int $days): array
    {
        $calendar = $this->modules()->rentals->calendar();
        $start = (new \DateTimeImmutable($calendar->today()))->modify('+2 days');
        while (true) {
            $return = $start->modify("+{$days} days");
            if ($calendar->isOpen($start->format('Y-m-d')) && $calendar->isOpen($return->format('Y-m-d'))) {
                return ['start_date' => $start->format('Y-m-d'), 'return_date' => $return->format('Y-m-d')];
            }
            $start = $start->modify('+1 day');
        }
    }

    /**
     * @param array<string, mixed> $body
     * @return list<string> the fields that a quote refuses
     */
    private function faults(array $body): array
    {
        $data = $this->body($this->call('POST', '/rentals/quote', $body))['data'] ?? [];

        return is_array($data) && is_array($data['params'] ?? null) ? array_map(strval(...), array_keys($data['params'])) : [];
    }

    /**
     * @param array<string, mixed> $body
     * @return array<string, mixed>
     */
    private function results(string $method, string $path, array $body = []): array
    {
        $response = $this->call($method, $path, $body);
        self::assertSame(200, $response->get_status(), (string) wp_json_encode($response->get_data()));
        $results = $this->body($response)['results'];
        self::assertIsArray($results);

        return $results;
    }
}
