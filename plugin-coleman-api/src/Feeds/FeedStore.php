<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

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
     * Whoever writes files of runs holds this, and closes it when done. The system takes it from a process that was
     * killed, at once.
     *
     * @return resource|null null while somebody else holds it
     */
    public function lock()
    {
        $this->make();
        $lock = fopen($this->folder . '/lock', 'ce') ?: throw new \RuntimeException(__('The folder of the feeds cannot be written.', 'coleman'));
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
            throw new \RuntimeException(__('The file cannot be kept: the disk may be full.', 'coleman'));
        }
    }

    /** Lets a run begin with the rows of another. */
    public function keepSnapshot(int $of, int $run): void
    {
        $this->make();
        if (!is_file($this->path($of, 'snapshot')) || !copy($this->path($of, 'snapshot'), $this->path($run, 'snapshot'))) {
            throw new \RuntimeException(__('The snapshot of that run is no longer kept.', 'coleman'));
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
    public function forget(string $path): void
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
     * @param list<Fault> $faults
     * @param int<0, max> $at length of the report so far
     * @return int<0, max> its length now
     */
    public function report(int $run, array $faults, int $at): int
    {
        $file = fopen($this->faults($run), 'cb');
        if (false === $file || !ftruncate($file, $at) || 0 !== fseek($file, $at)) {
            throw new \RuntimeException(__('The report of the feed cannot be written.', 'coleman'));
        }
        if (0 === $at) {
            fputcsv($file, ['line', 'column', 'value', 'reason'], ',', '"', '');
        }
        foreach ($faults as $fault) {
            // A spreadsheet would take "=…" for a formula.
            fputcsv($file, [$fault->line, $fault->column, (string) preg_replace('/^[=+\-@\t\r]/', "'$0", $fault->value), $fault->reason], ',', '"', '');
        }
        $length = max(0, (int) ftell($file));
        fclose($file);

        return $length;
    }

    private function path(int $run, string $what): string
    {
        return sprintf('%s/%d-%s.%s', $this->folder, $run, substr(hash_hmac('sha256', "feed $run", $this->secret), 0, 20), $what);
    }

    private function make(): void
    {
        if (!is_dir($this->folder) && !wp_mkdir_p($this->folder)) {
            throw new \RuntimeException(__('The folder of the feeds cannot be made.', 'coleman'));
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
