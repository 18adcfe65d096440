<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Transaction;
use Coleman\Api\Feeds\Source\FeedFile;
use Coleman\Api\Feeds\Source\Survey;
use Coleman\Api\Feeds\Source\UnreadableFile;
use Coleman\Api\Support\Clock;

/**
 * Brings a run along: file → snapshot → comparison → site.
 *
 * Each step takes one chunk, and writes how far it has come in the transaction that writes the chunk. So a run that was
 * killed at any moment stands between two chunks; whoever works on it next goes on from there, and the outcome is the
 * same. Nothing of the site changes before the whole file has been read and held against it.
 */
final class FeedRunner
{
    /** Rows at a time. */
    public const CHUNK = 500;

    /** Chunks of the snapshot that are read again for the rows of one chunk that come twice. */
    private const LOOKED_UP = 50;

    /** Columns that nothing was made of, as many as a report tells. */
    private const UNKNOWN = 50;

    /** So many rows that cannot be read or say what another says, and more than half of all: this is another file than it should be. */
    private const MAX_BAD = 20_000;

    /** Runs of a feed whose snapshots are kept. */
    public const KEPT = 3;

    private float $until = INF;

    /** Which turn is ours; see FeedRepository::acquireLock(). */
    private int $turn = 0;

    /** @var callable(FeedRun): void */
    private $progress;

    /** @param array<string, FeedType> $kinds by name */
    public function __construct(
        private readonly Connection $connection,
        private readonly FeedRepository $feeds,
        private readonly FeedItemRepository $items,
        private readonly FeedStore $store,
        private readonly Transaction $transaction,
        private readonly FeedSearch $search,
        private readonly FeedMails $mails,
        private readonly HeldPriceRepository $held,
        private readonly MissingItems $missing,
        private readonly FeedUndo $undoing,
        private readonly Clock $clock,
        private readonly array $kinds,
    ) {
        $this->progress = static function (): void {
        };
    }

    /**
     * @param float $seconds it may take, and one chunk at least; what is left is for the next one
     * @param callable(FeedRun): void|null $progress told after each chunk
     * @throws FeedBusy when another run is at work
     */
    public function work(FeedRun $run, float $seconds = INF, ?callable $progress = null): FeedRun
    {
        $this->until = microtime(true) + $seconds;
        $this->progress = $progress ?? $this->progress;
        $lock = $this->store->lock();
        $this->turn = (null === $lock ? null : $this->feeds->acquireLock($run->id))
            ?? throw new FeedBusy(__('Another feed is being imported. This one continues automatically afterwards.', 'coleman'));
        $this->connection->tuneForBulkWrites();
        try {
            // Whoever had the turn before may have brought it further meanwhile, or said what kept it from that.
            $run = $this->feeds->run($run->id) ?? $run;
            $run = $run->state->isUnderWay() ? $run->with(['message' => '']) : $run;
            while ($run->state->isUnderWay()) {
                $run = match ($run->state) {
                    RunState::Reading => $this->read($run),
                    RunState::Comparing => $this->compare($run),
                    RunState::Applying => 0 === $run->undoes ? $this->apply($run) : $this->undo($run),
                    RunState::Vanishing => $this->removeMissing($run),
                    RunState::Indexing => $this->index($run),
                    default => throw new \LogicException('Only these are under way.'),
                };
                if (!$this->hasTime()) {
                    break;
                }
            }
        } catch (UnreadableFile $fault) {
            // As it stands after its last chunk.
            $run = $this->fail($this->feeds->run($run->id) ?? $run, $fault->getMessage());
        } finally {
            $this->feeds->releaseLock($this->turn);
            null === $lock || fclose($lock);
        }
        if (!$run->state->isUnderWay()) {
            $this->tidy($run);
        }

        return $run;
    }

    /** What was held, or only tried, is taken in, and what it lists as missing goes. */
    public function approve(FeedRun $run): FeedRun
    {
        return $this->saved($run->with(['state' => RunState::Applying, 'progress' => 0, 'isDry' => false, 'isForced' => true, 'message' => '', 'about' => ['removal' => 'approved'] + $run->about]));
    }

    /** What the file of an applied run lacked, and what stayed so far, goes. */
    public function remove(FeedRun $run): FeedRun
    {
        return $this->saved($run->with(['state' => RunState::Vanishing, 'message' => '', 'about' => ['removal' => 'approved'] + $run->about]));
    }

