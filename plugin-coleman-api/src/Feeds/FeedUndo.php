<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

use Coleman\Api\Feeds\Undo\Holding;
use Coleman\Api\Feeds\Undo\RowChange;
use Coleman\Api\Feeds\Undo\RowStates;
use Coleman\Api\Support\Clock;

/** Keeps what a run does to the rows of the site, and puts it back when the run is undone. */
final readonly class FeedUndo
{
    public function __construct(
        private FeedRepository $feeds,
        private FeedItemRepository $items,
        private FeedStore $store,
        private FeedSearch $search,
        private HeldPriceRepository $held,
        private RowStates $states,
        private Clock $clock,
    ) {
    }

    /**
     * Lets a kind write, and says what it did to its rows.
     *
     * @param list<string> $refs
     * @param \Closure(): list<string> $write gives the refs of what it made
     * @param bool $isAny whether there is anything to write
     * @return list<RowChange>
     */
    public function watched(FeedType $kind, array $refs, bool $isRemoval, \Closure $write, bool $isAny): array
    {
        if (!$isAny || !$kind instanceof ReversibleFeed) {
            $write();

            return [];
        }
        $asked = $kind->holdings($refs, $isRemoval);
        $before = $this->states->read($asked);
        $made = $write();
        $holdings = $isRemoval ? $asked : $kind->holdings(array_values(array_unique([...$refs, ...$made])), false);

        return RowStates::changes($asked, $before, $holdings, $this->states->read($holdings), $made);
    }

    /**
     * Writes down what a chunk has done.
     *
     * @param list<RowChange> $changes
     * @return int<0, max> length of the run's journal now
     */
    public function keep(FeedRun $run, array $changes): int
    {
        return $this->store->journal($run->id)->append($changes, $run->journalBytes);
    }

    /**
     * What a chunk changes of what is known of the feed's things.
     *
     * @param array<string, string> $refs by key, as the chunk brings them
     * @param array<int|string, array<string, string|null>> $known rows of feed_items before
     * @return list<RowChange>
     */
    public static function ofBrought(FeedRun $run, array $refs, array $known): array
    {
        $holding = new Holding('feed_items', 'item_key', [], ['feed_id', 'item_key'], ignored: ['run_id']);
        $changes = [];
        foreach ($refs as $key => $ref) {
            $key = (string) $key;
            $row = ['feed_id' => (string) $run->feed->id, 'item_key' => $key, 'ref' => $ref, 'missing_run' => '0'];
            $old = $known[$key] ?? null;
            if (null === $old) {
                $changes[] = new RowChange('feed_items', ['feed_id' => $row['feed_id'], 'item_key' => $key], $key, null, null, $holding->fingerprint($row));
            } elseif ($old['ref'] !== $ref || '0' !== $old['missing_run']) {
                $changes[] = new RowChange('feed_items', ['feed_id' => $row['feed_id'], 'item_key' => $key], $key, ['ref' => $old['ref'], 'missing_run' => $old['missing_run']], ['ref' => $ref, 'missing_run' => '0']);
            }
        }

        return $changes;
    }

    /**
     * What is forgotten of the feed's things.
     *
     * @param array<int|string, array<string, string|null>> $known rows of feed_items before
     * @return list<RowChange>
     */
    public static function ofDropped(array $known): array
    {
        return array_map(static fn (array $row): RowChange => new RowChange('feed_items', ['feed_id' => (string) $row['feed_id'], 'item_key' => (string) $row['item_key']], (string) $row['item_key'], $row, null), array_values($known));
    }

    /**
     * The next chunk of the run that is undone, from its end on.
     *
     * @return array{changes: list<RowChange>, begin: int<0, max>}|null null when all are put back
     */
    public function chunk(FeedRun $run): ?array
    {
        $end = $run->snapshotBytes - $run->progress;

        return $end <= 0 ? null : $this->store->journal($run->undoes)->chunkBefore($end);
    }

    /**
     * Puts rows back as they were before the run that is undone, as far as nobody has changed them since.
     *
     * @param list<RowChange> $changes
     */
    public function putBack(FeedRun $run, ReversibleFeed $kind, array $changes): FeedRun
    {
        if ([] === $changes) {
            return $run;
        }
        $holdings = [...$kind->holdings([], true), new Holding('feed_items', 'item_key', [], ['feed_id', 'item_key'], ignored: ['run_id'], condition: sprintf('feed_id = %d', $run->feed->id))];
        $restored = $this->states->restore($kind, $changes, $holdings, $this->clock->now()->format('Y-m-d H:i:s'));
        $this->search->queue($kind, $restored->refs);
        // What the feed knows of a thing goes back without a word.
        $left = self::named($kind, $holdings, array_values(array_filter($restored->left, static fn (array $one): bool => !str_starts_with($one['thing'], 'feed_items '))));

        return $run
            ->counting(['restored' => $restored->rows, 'left' => count($left)])
            ->sampling(['left' => array_map(static fn (array $one): string => $one['thing'] . ('' === $one['field'] ? '' : ', ' . ColumnNames::label($one['field'])) . ': ' . $one['reason'], $left)], FeedRun::SAMPLES)
            ->with(['changesBytes' => $this->store->changes($run->id)->append(array_map(static fn (array $one): array => ['', 'left', $one['thing'], Change::called($one['field']), '', $one['reason']], $left), $run->changesBytes)]);
    }

    /**
     * @param list<Holding> $holdings
     * @param list<array{thing: string, field: string, reason: string}> $left things are `table ref` where no column names them
     * @return list<array{thing: string, field: string, reason: string}> the same as people call them
     */
    private static function named(ReversibleFeed $kind, array $holdings, array $left): array
    {
        $table = array_find($holdings, static fn (Holding $holding): bool => $holding->isThing)?->table;
        if (!$kind instanceof NamingFeed || null === $table || [] === $left) {
            return $left;
        }
        $refOf = static fn (string $thing): string => str_starts_with($thing, "$table ") ? substr($thing, strlen($table) + 1) : '';
        $names = $kind->namesOf(array_values(array_unique(array_filter(array_map(static fn (array $one): string => $refOf($one['thing']), $left)))));

        return array_map(static fn (array $one): array => ['thing' => $names[$refOf($one['thing'])] ?? $one['thing']] + $one, $left);
    }

    /** What is left to do once all chunks are put back. */
    public function finished(FeedRun $run, ReversibleFeed $kind): FeedRun
    {
        $run = $this->putBackPrices($run, $kind);
        $this->items->unmark($run->feed->id, $run->undoes);
        $this->feeds->turnUndone($run->undoes);

        return $run;
    }

    /** Prices that the run had held and somebody has approved are its work too. */
    private function putBackPrices(FeedRun $run, ReversibleFeed $kind): FeedRun
    {
        $this->held->forgetWaitingOf($run->undoes);
        foreach ($kind->holdings([], false) as $holding) {
            if ($holding->isThing) {
                return $this->putBack($run, $kind, array_map(static fn (HeldPrice $price): RowChange => new RowChange(
                    $holding->table,
                    [$holding->key[0] => $price->ref],
                    $price->ref,
                    [$price->field => (string) $price->oldCents],
                    [$price->field => (string) $price->newCents],
                ), $this->held->approvedOf($run->undoes)));
            }
        }

        return $run;
    }
}
