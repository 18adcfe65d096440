<?php

declare(strict_types=1);

namespace Coleman\Api\Support;

/** The error log of PHP: one line an event, with the id of the request, without what opens an order or names a person. */
final class Log
{
    public static function error(string $text): void
    {
        error_log('coleman: ' . self::line($text) . ('cli' === PHP_SAPI ? '' : sprintf(' [request %s]', RequestId::current())));
    }

    /** Keys of orders, carts, links and webhooks, what stands in a link for them, and addresses of people. */
    public static function redacted(string $text): string
    {
        return preg_replace(
            ['/\b(?:[a-z]{2,6}_)?[0-9a-f]{24,}\b/i', '/\b((?:key|token|code|password|secret|_wpnonce)=)[^&\s"\']+/i', '/[^\s@<>"\'(]+@(?=[\w-]+\.)/u'],
            ['[redacted]', '$1[redacted]', '[redacted]@'],
            $text,
        ) ?? '[unreadable]';
    }

    private static function line(string $text): string
    {
        return trim(preg_replace('/\s*[\r\n]+\s*/', ' ', self::redacted($text)) ?? '');
    }
}
