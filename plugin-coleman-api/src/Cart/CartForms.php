<?php

declare(strict_types=1);

namespace Coleman\Api\Cart;

use Coleman\Api\Forms\FormActions;
use Coleman\Api\Forms\FormInput;
use Coleman\Api\Http\ApiError;

/** The forms of part pages and of the cart. */
final readonly class CartForms implements FormActions
{
    public function __construct(private CartService $carts, private SavedItems $saved, private CartSession $session, private BulkAdd $bulk)
    {
    }

    public function all(): array
    {
        return [
            'cart_add' => $this->add(...),
            'cart_update' => $this->update(...),
            'cart_remove' => $this->remove(...),
            'cart_save' => $this->save(...),
            'cart_take_back' => $this->takeBack(...),
            'cart_drop' => $this->drop(...),
            'cart_add_quote' => $this->addQuote(...),
        ];
    }

    /** @param array<string, string> $fields */
    private function add(array $fields): string
    {
        return $this->toCart($this->carts->add(
            $this->session->ownerOrNew(),
            FormInput::integer($fields, 'partId'),
            FormInput::integer($fields, 'quantity', 1),
            FormInput::text($fields, 'customerPartNumber', 60),
            FormInput::text($fields, 'customerPartDescription', 250),
        ));
    }

    /** @param array<string, string> $fields */
    private function update(array $fields): string
    {
        $quantity = FormInput::integer($fields, 'quantity');
        if (0 === $quantity) {
            return $this->remove($fields);
        }

        return $this->toCart($this->carts->update(
            $this->session->ownerOrNew(),
            FormInput::integer($fields, 'cartItemId'),
            $quantity,
            isset($fields['customerPartDescription']) ? FormInput::text($fields, 'customerPartDescription', 250) : null,
        ));
    }

    /**
     * The page that follows offers to put it back.
     *
     * @param array<string, string> $fields
     */
    private function remove(array $fields): string
    {
        $owner = $this->session->ownerOrNew();
        $id = FormInput::integer($fields, 'cartItemId');
        $removed = array_find($this->carts->view($owner)->items(), static fn (CartItem $item): bool => $item->line->id === $id);
        $path = $this->toCart($this->carts->remove($owner, $id));

        return null === $removed ? $path : RemovedLine::path($removed);
    }

    /** @param array<string, string> $fields */
    private function save(array $fields): string
    {
        return $this->toCart($this->saved->save($this->session->ownerOrNew(), FormInput::integer($fields, 'cartItemId')));
    }

    /** @param array<string, string> $fields */
    private function takeBack(array $fields): string
    {
        return $this->toCart($this->saved->takeBack($this->session->ownerOrNew(), FormInput::integer($fields, 'cartItemId')));
    }

    /** @param array<string, string> $fields */
    private function drop(array $fields): string
    {
        return $this->toCart($this->saved->drop($this->session->ownerOrNew(), FormInput::integer($fields, 'cartItemId')));
    }

    /**
     * All parts of a quote, or none and why.
     *
     * @param array<string, string> $fields
     */
    private function addQuote(array $fields): string
    {
        $rows = CartQuote::rows($fields['parts'] ?? '');
        if ([] === $rows) {
            throw ApiError::invalid(['parts' => __('There are no parts in this quote.', 'coleman')]);
        }

        return $this->toCart($this->bulk->add($this->session->ownerOrNew(), $rows));
    }

    private function toCart(Cart $cart): string
    {
        $this->session->show($cart);

        return '/cart';
    }
}