    public function discard(FeedRun $run): FeedRun
    {
        $run = $this->saved($run->with(['state' => RunState::Discarded, 'message' => '']));
        $this->tidy($run);

        return $run;
    }

    private function hasTime(): bool
    {
        return microtime(true) < $this->until;
    }

    private function kind(FeedRun $run): FeedType
    {
        $kind = $this->kinds[$run->feed->kind] ?? throw new UnreadableFile(__('Unknown feed type.', 'coleman'));

        return $kind instanceof PerRunFeed ? $kind->forRun($run) : $kind;
    }

    private function read(FeedRun $run): FeedRun
    {
        $path = $this->store->source($run->id);
        $survey = Survey::fromStored($run->about['encoding'] ?? '');
        if (null === $survey) {
            $survey = Survey::scan($path);
            $run = $this->turned($run->with(['about' => ['encoding' => $survey->encoding->value] + $run->about]));
        }
        $file = FeedFile::at($path, $survey);
        $reader = new FeedReader($file, $this->kind($run), $run->feed, CellRules::ofFeed($run->feed), $run->about['rows'] ?? 0);
        $chunk = [];
        foreach ($reader->rows($run->records) as $row) {
            $chunk[] = $row;
            if (self::CHUNK === count($chunk)) {
                $run = $this->readChunk($run, $chunk, $reader->mapping());
                $chunk = [];
                $useless = $run->count('bad') + $run->count('doubled');
                if ($useless > self::MAX_BAD && 2 * $useless > $run->count('read')) {
                    throw new UnreadableFile(__('Most rows can’t be read or are duplicates. This may be the wrong file, or its columns may have changed.', 'coleman'));
                }
                if (!$this->hasTime()) {
                    return $run;
                }
            }
        }
        $run = [] === $chunk ? $run : $this->readChunk($run, $chunk, $reader->mapping());
        $mapping = $reader->mapping();

        return $this->turned($run->with([
            'state' => RunState::Comparing,
            'progress' => 0,
            'sourceHash' => (string) hash_file('xxh128', $path),
            'about' => ['packed_at' => $file->packedAt(), 'ending' => $reader->ending(), 'format' => $file->describe(), 'brings' => $mapping?->brings() ?? [], 'unknown' => array_slice($mapping->unknown ?? [], 0, self::UNKNOWN)] + $run->about,
        ]));
    }

    /** @param non-empty-list<FeedRow|RowError|SkippedRow> $records */
    private function readChunk(FeedRun $run, array $records, ?Mapping $mapping): FeedRun
    {
        $chunk = array_values(array_filter($records, static fn (FeedRow|RowError|SkippedRow $one): bool => !$one instanceof SkippedRow));
        $rows = array_values(array_filter($chunk, static fn (FeedRow|RowError $one): bool => $one instanceof FeedRow));
        $faults = array_values(array_filter($chunk, static fn (FeedRow|RowError $one): bool => $one instanceof RowError));

        return $this->step($run, function () use ($run, $records, $chunk, $rows, $faults, $mapping): FeedRun {
            $later = $this->items->claim($run->id, array_values(array_filter($chunk, static fn (FeedRow|RowError $one): bool => '' !== $one->key)), $run->snapshotBytes);
            $doubled = $this->doubled($run, $rows, $later, $mapping);
            array_push($faults, ...$doubled);
            $cells = array_merge(...array_map(static fn (FeedRow $row): array => isset($later[$row->line]) ? [] : $row->errors, $rows));
            $good = array_values(array_filter($rows, static fn (FeedRow $row): bool => !isset($later[$row->line])));

            return $this->reported($this->reported($run, $faults), $cells, 'cells')->counting([
                'read' => count($chunk),
                'skipped' => count($records) - count($chunk),
                'doubled' => count($later) - count($doubled),
                'unkeyed' => array_sum(array_map(static fn (RowError $fault): int => $fault->unkeyed(), $faults)),
            ])->with([
                'records' => $run->records + count($records),
                'snapshotBytes' => [] === $good ? $run->snapshotBytes : $this->store->snapshot($run->id)->append($good, $run->snapshotBytes),
            ]);
        });
    }

