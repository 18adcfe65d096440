<?php

declare(strict_types=1);

namespace Coleman\Api\Cart;

use Coleman\Api\Forms\FormActions;
use Coleman\Api\Forms\Typed;

/** The forms of part pages and of the cart. */
final readonly class CartForms implements FormActions
{
    public function __construct(private CartService $carts, private CartSession $session)
    {
    }

    public function all(): array
    {
        return [
            'cart_add' => $this->add(...),
            'cart_update' => $this->update(...),
            'cart_remove' => $this->remove(...),
        ];
    }

    /** @param array<string, string> $fields */
    private function add(array $fields): string
    {
        return $this->toCart($this->carts->add(
            $this->session->ownerOrNew(),
            Typed::integer($fields, 'partId'),
            Typed::integer($fields, 'quantity', 1),
            Typed::text($fields, 'customerPartNumber', 60),
            Typed::text($fields, 'customerPartDescription', 250),
        ));
    }

    /** @param array<string, string> $fields */
    private function update(array $fields): string
    {
        return $this->toCart($this->carts->update($this->session->ownerOrNew(), Typed::integer($fields, 'cartItemId'), Typed::integer($fields, 'quantity')));
    }

    /** @param array<string, string> $fields */
    private function remove(array $fields): string
    {
        return $this->toCart($this->carts->remove($this->session->ownerOrNew(), Typed::integer($fields, 'cartItemId')));
    }

    /** @param array<string, mixed> $cart */
    private function toCart(array $cart): string
    {
        $this->session->prolong();
        $this->session->paint(is_int($cart['ItemCount']) ? $cart['ItemCount'] : 0, is_user_logged_in());

        return '/cart';
    }
}
