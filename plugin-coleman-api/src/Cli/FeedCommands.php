<?php

declare(strict_types=1);

namespace Coleman\Api\Cli;

use Coleman\Api\Demo\GeneratedCatalogue;
use Coleman\Api\Feeds\Feed;
use Coleman\Api\Feeds\FeedBusy;
use Coleman\Api\Feeds\FeedImport;
use Coleman\Api\Feeds\FeedOptions;
use Coleman\Api\Feeds\FeedRepository;
use Coleman\Api\Feeds\FeedRun;
use Coleman\Api\Feeds\FeedService;
use Coleman\Api\Feeds\FeedStore;
use Coleman\Api\Feeds\Removal;
use Coleman\Api\Feeds\RunState;
use Coleman\Api\Feeds\Source\UnreadableFile;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Stock\CountTime;
use Coleman\Api\Support\Json;

/** `coleman import`, `coleman feeds` and `coleman feed-run`: feeds from the command line. */
final class FeedCommands
{
    /** Exit codes: what is held wants a decision. */
    private const DONE = 0;
    private const FAILED = 1;
    private const WRONG_CALL = 2;
    private const HELD = 3;

    /** Seconds between two words of how far it is: on a terminal, in a log. */
    private const BAR_SECONDS = 0.5;
    private const LINE_SECONDS = 10.0;

    /** A report for programs, not for people. */
    private bool $isJson = false;

    public function __construct(private readonly FeedService $feeds, private readonly FeedRepository $repository, private readonly FeedStore $store)
    {
    }

    /** @return list<Command> */
    public function all(): array
    {
        $format = Command::option('format', 'output format for programs', ['json']);

        return [
            new Command('import', 'imports a CSV or JSON lines file, optionally compressed with gzip', [
                Command::positional('kind', 'feed type', false, array_keys($this->feeds->kinds())),
                Command::positional('file', 'path of the file'),
                Command::option('feed', 'feed name; default: the type'),
                Command::flag('full', 'remove items that are missing from the file; saved for the feed'),
                Command::flag('partial', 'keep items that are missing from the file; saved for the feed'),
                Command::option('remove', 'when to remove items missing from a full file; saved for the feed', ['at-once', 'second-time']),
                Command::option('map', '"Theirs=ours": maps a column; can be repeated; saved for the feed', [], true),
                Command::option('set', '"ours=value": a value for every row; can be repeated; saved for the feed', [], true),
                Command::option('counted-at', 'when the stock was counted, such as 2026-11-22 18:30'),
                Command::option('empty', 'what an empty cell does; saved for the feed', ['keeps', 'clears']),
                Command::option('zero', 'what 0 means in a price column; saved for the feed', ['on-request', 'price']),
                Command::option('skip', '"Total*|Page #": rows to skip; * is any text, # is a number; saved for the feed'),
                Command::option('trailer', '"TRAILER,#": the last row with the row count; saved for the feed'),
                Command::option('rows', 'expected number of rows'),
                Command::flag('dry-run', 'show what would change without changing it'),
                Command::flag('force', 'import even if much would change'),
                $format,
            ], $this->import(...)),
            new Command('feeds', 'lists feeds and their latest runs', [$format], $this->list(...)),
            new Command('feed-run', 'manages a feed run', [
                Command::positional('id', 'run ID'),
                Command::positional('what', 'action; resume continues the run', true, ['resume', 'show', 'approve', 'discard', 'faults', 'changes', 'missing', 'undo', 'remove']),
                $format,
            ], $this->run(...)),
            new Command('feed-revert', 'undoes the latest run of a feed', [
                Command::positional('feed', 'feed name'),
                $format,
            ], $this->revert(...)),
            new Command('generate', 'writes a sample catalog as feed files', [
                Command::option('parts', 'number of parts'),
                Command::option('to', 'output folder'),
            ], $this->generate(...)),
        ];
    }

