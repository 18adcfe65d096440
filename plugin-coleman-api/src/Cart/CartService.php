<?php

declare(strict_types=1);

namespace Coleman\Api\Cart;

use Coleman\Api\Database\Transaction;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Parts\Part;
use Coleman\Api\Parts\PartRepository;

/**
 * What customers do with a cart.
 *
 * Prices are the catalog's at every read; nothing a browser sends decides one. Every call gives the whole cart.
 */
final readonly class CartService
{
    public function __construct(
        private Transaction $transaction,
        private CartRepository $carts,
        private PartRepository $parts,
    ) {
    }

    /** The cart as it stands; an empty one where there is none. */
    public function view(?CartOwner $owner): Cart
    {
        $cart = null === $owner ? null : $this->carts->find($owner);
        if (null === $cart) {
            return new Cart();
        }
        [$lines, $saved] = $this->carts->contents($cart->id);
        $ids = array_map(static fn (CartLine $line): int => $line->partId, [...$lines, ...$saved]);

        return new Cart($cart->version, $lines, $saved, $this->parts->byIds(array_values(array_unique($ids))));
    }

    /** Whether a cart is kept, be it an empty one. */
    public function exists(?CartOwner $owner): bool
    {
        return null !== $owner && null !== $this->carts->find($owner);
    }

    public function count(?CartOwner $owner): int
    {
        return null === $owner ? 0 : ($this->carts->find($owner)->itemCount ?? 0);
    }

    /**
     * @param int|null $customPriceCents a price for one that somebody has named who may; null for everyone else
     * @throws ApiError 400 coleman_quantity_not_multiple, 404 coleman_part_not_found,
     *                  409 coleman_insufficient_stock, coleman_cart_full; the cart is then unchanged
     */
    public function add(
        CartOwner $owner,
        int $partId,
        int $quantity,
        string $customerPartNumber = '',
        string $customerPartDescription = '',
        ?int $customPriceCents = null,
    ): Cart {
        if ($quantity < 1) {
            throw ApiError::invalid(['quantity' => __('Quantity must be 1 or more.', 'coleman')]);
        }
        $part = $this->parts->byId($partId);
        if (null === $part) {
            throw new ApiError('coleman_part_not_found', __('This part is not in our catalog.', 'coleman'), 404);
        }
        CartRules::refuseBrokenCase($part, $quantity);
        $line = CartLine::create($part, $quantity, $customerPartNumber, $customerPartDescription, $customPriceCents);

        return $this->write($owner, $part, fn (int $cartId) => $this->carts->put($cartId, 'cart_items', $line));
    }

    /**
     * @param int $quantity 0 removes the line
     * @param string|null $description what the customer calls the part of a special-order line; null leaves it
     * @throws ApiError as add(), and 404 coleman_cart_item_not_found
     */
    public function update(CartOwner $owner, int $itemId, int $quantity, ?string $description = null): Cart
    {
        if (0 === $quantity) {
            return $this->remove($owner, $itemId);
        }
        if ($quantity < 0) {
            throw ApiError::invalid(['quantity' => __('Quantity must be 0 or more.', 'coleman')]);
        }
        $cart = $this->carts->find($owner);
        $lines = null === $cart ? [] : $this->carts->lines($cart->id);
        $line = array_find($lines, static fn (CartLine $line): bool => $line->id === $itemId);
        $part = null === $line ? null : $this->parts->byId($line->partId);
        if (null === $line || null === $part) {
            throw $this->notFound($owner);
        }
        CartRules::refuseBrokenCase($part, $quantity);

        return $this->write($owner, $part, function (int $cartId) use ($line, $part, $quantity, $description): void {
            $this->carts->setQuantity($cartId, $line->id, $quantity);
            if (null !== $description && $part->isPlaceholder()) {
                $this->describe($cartId, $line->named($description)->withNote(CartNote::None, $quantity));
            }
        });
    }

    /** Removing twice is no fault: the line is gone either way. */
    public function remove(CartOwner $owner, int $itemId): Cart
    {
        if (null !== $this->carts->find($owner)) {
            $this->transaction->run(function () use ($owner, $itemId): void {
                $cartId = $this->carts->open($owner);
                $this->carts->remove($cartId, $itemId);
                $this->carts->finalizeWrite($cartId);
            });
        }

        return $this->view($owner);
    }

    public function notFound(CartOwner $owner): CartConflict
    {
        return new CartConflict('coleman_cart_item_not_found', __('This line is no longer in your cart.', 'coleman'), $owner, status: 404);
    }

    /** The cart's row is ours, so nobody makes the other line between the question and the answer. */
    private function describe(int $cartId, CartLine $line): void
    {
        $other = array_find($this->carts->lines($cartId), static fn (CartLine $one): bool => $one->key() === $line->key() && $one->id !== $line->id);
        if (null === $other) {
            $this->carts->describe($cartId, $line);
        } else {
            $this->carts->remove($cartId, $line->id);
            $this->carts->setQuantity($cartId, $other->id, $other->quantity + $line->quantity);
        }
    }

    /** @param \Closure(int): void $change of the cart with this id; what then is too much is undone */
    private function write(CartOwner $owner, Part $part, \Closure $change): Cart
    {
        $this->transaction->run(function () use ($owner, $part, $change): void {
            $cartId = $this->carts->open($owner);
            $change($cartId);
            $this->refuseTooMuch($owner, $cartId, $part);
            $this->carts->finalizeWrite($cartId);
        });

        return $this->view($owner);
    }

    /** Inside the transaction, after the write: what is too much throws, and the write is undone. */
    private function refuseTooMuch(CartOwner $owner, int $cartId, Part $part): void
    {
        $amounts = $this->carts->amounts($cartId, $part->id);
        CartRules::refuseTooMuch($owner, $part, $amounts['lines'], $amounts['pieces']);
    }
}
