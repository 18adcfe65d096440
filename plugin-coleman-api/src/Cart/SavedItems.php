<?php

declare(strict_types=1);

namespace Coleman\Api\Cart;

use Coleman\Api\Database\Transaction;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Parts\Part;
use Coleman\Api\Parts\PartRepository;

/**
 * What a customer keeps for later. It stands beside the cart under ids of its own: it is neither counted nor ordered,
 * and it stays when the cart is ordered. Every call gives the whole cart.
 */
final readonly class SavedItems
{
    public function __construct(private Transaction $transaction, private CartRepository $carts, private CartService $cart, private PartRepository $parts)
    {
    }

    /**
     * Takes a line out of the cart and keeps it; with what is kept of the same part already it is one.
     *
     * @throws ApiError 404 coleman_cart_item_not_found, 409 coleman_saved_full
     */
    public function save(CartOwner $owner, int $itemId): Cart
    {
        return $this->move($owner, 0, $itemId, function (int $cartId, CartLine $line, array $saved) use ($owner): void {
            if (count($saved) >= CartRules::MAX_LINES && !array_any($saved, static fn (CartLine $one): bool => $one->key() === $line->key())) {
                /* translators: %d: number of parts */
                throw new CartConflict('coleman_saved_full', sprintf(__('You can save up to %d different parts for later.', 'coleman'), CartRules::MAX_LINES), $owner);
            }
            $this->carts->remove($cartId, $line->id);
            $this->carts->put($cartId, 'saved_items', $line);
        });
    }

    /**
     * Puts what was kept back into the cart, as far as it can still be had.
     *
     * @throws ApiError 404 coleman_cart_item_not_found, 409 coleman_cart_full, coleman_insufficient_stock
     */
    public function takeBack(CartOwner $owner, int $itemId): Cart
    {
        return $this->move($owner, 1, $itemId, function (int $cartId, CartLine $line, array $lines, Part $part) use ($owner): void {
            $isThere = array_any($lines, static fn (CartLine $one): bool => $one->key() === $line->key());
            $wanted = array_sum(array_map(static fn (CartLine $one): int => $one->partId === $part->id ? $one->quantity : 0, $lines));
            CartRules::refuseTooMuch($owner, $part, count($lines) + ($isThere ? 0 : 1), $wanted + $line->quantity);
            $this->carts->remove($cartId, $line->id, 'saved_items');
            $this->carts->put($cartId, 'cart_items', $line);
        });
    }

    /** Dropping twice is no fault. */
    public function drop(CartOwner $owner, int $itemId): Cart
    {
        if (null !== $this->carts->find($owner)) {
            $this->transaction->run(function () use ($owner, $itemId): void {
                $cartId = $this->carts->open($owner);
                $this->carts->remove($cartId, $itemId, 'saved_items');
                $this->carts->finalizeWrite($cartId);
            });
        }

        return $this->cart->view($owner);
    }

    /**
     * @param 0|1 $from the lines, or what is saved
     * @param \Closure(int, CartLine, list<CartLine>, Part): void $do gets the line and what is on the other side
     */
    private function move(CartOwner $owner, int $from, int $itemId, \Closure $do): Cart
    {
        $cart = $this->carts->find($owner);
        $line = null === $cart ? null : $this->find($cart->id, $from, $itemId)[0];
        $part = null === $line ? null : $this->parts->byId($line->partId);
        if (null === $part) {
            throw $this->cart->notFound($owner);
        }
        $isMoved = $this->transaction->run(function () use ($owner, $from, $itemId, $part, $do): bool {
            $cartId = $this->carts->open($owner);
            // Another tab may have been here first; now the cart's row is ours.
            [$line, $others] = $this->find($cartId, $from, $itemId);
            if (null !== $line) {
                $do($cartId, $line->withNote(CartNote::None), $others, $part);
                $this->carts->finalizeWrite($cartId);
            }

            return null !== $line;
        });
        if (!$isMoved) {
            throw $this->cart->notFound($owner);
        }

        return $this->cart->view($owner);
    }

    /**
     * @param 0|1 $side
     * @return array{CartLine|null, list<CartLine>} the line, and what is on the other side
     */
    private function find(int $cartId, int $side, int $itemId): array
    {
        $contents = $this->carts->contents($cartId);

        return [array_find($contents[$side], static fn (CartLine $line): bool => $line->id === $itemId), $contents[1 - $side]];
    }
}
