<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Feeds;

use Coleman\Api\Feeds\FeedImport;
use Coleman\Api\Feeds\FeedRun;
use Coleman\Api\Feeds\FeedSettings;
use Coleman\Api\Feeds\Removal;
use Coleman\Api\Feeds\ReversibleFeed;
use Coleman\Api\Feeds\RunState;
use Coleman\Api\Feeds\Source\UnreadableFile;
use Coleman\Api\Feeds\Undo\Holding;
use Random\Engine\Mt19937;
use Random\Randomizer;

/**
 * Valid files of every kind with one fault put in.
 *
 * A fault that can be seen in the file removes, empties and changes nothing that the valid file would not, or the run is
 * held, or the row is named. What a fault that cannot be seen changes stands in the run's list of changes; what the file
 * lacks goes only when its feed says so, and no price moves too far. After each, undo gives the state before.
 *
 * COLEMAN_FEED_MUTANTS says how many files are tried, COLEMAN_FEED_SEED which; both are printed.
 */
final class FeedMutationTest extends DemoFeedTestCase
{
    protected const TABLES = [
        'parts', 'part_stock', 'part_supersessions', 'part_tallies', 'brands', 'machines', 'item_images', 'rental_classes', 'rental_units',
        'attachments', 'attachment_stock', 'locations', 'salesmen', 'salesman_zipcodes', 'salesman_slugs', 'models', 'model_assemblies', 'model_callouts', 'model_hotspots',
    ];

    private const MUTANTS = 32;

    /** Of the gate, so that it tries the same files each time; others are tried in the long run. */
    private const SEED = 51;

    /** Files that are made from one valid file. */
    private const OF_ONE = 5;

    private static int $seed = 0;

    private Randomizer $random;

    private string $kind = '';

    private bool $isFull = true;

    private Removal $removal = Removal::AtOnce;

    public static function setUpBeforeClass(): void
    {
        parent::setUpBeforeClass();
        self::$seed = (int) (getenv('COLEMAN_FEED_SEED') ?: (self::MUTANTS === self::mutants() ? self::SEED : random_int(1, 1_000_000)));
        fwrite(STDERR, sprintf("\nSpoilt files of feeds: COLEMAN_FEED_MUTANTS=%d COLEMAN_FEED_SEED=%d\n", self::mutants(), self::$seed));
    }

    /** @return array<string, array{string}> */
    public static function kinds(): array
    {
        return self::shareOfEngine(array_combine(DemoRows::KINDS, array_map(static fn (string $kind): array => [$kind], DemoRows::KINDS)));
    }

    /** @dataProvider kinds */
    public function testASpoiltFileDoesNoHarm(string $kind): void
    {
        $this->begin($kind);
        $demo = new DemoRows($this->connection(), $this->random);
        $rows = $demo->of($kind);
        $this->taken(self::csv($rows), true, Removal::AtOnce);
        $left = (int) ceil(self::mutants() / count(DemoRows::KINDS));
        $faults = [];
        for ($turn = 1; $left > 0; $turn++) {
            $mixed = $demo->mixed($kind, $rows, $turn);
            $this->isFull = 0 < $this->random->getInt(0, 3);
            $this->removal = 0 < $this->random->getInt(0, 2) ? Removal::AtOnce : Removal::SecondTime;
            [$before, $state] = [SiteRows::of($this->connection()), $this->state()];
            $valid = null;
            for ($made = 0; $made < self::OF_ONE && $left > 0; $made++) {
                $faults = [] === $faults ? $this->random->shuffleArray([...SpoiltFile::SEEN, ...SpoiltFile::UNSEEN]) : $faults;
                $file = SpoiltFile::of((string) array_pop($faults), $this->modules()->feeds->service()->kinds()[$kind], $mixed, $this->random);
                if (null === $file) {
                    continue;
                }
                $left--;
                $valid ??= $this->afterValid($file->valid, $state);
                $told = sprintf('COLEMAN_FEED_SEED=%d, %s%s, turn %d: %s in %s, line %d: %s', self::$seed, $kind, $this->isFull ? ", full, {$this->removal->value}" : '', $turn, $file->fault, $file->format, $file->line, $file->about);
                self::assertSame([], $this->complaints($file, $before, $valid, $state), $told);
            }
        }
    }

