<?php

declare(strict_types=1);

namespace Coleman\Api\Forms;

use Coleman\Api\Security\Secrets;
use Coleman\Api\Support\Clock;

/**
 * What a customer without JavaScript had typed when their session was over: it waits in a cookie of the form's page,
 * sealed, until they have signed in again. src/forms/signed-out.ts is its twin.
 *
 * Only the browser that sent it has it, and only the customer who typed it gets to see it: where it is not known whose
 * it is, nothing is kept.
 */
final readonly class TypedText
{
    public const COOKIE = 'coleman_typed';

    /** The forms that people type into while they are signed in. Buttons alone have nothing to keep. */
    public const ACTIONS = [
        'address_save', 'checkout', 'checkout_update', 'list_add', 'list_change', 'list_create', 'list_paste', 'list_rename',
        'order_message', 'order_return', 'people_invite', 'profile_save',
    ];

    /** What refuses a form because nobody is signed in: an order is only there for its customer. */
    private const ENDED = ['rest_not_logged_in', 'coleman_order_not_found'];

    private const LIFE_SECONDS = 3600;

    /** In bytes, as browsers keep 4,096 of a cookie, and servers read 8,192 of all. */
    private const MOST = 3000;

    /**
     * @param \Closure(): string $left names the customer whose session has ended in this browser; '' where that is not known
     * @param \Closure(int): string $name of a customer, the same way
     */
    public function __construct(private \Closure $left, private \Closure $name, private Clock $clock)
    {
    }

    /**
     * @param string $code of the refusal
     * @param array<string, string> $values without what is secret
     * @return bool whether it is kept
     */
    public function keep(string $action, string $code, array $values): bool
    {
        if (is_user_logged_in() || !in_array($action, self::ACTIONS, true) || !in_array($code, self::ENDED, true)) {
            return false;
        }
        $customer = ($this->left)();
        $text = wp_json_encode(['customer' => $customer, 'path' => self::path(), 'action' => $action, 'until' => $this->now() + self::LIFE_SECONDS, 'values' => $values]);
        $sealed = '' === $customer || false === $text ? '' : Secrets::seal((string) gzdeflate($text));
        if ('' === $sealed || strlen($sealed) > self::MOST) {
            return false;
        }
        $this->setCookie($sealed, $this->now() + self::LIFE_SECONDS);

        return true;
    }

    /** The form of this page that its customer had sent, once; null where none waits, or it is not theirs. */
    public function takeBack(): ?FormState
    {
        $sealed = $_COOKIE[self::COOKIE] ?? '';
        if (!is_string($sealed) || '' === $sealed || !is_user_logged_in()) {
            return null;
        }
        $text = Secrets::unseal($sealed);
        $kept = null === $text ? null : json_decode((string) gzinflate($text, self::MOST * 100), true);
        // Those of a page below this path keep theirs.
        if (is_array($kept) && ($kept['path'] ?? '') !== self::path()) {
            return null;
        }
        unset($_COOKIE[self::COOKIE]);
        $this->setCookie('', 1);
        if (
            !is_array($kept)
            || ($kept['customer'] ?? '') !== ($this->name)(get_current_user_id())
            || !is_int($kept['until'] ?? null) || $kept['until'] < $this->now()
            || !is_string($kept['action'] ?? null) || !is_array($kept['values'] ?? null)
        ) {
            return null;
        }
        $values = [];
        foreach ($kept['values'] as $name => $value) {
            if (is_string($value)) {
                $values[(string) $name] = $value;
            }
        }

        return new FormState($kept['action'], '', [], $values, true);
    }

    private function now(): int
    {
        return $this->clock->now()->getTimestamp();
    }

    /** Of this request, as the browser has it. */
    private static function path(): string
    {
        $uri = $_SERVER['REQUEST_URI'] ?? '';

        return is_string($uri) && str_starts_with($uri, '/') ? explode('?', $uri, 2)[0] : '/';
    }

    private function setCookie(string $value, int $expires): void
    {
        if (!headers_sent()) {
            setcookie(self::COOKIE, $value, [
                'expires' => $expires,
                'path' => self::path(),
                'secure' => is_ssl(),
                'httponly' => true,
                'samesite' => 'Lax',
            ]);
        }
    }
}
