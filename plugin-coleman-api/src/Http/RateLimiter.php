<?php

declare(strict_types=1);

namespace Coleman\Api\Http;

use Coleman\Api\Database\Connection;
use Coleman\Api\Support\Clock;

/**
 * Counts tries in a sliding window, in one guarded statement, so that of any number of parallel
 * tries exactly the allowed number pass.
 *
 * The hits of the window before weigh by the share of it that still overlaps: right after a full
 * window nothing more is let through at once, and it eases as time passes.
 */
final readonly class RateLimiter
{
    public function __construct(private Connection $connection, private Clock $clock)
    {
    }

    /** Takes one try; false when the limit is reached (the try is then not counted). */
    public function take(string $bucket, Limit $limit): bool
    {
        if ($limit->allowed <= 0) {
            return true;
        }
        $now = $this->milliseconds();
        $expires = gmdate('Y-m-d H:i:s', intdiv($now, 1000) + 2 * $limit->seconds);
        $window = $limit->seconds * 1000;
        for ($try = 0; $try < 2; $try++) {
            if (1 === $this->count($bucket, $limit->allowed, $window, $now, $expires)) {
                return true;
            }
            if (0 === $try && 1 === $this->begin($bucket, $now, 1, $expires)) {
                return true;
            }
        }

        return false;
    }

    /**
     * Takes one try of a limit that has a name.
     *
     * @throws ApiError 429 coleman_rate_limited
     */
    public function demand(string $bucket, string $name): void
    {
        $limit = Limits::get($name);
        if (!$this->take($bucket, $limit)) {
            throw ApiError::tooMany($limit);
        }
    }

    /**
     * Takes one try of an owner, and one of the network they come from, whose limit has the same name with `_network` behind.
     *
     * @param string|null $owner key of a CartOwner; null for who has none yet
     * @throws ApiError 429 coleman_rate_limited, which tells of the owner's limit: the network's is nobody's own
     */
    public function demandOfOwner(?string $owner, string $name): void
    {
        $limit = Limits::get($name);
        $ofNetwork = Limits::get($name . '_network');
        $isOwnFree = null === $owner || $this->take($name . ':' . $owner, $limit);
        if (!$isOwnFree || !$this->take($name . '_network:' . Network::ofRequest(), $ofNetwork)) {
            throw ApiError::tooMany($limit);
        }
    }

    /**
     * Adds amounts to sums that each have a limit: all of them, or none. The caller's transaction undoes it with the rest.
     *
     * @param array<string, array{int, int}> $amounts the amount and the limit of the sum, by bucket; a limit of 0 is none
     * @param int $seconds after which a sum may be dropped
     * @return bool false when one of the sums would go above its limit
     */
    public function spend(array $amounts, int $seconds): bool
    {
        $now = $this->milliseconds();
        $expires = gmdate('Y-m-d H:i:s', intdiv($now, 1000) + $seconds);
        $spent = [];
        foreach ($amounts as $bucket => [$amount, $limit]) {
            if ($limit <= 0 || $amount <= 0) {
                continue;
            }
            $this->begin($bucket, $now, 0, $expires);
            if (1 !== $this->connection->execute('UPDATE {rate_limits} SET hits = hits + %d WHERE bucket = %s AND hits + %d <= %d', [$amount, $bucket, $amount, $limit])) {
                foreach ($spent as $taken => $back) {
                    $this->connection->execute('UPDATE {rate_limits} SET hits = hits - %d WHERE bucket = %s', [$back, $taken]);
                }

                return false;
            }
            $spent[$bucket] = $amount;
        }

        return true;
    }

    /**
     * Keeps what somebody has added to which sums, so that it can be taken back later.
     *
     * @param array<string, int> $amounts by bucket of the sum
     * @param int $seconds as those of the sums
     */
    public function remember(string $who, array $amounts, int $seconds): void
    {
        $now = $this->milliseconds();
        $expires = gmdate('Y-m-d H:i:s', intdiv($now, 1000) + $seconds);
        $this->connection->insertMany('rate_limits', array_map(static fn (string $bucket, int $amount): array => [
            'bucket' => self::share($who, $bucket),
            'started_ms' => $now,
            'hits' => $amount,
            'previous_hits' => 0,
            'expires_at' => $expires,
        ], array_keys($amounts), $amounts));
    }

    /** Takes out of the sums what somebody has added to them; asked twice it does nothing more. */
    public function takeBack(string $who): void
    {
        $mine = self::share($who, '');
        foreach ($this->connection->rows('SELECT bucket, hits FROM {rate_limits} WHERE bucket LIKE %s', [$mine . '%']) as $row) {
            $share = (string) $row['bucket'];
            if (1 === $this->connection->execute('DELETE FROM {rate_limits} WHERE bucket = %s', [$share])) {
                $this->connection->execute('UPDATE {rate_limits} SET hits = hits - %d WHERE bucket = %s AND hits >= %d', [(int) $row['hits'], substr($share, strlen($mine)), (int) $row['hits']]);
            }
        }
    }

    /** The row of what one has added to a sum. */
    private static function share(string $who, string $bucket): string
    {
        return sprintf('share:%s:%s', $who, $bucket);
    }

    /** Takes back one try that was counted a moment ago, and was none of those to be limited. */
    public function refund(string $bucket): void
    {
        $this->connection->execute('UPDATE {rate_limits} SET hits = hits - 1 WHERE bucket = %s AND hits > 0', [$bucket]);
    }

    public function reset(string $bucket): void
    {
        $this->connection->execute('DELETE FROM {rate_limits} WHERE bucket = %s', [$bucket]);
    }

    /** Drops counters that no longer count. */
    public function purgeExpired(): void
    {
        $this->connection->deleteInPortions('rate_limits', 'expires_at < %s', [$this->clock->now()->format('Y-m-d H:i:s')]);
    }

    /** @return int 0 when somebody else has begun it */
    private function begin(string $bucket, int $now, int $hits, string $expires): int
    {
        return $this->connection->insertMissing('rate_limits', [['bucket' => $bucket, 'started_ms' => $now, 'hits' => $hits, 'previous_hits' => 0, 'expires_at' => $expires]]);
    }

    private function count(string $bucket, int $allowed, int $window, int $now, string $expires): int
    {
        // Assignments read the columns from left to right on MariaDB and as they were on SQLite:
        // in this order both see the old values. Times are only added up: where another request began the
        // window a moment after this one's `now`, a difference would be below zero, which MariaDB refuses.
        return $this->connection->execute(
            'UPDATE {rate_limits} SET
                previous_hits = CASE WHEN %d < started_ms + %d THEN previous_hits WHEN %d < started_ms + %d THEN hits ELSE 0 END,
                hits = CASE WHEN %d < started_ms + %d THEN hits + 1 ELSE 1 END,
                started_ms = CASE WHEN %d < started_ms + %d THEN started_ms WHEN %d < started_ms + %d THEN started_ms + %d ELSE %d END,
                expires_at = %s
            WHERE bucket = %s AND CASE
                WHEN %d < started_ms + %d THEN hits * %d + previous_hits * (started_ms + %d - %d) < %d
                WHEN %d < started_ms + %d THEN hits * (started_ms + %d - %d) < %d
                ELSE 1 = 1 END',
            [
                $now, $window, $now, 2 * $window,
                $now, $window,
                $now, $window, $now, 2 * $window, $window, $now,
                $expires,
                $bucket,
                $now, $window, $window, $window, $now, $allowed * $window,
                $now, 2 * $window, 2 * $window, $now, $allowed * $window,
            ],
        );
    }

    private function milliseconds(): int
    {
        return (int) $this->clock->now()->format('Uv');
    }
}
