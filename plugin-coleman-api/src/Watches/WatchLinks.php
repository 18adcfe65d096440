<?php

declare(strict_types=1);

namespace Coleman\Api\Watches;

use Coleman\Api\Security\Secrets;

/** The links of letters: signed, so that only who reads the address's mail can confirm or stop. */
final class WatchLinks
{
    /** A link of the letter that asks whether an address is its owner's, and one of letters that tell. */
    public const CONFIRM = 'confirm';
    public const STOP = 'stop';

    public static function key(string $purpose, Watcher $watcher): string
    {
        return substr(hash_hmac('sha256', implode('|', [$purpose, $watcher->id, $watcher->secret]), Secrets::watchKey()), 0, 32);
    }

    public static function fits(string $purpose, Watcher $watcher, string $key): bool
    {
        return hash_equals(self::key($purpose, $watcher), $key);
    }

    public static function gone(): string
    {
        return __('This link no longer works. Ask again on the page of the part or machine.', 'coleman');
    }

    /** Path and query of the page with the button. */
    public static function path(string $purpose, Watcher $watcher): string
    {
        return sprintf('/tell-me/%s?to=%d&key=%s', $purpose, $watcher->id, self::key($purpose, $watcher));
    }

    /** Where a mail program stops all letters with one POST (RFC 8058). */
    public static function oneClick(Watcher $watcher): string
    {
        return add_query_arg(['to' => (string) $watcher->id, 'key' => self::key(self::STOP, $watcher)], rest_url('coleman/v1/watches/stop'));
    }
}
