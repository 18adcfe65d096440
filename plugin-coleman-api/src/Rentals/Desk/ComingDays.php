<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals\Desk;

use Coleman\Api\Database\Connection;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\DealerTime;

/** The days from today on, on which units are out, made ready or in the shop: what keeps one in the fleet and in its class. */
final readonly class ComingDays
{
    /** So many of the coming rentals are named. */
    private const NAMED_SPANS = 5;

    public function __construct(private Connection $connection, private Clock $clock)
    {
    }

    /**
     * @param list<int> $units
     * @return array<int, non-empty-list<string>> by unit, ascending
     */
    public function forUnits(array $units): array
    {
        $days = [];
        foreach ([] === $units ? [] : $this->connection->rows(
            sprintf('SELECT unit_id, day FROM {rental_days} WHERE unit_id IN (%s) AND day >= %%s ORDER BY unit_id, day', Connection::placeholders($units)),
            [...$units, DealerTime::today($this->clock)],
        ) as $row) {
            $days[(int) $row['unit_id']][] = substr((string) $row['day'], 0, 10);
        }

        return $days;
    }

    /**
     * For a statement about {rental_units}: that a unit has none, asked when it runs.
     *
     * @return array{string, list<string>} SQL that goes on after a condition, and its values
     */
    public function none(): array
    {
        return [' AND NOT EXISTS (SELECT 1 FROM {rental_days} d WHERE d.unit_id = {rental_units}.id AND d.day >= %s)', [DealerTime::today($this->clock)]];
    }

    /** @param non-empty-list<string> $days ascending */
    public static function named(array $days): string
    {
        $spans = [];
        $first = $last = $days[0];
        foreach ([...array_slice($days, 1), ''] as $day) {
            if ('' !== $day && (new \DateTimeImmutable($last))->modify('+1 day')->format('Y-m-d') === $day) {
                $last = $day;
                continue;
            }
            /* translators: 1: first day, 2: last day */
            $spans[] = $first === $last ? $first : sprintf(__('%1$s to %2$s', 'coleman'), $first, $last);
            $first = $last = $day;
        }
        $more = count($spans) - self::NAMED_SPANS;

        /* translators: %d: number of further rentals */
        return implode(', ', array_slice($spans, 0, self::NAMED_SPANS)) . ($more > 0 ? sprintf(_n(' and %d time more', ' and %d times more', $more, 'coleman'), $more) : '');
    }
}
