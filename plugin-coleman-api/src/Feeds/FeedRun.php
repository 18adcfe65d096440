<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

/** One file of a feed on its way into the site. */
final readonly class FeedRun
{
    /** Lines of each kind that a report shows. */
    public const SAMPLES = 20;

    /** Before the name of a field in the counts: on how many things staff keep it. */
    public const KEPT = 'kept_';

    /** Before the name of a new maker in the counts: how many things it is to have. */
    public const MAKER = 'maker_';

    /**
     * @param int $records of the file that were read, good and bad
     * @param int<0, max> $progress bytes of the snapshot that were compared, or applied; entries of the index that were brought up to date
     * @param int<0, max> $snapshotBytes
     * @param int<0, max> $faultsBytes
     * @param array<string, int> $counts read, bad (rows left out), cells (that could not be read, of rows that were taken), unkeyed (rows left out of which nobody knows what they are about), skipped (rows that are not about a thing), doubled (rows that say the same once more), new, changed, same, price_moves, known, held (prices that wait), kept (rows of which staff keep something), vanish (things that go), missing (that stay for now), restored, left (of an undo); and of what was done: done_new, done_changed, done_vanish; and by KEPT and a field how often staff keep it, by MAKER and a name how many things of a maker are new that the site does not know; makers (all of these makers)
     * @param array<string, list<string>> $samples a few lines of the report by count
     * @param array{format?: string, brings?: list<string>, called?: array<string, string>, unknown?: list<string>, size?: int, rows?: int, encoding?: string, expected?: int, ending?: array{has_break: bool, is_short: bool, lacks_trailer: bool, declared: int|null, found: int}, counted_at?: string, packed_at?: string, sent_at?: string, removal?: 'approved'|'kept', again?: bool, again_times?: int} $about the file; `size` in bytes and `rows` as announced, `expected` is a guess of its rows, `ending` see FeedReader::ending(); `counted_at` when its
     *        numbers were counted as its sender says, `packed_at` as its gzip says, `sent_at` when it was sent where this run applies it once more (UTC, Y-m-d H:i:s), `again_times` how often it was
     *        applied once more
     * @param string $message why it failed, or is held
     * @param int $startedBy user; 0 for the command line
     * @param string $createdAt UTC, Y-m-d H:i:s
     * @param string $finishedAt the same; '' while it is not finished
     * @param int $undoes the run that this one undoes; 0 for a run of a file
     * @param string $sourceHash of the file's bytes; '' while it is not known
     * @param int<0, max> $journalBytes old values that are kept for an undo
     * @param int<0, max> $changesBytes list of changes
     * @param int<0, max> $missingBytes list of missing things
     */
    public function __construct(
        public int $id,
        public Feed $feed,
        public RunState $state,
        public string $sourceName,
        public bool $isDry,
        public bool $isForced,
        public int $records,
        public int $progress,
        public int $snapshotBytes,
        public int $faultsBytes,
        public array $counts,
        public array $samples,
        public array $about,
        public string $message,
        public int $startedBy,
        public string $createdAt,
        public string $finishedAt,
        public int $undoes = 0,
        public string $sourceHash = '',
        public int $journalBytes = 0,
        public int $changesBytes = 0,
        public int $missingBytes = 0,
    ) {
    }

    /** @return array<array-key, int> on how many things staff keep a field against the file, by the field, most first */
    public function keptByField(): array
    {
        return $this->countsBy(self::KEPT);
    }

    /** @return array<array-key, int> how many things makers are to have that the site does not know, by the maker, most first */
    public function newMakers(): array
    {
        return $this->countsBy(self::MAKER);
    }

    /** @return string its state as people read it: a value of RunState, and of a run that undoes another 'restoring' and 'restored' */
    public function shownState(): string
    {
        return match (true) {
            0 !== $this->undoes && RunState::Applying === $this->state => 'restoring',
            0 !== $this->undoes && RunState::Applied === $this->state => 'restored',
            default => $this->state->value,
        };
    }

    /** @param array<string, mixed> $changes by property */
    public function with(array $changes): self
    {
        /** @phpstan-ignore argument.type (the names are this class's own) */
        return new self(...$changes + get_object_vars($this));
    }

    /** @param array<string, int> $more added to what was counted */
    public function counting(array $more): self
    {
        $counts = $this->counts;
        foreach ($more as $name => $count) {
            $counts[$name] = ($counts[$name] ?? 0) + $count;
        }

        return $this->with(['counts' => $counts]);
    }

    /**
     * @param array<string, list<string>> $more
     * @param int $most lines of each
     */
    public function sampling(array $more, int $most): self
    {
        $samples = $this->samples;
        foreach ($more as $name => $lines) {
            $samples[$name] = array_slice([...$samples[$name] ?? [], ...array_slice($lines, 0, $most)], 0, $most);
        }

        return $this->with(['samples' => $samples]);
    }

    public function count(string $name): int
    {
        return $this->counts[$name] ?? 0;
    }

    /** @return array<array-key, int> counts whose name begins so, by the rest of it, most first */
    private function countsBy(string $beginning): array
    {
        $by = [];
        foreach ($this->counts as $name => $count) {
            if (str_starts_with($name, $beginning)) {
                $by[substr($name, strlen($beginning))] = $count;
            }
        }
        arsort($by);

        return $by;
    }
}