    /**
     * @param list<string> $arguments what follows "import"
     * @return int exit code
     */
    public function import(array $arguments): int
    {
        $options = [];
        $map = null;
        $set = null;
        $named = [];
        foreach ($this->withoutFormat($arguments) as $argument) {
            if (1 === preg_match('/^--map=(.+)=([a-z_]*|specs:[^=]+)$/D', $argument, $found)) {
                $map[$found[1]] = $found[2];
            } elseif (1 === preg_match('/^--set=([a-z_]+)=(.*)$/D', $argument, $found)) {
                $set[$found[1]] = $found[2];
            } elseif (1 === preg_match('/^--(feed)=(.+)$/D', $argument, $found)) {
                $options[$found[1]] = $found[2];
            } elseif (1 === preg_match('/^--(remove)=(at-once|second-time)$/D', $argument, $found)) {
                $options[$found[1]] = $found[2];
            } elseif (1 === preg_match('/^--(counted-at)=(.+)$/D', $argument, $found)) {
                $options[$found[1]] = CountTime::read($found[2]) ?? '';
                if ('' === $options[$found[1]]) {
                    return self::wrong(sprintf('Enter a date and time such as 2026-11-22 18:30, not %s.', $found[2]));
                }
            } elseif (1 === preg_match('/^--(empty)=(keeps|clears)$|^--(zero)=(on-request|price)$|^--(rows)=([1-9]\d{0,8})$|^--(skip|trailer)=(.*)$/Ds', $argument, $found)) {
                [$option, $value] = array_slice(array_values(array_filter($found, static fn (string $one, int $at): bool => $at > 0 && '' !== $one, ARRAY_FILTER_USE_BOTH)), 0, 2) + [1 => ''];
                $options[$option] = $value;
            } elseif (in_array($argument, ['--full', '--partial', '--dry-run', '--force'], true)) {
                $options[substr($argument, 2)] = '1';
            } elseif (str_starts_with($argument, '--')) {
                return self::wrong(sprintf('Unknown option %s.', $argument));
            } else {
                $named[] = $argument;
            }
        }
        if (2 !== count($named)) {
            return self::wrong('Enter a type and a file, for example: coleman import parts parts.csv');
        }

        $rules = $this->rules($options['feed'] ?? $named[0], $options);
        if ([] !== $rules->faults()) {
            return self::wrong(implode(' ', $rules->faults()));
        }

        return $this->attempt(fn (): FeedRun => $this->feeds->import(new FeedImport(
            $named[0],
            $named[1],
            basename($named[1]),
            $options['feed'] ?? '',
            isset($options['full']) ? true : (isset($options['partial']) ? false : null),
            $map,
            $set,
            isset($options['remove']) ? Removal::from(str_replace('-', '_', $options['remove'])) : null,
            isset($options['dry-run']),
            isset($options['force']),
            countedAt: $options['counted-at'] ?? '',
            options: $rules,
            rows: (int) ($options['rows'] ?? 0),
        )));
    }

    /**
     * How the feed's files have been read until now, but for what is said anew.
     *
     * @param array<string, string> $options of the command
     */
    private function rules(string $feed, array $options): FeedOptions
    {
        $known = $this->repository->named($feed)->options ?? new FeedOptions();

        return new FeedOptions(
            isset($options['empty']) ? 'clears' === $options['empty'] : $known->emptyClears,
            isset($options['zero']) ? 'price' === $options['zero'] : $known->zeroIsPrice,
            $options['skip'] ?? $known->skip,
            $options['trailer'] ?? $known->trailer,
        );
    }

    /**
     * @param list<string> $arguments
     * @return int exit code
     */
    public function list(array $arguments = []): int
    {
        $wrong = $this->withoutFormat($arguments);
        if ([] !== $wrong) {
            return self::wrong(sprintf('Unknown option %s.', $wrong[0]));
        }
        if ($this->isJson) {
            self::say(Json::encode(array_map(fn (Feed $feed): array => [
                'name' => $feed->name,
                'kind' => $feed->kind,
                'full' => $feed->isFull,
                'runs' => array_map(self::present(...), $this->repository->runs(5, $feed->id)),
            ], $this->repository->feeds())));

            return self::DONE;
        }
        foreach ($this->repository->feeds() as $feed) {
            self::say(sprintf('%s (%s%s)', $feed->name, $feed->kind, $feed->isFull ? ', full' : ''));
            foreach ($this->repository->runs(5, $feed->id) as $run) {
                self::say(sprintf('  %d  %-10s %s: %s', $run->id, $run->shownState(), $run->sourceName, self::counts($run)));
            }
        }

        return self::DONE;
    }

