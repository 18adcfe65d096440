<?php

declare(strict_types=1);

namespace Coleman\Api\Cart;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Parts\Part;

/** What a cart takes: quantities, full cases and limits, in the words that the customer reads. */
final class CartRules
{
    public const MAX_LINES = 200;

    public const MAX_QUANTITY = 9999;

    /** @throws ApiError 400 coleman_quantity_not_multiple, or naming the quantity */
    public static function refuseBrokenCase(Part $part, int $quantity): void
    {
        self::refuseTooMany($quantity);
        $multiple = $part->multipleOf();
        if (0 !== $quantity % $multiple) {
            $suggested = (int) (ceil($quantity / $multiple) * $multiple);
            throw new ApiError(
                'coleman_quantity_not_multiple',
                /* translators: 1: case quantity, 2: suggested quantity */
                sprintf(__('This part is sold in cases of %1$d. For example, order %2$d.', 'coleman'), $multiple, $suggested),
                400,
                ['quantity' => __('Order full cases only.', 'coleman')],
                ['multiple_of' => $multiple, 'suggested' => $suggested],
            );
        }
    }

    /**
     * @param int $lines that the cart would have
     * @param int $wanted of this part, in all its lines
     * @throws CartConflict 409 coleman_cart_full, coleman_insufficient_stock; ApiError 400 naming the quantity
     */
    public static function refuseTooMuch(CartOwner $owner, Part $part, int $lines, int $wanted): void
    {
        if ($lines > self::MAX_LINES) {
            throw self::full($owner);
        }
        self::refuseTooMany($wanted);
        if ($part->discontinued && $wanted > $part->stock()) {
            throw new CartConflict('coleman_insufficient_stock', self::left($part), $owner, ['available' => $part->stock()]);
        }
    }

    public static function full(CartOwner $owner): CartConflict
    {
        /* translators: %d: number of lines */
        return new CartConflict('coleman_cart_full', sprintf(__('A cart can hold up to %d different parts.', 'coleman'), self::MAX_LINES), $owner);
    }

    /** How many of a discontinued part there still are. */
    public static function left(Part $part): string
    {
        return 0 === $part->stock()
            ? __('This part is discontinued and sold out.', 'coleman')
            /* translators: %s: number of pieces */
            : sprintf(_n('This part is discontinued: only %s is left.', 'This part is discontinued: only %s are left.', $part->stock(), 'coleman'), number_format($part->stock()));
    }

    private static function refuseTooMany(int $quantity): void
    {
        if ($quantity > self::MAX_QUANTITY) {
            /* translators: %s: the largest quantity */
            throw ApiError::invalid(['quantity' => sprintf(__('Quantity must be %s or less.', 'coleman'), number_format(self::MAX_QUANTITY))]);
        }
    }
}