    /**
     * A row that cannot be read counts as one that the file lacks: what this test is there to find.
     *
     * @group any-database
     */
    public function testAPlantedFaultIsFound(): void
    {
        $this->begin('stock');
        // An empty shelf cannot be emptied.
        $rows = array_values(array_filter((new DemoRows($this->connection(), $this->random))->of('stock'), static fn (array $row): bool => (int) $row['quantity'] > 0));
        $this->taken(self::csv($rows), true, Removal::AtOnce);
        [$before, $state] = [SiteRows::of($this->connection()), $this->state()];
        $found = 0;
        for ($tries = 0; $tries < 3; $tries++) {
            $file = null;
            while (null === $file || !str_starts_with($file->about, 'quantity')) {
                $file = SpoiltFile::of('unreadable cell', $this->modules()->feeds->service()->kinds()['stock'], $rows, $this->random);
            }
            $valid = $this->afterValid($file->valid, $state);
            self::assertSame([], $this->complaints($file, $before, $valid, $state));
            $complaints = $this->complaints($file, $before, $valid, $state, function (FeedRun $run): void {
                $this->connection()->execute('DELETE FROM {feed_keys} WHERE run_id = %d AND line = 0', [$run->id]);
            });
            $found += [] === $complaints ? 0 : 1;
        }
        self::assertSame(3, $found);
    }

    private static function mutants(): int
    {
        return (int) (getenv('COLEMAN_FEED_MUTANTS') ?: self::MUTANTS);
    }

    private function begin(string $kind): void
    {
        // Each kind goes its own way, also when it is tried alone.
        $this->random = new Randomizer(new Mt19937(self::$seed + crc32($kind) % 1_000_000));
        $this->kind = $kind;
    }

    /**
     * Takes a file in and undoes it.
     *
     * @param array{run: FeedRun, rows: SiteRows, changes: list<string>} $valid
     * @param array<string, list<string>> $state before
     * @param \Closure(FeedRun): void|null $plant is called when the file has been read
     * @return list<string> what should not have happened
     */
    private function complaints(SpoiltFile $file, SiteRows $before, array $valid, array $state, ?\Closure $plant = null): array
    {
        $allowed = null === $file->other ? [$valid] : [$valid, $this->afterValid($file->other, $state)];
        try {
            $run = $this->taken($file->bytes, $this->isFull, $this->removal, $plant);
        } catch (UnreadableFile) {
            return $this->changed($state, 'refused at once');
        }
        if (RunState::Applied !== $run->state) {
            RunState::Held === $run->state && $this->modules()->feeds->service()->discard($run);

            return [
                ...(in_array($run->state, [RunState::Held, RunState::Failed], true) && '' !== $run->message ? [] : ["The run is {$run->state->value}: $run->message"]),
                ...$this->changed($state, $run->state->value),
            ];
        }
        $rows = SiteRows::of($this->connection());
        $complaints = $file->isSeen()
            ? $this->seen($file, $run, $before->harm($rows, array_column($allowed, 'rows')), $before->differing($valid['rows'], $rows))
            : $this->unseen($file, $run, $before, $rows, $valid);
        $undo = $this->undone($run);

        return [
            ...$complaints,
            ...array_map(static fn (string $left): string => "Undo left: $left", $undo->samples['left'] ?? []),
            ...$this->changed($state, 'undone'),
        ];
    }

    /**
     * @param list<string> $harm
     * @param list<string> $differing rows that are not as the valid file makes them
     * @return list<string>
     */
    private function seen(SpoiltFile $file, FeedRun $run, array $harm, array $differing): array
    {
        $lines = array_column($this->modules()->feedTypes->store()->faultsFrom($run->id, 0, 1_000)['faults'], 'line');
        $isSilent = [] === $lines && '' === $run->message && [] !== $differing;
        $isNamed = 0 === $file->line || in_array($file->line, $lines, true) || 'row doubled' === $file->fault && [] !== $lines;

        return [
            ...$harm,
            ...($isSilent ? ['Nothing is said, and the site is not as after the valid file.'] : []),
            ...(!$isNamed && [] !== $differing ? [sprintf('Line %d is not named, but: %s.', $file->line, implode(', ', $lines))] : []),
        ];
    }

