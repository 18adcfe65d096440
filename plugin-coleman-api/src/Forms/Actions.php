<?php

declare(strict_types=1);

namespace Coleman\Api\Forms;

use Coleman\Api\Cart\CartService;
use Coleman\Api\Cart\CartSession;
use Coleman\Api\Customers\SameSite;
use Coleman\Api\Customers\SignIn;
use Coleman\Api\Http\ApiError;

/** What each `coleman_action` does: the rules of the REST calls, reached by a form. */
final readonly class Actions
{
    public function __construct(private CartService $carts, private CartSession $session, private SignIn $signIn)
    {
    }

    /** @return array<string, \Closure(array<string, string>): string> */
    public function all(): array
    {
        return [
            'cart_add' => $this->cartAdd(...),
            'cart_update' => $this->cartUpdate(...),
            'cart_remove' => $this->cartRemove(...),
            'sign_in' => $this->signIn(...),
            'sign_out' => $this->signOut(...),
        ];
    }

    /** @param array<string, string> $fields */
    private function cartAdd(array $fields): string
    {
        return $this->toCart($this->carts->add(
            $this->session->ownerOrNew(),
            self::integer($fields, 'partId'),
            self::integer($fields, 'quantity', 1),
            trim(mb_substr($fields['customerPartNumber'] ?? '', 0, 60)),
            trim(mb_substr($fields['customerPartDescription'] ?? '', 0, 250)),
        ));
    }

    /** @param array<string, string> $fields */
    private function cartUpdate(array $fields): string
    {
        return $this->toCart($this->carts->update($this->session->ownerOrNew(), self::integer($fields, 'cartItemId'), self::integer($fields, 'quantity')));
    }

    /** @param array<string, string> $fields */
    private function cartRemove(array $fields): string
    {
        return $this->toCart($this->carts->remove($this->session->ownerOrNew(), self::integer($fields, 'cartItemId')));
    }

    /** @param array<string, string> $fields */
    private function signIn(array $fields): string
    {
        $this->signIn->signIn($fields['email'] ?? '', $fields['password'] ?? '');

        return SameSite::path($fields['redirect'] ?? '');
    }

    private function signOut(): string
    {
        $this->signIn->signOut();

        return '/';
    }

    /** @param array<string, mixed> $cart */
    private function toCart(array $cart): string
    {
        $this->session->prolong();
        $this->session->paint(is_int($cart['ItemCount']) ? $cart['ItemCount'] : 0, is_user_logged_in());

        return '/cart';
    }

    /** @param array<string, string> $fields */
    private static function integer(array $fields, string $name, ?int $default = null): int
    {
        $value = trim($fields[$name] ?? '');
        if ('' === $value && null !== $default) {
            return $default;
        }
        if (1 !== preg_match('/^-?\d{1,9}$/D', $value)) {
            /* translators: %s: name of a field */
            throw ApiError::invalid([$name => 'quantity' === $name ? __('Quantity must be a whole number.', 'coleman') : sprintf(__('%s must be a whole number.', 'coleman'), $name)]);
        }

        return (int) $value;
    }
}