    /**
     * @param list<string> $arguments id, and what is to be done
     * @return int exit code
     */
    public function run(array $arguments): int
    {
        $arguments = $this->withoutFormat($arguments);
        $run = $this->repository->run((int) ($arguments[0] ?? 0));
        if (null === $run) {
            return self::wrong('Run not found.');
        }
        $isHeld = RunState::Held === $run->state;

        return match ($arguments[1] ?? 'resume') {
            'resume' => $this->attempt(static fn (): FeedRun => $run),
            'show' => $this->report($run, null),
            'approve' => $isHeld ? $this->attempt(fn (): FeedRun => $this->feeds->decide($run, true)) : self::wrong('This run is not on hold.'),
            'discard' => $isHeld ? $this->attempt(fn (): FeedRun => $this->feeds->decide($run, false)) : self::wrong('This run is not on hold.'),
            'faults' => self::send($this->store->faults($run->id)),
            'changes' => self::send($this->store->changes($run->id)->path()),
            'missing' => self::send($this->store->missing($run->id)->path()),
            'undo' => $this->attempt(fn (): FeedRun => $this->feeds->undo($run)),
            'remove' => $this->attempt(fn (): FeedRun => $this->feeds->remove($run)),
            default => self::wrong('Choose an action: resume, show, approve, discard, faults, changes, missing, undo or remove'),
        };
    }

    /**
     * @param list<string> $arguments name of the feed
     * @return int exit code
     */
    public function revert(array $arguments): int
    {
        $feed = $this->repository->named($this->withoutFormat($arguments)[0] ?? '');

        return null === $feed ? self::wrong('Feed not found.') : $this->attempt(fn (): FeedRun => $this->feeds->revert($feed));
    }

    /**
     * Writes a made-up catalog as files of feeds.
     *
     * @param list<string> $arguments --parts=<number>, --to=<folder>
     * @return int exit code
     */
    public function generate(array $arguments): int
    {
        $parts = 0;
        $folder = '.';
        foreach ($arguments as $argument) {
            if (1 === preg_match('/^--parts=(\d{1,8})$/D', $argument, $found)) {
                $parts = (int) $found[1];
            } elseif (1 === preg_match('/^--to=(.+)$/D', $argument, $found)) {
                $folder = $found[1];
            } else {
                return self::wrong(sprintf('Unknown option %s.', $argument));
            }
        }
        if (0 === $parts || !is_dir($folder)) {
            return self::wrong('Enter the number of parts and an output folder, for example: coleman generate --parts=10000 --to=feeds');
        }
        $catalogue = new GeneratedCatalogue($parts);
        foreach (['parts' => $catalogue->parts(), 'stock' => $catalogue->stock(), 'supersessions' => $catalogue->supersessions()] as $kind => $rows) {
            $path = sprintf('%s/%s.csv.gz', rtrim($folder, '/'), $kind);
            self::say(sprintf('%s: %s rows', $path, number_format(self::write($path, $rows))));
        }

        return self::DONE;
    }

    /** @param iterable<array<string, string|int>> $rows */
    private static function write(string $path, iterable $rows): int
    {
        $file = fopen('compress.zlib://' . $path, 'wb') ?: throw new \RuntimeException(sprintf('%s can’t be written.', $path));
        $count = 0;
        foreach ($rows as $row) {
            if (0 === $count++) {
                fputcsv($file, array_keys($row), ',', '"', '');
            }
            fputcsv($file, $row, ',', '"', '');
        }
        fclose($file);

        return $count;
    }

    /** @param callable(): FeedRun $begin */
    private function attempt(callable $begin): int
    {
        try {
            $begun = microtime(true);
            $run = $begin();
            $run = $run->state->isUnderWay() ? $this->feeds->resume($run, INF, $this->teller($run)) : $run;
        } catch (UnreadableFile | FeedBusy | ApiError $fault) {
            fwrite(STDERR, $fault->getMessage() . "\n");

            return self::FAILED;
        }

        return $this->report($run, microtime(true) - $begun);
    }

    /** @return \Closure(FeedRun): void that tells how far a run is: by a bar on a terminal, by a line now and then in a log */
    private function teller(FeedRun $run): \Closure
    {
        $progress = new ImportProgress(self::lines($this->store->source($run->id)));
        $isTerminal = stream_isatty(STDERR);
        $said = microtime(true);
        $progress->move($run, $said);

        return static function (FeedRun $run) use ($progress, $isTerminal, &$said): void {
            $now = microtime(true);
            $progress->move($run, $now);
            if ($now - $said >= ($isTerminal ? self::BAR_SECONDS : self::LINE_SECONDS)) {
                $said = $now;
                fwrite(STDERR, $isTerminal ? "\r\033[K" . $progress->bar() : $progress->line() . "\n");
            }
        };
    }

    /** Lines of a file, packed or not: about as many as there are records. It is read once, without looking at what it says. */
    private static function lines(string $path): int
    {
        $file = is_file($path) ? fopen('compress.zlib://' . $path, 'rb') : false;
        $lines = 0;
        while (false !== $file && !feof($file)) {
            $lines += substr_count((string) fread($file, 1_048_576), "\n");
        }

        return $lines;
    }

