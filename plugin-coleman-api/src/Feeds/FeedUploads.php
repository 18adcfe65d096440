<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

use Coleman\Api\Database\Transaction;
use Coleman\Api\Feeds\Source\FeedFile;
use Coleman\Api\Feeds\Source\Record;
use Coleman\Api\Feeds\Source\UnreadableFile;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Stock\CountTime;
use Coleman\Api\Support\Clock;

/**
 * Feeds as people and programs bring them: what a feed is like, its file piece by piece, and the word to begin.
 *
 * A file that arrives is no run yet: whatever breaks off, nothing of the site is touched before start(). What is read
 * is only what was sent; no address is ever fetched.
 */
final readonly class FeedUploads
{
    /** How a feed may be called: its name stands in addresses. */
    public const NAME = '/^[A-Za-z0-9][A-Za-z0-9._-]{0,59}$/D';

    /** Rows that are looked at to show what a file is like. */
    private const LOOKED_AT = 200;

    /** And bytes: a request looks no further, whatever a file unpacks to. */
    private const LOOKED_BYTES = 2_097_152;

    /** What nobody has gone on with leaves after so many seconds. */
    private const LIFE = DAY_IN_SECONDS;

    /** @param array<string, FeedType> $kinds by name */
    public function __construct(private FeedRepository $feeds, private FeedItemRepository $items, private FeedStore $store, private Transaction $transaction, private Clock $clock, private array $kinds)
    {
    }

    /**
     * Makes a feed, or changes what is named of one.
     *
     * @param string $kind '' as it is
     * @param bool|null $isFull null as it is; a new one is not
     * @param array<string, string>|null $mapping null as it is
     * @param array<string, string>|null $constants null as it is
     * @param array<mixed> $options as FeedOptions::with() takes them
     * @throws ApiError 400 with a sentence for each field at fault, 409 coleman_feed_busy
     */
    public function configure(string $name, string $kind, ?bool $isFull, ?array $mapping, ?array $constants, array $options = []): Feed
    {
        $known = $this->feeds->named($name);
        $of = $this->kinds[null !== $known && '' === $kind ? $known->kind : $kind] ?? null;
        $faults = array_filter([
            'name' => null !== $known || 1 === preg_match(self::NAME, $name) ? '' : __('A feed name can have up to 60 letters, digits, dots and dashes.', 'coleman'),
            'kind' => match (true) {
                /* translators: %s: names of kinds of feeds */
                null === $of => sprintf(__('Types: %s.', 'coleman'), implode(', ', array_keys($this->kinds))),
                /* translators: 1: name of a feed, 2: name of a kind */
                null !== $known && $known->kind !== $of->name() => sprintf(__('The feed "%1$s" is for %2$s.', 'coleman'), $known->name, $known->kind),
                default => '',
            },
        ]);
        if ([] !== $faults || null === $of) {
            throw ApiError::invalid($faults);
        }
        $isFull ??= $known->isFull ?? false;
        $mapping ??= $known->mapping ?? [];
        $constants ??= $known->constants ?? [];
        $read = ($known->options ?? new FeedOptions())->with($options);
        $faults = Mapping::faults($of, $mapping, $constants) + $read->faults();
        if ([] !== $faults) {
            throw ApiError::invalid($faults);
        }
        $isSame = null !== $known && [$known->isFull, $known->mapping, $known->constants, $known->options->toArray()] === [$isFull, $mapping, $constants, $read->toArray()];
        if (null !== $known && !$isSame) {
            $this->refuseBusy($known);
        }

        return $isSame ? $known : $this->feeds->put($name, $of->name(), $isFull, $mapping, $constants, options: $read);
    }

    /**
     * Changes how a feed is watched. What is null stays as it is.
     *
     * @param int|null $expectedHours 0 where nobody waits for it
     * @param bool|null $isFrozen files are kept and compared, and not applied
     */
    public function watch(Feed $feed, ?Removal $removal, ?int $expectedHours, ?bool $isFrozen): Feed
    {
        $changes = array_filter([
            'removal' => $removal,
            'expectedHours' => null === $expectedHours ? null : max(0, $expectedHours),
            'frozenAt' => match ($isFrozen) {
                null => null,
                true => $feed->isFrozen() ? $feed->frozenAt : $this->clock->now()->format('Y-m-d H:i:s'),
                false => '',
            },
        ], static fn (mixed $value): bool => null !== $value);
        if (0 === ($changes['expectedHours'] ?? null)) {
            $changes['expectedHours'] = null;
        }

        return [] === $changes ? $feed : $this->feeds->watch($feed->with($changes));
    }

    /**
     * Makes room for a file that is to come in pieces.
     *
     * @param string $fileName as its sender calls it; only shown
     * @param int $size in bytes; 0 where the sender does not say
     * @param int $rows how many rows there must be; 0 where the sender does not say
     * @throws ApiError 413 coleman_too_large
     */
    public function receive(Feed $feed, string $fileName, int $size, int $userId, int $rows = 0): FeedRun
    {
        self::refuseLarge($size);

        return $this->feeds->start(new NewRun(
            $feed,
            basename(str_replace('\\', '/', $fileName)),
            $userId,
            state: RunState::Receiving,
            about: ($size > 0 ? ['size' => $size] : []) + ($rows > 0 ? ['rows' => $rows] : []),
        ));
    }

    /**
     * @param int $offset where in the file the piece begins: the length that has arrived
     * @return int the length that has arrived now
     * @throws ApiError 400 coleman_empty_piece, 409 coleman_wrong_offset, 409 coleman_feed_run_state, 413 coleman_too_large, 507 coleman_disk_full
     */
    public function append(FeedRun $run, int $offset, string $bytes): int
    {
        if (RunState::Receiving !== $run->state) {
            throw self::wrongState(__('The file for this run was already uploaded.', 'coleman'));
        }
        if ('' === $bytes) {
            throw new ApiError('coleman_empty_piece', __('This part of the file is empty.', 'coleman'));
        }
        $end = $offset + strlen($bytes);
        self::refuseLarge($end);
        if ($end > ($run->about['size'] ?? $end)) {
            /* translators: %s: number of bytes */
            throw new ApiError('coleman_too_large', sprintf(__('The file should have %s bytes, but this is more.', 'coleman'), number_format($run->about['size'] ?? 0)), 413);
        }

        return $this->store->append($run->id, $offset, $bytes);
    }

    /** Whether all of the file is there, as far as its sender has said how long it is. */
    public function isWhole(FeedRun $run): bool
    {
        $length = $this->store->length($run->id);

        return $length > 0 && $length >= ($run->about['size'] ?? $length);
    }

    /**
     * Lets a run begin whose file has arrived; and once more one that was only tried, or has failed.
     *
     * @param string $countedAt when its numbers were counted, as CountTime::read() takes it; '' where nobody says
     * @throws ApiError 400 coleman_unreadable_file, 409 coleman_upload_incomplete, coleman_feed_run_state or coleman_feed_busy; the file stays
     */
    public function start(FeedRun $run, bool $isDry, bool $isForced, string $countedAt = ''): FeedRun
    {
        if (!in_array($run->state, [RunState::Receiving, RunState::Compared, RunState::Failed], true)) {
            throw self::wrongState(__('This run has already started.', 'coleman'));
        }
        if (!$this->isWhole($run)) {
            throw RunState::Receiving === $run->state
                ? new ApiError('coleman_upload_incomplete', __('The file isn’t fully uploaded yet.', 'coleman'), 409, data: ['offset' => $this->store->length($run->id)])
                : self::wrongState(__('This run’s file was deleted. Please upload it again.', 'coleman'));
        }
        $this->refuseBusy($run->feed, $run->id);
        try {
            $expected = $this->lookedOver($run);
        } catch (UnreadableFile $fault) {
            throw new ApiError('coleman_unreadable_file', $fault->getMessage());
        }
        $moment = '' === $countedAt ? '' : CountTime::read($countedAt)
            ?? throw ApiError::invalid(['counted_at' => __('Enter a date and time, such as 2026-11-22 18:30.', 'coleman')]);
        $this->store->forgetSnapshot($run->id);
        $this->store->forgetFaults($run->id);
        $this->store->forgetChanges($run->id);

        return $this->transaction->run(function () use ($run, $isDry, $isForced, $expected, $moment): FeedRun {
            if (!$this->feeds->move($run, RunState::Reading)) {
                throw self::wrongState(__('Someone else just continued this run.', 'coleman'));
            }
            $this->items->forgetClaims($run->id);
            $run = $run->with([
                'state' => RunState::Reading,
                'isDry' => $isDry,
                'isForced' => $isForced,
                'records' => 0,
                'progress' => 0,
                'snapshotBytes' => 0,
                'faultsBytes' => 0,
                'changesBytes' => 0,
                'missingBytes' => 0,
                'counts' => [],
                'samples' => [],
                'message' => '',
                'about' => ('' === $moment ? [] : ['counted_at' => $moment]) + array_intersect_key($run->about, ['size' => 1, 'rows' => 1, 'counted_at' => 1]) + ['expected' => $expected],
            ]);
            $this->feeds->save($run);

            return $run;
        });
    }

    /**
     * What a file is like before anything is done with it.
     *
     * @throws ApiError 400 coleman_unreadable_file, 409 coleman_feed_run_state
     */
    public function preview(FeedRun $run): Preview
    {
        if (!$this->store->hasSource($run->id)) {
            throw self::wrongState(__('This run’s file was deleted. Please upload it again.', 'coleman'));
        }
        try {
            $file = FeedFile::at($this->store->source($run->id));
            [$records] = $this->firstRecords($file);

            return Preview::create($this->kind($run->feed), $run->feed, $file->describe(), self::aboutThings($records, $run->feed));
        } catch (UnreadableFile $fault) {
            throw new ApiError('coleman_unreadable_file', $fault->getMessage());
        }
    }

    /** Lets go what nobody has gone on with for a day: files that never arrived whole, or were only tried. */
    public function purgeExpired(): void
    {
        $before = $this->clock->now()->modify(sprintf('-%d seconds', self::LIFE))->format('Y-m-d H:i:s');
        foreach ($this->feeds->waitingSince($before) as $run) {
            if (RunState::Failed !== $run->state && !$this->feeds->move($run, RunState::Discarded)) {
                continue;
            }
            if (RunState::Failed !== $run->state) {
                $this->feeds->save($run->with(['state' => RunState::Discarded, 'message' => __('No one continued it.', 'coleman')]));
            }
            $this->store->forgetSource($run->id);
            $this->store->forgetSnapshot($run->id);
        }
    }

    /**
     * Refuses a file that cannot be a run.
     *
     * @return int about how many rows it has
     * @throws UnreadableFile
     */
    private function lookedOver(FeedRun $run): int
    {
        $file = FeedFile::at($this->store->source($run->id));
        [$records, $bytes, $isAll] = $this->firstRecords($file);
        $first = array_find(self::aboutThings($records, $run->feed), static fn (Record $record): bool => '' === $record->fault);
        if (null !== $first) {
            Mapping::create($this->kind($run->feed), array_map(strval(...), array_keys($first->fields)), $run->feed);
        } elseif ($isAll) {
            throw new UnreadableFile(__('No row in this file can be read.', 'coleman'));
        }

        return $isAll ? count($records) : (int) (count($records) * $file->unpackedBytes() / max(1, $bytes));
    }

    /**
     * @return array{list<Record>, int, bool} records, about how many bytes they take, and whether these are all
     * @throws UnreadableFile
     */
    private function firstRecords(FeedFile $file): array
    {
        $records = [];
        $bytes = 0;
        foreach ($file->records(self::LOOKED_BYTES) as $record) {
            if (self::LOOKED_AT === count($records)) {
                return [$records, $bytes, false];
            }
            $records[] = $record;
            $bytes += 2 + array_sum(array_map(static fn (string $text): int => strlen($text) + 1, $record->fields));
        }

        return [$records, $bytes, $file->unpackedBytes() <= self::LOOKED_BYTES];
    }

    /**
     * As FeedReader will take them: without the rows that the feed skips, and without its trailer.
     *
     * @param list<Record> $records
     * @return list<Record>
     */
    private static function aboutThings(array $records, Feed $feed): array
    {
        return array_values(array_filter($records, static fn (Record $record): bool => !$feed->options->leavesOut($record->cells)));
    }

    /** @throws UnreadableFile */
    private function kind(Feed $feed): FeedType
    {
        return $this->kinds[$feed->kind] ?? throw new UnreadableFile(__('Unknown feed type.', 'coleman'));
    }

    private function refuseBusy(Feed $feed, int $except = 0): void
    {
        if ($this->feeds->isBusy($feed->id, $except)) {
            throw new ApiError('coleman_feed_busy', __('A file of this feed is being imported. Try again when it’s done.', 'coleman'), 409);
        }
    }

    private static function refuseLarge(int $bytes): void
    {
        if ($bytes > FeedStore::mostBytes()) {
            /* translators: %s: a size such as "900 MB" */
            throw new ApiError('coleman_too_large', sprintf(__('Files can be up to %s. Compress the file with gzip or split it.', 'coleman'), size_format(FeedStore::mostBytes())), 413);
        }
    }

    private static function wrongState(string $message): ApiError
    {
        return new ApiError('coleman_feed_run_state', $message, 409);
    }
}
