<?php

declare(strict_types=1);

namespace Coleman\Api\Database;

/**
 * A statement failed. `retryable` is true where nothing of the transaction remains and the whole of it may run again: after
 * deadlocks and lock waits, and where a node of a cluster takes no statements. A COMMIT whose answer was lost is never
 * retryable: it may have happened. Callers with an idempotency key learn by it, when they ask again.
 */
final class DatabaseError extends \RuntimeException
{
    /** Tries after waits that took seconds each. */
    public const FEW_TRIES = 3;

    /** Tries after conflicts, which take no time: enough for 50 buyers of one piece, of whom each try lets one through. */
    public const MANY_TRIES = 50;

    /**
     * @param int $tries how often the transaction is run at most, where it is retryable
     * @param bool $isUnready the server refuses every statement: another try needs another connection
     */
    public function __construct(
        string $message,
        public readonly bool $retryable = false,
        public readonly bool $duplicate = false,
        public readonly int $tries = self::FEW_TRIES,
        public readonly bool $isUnready = false,
    ) {
        parent::__construct($message);
    }

    /** What an engine answered to a statement. */
    public static function of(string $message, string $sql, bool $retryable, bool $duplicate, int $tries = self::FEW_TRIES, bool $isUnready = false): self
    {
        return new self($message . ' in: ' . substr($sql, 0, 200), $retryable, $duplicate, $tries, $isUnready);
    }
}