    /**
     * @param float|null $seconds that it took; null where nothing was done
     * @return int exit code
     */
    private function report(FeedRun $run, ?float $seconds): int
    {
        stream_isatty(STDERR) && fwrite(STDERR, "\r\033[K");
        $code = match ($run->state) {
            RunState::Failed => self::FAILED,
            RunState::Held => self::HELD,
            default => self::DONE,
        };
        if ($this->isJson) {
            self::say(Json::encode(self::present($run)));

            return null === $seconds ? self::DONE : $code;
        }
        $cost = null === $seconds ? '' : sprintf(' in %.1f s, %d MB peak memory', $seconds, (int) ceil(memory_get_peak_usage(true) / 1_048_576));
        self::say(sprintf('Run %d of "%s" (%s, %s): %s%s.', $run->id, $run->feed->name, $run->sourceName, $run->about['format'] ?? '', $run->state->value, $cost));
        self::say(self::counts($run));
        $unknown = $run->about['unknown'] ?? [];
        if ([] !== $unknown) {
            self::say('These columns were ignored: ' . implode(', ', $unknown) . '. To map a column, use --map="Theirs=ours". To leave it out, use --map="Theirs=".');
        }
        foreach (['makers' => 'New makers (check their spelling)', 'bad' => 'Invalid rows', 'held' => 'Prices to approve', 'kept' => 'Kept by staff', 'vanish' => 'Missing and removed', 'missing' => 'Missing, not removed yet', 'left' => 'Not changed', 'price_moves' => 'Prices that change by more than 20%', 'new' => 'New', 'changed' => 'Changed'] as $name => $title) {
            $lines = $run->samples[$name] ?? [];
            if ([] !== $lines && ('new' !== $name && 'changed' !== $name || $run->isDry || RunState::Held === $run->state)) {
                self::say(sprintf('%s%s:', $title, count($lines) < $run->count($name) ? sprintf(' (%d of %d)', count($lines), $run->count($name)) : ''));
                array_map(static fn (string $line) => self::say('  ' . $line), $lines);
            }
        }
        if ($run->count('bad') > 0) {
            self::say('Full list: ' . $this->store->faults($run->id));
        }
        if ('' !== $run->message) {
            self::say($run->message);
        }
        if (RunState::Held === $run->state) {
            self::say(sprintf('Nothing was changed. Review it, then run: coleman feed-run %d approve (or discard)', $run->id));
        }

        return null === $seconds ? self::DONE : $code;
    }

    /** @return array<string, mixed> for programs */
    private static function present(FeedRun $run): array
    {
        return [
            'id' => $run->id,
            'feed' => $run->feed->name,
            'kind' => $run->feed->kind,
            'state' => $run->state->value,
            'file' => $run->sourceName,
            'format' => $run->about['format'] ?? '',
            'dry_run' => $run->isDry,
            'records' => $run->records,
            'counts' => (object) $run->counts,
            'samples' => (object) $run->samples,
            'unknown' => $run->about['unknown'] ?? [],
            'message' => $run->message,
        ];
    }

    /**
     * @param list<string> $arguments
     * @return list<string> the others; whether JSON is asked for is kept
     */
    private function withoutFormat(array $arguments): array
    {
        $this->isJson = in_array('--format=json', $arguments, true);

        return array_values(array_filter($arguments, static fn (string $argument): bool => '--format=json' !== $argument));
    }

    private static function send(string $path): int
    {
        if (is_file($path)) {
            readfile($path);
        }

        return self::DONE;
    }

    private static function counts(FeedRun $run): string
    {
        $isDone = in_array($run->state, [RunState::Applying, RunState::Vanishing, RunState::Indexing, RunState::Applied], true);

        return sprintf(
            '%s rows read, %s invalid; %s new, %s changed, %s unchanged, %s %s.',
            number_format($run->count('read')),
            number_format($run->count('bad')),
            number_format($run->count($isDone ? 'done_new' : 'new')),
            number_format($run->count($isDone ? 'done_changed' : 'changed')),
            number_format($run->count('same')),
            number_format($run->count($isDone ? 'done_vanish' : 'vanish')),
            $isDone ? 'removed' : 'would be removed',
        );
    }

    private static function wrong(string $sentence): int
    {
        fwrite(STDERR, $sentence . "\n");

        return self::WRONG_CALL;
    }

    private static function say(string $line): void
    {
        fwrite(STDOUT, $line . "\n");
    }
}
