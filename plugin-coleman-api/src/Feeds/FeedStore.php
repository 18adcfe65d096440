<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

use Coleman\Api\Feeds\Undo\Journal;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\PartialUpload;
use Coleman\Api\Support\Node;

/**
 * The files of runs: what was brought, its snapshot, and the report of its faults.
 *
 * They lie beside WordPress's uploads, in a folder that no web server is to show; their names cannot be guessed where
 * one does all the same.
 */
final readonly class FeedStore
{
    /** A constant of this name in wp-config.php says where else they are to lie. */
    public const CONSTANT = 'COLEMAN_FEEDS_DIR';

    public function __construct(private string $folder, private string $secret)
    {
    }

    public static function ofSite(string $secret): self
    {
        $own = defined(self::CONSTANT) ? constant(self::CONSTANT) : null;

        return new self(is_string($own) && '' !== $own ? $own : WP_CONTENT_DIR . '/coleman-feeds', $secret);
    }

    /**
     * Of one machine's processes the one that writes files of runs holds this, and closes it when done. The system takes
     * it from a process that was killed, at once. Between machines FeedRepository::acquireLock() decides: locks of files
     * on a shared disk are not to be relied on.
     *
     * @return resource|null null while somebody else holds it
     */
    public function lock()
    {
        $this->make();
        $lock = fopen($this->folder . '/lock-' . Node::name(), 'ce') ?: throw new \RuntimeException(__('The feeds folder isn’t writable.', 'coleman'));
        if (flock($lock, LOCK_EX | LOCK_NB)) {
            return $lock;
        }
        fclose($lock);

        return null;
    }

    public function source(int $run): string
    {
        return $this->path($run, 'source');
    }

    public function snapshot(int $run): Snapshot
    {
        return new Snapshot($this->path($run, 'snapshot'));
    }

    public function faults(int $run): string
    {
        return $this->path($run, 'faults.csv');
    }

    /** Keeps a copy of a file for a run. */
    public function keep(string $path, int $run): void
    {
        $this->make();
        if (!copy($path, $this->source($run))) {
            throw new \RuntimeException(__('The file can’t be saved. The disk may be full.', 'coleman'));
        }
    }

    /** The longest file, in bytes, where the constant COLEMAN_FEEDS_BYTES in wp-config.php says nothing else. */
    private const MAX_BYTES = 900_000_000;

    public static function mostBytes(): int
    {
        $own = defined('COLEMAN_FEEDS_BYTES') ? constant('COLEMAN_FEEDS_BYTES') : null;

        return is_int($own) && $own > 0 ? $own : self::MAX_BYTES;
    }

    /** Bytes of a run's file that have arrived. */
    public function length(int $run): int
    {
        return (new PartialUpload($this->source($run)))->length();
    }

    /**
     * Puts a piece behind what has arrived of a run's file: see PartialUpload.
     *
     * @return int the length now
     * @throws ApiError 409 coleman_wrong_offset, 507 coleman_disk_full
     */
    public function append(int $run, int $offset, string $bytes): int
    {
        $this->make();

        return (new PartialUpload($this->source($run)))->append($offset, $bytes);
    }

    public function hasSource(int $run): bool
    {
        return is_file($this->source($run));
    }

    /** Lets a run begin with the rows of another. */
    public function keepSnapshot(int $of, int $run): void
    {
        $this->make();
        if (!is_file($this->path($of, 'snapshot')) || !copy($this->path($of, 'snapshot'), $this->path($run, 'snapshot'))) {
            throw new \RuntimeException(__('The snapshot of that run was deleted.', 'coleman'));
        }
    }

    public function hasSnapshot(int $run): bool
    {
        return is_file($this->path($run, 'snapshot'));
    }

    /** What is not needed once the rows have been read. */
    public function forgetSource(int $run): void
    {
        self::remove($this->source($run));
    }

    public function forgetSnapshot(int $run): void
    {
        self::remove($this->path($run, 'snapshot'));
    }

    /** @param string $path one of files() */
    public function delete(string $path): void
    {
        self::remove($path);
    }

    /** @return list<array{run: int, path: string, age: int}> all files of runs, with the seconds since each was written */
    public function files(int $now): array
    {
        $files = [];
        foreach (glob($this->folder . '/*') ?: [] as $path) {
            if (1 === preg_match('/^(\d+)-[0-9a-f]{20}\./', basename($path), $found)) {
                $files[] = ['run' => (int) $found[1], 'path' => $path, 'age' => max(0, $now - (int) filemtime($path))];
            }
        }

        return $files;
    }

    /**
     * @param list<RowError> $faults
     * @param int<0, max> $at length of the report so far
     * @return int<0, max> its length now
     */
    public function report(int $run, array $faults, int $at): int
    {
        return $this->faultsReport($run)->append(array_map(static fn (RowError $fault): array => [$fault->line, $fault->column, $fault->value, $fault->reason], $faults), $at);
    }

    /**
     * Writes down what could not be read, and counts it.
     *
     * @param list<RowError> $faults
     * @param 'bad'|'cells' $count rows that were left out, or cells of rows that were taken
     */
    public function reported(FeedRun $run, array $faults, string $count = 'bad'): FeedRun
    {
        return [] === $faults ? $run : $run->counting([$count => count($faults)])->sampling([
            'bad' => array_map(static fn (RowError $fault): string => $fault->describe(), $faults),
        ], FeedRun::SAMPLES)->with(['faultsBytes' => $this->report($run->id, $faults, $run->faultsBytes)]);
    }

    /** What a run changes, or would change. */
    public function changes(int $run): CsvReport
    {
        return new CsvReport($this->path($run, 'changes.csv'), ['line', 'change', 'thing', 'field', 'old', 'new']);
    }

    /** What the file of a run lacks. */
    public function missing(int $run): CsvReport
    {
        return new CsvReport($this->path($run, 'missing.csv'), ['thing', 'becomes']);
    }

    public function journal(int $run): Journal
    {
        return new Journal($this->path($run, 'journal'));
    }

    public function forgetJournal(int $run): void
    {
        self::remove($this->path($run, 'journal'));
    }

    public function forgetChanges(int $run): void
    {
        self::remove($this->path($run, 'changes.csv'));
        self::remove($this->path($run, 'missing.csv'));
    }

    /** @param string $path one of files() */
    public function isReport(int $run, string $path): bool
    {
        return in_array($path, [$this->faults($run), $this->changes($run)->path(), $this->missing($run)->path()], true);
    }

    private function faultsReport(int $run): CsvReport
    {
        return new CsvReport($this->faults($run), ['line', 'column', 'value', 'reason']);
    }

    public function forgetFaults(int $run): void
    {
        self::remove($this->faults($run));
    }

    /**
     * A page of the report.
     *
     * @param int $at where it begins, in bytes; 0 for the first one
     * @return array{faults: list<array{line: int, column: string, value: string, reason: string}>, next: int|null} with where the next one begins
     */
    public function faultsFrom(int $run, int $at, int $limit): array
    {
        ['lines' => $lines, 'next' => $next] = $this->faultsReport($run)->page($at, $limit);

        return [
            'faults' => array_map(static fn (array $line): array => ['line' => (int) ($line['line'] ?? 0), 'column' => $line['column'] ?? '', 'value' => $line['value'] ?? '', 'reason' => $line['reason'] ?? ''], $lines),
            'next' => $next,
        ];
    }

    /** Removes what is kept of every run, and the folder where nothing else lies in it. */
    public function destroy(): void
    {
        foreach (is_dir($this->folder) ? (scandir($this->folder) ?: []) : [] as $name) {
            if (1 === preg_match('/^(?:\d+-[0-9a-f]{20}\..*|lock(?:-[A-Za-z0-9.-]+)?|\.htaccess|index\.php)$/D', $name)) {
                self::remove($this->folder . '/' . $name);
            }
        }
        if (is_dir($this->folder) && [] === array_diff(scandir($this->folder) ?: [], ['.', '..'])) {
            rmdir($this->folder);
        }
    }

    private function path(int $run, string $what): string
    {
        return sprintf('%s/%d-%s.%s', $this->folder, $run, substr(hash_hmac('sha256', "feed $run", $this->secret), 0, 20), $what);
    }

    private function make(): void
    {
        if (!is_dir($this->folder) && !wp_mkdir_p($this->folder)) {
            throw new \RuntimeException(__('The feeds folder can’t be created.', 'coleman'));
        }
        if (!is_file($this->folder . '/.htaccess')) {
            file_put_contents($this->folder . '/.htaccess', "Require all denied\n");
            file_put_contents($this->folder . '/index.php', "<?php\n");
        }
    }

    private static function remove(string $path): void
    {
        if (is_file($path)) {
            unlink($path);
        }
    }
}
