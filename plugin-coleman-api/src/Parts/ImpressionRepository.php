<?php

declare(strict_types=1);

namespace Coleman\Api\Parts;

use Coleman\Api\Database\Connection;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\DealerTime;

/**
 * How often parts are seen (three quarters of a part visible count), by part and day.
 *
 * Nothing is kept of who saw them, when in the day, or what else. Ranking does not use them: whoever opens a page a
 * thousand times would lift a part.
 */
final readonly class ImpressionRepository
{
    /** One page view in so many tells; each then counts for as many. 0: none does. */
    public const OPTION = 'coleman_impressions_one_in';

    /** As many parts a call. */
    public const MAX_IDS = 50;

    private const KEPT_DAYS = 400;

    public function __construct(private Connection $connection, private Clock $clock)
    {
    }

    public static function oneIn(): int
    {
        $value = get_option(self::OPTION, 1);

        return is_numeric($value) ? max(0, (int) $value) : 1;
    }

    /**
     * Counts each part once; what is no part of ours is dropped.
     *
     * @param list<int> $ids
     */
    public function record(array $ids): void
    {
        $weight = self::oneIn();
        $ids = array_values(array_unique($ids));
        if (0 === $weight || [] === $ids) {
            return;
        }
        $known = array_map(static fn (array $row): int => (int) $row['id'], $this->connection->rows(
            sprintf('SELECT id FROM {parts} WHERE id IN (%s) ORDER BY id', Connection::placeholders($ids)),
            $ids,
        ));
        $today = $this->today();
        // Added up by the database: of any number at the same time none is lost. In the order of ids, so that two wait for each other at worst.
        $this->connection->upsertMany(
            'part_impressions',
            array_map(static fn (int $id): array => ['part_id' => $id, 'seen_on' => $today, 'views' => $weight], $known),
            ['part_id', 'seen_on'],
            ['views' => 'views + {new:views}'],
        );
    }

    /** Forgets what is over a year old. */
    public function purgeExpired(): void
    {
        $this->connection->deleteInPortions('part_impressions', 'seen_on < %s', [$this->today(sprintf('-%d days', self::KEPT_DAYS))]);
    }

    private function today(string $offset = 'now'): string
    {
        return DealerTime::now($this->clock)->modify($offset)->format('Y-m-d');
    }
}
