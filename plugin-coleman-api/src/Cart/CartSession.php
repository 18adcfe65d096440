<?php

declare(strict_types=1);

namespace Coleman\Api\Cart;

/**
 * Ties the request to a cart: the signed-in customer's, else the guest token of the cookie
 * `coleman_cart` or of the header `X-Coleman-Cart` for clients without cookies.
 *
 * `coleman_hint` tells the page what to paint before any script asks: "<count>.<1 if signed in>".
 */
final class CartSession
{
    public const COOKIE = 'coleman_cart';

    public const HINT = 'coleman_hint';

    /** Set where a guest's cart was found to be gone, until the cart page has said so. */
    public const LOST = 'coleman_cart_lost';

    public const HEADER = 'X-Coleman-Cart';

    private ?string $issued = null;

    public function __construct(private readonly CartToken $tokens)
    {
    }

    /** Null while the visitor has no cart yet. */
    public function owner(): ?CartOwner
    {
        if (is_user_logged_in()) {
            return CartOwner::customer(get_current_user_id());
        }
        $token = $this->guestToken();

        return null === $token ? null : CartOwner::guest($token);
    }

    /** The owner, with a guest token issued now when there is none. */
    public function ownerOrNew(): CartOwner
    {
        $owner = $this->owner();
        if (null !== $owner) {
            return $owner;
        }
        $token = $this->tokens->issue();
        $this->issued = $token;
        $_COOKIE[self::COOKIE] = $token;
        $this->setCookie(self::COOKIE, $token, true, time() + CartRepository::GUEST_DAYS * DAY_IN_SECONDS);

        return CartOwner::guest($token);
    }

    /** A valid guest token of this request, also for someone who has just signed in. */
    public function guestToken(): ?string
    {
        $header = $_SERVER['HTTP_X_COLEMAN_CART'] ?? '';
        $cookie = $_COOKIE[self::COOKIE] ?? '';
        foreach ([$header, $cookie] as $token) {
            $valid = is_string($token) && '' !== $token ? $this->tokens->verify($token) : null;
            if (null !== $valid) {
                return $valid;
            }
        }

        return null;
    }

    /** The token issued by this request, which the answer names in `X-Coleman-Cart`. */
    public function issuedToken(): ?string
    {
        return $this->issued === ($_COOKIE[self::COOKIE] ?? null) ? $this->issued : null;
    }

    public function forgetGuest(): void
    {
        $this->issued = null;
        unset($_COOKIE[self::COOKIE]);
        $this->setCookie(self::COOKIE, '', true, 1);
    }

    /** Guest carts slide: a write gives the cookie its full life again. */
    public function prolong(): void
    {
        $token = $this->guestToken();
        if (null !== $token && isset($_COOKIE[self::COOKIE]) && !is_user_logged_in()) {
            $this->setCookie(self::COOKIE, $token, true, time() + CartRepository::GUEST_DAYS * DAY_IN_SECONDS);
        }
    }

    /** After a write: the guest's cookie gets its full life again, and the page its count. */
    public function show(Cart $cart): void
    {
        $this->prolong();
        $this->paint($cart->itemCount(), is_user_logged_in());
    }

    public function paint(int $count, bool $signedIn): void
    {
        $this->setCookie(self::HINT, self::hint($count, $signedIn), false, time() + CartRepository::GUEST_DAYS * DAY_IN_SECONDS);
    }

    /** Corrects a hint that has gone stale: by an expired session, say, or a sign-in at wp-login.php. */
    public function repaint(int $count, bool $signedIn): void
    {
        if (0 === $count && !$signedIn && $this->hintsAtGuestCart()) {
            $_COOKIE[self::LOST] = '1';
            $this->setCookie(self::LOST, '1', true, time() + CartRepository::GUEST_DAYS * DAY_IN_SECONDS);
        }
        if (self::hint($count, $signedIn) !== ($_COOKIE[self::HINT] ?? self::hint(0, false))) {
            $this->paint($count, $signedIn);
        }
    }

    /**
     * Whether this guest had something in a cart that is gone: by time, or erased. It is told once.
     *
     * @param bool $isThere whether the guest has a cart
     */
    public function takeLoss(bool $isThere): bool
    {
        $isLost = !$isThere && !is_user_logged_in() && (isset($_COOKIE[self::LOST]) || $this->hintsAtGuestCart());
        if ($isLost) {
            $this->paint(0, false);
        }
        if (isset($_COOKIE[self::LOST])) {
            unset($_COOKIE[self::LOST]);
            $this->setCookie(self::LOST, '', true, 1);
        }

        return $isLost;
    }

    /** Whether the page was told that this guest's cart has something in it: whoever empties it tells the page so. */
    private function hintsAtGuestCart(): bool
    {
        $hint = $_COOKIE[self::HINT] ?? '';

        return is_string($hint) && 1 === preg_match('/^[1-9]\d*\.0$/D', $hint);
    }

    /**
     * Whether the hint tells a guest of an account: its session has ended, by time or in another tab. REST takes whoever
     * shows no nonce for a guest, so the cookie of the session is asked.
     */
    public function hintOutlivedSession(): bool
    {
        $hint = $_COOKIE[self::HINT] ?? '';

        return is_string($hint) && str_ends_with($hint, '.1') && !is_user_logged_in() && false === wp_validate_auth_cookie('', 'logged_in');
    }

    private static function hint(int $count, bool $signedIn): string
    {
        return $count . '.' . ($signedIn ? '1' : '0');
    }

    private function setCookie(string $name, string $value, bool $httpOnly, int $expires): void
    {
        if (headers_sent()) {
            return;
        }
        setcookie($name, $value, [
            'expires' => $expires,
            'path' => '/',
            'secure' => is_ssl(),
            'httponly' => $httpOnly,
            'samesite' => 'Lax',
        ]);
    }
}
