<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Rentals\Desk;

use Coleman\Api\Demo\DemoRentals;
use Coleman\Api\Rentals\RentalRequest;
use Coleman\Tests\Integration\AtTheDesk;
use Coleman\Tests\Integration\Rentals\RentalTestCase;

/** A test with somebody at the rental desk. */
abstract class RentalDeskTestCase extends RentalTestCase
{
    use AtTheDesk;

    protected function setUp(): void
    {
        parent::setUp();
        $this->clearDesk();
        $this->as('coleman_rental_desk');
    }

    protected function tearDown(): void
    {
        $this->clearDesk();
        parent::tearDown();
    }

    /** @return list<int> the units of the class that is asked for, as the demo has them: one at each branch */
    protected function units(): array
    {
        return array_map(static fn (array $row): int => (int) $row['id'], $this->modules()->foundation->connection()->rows(
            'SELECT id FROM {rental_units} WHERE class_id = %d ORDER BY location_id, id',
            [DemoRentals::ROUND_RATES],
        ));
    }

    /** A day of the dealership, so many from today. */
    protected function day(int $shift): string
    {
        return (new \DateTimeImmutable($this->modules()->rentals->calendar()->today()))->modify(sprintf('%+d days', $shift))->format('Y-m-d');
    }

    /**
     * Confirms a request by the call of the screens.
     *
     * @param array<string, mixed> $with
     * @return array<mixed> the request as the desk sees it
     */
    protected function confirmed(RentalRequest $request, int $unit, string $start, string $return, array $with = []): array
    {
        return $this->desk('POST', sprintf('/rentals/%d/confirm', $request->id), $with + [
            'version' => $this->version($request->id),
            'unit_id' => $unit,
            'start_date' => $start,
            'return_date' => $return,
        ]);
    }

    /** @return array<mixed> the request as the desk sees it */
    protected function moved(int $id, string $state, string $reason = ''): array
    {
        return $this->desk('POST', sprintf('/rentals/%d/state', $id), ['version' => $this->version($id), 'state' => $state, 'reason' => $reason]);
    }

    protected function version(int $id): int
    {
        return $this->modules()->rentals->requests()->byId($id)->version ?? 0;
    }

    /** @return list<string> the days that are taken of a unit */
    protected function taken(int $unit): array
    {
        return array_map(static fn (array $row): string => substr((string) $row['day'], 0, 10), $this->modules()->foundation->connection()->rows('SELECT day FROM {rental_days} WHERE unit_id = %d ORDER BY day', [$unit]));
    }

    private function clearDesk(): void
    {
        foreach (['rental_words', 'rental_blocks'] as $table) {
            $this->modules()->foundation->connection()->execute(sprintf('DELETE FROM {%s}', $table));
        }
    }
}
