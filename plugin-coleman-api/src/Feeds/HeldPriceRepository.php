<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

use Coleman\Api\Database\Connection;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\Money;

/**
 * Prices that a feed moves by more than a factor: each waits for an answer of its own, the rest of the file goes on.
 *
 * One row for each feed, thing and field (`feed_held`). An answer counts for as long as the feed brings the same value.
 */
final readonly class HeldPriceRepository
{
    private const SELECT = 'SELECT h.*, f.name AS feed_name, f.kind FROM {feed_held} h JOIN {feeds} f ON f.id = h.feed_id';

    public function __construct(private Connection $connection, private Clock $clock)
    {
    }

    /**
     * Takes out of changes what has to wait, or was rejected before; of the latter the change says that staff keep it.
     *
     * @param list<Change> $changes
     * @return array{changes: list<Change>, held: list<array{change: Change, field: string, old: int, new: int}>} all
     *     changes in their order, and what waits
     */
    public function split(Feed $feed, array $changes): array
    {
        $factor = FeedSettings::ofSite()->factor;
        $moves = array_filter(array_map(static fn (Change $change): array => $change->moves($factor), $changes));
        $answers = [] === $moves ? [] : $this->answers($feed, array_map(static fn (int $index): string => $changes[$index]->ref, array_keys($moves)));
        $held = [];
        foreach ($moves as $index => $fields) {
            $change = $changes[$index];
            $out = [];
            $rejected = [];
            foreach ($fields as $field => [$old, $new]) {
                $answer = $answers[$change->ref][$field] ?? ['', null];
                $isSame = $answer[1] === $new;
                if ($isSame && HeldPrice::APPROVED === $answer[0]) {
                    continue;
                }
                $out[] = $field;
                if (!$isSame || HeldPrice::REJECTED !== $answer[0]) {
                    $held[] = ['change' => $change, 'field' => $field, 'old' => $old, 'new' => $new];
                } else {
                    $rejected[$field] = $new;
                }
            }
            $changes[$index] = $change->without($out)->keeping($rejected, array_map(static fn (array $move): int => $move[0], $fields));
        }

        return ['changes' => array_values($changes), 'held' => $held];
    }

    /**
     * Keeps what waits, and forgets what does no longer: the feed brings another value that needs no answer. In the
     * transaction that writes the other changes.
     *
     * @param list<array{change: Change, field: string, old: int, new: int}> $held
     * @param list<string> $refs of all things of the chunk
     */
    public function keep(FeedRun $run, array $held, array $refs): void
    {
        if ($this->isWaiting($run->feed->id)) {
            $still = array_map(static fn (array $one): string => $one['change']->ref . ' ' . $one['field'], $held);
            foreach (array_chunk($refs, 500) as $chunk) {
                foreach ($this->connection->rows(sprintf("SELECT id, ref, field FROM {feed_held} WHERE feed_id = %%d AND answer = '' AND ref IN (%s)", Connection::placeholders($chunk, '%s')), [$run->feed->id, ...$chunk]) as $row) {
                    if (!in_array($row['ref'] . ' ' . $row['field'], $still, true)) {
                        $this->connection->execute('DELETE FROM {feed_held} WHERE id = %d', [(int) $row['id']]);
                    }
                }
            }
        }
        foreach ($held as $one) {
            $this->connection->execute('DELETE FROM {feed_held} WHERE feed_id = %d AND ref = %s AND field = %s', [$run->feed->id, $one['change']->ref, $one['field']]);
            $this->connection->insert('feed_held', [
                'feed_id' => $run->feed->id,
                'run_id' => $run->id,
                'ref' => $one['change']->ref,
                'field' => $one['field'],
                'name' => mb_substr($one['change']->name, 0, 200),
                'old_cents' => $one['old'],
                'new_cents' => $one['new'],
                'answer' => '',
                'created_at' => $this->clock->now()->format('Y-m-d H:i:s'),
            ]);
        }
    }

    /** @return array{old: string, new: string} as people read them */
    public static function shown(int $old, int $new): array
    {
        return ['old' => Money::format($old), 'new' => Money::format($new)];
    }

    /**
     * @param int $after only later ones than this id
     * @param int $feedId 0 for all feeds
     * @return list<HeldPrice> that wait, oldest first
     */
    public function waiting(int $limit, int $after = 0, int $feedId = 0): array
    {
        return array_map(self::fromRow(...), $this->connection->rows(
            self::SELECT . " WHERE h.answer = '' AND h.id > %d" . (0 === $feedId ? '' : ' AND h.feed_id = %d') . ' ORDER BY h.id LIMIT %d',
            0 === $feedId ? [$after, $limit] : [$after, $feedId, $limit],
        ));
    }

    /** How many wait. */
    public function count(int $feedId = 0): int
    {
        return (int) (0 === $feedId
            ? $this->connection->value("SELECT COUNT(*) FROM {feed_held} WHERE answer = ''")
            : $this->connection->value("SELECT COUNT(*) FROM {feed_held} WHERE answer = '' AND feed_id = %d", [$feedId]));
    }

    /**
     * @param list<int> $ids
     * @return list<HeldPrice> those of them that wait
     */
    public function these(array $ids): array
    {
        return [] === $ids ? [] : array_map(self::fromRow(...), $this->connection->rows(self::SELECT . sprintf(" WHERE h.answer = '' AND h.id IN (%s) ORDER BY h.id", Connection::placeholders($ids)), $ids));
    }

    /** @return list<HeldPrice> that a run had held, and that were approved */
    public function approvedOf(int $runId): array
    {
        return array_map(self::fromRow(...), $this->connection->rows(self::SELECT . ' WHERE h.run_id = %d AND h.answer = %s ORDER BY h.id', [$runId, HeldPrice::APPROVED]));
    }

    /** Of two who answer one is first. */
    public function answer(HeldPrice $price, string $answer, int $userId): bool
    {
        return 1 === $this->connection->execute(
            "UPDATE {feed_held} SET answer = %s, answered_by = %d, answered_at = %s WHERE id = %d AND answer = ''",
            [$answer, $userId, $this->clock->now()->format('Y-m-d H:i:s'), $price->id],
        );
    }

    /**
     * Writes the new price where the old one still stands.
     *
     * @param string $table that the feed's things are in
     */
    public function write(HeldPrice $price, string $table): bool
    {
        $row = $this->connection->row(sprintf('SELECT * FROM {%s} WHERE id = %%d', $table), [(int) $price->ref]) ?? [];

        return $this->connection->execute(
            sprintf('UPDATE {%1$s} SET %2$s = %%d, updated_at = %%s%3$s WHERE id = %%d AND %2$s = %%d', $table, $price->field, isset($row['version']) ? ', version = version + 1' : ''),
            [$price->newCents, $this->clock->now()->format('Y-m-d H:i:s'), (int) $price->ref, $price->oldCents],
        ) > 0;
    }

    /** What a run had held, and nobody has answered. */
    public function forgetWaitingOf(int $runId): void
    {
        $this->connection->execute("DELETE FROM {feed_held} WHERE run_id = %d AND answer = ''", [$runId]);
    }

    private function isWaiting(int $feedId): bool
    {
        return null !== $this->connection->value("SELECT id FROM {feed_held} WHERE feed_id = %d AND answer = '' LIMIT 1", [$feedId]);
    }

    /**
     * @param list<string> $refs
     * @return array<string, array<string, array{string, int}>> answer and the value that it is about, by ref and field
     */
    private function answers(Feed $feed, array $refs): array
    {
        $answers = [];
        foreach ([] === $refs ? [] : $this->connection->rows(sprintf('SELECT ref, field, answer, new_cents FROM {feed_held} WHERE feed_id = %%d AND ref IN (%s)', Connection::placeholders($refs, '%s')), [$feed->id, ...$refs]) as $row) {
            $answers[(string) $row['ref']][(string) $row['field']] = [(string) $row['answer'], (int) $row['new_cents']];
        }

        return $answers;
    }

    /** @param array<string, string|null> $row */
    private static function fromRow(array $row): HeldPrice
    {
        return new HeldPrice(
            (int) $row['id'],
            (int) $row['feed_id'],
            (string) $row['feed_name'],
            (string) $row['kind'],
            (int) $row['run_id'],
            (string) $row['ref'],
            (string) $row['field'],
            (string) $row['name'],
            (int) $row['old_cents'],
            (int) $row['new_cents'],
            (string) $row['answer'],
            (string) $row['created_at'],
        );
    }
}
