<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

use Coleman\Api\Feeds\Source\FeedFile;
use Coleman\Api\Feeds\Source\Survey;
use Coleman\Api\Feeds\Source\UnreadableFile;

/** The first part of a run: file → snapshot. */
final readonly class FeedReading
{
    /** Chunks of the snapshot that are read again for the rows of one chunk that come twice. */
    private const LOOKED_UP = 50;

    /** Columns that nothing was made of, as many as a report tells. */
    private const UNKNOWN = 50;

    /** So many rows that cannot be read or say what another says, and more than half of all: this is another file than it should be. */
    private const MAX_BAD = 20_000;

    public function __construct(private FeedItemRepository $items, private FeedStore $store)
    {
    }

    /** Reads the file into the snapshot, as far as there is time. */
    public function read(FeedRun $run, FeedType $kind, RunTurn $turn): FeedRun
    {
        $path = $this->store->source($run->id);
        $survey = Survey::fromStored($run->about['encoding'] ?? '');
        if (null === $survey) {
            $survey = Survey::scan($path);
            $run = $turn->next($run->with(['about' => ['encoding' => $survey->encoding->value] + $run->about]));
        }
        $file = FeedFile::at($path, $survey);
        $reader = new FeedReader($file, $kind, $run->feed, CellRules::ofFeed($run->feed), $run->about['rows'] ?? 0);
        $chunk = [];
        foreach ($reader->rows($run->records) as $row) {
            $chunk[] = $row;
            if (FeedRunner::CHUNK === count($chunk)) {
                $run = $this->readChunk($run, $chunk, $reader->mapping(), $turn);
                $chunk = [];
                $useless = $run->count('bad') + $run->count('doubled');
                if ($useless > self::MAX_BAD && 2 * $useless > $run->count('read')) {
                    throw new UnreadableFile(__('Most rows can’t be read or are duplicates. This may be the wrong file, or its columns may have changed.', 'coleman'));
                }
                if (!$turn->hasTime()) {
                    return $run;
                }
            }
        }
        $run = [] === $chunk ? $run : $this->readChunk($run, $chunk, $reader->mapping(), $turn);
        $mapping = $reader->mapping();

        return $turn->next($run->with([
            'state' => RunState::Comparing,
            'progress' => 0,
            'sourceHash' => (string) hash_file('xxh128', $path),
            'about' => ['packed_at' => $file->packedAt(), 'ending' => $reader->ending(), 'format' => $file->describe(), 'brings' => $mapping?->brings() ?? [], 'called' => $mapping?->called() ?? [], 'unknown' => array_slice($mapping->unknown ?? [], 0, self::UNKNOWN)] + $run->about,
        ]));
    }

    /** @param non-empty-list<FeedRow|RowError|SkippedRow> $records */
    private function readChunk(FeedRun $run, array $records, ?Mapping $mapping, RunTurn $turn): FeedRun
    {
        $chunk = array_values(array_filter($records, static fn (FeedRow|RowError|SkippedRow $one): bool => !$one instanceof SkippedRow));
        $rows = array_values(array_filter($chunk, static fn (FeedRow|RowError $one): bool => $one instanceof FeedRow));
        $faults = array_values(array_filter($chunk, static fn (FeedRow|RowError $one): bool => $one instanceof RowError));

        return $turn->step($run, function () use ($run, $records, $chunk, $rows, $faults, $mapping): FeedRun {
            $later = $this->items->claim($run->id, array_values(array_filter($chunk, static fn (FeedRow|RowError $one): bool => '' !== $one->key)), $run->snapshotBytes);
            $doubled = $this->doubled($run, $rows, $later, $mapping);
            array_push($faults, ...$doubled);
            $cells = array_merge(...array_map(static fn (FeedRow $row): array => isset($later[$row->line]) ? [] : $row->errors, $rows));
            $good = array_values(array_filter($rows, static fn (FeedRow $row): bool => !isset($later[$row->line])));

            return $this->store->reported($this->store->reported($run, $faults), $cells, 'cells')->counting([
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
}
