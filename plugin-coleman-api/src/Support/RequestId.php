<?php

declare(strict_types=1);

namespace Coleman\Api\Support;

/**
 * The id of the request: the web server's (`X-Request-Id`, see deploy/), else one of our own. It stands in the lines of
 * the log, in answers that no shared cache keeps, and on error pages, so that what a visitor reads leads to the log.
 */
final class RequestId
{
    public const HEADER = 'X-Request-Id';

    private static string $current = '';

    public static function current(): string
    {
        if ('' === self::$current) {
            $given = $_SERVER['HTTP_X_REQUEST_ID'] ?? '';
            self::$current = is_string($given) && 1 === preg_match('/^[A-Za-z0-9._-]{8,64}$/D', $given) ? $given : bin2hex(random_bytes(8));
        }

        return self::$current;
    }
}
