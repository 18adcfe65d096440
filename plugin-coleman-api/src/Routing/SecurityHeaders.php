<?php

declare(strict_types=1);

namespace Coleman\Api\Routing;

/**
 * Headers of every answer that WordPress gives: pages, calls, feeds, redirects, errors, wp-admin and wp-login.
 *
 * Files are the web server's, which also sends Strict-Transport-Security, because it knows whether the site has TLS on every
 * name (deploy/). What says more about a page, such as its policy about scripts, replaces these later.
 */
final class SecurityHeaders
{
    /** By name. `self`: the nearest branch is found on our own pages only. */
    public const ALL = [
        'X-Content-Type-Options' => 'nosniff',
        'X-Frame-Options' => 'SAMEORIGIN',
        'Referrer-Policy' => 'strict-origin-when-cross-origin',
        'Permissions-Policy' => 'camera=(), microphone=(), geolocation=(self), usb=(), midi=()',
        'Content-Security-Policy' => ScriptPolicy::BASE,
    ];

    /** Sent at once, so that an answer has them however it ends. */
    public static function send(): void
    {
        if (headers_sent()) {
            return;
        }
        foreach (self::ALL as $name => $value) {
            header("$name: $value");
        }
    }
}
