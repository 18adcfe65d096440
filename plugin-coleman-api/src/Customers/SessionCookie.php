<?php

declare(strict_types=1);

namespace Coleman\Api\Customers;

/** The cookie of a session that begins in this request. */
final class SessionCookie
{
    /**
     * Runs what signs a user in. A nonce that is made afterwards in the same request belongs to the new session:
     * WordPress reads the session from the request's cookie, and the new one is only on its way to the browser.
     *
     * @template T
     * @param callable(): T $signIn
     * @return T
     */
    public static function during(callable $signIn): mixed
    {
        $keep = static function (string $cookie): void {
            $_COOKIE[LOGGED_IN_COOKIE] = $cookie;
        };
        add_action('set_logged_in_cookie', $keep);
        try {
            return $signIn();
        } finally {
            remove_action('set_logged_in_cookie', $keep);
        }
    }
}
