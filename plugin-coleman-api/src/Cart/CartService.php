<?php

declare(strict_types=1);

namespace Coleman\Api\Cart;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Transaction;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Parts\Part;
use Coleman\Api\Parts\PartRepository;

/**
 * The rules of the cart (specification, sections 4, 5, 7 and 9).
 *
 * Prices are the catalogue's at every read; nothing a browser sends decides one. Every call gives
 * the whole cart in the shape of schema/cart.json.
 */
final readonly class CartService
{
    public const MAX_LINES = 200;

    public const MAX_QUANTITY = 9999;

    public function __construct(
        private Connection $connection,
        private Transaction $transaction,
        private CartRepository $carts,
        private PartRepository $parts,
        private CartPresenter $presenter,
    ) {
    }

    /** @return array<string, mixed> schema/cart.json */
    public function view(?CartOwner $owner): array
    {
        $cart = null === $owner ? null : $this->carts->find($owner);
        if (null === $cart) {
            return $this->presenter->present(0, [], []);
        }
        $lines = $this->carts->lines($cart['id']);

        return $this->presenter->present($cart['version'], $lines, $this->partsOf($lines));
    }

    public function count(?CartOwner $owner): int
    {
        return null === $owner ? 0 : ($this->carts->find($owner)['item_count'] ?? 0);
    }

    /**
     * @return array<string, mixed> schema/cart.json
     * @throws ApiError 400 coleman_quantity_not_multiple, 404 coleman_part_not_found,
     *                  409 coleman_insufficient_stock, coleman_cart_full; the cart is then unchanged
     */
    public function add(CartOwner $owner, int $partId, int $quantity, string $customerPartNumber = '', string $customerPartDescription = ''): array
    {
        if ($quantity < 1) {
            throw ApiError::invalid(['quantity' => __('Quantity must be 1 or more.', 'coleman')]);
        }
        $part = $this->parts->byId($partId);
        if (null === $part) {
            throw new ApiError('coleman_part_not_found', __('This part is not in our catalogue.', 'coleman'), 404);
        }
        if (!$part->isPlaceholder()) {
            $customerPartNumber = '';
            $customerPartDescription = '';
        }
        $this->refuseBrokenCase($part, $quantity);

        $this->transaction->run(function () use ($owner, $part, $quantity, $customerPartNumber, $customerPartDescription): void {
            $cartId = $this->carts->open($owner);
            $this->carts->put($cartId, $part->id, $quantity, $customerPartNumber, $customerPartDescription, $part->priceCents);
            $this->refuseTooMuch($owner, $cartId, $part);
            $this->carts->settle($cartId);
        });

        return $this->view($owner);
    }

    /**
     * @param int $quantity 0 removes the line
     * @return array<string, mixed> schema/cart.json
     * @throws ApiError as add(), and 404 coleman_cart_item_not_found
     */
    public function update(CartOwner $owner, int $itemId, int $quantity): array
    {
        if (0 === $quantity) {
            return $this->remove($owner, $itemId);
        }
        if ($quantity < 0) {
            throw ApiError::invalid(['quantity' => __('Quantity must be 0 or more.', 'coleman')]);
        }
        $cart = $this->carts->find($owner);
        $line = null === $cart ? null : array_find($this->carts->lines($cart['id']), static fn (CartLine $line): bool => $line->id === $itemId);
        $part = null === $line ? null : $this->parts->byId($line->partId);
        if (null === $part) {
            throw new ApiError('coleman_cart_item_not_found', __('This line is no longer in your cart.', 'coleman'), 404, data: ['cart' => $this->view($owner)]);
        }
        $this->refuseBrokenCase($part, $quantity);

        $this->transaction->run(function () use ($owner, $itemId, $quantity, $part): void {
            $cartId = $this->carts->open($owner);
            $this->carts->setQuantity($cartId, $itemId, $quantity);
            $this->refuseTooMuch($owner, $cartId, $part);
            $this->carts->settle($cartId);
        });

        return $this->view($owner);
    }

    /**
     * Removing twice is no fault: the line is gone either way.
     *
     * @return array<string, mixed> schema/cart.json
     */
    public function remove(CartOwner $owner, int $itemId): array
    {
        if (null !== $this->carts->find($owner)) {
            $this->transaction->run(function () use ($owner, $itemId): void {
                $cartId = $this->carts->open($owner);
                $this->carts->remove($cartId, $itemId);
                $this->carts->settle($cartId);
            });
        }

        return $this->view($owner);
    }

    /** At sign-in the guest's lines join the customer's cart; of the same part the larger quantity stays. */
    public function merge(CartOwner $guest, CartOwner $customer): void
    {
        $from = $this->carts->find($guest);
        if (null === $from || 0 === $from['item_count']) {
            return;
        }
        $this->transaction->run(function () use ($guest, $customer): void {
            $source = $this->carts->open($guest);
            $target = $this->carts->open($customer);
            $held = count($this->carts->lines($target));
            foreach ($this->carts->lines($source) as $line) {
                if ($held++ >= self::MAX_LINES) {
                    break;
                }
                $this->carts->raise($target, $line);
            }
            $this->carts->clear($source);
            $this->carts->settle($source);
            $this->carts->settle($target);
        });
    }

    private function refuseBrokenCase(Part $part, int $quantity): void
    {
        $multiple = $part->multipleOf();
        if ($quantity > self::MAX_QUANTITY) {
            /* translators: %s: the largest quantity */
            throw ApiError::invalid(['quantity' => sprintf(__('Quantity must be %s or less.', 'coleman'), number_format_i18n(self::MAX_QUANTITY))]);
        }
        if (0 !== $quantity % $multiple) {
            $suggested = (int) (ceil($quantity / $multiple) * $multiple);
            throw new ApiError(
                'coleman_quantity_not_multiple',
                /* translators: 1: case quantity, 2: suggested quantity */
                sprintf(__('This part is sold in cases of %1$d. Order %2$d, for example.', 'coleman'), $multiple, $suggested),
                400,
                ['quantity' => __('The quantity must be a full case.', 'coleman')],
                ['multiple_of' => $multiple, 'suggested' => $suggested],
            );
        }
    }

    /** Inside the transaction, after the write: what is too much throws, and the write is undone. */
    private function refuseTooMuch(CartOwner $owner, int $cartId, Part $part): void
    {
        $row = $this->connection->row(
            'SELECT COUNT(*) AS line_count, COALESCE(SUM(CASE WHEN part_id = %d THEN quantity ELSE 0 END), 0) AS wanted,
                COALESCE(MAX(quantity), 0) AS largest FROM {cart_items} WHERE cart_id = %d',
            [$part->id, $cartId],
        ) ?? [];
        if ((int) ($row['line_count'] ?? 0) > self::MAX_LINES) {
            /* translators: %d: number of lines */
            throw new CartConflict('coleman_cart_full', sprintf(__('A cart holds %d different parts at most.', 'coleman'), self::MAX_LINES), $owner);
        }
        if ((int) ($row['largest'] ?? 0) > self::MAX_QUANTITY) {
            /* translators: %s: the largest quantity */
            throw ApiError::invalid(['quantity' => sprintf(__('Quantity must be %s or less.', 'coleman'), number_format_i18n(self::MAX_QUANTITY))]);
        }
        if ($part->discontinued && (int) ($row['wanted'] ?? 0) > $part->stock()) {
            throw new CartConflict(
                'coleman_insufficient_stock',
                0 === $part->stock()
                    ? __('This part is discontinued and sold out.', 'coleman')
                    /* translators: %d: number of pieces */
                    : sprintf(_n('This part is discontinued: only %d is left.', 'This part is discontinued: only %d are left.', $part->stock(), 'coleman'), $part->stock()),
                $owner,
                ['available' => $part->stock()],
            );
        }
    }

    /**
     * @param list<CartLine> $lines
     * @return array<int, Part>
     */
    private function partsOf(array $lines): array
    {
        return $this->parts->byIds(array_values(array_unique(array_map(static fn (CartLine $line): int => $line->partId, $lines))));
    }
}