    /**
     * Rows that say something else about a thing than the first one. Those that say the same are no faults.
     *
     * @param list<FeedRow> $rows
     * @param array<int, array{line: int, at: int}> $later see FeedItemRepository::claim()
     * @return list<RowError>
     */
    private function doubled(FeedRun $run, array $rows, array $later, ?Mapping $mapping): array
    {
        $faults = [];
        $chunks = [$run->snapshotBytes => $rows];
        foreach ($rows as $row) {
            $first = $later[$row->line] ?? null;
            if (null === $first) {
                continue;
            }
            if (!isset($chunks[$first['at']]) && count($chunks) <= self::LOOKED_UP) {
                $chunks[$first['at']] = $this->store->snapshot($run->id)->chunk(max(0, $first['at']))['rows'];
            }
            $before = array_find($chunks[$first['at']] ?? [], static fn (FeedRow $one): bool => $one->line === $first['line']);
            $differences = null === $before ? [__('not compared', 'coleman')] : (new DuplicateRow($before, $row, $mapping))->differences();
            if ([] !== $differences) {
                /* translators: 1: number of a line, 2: what differs, such as "Price $10.00 there, $12.00 here" */
                $faults[] = new RowError($row->line, '', '', sprintf(__('Duplicate of line %1$d, which was used: %2$s.', 'coleman'), $first['line'], implode('; ', $differences)), $row->key);
            }
        }

        return $faults;
    }

    /** Holds one chunk against the site; nothing of it is written. */
    private function compare(FeedRun $run): FeedRun
    {
        if ($run->progress >= $run->snapshotBytes) {
            return $this->compared($run);
        }
        ['rows' => $rows, 'next' => $next] = $this->store->snapshot($run->id)->chunk($run->progress);
        ['changes' => $changes, 'held' => $held] = $this->held->split($run->feed, $this->kind($run)->compare($rows));

        return $this->step($run, function () use ($run, $rows, $changes, $held, $next): FeedRun {
            if (true === ($run->about['again'] ?? false)) {
                $this->items->claim($run->id, $rows);
            }
            $by = self::byVerdict($changes);
            $moves = array_values(array_filter([...$by[ChangeType::Changed->value], ...array_column($held, 'change')], static fn (Change $change): bool => $change->isBigPriceMove()));
            $moves = array_values(array_column(array_map(static fn (Change $change): array => [$change->row->line, $change], $moves), 1, 0));
            $refused = array_map(static fn (Change $change): RowError => new RowError($change->row->line, '', '', $change->reason, $change->row->key), $by[ChangeType::Refused->value]);
            $refs = [];
            foreach ([...$by[ChangeType::Changed->value], ...$by[ChangeType::Same->value]] as $change) {
                $refs[$change->row->key] = $change->ref;
            }
            if (MissingItems::isListOfAll($run, $this->kind($run))) {
                $this->items->named($run, $refs);
            }

            return $this->reported($run, $refused)
                ->counting([
                    'new' => count($by[ChangeType::New->value]),
                    'changed' => count($by[ChangeType::Changed->value]),
                    'same' => count($by[ChangeType::Same->value]),
                    'price_moves' => count($moves),
                    'held' => count($held),
                ])
                ->sampling([
                    'new' => array_map(static fn (Change $change): string => $change->describe(), $by[ChangeType::New->value]),
                    'changed' => array_map(static fn (Change $change): string => $change->describe(), $by[ChangeType::Changed->value]),
                    'price_moves' => array_map(static fn (Change $change): string => $change->describe(), $moves),
                    'held' => array_map(self::describeHeld(...), $held),
                ], FeedRun::SAMPLES)
                ->with(['progress' => $next, 'changesBytes' => $this->store->changes($run->id)->append(self::lines($changes, $held), $run->changesBytes)]);
        });
    }