    /**
     * @param array{run: FeedRun, rows: SiteRows, changes: list<string>} $valid
     * @return list<string>
     */
    private function unseen(SpoiltFile $file, FeedRun $run, SiteRows $before, SiteRows $rows, array $valid): array
    {
        // Things may have the same name, so lines are counted.
        $lines = array_count_values($this->changesOf($run));
        $validLines = array_count_values($valid['changes']);
        $told = array_filter(array_map(static fn (string $line): int => abs(($lines[$line] ?? 0) - ($validLines[$line] ?? 0)), array_combine(array_keys($lines + $validLines), array_keys($lines + $validLines))));
        $things = $this->thingsAmong($before->differing($valid['rows'], $rows));
        $complaints = count($things) <= array_sum($told) ? [] : [sprintf('Not in the list of changes: some of %s. Told are: %s.', implode(', ', $things), implode(', ', array_keys($told)))];
        if ('cut at a line end' === $file->fault && Removal::SecondTime === $this->removal) {
            array_push($complaints, ...$before->harm($rows, [$valid['rows']]));
        }
        $factor = FeedSettings::ofSite()->factor;
        foreach ($before->rows as $name => $all) {
            foreach ($all as $key => $row) {
                if (($rows->rows[$name][$key] ?? null) === $row) {
                    continue;
                }
                foreach (array_filter($row, static fn (?string $value, string $column): bool => (int) $value > 0 && str_ends_with($column, '_cents'), ARRAY_FILTER_USE_BOTH) as $column => $cents) {
                    $now = (int) ($rows->rows[$name][$key][$column] ?? $cents);
                    if ($now > $factor * (int) $cents || (int) $cents > $factor * $now && 0 !== $now) {
                        $complaints[] = "$name $key, $column: $cents became $now.";
                    }
                }
            }
        }

        return $complaints;
    }

    /**
     * @param list<string> $rows as SiteRows::differing() gives them
     * @return list<string> those that are things of the kind; of new ones the list of changes has the names alone
     */
    private function thingsAmong(array $rows): array
    {
        $kind = $this->modules()->feeds->service()->kinds()[$this->kind];
        self::assertInstanceOf(ReversibleFeed::class, $kind);
        $tables = array_map(static fn (Holding $holding): string => $holding->table, array_filter($kind->holdings([], false), static fn (Holding $holding): bool => $holding->isThing));

        return array_values(array_filter($rows, static fn (string $row): bool => !str_contains($row, '{') && in_array(explode(' ', $row, 2)[0], $tables, true)));
    }

    /**
     * What a valid file does. The site is as before when it is told.
     *
     * @param array<string, list<string>> $state before
     * @return array{run: FeedRun, rows: SiteRows, changes: list<string>}
     */
    private function afterValid(string $bytes, array $state): array
    {
        $run = $this->taken($bytes, $this->isFull, $this->removal);
        self::assertSame(RunState::Applied, $run->state, $run->message);
        self::assertSame([], $run->samples['bad'] ?? []);
        $outcome = ['run' => $run, 'rows' => SiteRows::of($this->connection()), 'changes' => $this->changesOf($run)];
        $this->undone($run);
        self::assertSame([], $this->changed($state, 'a valid file undone'));

        return $outcome;
    }

    /** @return list<string> lines with the thing first, without the numbers of lines */
    private function changesOf(FeedRun $run): array
    {
        return array_map(
            static fn (array $line): string => implode("\t", [$line['thing'], $line['change'], $line['field'], $line['old'], $line['new']]),
            $this->modules()->feedTypes->store()->changes($run->id)->page(0, 10_000)['lines'],
        );
    }

    /** @param \Closure(FeedRun): void|null $plant */
    private function taken(string $bytes, bool $isFull, Removal $removal, ?\Closure $plant = null): FeedRun
    {
        $feeds = $this->modules()->feeds->service();
        $path = get_temp_dir() . 'coleman-feed-' . getmypid() . '.csv';
        file_put_contents($path, $bytes);
        $run = $feeds->import(new FeedImport($this->kind, $path, 'feed.csv', '', $isFull, removal: $removal));
        while (null !== $plant && RunState::Reading === $run->state) {
            $run = $feeds->resume($run, 0.000_001);
        }
        null === $plant || $plant($run);

        return $feeds->resume($run);
    }

    private function undone(FeedRun $run): FeedRun
    {
        $feeds = $this->modules()->feeds->service();
        $undo = $feeds->resume($feeds->undo($run));
        self::assertSame(RunState::Applied, $undo->state, $undo->message);

        return $undo;
    }

    /** @return array<string, list<string>> */
    private function state(): array
    {
        return (new SiteState($this->connection()))->taken();
    }

    /**
     * @param array<string, list<string>> $state
     * @return list<string>
     */
    private function changed(array $state, string $after): array
    {
        $difference = SiteState::difference($state, $this->state());

        return [] === $difference ? [] : ["The site is not as before, $after: " . mb_strimwidth((string) wp_json_encode($difference, JSON_UNESCAPED_UNICODE), 0, 2_000, '…')];
    }
}
