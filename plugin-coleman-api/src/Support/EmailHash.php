<?php

declare(strict_types=1);

namespace Coleman\Api\Support;

/** An email address as counters and names know it. */
final class EmailHash
{
    public static function of(string $email): string
    {
        return substr(hash('sha256', strtolower(trim($email))), 0, 32);
    }
}
