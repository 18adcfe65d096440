<?php

declare(strict_types=1);

namespace Coleman\Api\Database;

/**
 * Lets others write between two transactions of a process that writes one after the other, such as a feed.
 *
 * SQLite has one writer at a time. Who waits looks again after up to 100 ms, but a feed begins its next transaction within
 * a few: a visitor could wait for seconds. So whoever may have to wait says so, by a shared lock on a file beside the
 * database, and who writes much waits until nobody says so.
 */
final class SqliteWriters
{
    /** Seconds that a process which writes much waits after a transaction at most. */
    private const PATIENCE = 0.25;

    /** Microseconds until it looks again. */
    private const PAUSE = 1_000;

    /** @var resource|null null where there can be no such file */
    private mixed $file;

    /** @param string $database its file; '' for one in memory */
    public function __construct(string $database)
    {
        $path = $database . '-writers';
        // Where another user of the system has made it, it can be read.
        $file = '' === $database ? false : (@fopen($path, 'c') ?: @fopen($path, 'r'));
        $this->file = false === $file ? null : $file;
    }

    /**
     * @template T
     * @param \Closure(): T $write begins by waiting for other writers
     * @return T
     */
    public function waiting(\Closure $write): mixed
    {
        // Not waited for: without it, this only takes longer.
        $isSaid = null !== $this->file && flock($this->file, LOCK_SH | LOCK_NB);
        try {
            return $write();
        } finally {
            if ($isSaid && null !== $this->file) {
                flock($this->file, LOCK_UN);
            }
        }
    }

    /** For a process that writes much, after each transaction. */
    public function letOthersWrite(): void
    {
        if (null === $this->file) {
            return;
        }
        $until = microtime(true) + self::PATIENCE;
        while (!flock($this->file, LOCK_EX | LOCK_NB) && microtime(true) < $until) {
            usleep(self::PAUSE);
        }
        flock($this->file, LOCK_UN);
    }
}
