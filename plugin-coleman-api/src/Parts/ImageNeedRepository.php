<?php

declare(strict_types=1);

namespace Coleman\Api\Parts;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Transaction;
use Coleman\Api\Images\ImageNeed;
use Coleman\Api\Images\ImageState;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\DealerTime;

/** Counts how much each part needs a picture (`parts.image_need`), in short transactions. */
final readonly class ImageNeedRepository
{
    private const CHUNK = 1000;
    private const DAYS = 90;

    /** How far the round is, and when it began. */
    private const OPTION = 'coleman_image_needs';
    private const ROUND = 20 * HOUR_IN_SECONDS;

    public function __construct(private Connection $connection, private Clock $clock)
    {
    }

    /**
     * Goes on where the last call stopped; begins again a day after it began last.
     *
     * @return bool whether all are counted
     */
    public function work(Transaction $transaction, float $seconds): bool
    {
        $state = get_option(self::OPTION, []);
        $state = is_array($state) ? $state : [];
        $after = is_int($state['after'] ?? null) ? $state['after'] : null;
        $begun = is_int($state['begun'] ?? null) ? $state['begun'] : 0;
        $now = $this->clock->now()->getTimestamp();
        if (null === $after && $now - $begun < self::ROUND) {
            return true;
        }
        if (null === $after) {
            [$after, $begun] = [0, $now];
        }
        $until = microtime(true) + $seconds;
        do {
            $after = $this->next($after, $transaction);
        } while (null !== $after && microtime(true) < $until);
        update_option(self::OPTION, ['after' => $after, 'begun' => $begun], false);

        return null === $after;
    }

    /**
     * The parts that come next.
     *
     * @param int $after id of the last one that was counted
     * @param Transaction|null $transaction null inside of one
     * @return int|null id of the last one now; null when all are counted
     */
    public function next(int $after, ?Transaction $transaction): ?int
    {
        $work = fn (): ?int => $this->chunk($after);

        return null === $transaction ? $work() : $transaction->run($work);
    }

    private function chunk(int $after): ?int
    {
        $parts = $this->connection->rows('SELECT id, image, image_need FROM {parts} WHERE id > %d ORDER BY id LIMIT %d', [$after, self::CHUNK]);
        if ([] === $parts) {
            return null;
        }
        $last = (int) $parts[count($parts) - 1]['id'];
        $since = DealerTime::now($this->clock)->modify(sprintf('-%d days', self::DAYS))->format('Y-m-d');
        $views = array_column($this->connection->rows('SELECT part_id, SUM(views) AS amount FROM {part_impressions} WHERE part_id > %d AND part_id <= %d AND seen_on >= %s GROUP BY part_id', [$after, $last, $since]), 'amount', 'part_id');
        $stock = array_column($this->connection->rows('SELECT part_id, SUM(quantity) AS amount FROM {part_stock} WHERE part_id > %d AND part_id <= %d AND quantity > 0 GROUP BY part_id', [$after, $last]), 'amount', 'part_id');
        $changed = [];
        foreach ($parts as $part) {
            $id = (int) $part['id'];
            $need = ImageNeed::of(ImageState::of((string) $part['image']), (int) ($views[$id] ?? 0), (int) ($stock[$id] ?? 0));
            if ($need !== (int) $part['image_need']) {
                $changed[$id] = ['image_need' => $need];
            }
        }
        $this->connection->updateMany('parts', $changed);

        return $last;
    }
}
