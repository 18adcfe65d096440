<?php

declare(strict_types=1);

namespace Coleman\Api\Database;

/**
 * Lets others write between two transactions of a process that writes one after the other, such as a feed.
 *
 * SQLite has one writer at a time. Who waits looks again after up to 100 ms, but a feed begins its next transaction within
 * a few: a visitor could wait for seconds. So whoever may have to wait says so, by a shared lock on a file beside the
 * database, and who writes much waits until nobody says so. A process that ends or dies says so no more.
 */
final class SqliteWriters
{
    /** Seconds that a process which writes much waits after a transaction at most: who waits has looked again twice. */
    private const PATIENCE = 0.25;

    /** The same, where whoever says so has not come for long: who is done may say so until something else is asked. */
    private const LEAST_PATIENCE = 0.025;

    /** Seconds without anybody after which it goes on: who has written often has more to write, such as a page with its revision. */
    private const GRACE = 0.03;

    /** Seconds that it waits at most for those who write again and again. */
    private const MOST_PATIENCE = 0.5;

    /** Microseconds until it looks again. */
    private const PAUSE = 1_000;

    /** Who writes much has the file to itself for a moment, when it looks; so often it is tried again. */
    private const TRIES = 10;

    /** Statements of wpdb that wait for other writers. */
    private const WRITES = '~^(?:[\s(;]++|/\*.*?\*/|(?:--|\#)[^\n]*+\n)*+(?:ALTER|ANALYZE|BEGIN|CREATE|DELETE|DROP|INSERT|LOCK|OPTIMIZE|RENAME|REPAIR|REPLACE|START|TRUNCATE|UPDATE|WITH)\b~is';

    /** What wpdb may ask in the middle of a write, to see whether its text fits. */
    private const ASIDE = 'SHOW FULL COLUMNS';

    /** @var array<string, self> by database */
    private static array $ofProcess = [];

    /** @var resource|null null where there can be no such file */
    private mixed $file;

    /** How many of waiting() are at work, one in the other. */
    private int $waiting = 0;

    /** Whether a statement of wpdb is, or was the last that was heard of. */
    private bool $isQuerying = false;

    private float $patience = self::PATIENCE;

    /** @param string $database its file; '' for one in memory */
    private function __construct(string $database)
    {
        $path = $database . '-writers';
        // Where another user of the system has made it, it can be read.
        $file = '' === $database ? false : (@fopen($path, 'c') ?: @fopen($path, 'r'));
        $this->file = false === $file ? null : $file;
    }

    /**
     * The only one of this process: of two, each would take the other for somebody else who waits.
     *
     * @param string $database its file; '' for one in memory
     */
    public static function ofProcess(string $database): self
    {
        return self::$ofProcess[$database] ??= new self($database);
    }

    /**
     * Has wpdb's statements say that they may wait, whoever sends them: nothing tells when one is done, so what comes next
     * does: another statement, a request to another server, a mail.
     *
     * @param \Closure(): bool $isOpen whether a transaction is open, in which nothing waits
     * @param \Closure(): self $writers
     */
    public static function watch(\Closure $isOpen, \Closure $writers): void
    {
        /** @var self|null $own once something was written */
        $own = null;
        add_filter('query', static function (mixed $sql) use ($isOpen, $writers, &$own): mixed {
            $statement = is_string($sql) ? $sql : '';
            if (1 === preg_match(self::WRITES, $statement) && !$isOpen()) {
                $own ??= $writers();
                $own->startQuery();
            } elseif (null !== $own && !str_starts_with($statement, self::ASIDE)) {
                $own->endQuery();
            }

            return $sql;
        }, PHP_INT_MAX);
        $isDone = static function (mixed $answer) use (&$own): mixed {
            $own?->endQuery();

            return $answer;
        };
        add_filter('pre_http_request', $isDone, PHP_INT_MIN);
        add_filter('pre_wp_mail', $isDone, PHP_INT_MIN);
    }

    /**
     * @template T
     * @param \Closure(): T $write begins by waiting for other writers
     * @return T
     */
    public function waiting(\Closure $write): mixed
    {
        $this->waiting++;
        try {
            $this->say();

            return $write();
        } finally {
            $this->waiting--;
            $this->isQuerying = false;
            $this->fallSilent();
        }
    }

    /** A statement of wpdb begins that may wait; endQuery() is told that it is done. */
    public function startQuery(): void
    {
        if (0 === $this->waiting) {
            $this->isQuerying = true;
            $this->say();
        }
    }

    public function endQuery(): void
    {
        if ($this->isQuerying) {
            $this->isQuerying = false;
            $this->fallSilent();
        }
    }

    /**
     * For a process that writes much, after each transaction.
     *
     * @param \Closure(): string $version of the database, another one once others have written
     */
    public function letOthersWrite(\Closure $version): void
    {
        $file = $this->file;
        if (null === $file) {
            return;
        }
        $this->endQuery();
        if (!$this->isFree()) {
            $before = $version();
            $isFree = $this->wait();
            $this->patience = $isFree || $version() !== $before ? self::PATIENCE : max($this->patience / 2, self::LEAST_PATIENCE);
        }
    }

    /** @return bool whether nobody says so any more */
    private function wait(): bool
    {
        $begun = microtime(true);
        $until = $begun + $this->patience;
        $freeSince = null;
        do {
            usleep(self::PAUSE);
            $now = microtime(true);
            if (!$this->isFree()) {
                $freeSince = null;
            } elseif (null === $freeSince) {
                $freeSince = $now;
                // Whoever comes now is waited for as the one before.
                $until = min($now + self::GRACE + $this->patience, $begun + self::MOST_PATIENCE);
            }
            $isOver = null !== $freeSince && $now - $freeSince >= self::GRACE;
        } while (!$isOver && $now < $until);

        return null !== $freeSince;
    }

    private function isFree(): bool
    {
        $file = $this->file;
        if (null === $file || !flock($file, LOCK_EX | LOCK_NB)) {
            return false;
        }
        flock($file, LOCK_UN);

        return true;
    }

    /** Not waited for: without it, the write only takes longer. */
    private function say(): void
    {
        for ($try = 1; null !== $this->file && !flock($this->file, LOCK_SH | LOCK_NB) && $try < self::TRIES; $try++) {
            usleep(self::PAUSE);
        }
    }

    private function fallSilent(): void
    {
        if (null !== $this->file && 0 === $this->waiting) {
            flock($this->file, LOCK_UN);
        }
    }
}
