<?php

declare(strict_types=1);

namespace Coleman\Api\Database;

/** A statement failed. `retryable` is true for deadlocks and lock waits, after which the whole transaction may run again. */
final class DatabaseError extends \RuntimeException
{
    public function __construct(string $message, public readonly bool $retryable = false, public readonly bool $duplicate = false)
    {
        parent::__construct($message);
    }

    /** What an engine answered to a statement. */
    public static function of(string $message, string $sql, bool $retryable, bool $duplicate): self
    {
        return new self($message . ' in: ' . substr($sql, 0, 200), $retryable, $duplicate);
    }
}