    private function compared(FeedRun $run): FeedRun
    {
        return $this->step($run, function () use ($run): FeedRun {
            $items = MissingItems::isListOfAll($run, $this->kind($run)) ? $this->items->count($run->feed->id) : 0;
            $run = $items > 0 ? $this->missing->listed($run, $this->kind($run)) : $run;
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

    private function apply(FeedRun $run): FeedRun
    {
        if ($run->progress >= $run->snapshotBytes) {
            return $this->turned($run->with(['progress' => 0, 'state' => MissingItems::isListOfAll($run, $this->kind($run)) ? RunState::Vanishing : RunState::Indexing]));
        }
        ['rows' => $rows, 'next' => $next] = $this->store->snapshot($run->id)->chunk($run->progress);
        $kind = $this->kind($run);

        return $this->step($run, function () use ($run, $rows, $next, $kind): FeedRun {
            // What is there now counts, not what was there when the rows were compared.
            ['changes' => $changes, 'held' => $held] = $this->held->split($run->feed, $kind->compare($rows));
            $by = self::byVerdict($changes);
            $changes = [...$by[ChangeType::New->value], ...$by[ChangeType::Changed->value]];
            $asked = self::refs($by[ChangeType::Changed->value]);
            $made = [];
            $written = $this->undoing->watched(
                $kind,
                [...$asked, ...$kind instanceof ConfirmingFeed ? self::refs($by[ChangeType::Same->value]) : [], ...array_values(array_filter(array_map(static fn (Change $change): string => $change->beside, $by[ChangeType::New->value])))],
                false,
                function () use ($kind, $changes, $by, &$made): array {
                    $now = $this->clock->now()->format('Y-m-d H:i:s');
                    $made = $kind instanceof ConfirmingFeed ? $kind->applyAndConfirm($changes, $by[ChangeType::Same->value], $now) : $kind->apply($changes, $now);

                    return array_values(array_map(strval(...), $made));
                },
                [] !== $changes || $kind instanceof ConfirmingFeed,
            );
            $refs = $made;
            foreach ([...$by[ChangeType::Changed->value], ...$by[ChangeType::Same->value]] as $change) {
                $refs[$change->row->key] = $change->ref;
            }
            $known = $this->items->rows($run->feed->id, array_map(strval(...), array_keys($refs)));
            $this->items->brought($run->feed->id, $run->id, $refs);
            $this->held->keep($run, $held, array_values($refs));
            $this->search->queue($kind, [...array_values($made), ...$asked]);

            return $run->counting(['done_new' => count($made), 'done_changed' => count($by[ChangeType::Changed->value])])->with([
                'progress' => $next,
                'journalBytes' => $this->undoing->keep($run, [...$written, ...FeedUndo::ofBrought($run, $refs, $known)]),
            ]);
        });
    }

    private function removeMissing(FeedRun $run): FeedRun
    {
        $kind = $this->kind($run);
        $gone = $this->missing->toGo($run, $kind);
        if (!$kind instanceof FullListFeed || [] === $gone) {
            return $this->step($run, fn (): FeedRun => $this->missing->settled($run)->with(['progress' => 0, 'state' => RunState::Indexing]));
        }

        return $this->step($run, function () use ($run, $gone, $kind): FeedRun {
            $known = $this->items->rows($run->feed->id, array_map(strval(...), array_keys($gone)));
            $refs = $this->items->drop($run->feed, $gone);
            $count = 0;
            $written = $this->undoing->watched($kind, $refs, true, function () use ($kind, $refs, &$count): array {
                $count = [] === $refs ? 0 : $kind->removeMissing($refs, $this->clock->now()->format('Y-m-d H:i:s'));

                return [];
            }, [] !== $refs);
            $this->search->queue($kind, $refs);

            return $run->counting(['done_vanish' => $count])->with(['journalBytes' => $this->undoing->keep($run, [...$written, ...FeedUndo::ofDropped($known)])]);
        });
    }

    /** One chunk of another run, from its end on, as it was before that run. */
    private function undo(FeedRun $run): FeedRun
    {
        $kind = $this->kind($run);
        if (!$kind instanceof ReversibleFeed) {
            throw new \LogicException('FeedService::undo() begins no run of another kind.');
        }
        $chunk = $this->undoing->chunk($run);

        return $this->step($run, fn (): FeedRun => null === $chunk
            ? $this->undoing->finished($run, $kind)->with(['progress' => 0, 'state' => RunState::Indexing])
            : $this->undoing->putBack($run, $kind, $chunk['changes'])->with(['progress' => $run->snapshotBytes - $chunk['begin']]));
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
     * @return list<list<string|int>>
     */
    private static function lines(array $changes, array $held): array
    {
        $lines = [];
        foreach ($changes as $change) {
            if (ChangeType::New === $change->type) {
                $lines[] = [$change->row->line, 'new', $change->name, '', '', ''];
            }
            foreach ($change->fields() as [$field, $old, $new]) {
                $lines[] = [$change->row->line, 'changed', $change->name, $field, $old, $new];
            }
        }
        foreach ($held as $one) {
            ['old' => $old, 'new' => $new] = HeldPriceRepository::shown($one['old'], $one['new']);
            $lines[] = [$one['change']->row->line, 'held', $one['change']->name, Change::called($one['field']), $old, $new];
        }

        return $lines;
    }

    /**
     * @param list<Change> $changes
     * @return list<string>
     */
    private static function refs(array $changes): array
    {
        return array_map(static fn (Change $change): string => $change->ref, $changes);
    }

    /** Only now: chunk by chunk of the file it would be all over its lists. */
    private function index(FeedRun $run): FeedRun
    {
        $entries = $this->search->drain();

        return $this->turned($run->with(0 === $entries ? ['progress' => 0, 'state' => RunState::Applied] : ['progress' => $run->progress + $entries]));
    }

    /**
     * One chunk, how far the run has come, and the mail that tells of it where one does, in one transaction.
     *
     * @param callable(): FeedRun $work
     */
    private function step(FeedRun $run, callable $work): FeedRun
    {
        $run = $this->transaction->run(function () use ($run, $work): FeedRun {
            if (!$this->feeds->renewLock($run->id, $this->turn)) {
                throw new FeedBusy(__('Someone else is already running this feed.', 'coleman'));
            }
            $run = $work();
            $this->feeds->save($run);
            $this->mails->tell($run);

            return $run;
        });
        $this->turn++;
        ($this->progress)($run);

        return $run;
    }

    /** The next state, by whoever still has the turn. */
    private function turned(FeedRun $run): FeedRun
    {
        return $this->step($run, static fn (): FeedRun => $run);
    }

    private function saved(FeedRun $run): FeedRun
    {
        $this->feeds->save($run);
        ($this->progress)($run);

        return $run;
    }

    private function fail(FeedRun $run, string $message): FeedRun
    {
        return $this->turned($run->with(['state' => RunState::Failed, 'message' => $message]));
    }

    /**
     * @param list<RowError> $faults
     * @param 'bad'|'cells' $count rows that were left out, or cells of rows that were taken
     */
    private function reported(FeedRun $run, array $faults, string $count = 'bad'): FeedRun
    {
        return [] === $faults ? $run : $run->counting([$count => count($faults)])->sampling([
            'bad' => array_map(static fn (RowError $fault): string => $fault->describe(), $faults),
        ], FeedRun::SAMPLES)->with(['faultsBytes' => $this->store->report($run->id, $faults, $run->faultsBytes)]);
    }

    /**
     * Drops what nobody needs any more: the file itself, claims, and snapshots of older runs. The last file that was only
     * tried, or failed, stays for a day (FeedUploads::purgeExpired()): it can be tried again with other columns, and what was
     * tried can be taken in.
     */
    private function tidy(FeedRun $run): void
    {
        if (!in_array($run->state, [RunState::Held, RunState::Compared], true)) {
            // Who approves the others needs to know what the file had brought.
            $this->items->forgetClaims($run->id);
        }
        $kept = 0;
        foreach ($this->feeds->runs(50, $run->feed->id) as $index => $one) {
            if ($one->state->isUnderWay() || RunState::Held === $one->state || RunState::Receiving === $one->state || 0 !== $one->undoes) {
                continue;
            }
            $isTried = 0 === $index && in_array($one->state, [RunState::Compared, RunState::Failed], true);
            if (!$isTried) {
                $this->store->forgetSource($one->id);
            }
            if (!($isTried && RunState::Compared === $one->state) && (!in_array($one->state, [RunState::Applied, RunState::Undone], true) || ++$kept > self::KEPT)) {
                $this->store->forgetSnapshot($one->id);
                $this->store->forgetJournal($one->id);
            }
        }
    }

    /**
     * @param list<Change> $changes
     * @return array<string, list<Change>>
     */
    private static function byVerdict(array $changes): array
    {
        $by = array_fill_keys(array_map(static fn (ChangeType $type): string => $type->value, ChangeType::cases()), []);
        foreach ($changes as $change) {
            $by[$change->type->value][] = $change;
        }

        return $by;
    }
}
