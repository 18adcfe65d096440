<?php

declare(strict_types=1);

namespace Coleman\Api\Database;

use Coleman\Api\Support\Clock;

/**
 * Rows that are tried until it works, mails and deliveries alike: tried again after 1 minute, 5 minutes, 30 minutes,
 * 2 hours and 12 hours, then dead. Their table has the columns state, attempts, next_at and lease_until.
 *
 * Of several workers one takes a row, but where the clocks of web servers differ another may take it, too, before its time
 * is over. A success always counts, and what fails is decided by the last one who took it.
 */
final readonly class Tries
{
    public const WAITING = 'waiting';
    public const SENT = 'sent';
    public const DEAD = 'dead';

    /** Seconds until the next try, by the number of tries before it. */
    public const RETRIES = [60, 300, 1_800, 7_200, 43_200];

    /**
     * @param string $table its name in braces
     * @param int $leaseSeconds so long one worker has a row for itself; one that died gives it back by then
     */
    public function __construct(private Connection $connection, private Clock $clock, private string $table, private int $leaseSeconds)
    {
    }

    /**
     * Takes a waiting row for one worker.
     *
     * @param int $attempts tries that it had when it was read
     * @return bool false where somebody else was first
     */
    public function take(int $id, int $attempts): bool
    {
        // Of several workers who saw it one raises the number of tries it has seen.
        return 1 === $this->connection->execute(
            "UPDATE $this->table SET attempts = attempts + 1, lease_until = %s WHERE id = %d AND state = %s AND attempts = %d",
            [$this->instant($this->leaseSeconds), $id, self::WAITING, $attempts],
        );
    }

    /**
     * Notes that a try failed: the row waits for the next one, or is dead.
     *
     * @param int $attempts tries so far, this one counted
     * @return bool false where it has worked, or somebody else has taken it, since: then it stays as it is
     */
    public function failed(int $id, int $attempts): bool
    {
        $wait = self::RETRIES[$attempts - 1] ?? null;

        return 1 === $this->connection->execute(
            "UPDATE $this->table SET state = %s, next_at = %s, lease_until = NULL WHERE id = %d AND state = %s AND attempts = %d",
            [null === $wait ? self::DEAD : self::WAITING, $this->instant($wait ?? 0), $id, self::WAITING, $attempts],
        );
    }

    /**
     * Gives back a row that was taken and not tried: it is due as before.
     *
     * @param int $attempts tries so far, this one counted
     */
    public function putBack(int $id, int $attempts): void
    {
        $this->connection->execute(
            "UPDATE $this->table SET attempts = attempts - 1, lease_until = NULL WHERE id = %d AND state = %s AND attempts = %d",
            [$id, self::WAITING, $attempts],
        );
    }

    private function instant(int $seconds): string
    {
        return $this->clock->now()->modify(sprintf('%+d seconds', $seconds))->format('Y-m-d H:i:s');
    }
}
