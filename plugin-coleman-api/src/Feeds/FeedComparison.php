<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

/** The second part of a run: holds the snapshot against the site, and says what it would change. Nothing of the site is written. */
final readonly class FeedComparison
{
    /** New makers that are counted one by one. */
    private const MAKERS = 100;

    /** @param \Closure(string, string, string|int): string $names what a value is called, by feed and column; '' where it has no name */
    public function __construct(
        private FeedRepository $feeds,
        private FeedItemRepository $items,
        private FeedStore $store,
        private HeldPriceRepository $held,
        private MissingItems $missing,
        private \Closure $names,
    ) {
    }

    /** Holds one chunk against the site; nothing of it is written. */
    public function compare(FeedRun $run, FeedType $kind, RunTurn $turn): FeedRun
    {
        if ($run->progress >= $run->snapshotBytes) {
            return $this->compared($run, $kind, $turn);
        }
        ['rows' => $rows, 'next' => $next] = $this->store->snapshot($run->id)->chunk($run->progress);
        ['changes' => $changes, 'held' => $held] = $this->held->split($run->feed, $kind->compare($rows));

        $names = fn (string $column, string|int $value): string => ($this->names)($kind->name(), $column, $value);

        return $turn->step($run, function () use ($run, $kind, $rows, $changes, $held, $next, $names): FeedRun {
            if (true === ($run->about['again'] ?? false)) {
                $this->items->claim($run->id, $rows);
            }
            $by = Change::byType($changes);
            $moves = array_values(array_filter([...$by[ChangeType::Changed->value], ...array_column($held, 'change')], static fn (Change $change): bool => $change->isBigPriceMove()));
            $moves = array_values(array_column(array_map(static fn (Change $change): array => [$change->row->line, $change], $moves), 1, 0));
            $refused = array_map(static fn (Change $change): RowError => $change->refusal($run->about['called'] ?? []), $by[ChangeType::Refused->value]);
            $kept = array_values(array_filter($changes, static fn (Change $change): bool => [] !== $change->kept));
            $refs = [];
            foreach ([...$by[ChangeType::Changed->value], ...$by[ChangeType::Same->value]] as $change) {
                $refs[$change->row->key] = $change->ref;
            }
            if (MissingItems::isListOfAll($run, $kind)) {
                $this->items->named($run, $refs);
            }

            return $this->store->reported($run, $refused)
                ->counting([
                    'new' => count($by[ChangeType::New->value]),
                    'changed' => count($by[ChangeType::Changed->value]),
                    'same' => count($by[ChangeType::Same->value]),
                    'price_moves' => count($moves),
                    'held' => count($held),
                    'kept' => count($kept),
                    ...self::keptByField($kept),
                    ...$kind instanceof MakerFeed ? self::byNewMaker($run, $kind, $changes) : [],
                ])
                ->sampling([
                    'new' => self::described($by[ChangeType::New->value], $names),
                    'changed' => self::described($by[ChangeType::Changed->value], $names),
                    'price_moves' => self::described($moves, $names),
                    'held' => array_map(self::describeHeld(...), array_slice($held, 0, FeedRun::SAMPLES)),
                    'kept' => array_map(static fn (Change $change): string => $change->describeKept($names), array_slice($kept, 0, FeedRun::SAMPLES)),
                ], FeedRun::SAMPLES)
                ->with(['progress' => $next, 'changesBytes' => $this->store->changes($run->id)->append(self::lines($changes, $held, $names), $run->changesBytes)]);
        });
    }

    private function compared(FeedRun $run, FeedType $kind, RunTurn $turn): FeedRun
    {
        return $turn->step($run, function () use ($run, $kind): FeedRun {
            $items = MissingItems::isListOfAll($run, $kind) ? $this->items->count($run->feed->id) : 0;
            $run = $items > 0 ? $this->missing->listed($run, $kind) : $run;
            $run = $kind instanceof MakerFeed ? $run->sampling(['makers' => self::describeMakers($run, $kind)], FeedRun::SAMPLES) : $run;
            $last = $this->feeds->appliedBefore($run);
            $doubts = $run->isForced || $run->isDry ? [] : SafetyChecks::about($run, $items, $last);
            if ($run->feed->isFrozen() && !$run->isDry) {
                $doubts[] = __('This feed is frozen. Unfreeze it to import the file.', 'coleman');
            }

            return $run->with([
                'progress' => 0,
                'state' => match (true) {
                    $run->isDry => RunState::Compared,
                    [] !== $doubts => RunState::Held,
                    default => RunState::Applying,
                },
                'message' => implode(' ', $doubts),
                // Told beforehand to take in anything is no approval of a list that nobody has seen.
                'about' => ($run->isForced && [] !== SafetyChecks::ending($run, $last) ? ['removal' => 'kept'] : []) + $run->about,
            ]);
        });
    }

    /**
     * @param list<Change> $changes
     * @param \Closure(string, string|int): string $names
     * @return list<string> of as many as a run can show
     */
    private static function described(array $changes, \Closure $names): array
    {
        return array_map(static fn (Change $change): string => $change->describe($names), array_slice($changes, 0, FeedRun::SAMPLES));
    }

    /**
     * @param list<Change> $kept
     * @return array<string, int> of how many things staff keep a field: counts by FeedRun::KEPT and the field
     */
    private static function keptByField(array $kept): array
    {
        return array_count_values(array_merge(...array_map(
            static fn (Change $change): array => array_map(static fn (string $column): string => FeedRun::KEPT . Change::called($column), array_keys($change->kept)),
            $kept,
        )));
    }

    /**
     * @param list<Change> $changes
     * @return array<string, int> counts by FeedRun::MAKER and the maker, and of makers that are told of for the first time
     */
    private static function byNewMaker(FeedRun $run, MakerFeed $kind, array $changes): array
    {
        $counts = [];
        foreach ($changes as $change) {
            $maker = $kind->newMaker($change);
            if ('' !== $maker) {
                $counts[FeedRun::MAKER . $maker] = 1 + ($counts[FeedRun::MAKER . $maker] ?? 0);
            }
        }
        $known = count($run->newMakers());
        $first = array_diff_key($counts, $run->counts);
        // Where the wrong column was taken for the maker there may be as many as rows.
        $counts = array_diff_key($counts, array_slice($first, max(0, self::MAKERS - $known)));

        return [] === $counts ? [] : ['makers' => count(array_diff_key($counts, $run->counts))] + $counts;
    }

    /** @return list<string> "Bobact (12 items). Did you mean Bobcat?" */
    private static function describeMakers(FeedRun $run, MakerFeed $kind): array
    {
        $lines = [];
        foreach (array_slice($run->newMakers(), 0, FeedRun::SAMPLES, true) as $maker => $count) {
            /* translators: 1: name of a maker, 2: number of things */
            $line = sprintf(_n('%1$s (%2$s item)', '%1$s (%2$s items)', $count, 'coleman'), $maker, number_format($count));
            $similar = $kind->similarMaker((string) $maker);
            /* translators: 1: "Bobact (12 items)", 2: name of a maker */
            $lines[] = '' === $similar ? $line : sprintf(__('%1$s. Did you mean %2$s?', 'coleman'), $line, $similar);
        }

        return $lines;
    }

    /** @param array{change: Change, field: string, old: int, new: int} $held */
    private static function describeHeld(array $held): string
    {
        ['old' => $old, 'new' => $new] = HeldPriceRepository::shown($held['old'], $held['new']);

        return sprintf('%s: %s %s → %s', $held['change']->name, ColumnNames::label($held['field']), $old, $new);
    }

    /**
     * Lines of the list of changes.
     *
     * @param list<Change> $changes
     * @param list<array{change: Change, field: string, old: int, new: int}> $held
     * @param \Closure(string, string|int): string $names
     * @return list<list<string|int>>
     */
    private static function lines(array $changes, array $held, \Closure $names): array
    {
        $lines = [];
        foreach ($changes as $change) {
            if (ChangeType::New === $change->type) {
                $lines[] = [$change->row->line, 'new', $change->name, '', '', ''];
            }
            foreach ($change->fields($names) as [$field, $old, $new]) {
                $lines[] = [$change->row->line, 'changed', $change->name, $field, $old, $new];
            }
            foreach ($change->keptFields($names) as [$field, $old, $new]) {
                $lines[] = [$change->row->line, 'kept', $change->name, $field, $old, $new];
            }
        }
        foreach ($held as $one) {
            ['old' => $old, 'new' => $new] = HeldPriceRepository::shown($one['old'], $one['new']);
            $lines[] = [$one['change']->row->line, 'held', $one['change']->name, Change::called($one['field']), $old, $new];
        }

        return $lines;
    }
}
