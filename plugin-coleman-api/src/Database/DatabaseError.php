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

    public static function fromMessage(string $message, string $sql): self
    {
        $retryable = 1 === preg_match('/deadlock|lock wait timeout|database is locked|database table is locked/i', $message);
        $duplicate = 1 === preg_match('/duplicate entry|unique constraint failed/i', $message);

        // On SQLite wpdb's error is a page of HTML around one telling line.
        if (1 === preg_match('/SQLSTATE[^<\n]*/', $message, $line)) {
            $message = html_entity_decode($line[0], ENT_QUOTES);
        }

        return new self($message . ' in: ' . substr($sql, 0, 200), $retryable, $duplicate);
    }
}
