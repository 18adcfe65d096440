<?php

declare(strict_types=1);

namespace Coleman\Api\Cart;

use Coleman\Api\Database\Transaction;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Parts\Part;
use Coleman\Api\Parts\PartRepository;

/** Puts many parts into a cart at once: all of them, or none and why. Costs the same number of queries for one and for two hundred. */
final readonly class BulkAdd
{
    public function __construct(private Transaction $transaction, private CartRepository $carts, private CartService $cart, private PartRepository $parts)
    {
    }

    /**
     * @param list<array{partId: int, quantity: int, number: string, description: string}> $rows number and description only count for the placeholder part
     * @throws ApiError 400 naming `rows[0]` and so on; 409 coleman_cart_full, coleman_rows_refused with the same names; the cart is then unchanged
     */
    public function add(CartOwner $owner, array $rows): Cart
    {
        $parts = $this->parts->byIds(array_values(array_unique(array_column($rows, 'partId'))));
        $faults = self::faults($rows, $parts);
        if ([] !== $faults) {
            throw ApiError::invalid($faults);
        }
        $lines = self::lines($rows, $parts);
        $this->transaction->run(function () use ($owner, $rows, $lines, $parts): void {
            $cartId = $this->carts->open($owner);
            $held = $this->carts->lines($cartId);
            if (count(array_unique(array_map(static fn (CartLine $line): string => $line->key(), [...$held, ...$lines]))) > CartRules::MAX_LINES) {
                throw CartRules::full($owner);
            }
            $this->refuseTooMuch($owner, $rows, $parts, [...$held, ...$lines]);
            $this->carts->put($cartId, 'cart_items', ...$lines);
            $this->carts->finalizeWrite($cartId);
        });

        return $this->cart->view($owner);
    }

    /**
     * @param list<array{partId: int, quantity: int, number: string, description: string}> $rows
     * @param array<int, Part> $parts
     * @return array<string, string> a sentence by row
     */
    private static function faults(array $rows, array $parts): array
    {
        $faults = [];
        foreach ($rows as $index => $row) {
            try {
                $part = $parts[$row['partId']] ?? null;
                if (null === $part) {
                    $faults["rows[$index]"] = __('This part is not in our catalog.', 'coleman');
                } elseif ($row['quantity'] < 1) {
                    $faults["rows[$index]"] = __('Quantity must be 1 or more.', 'coleman');
                } else {
                    CartRules::refuseBrokenCase($part, $row['quantity']);
                }
            } catch (ApiError $refusal) {
                $faults["rows[$index]"] = $refusal->getMessage();
            }
        }

        return $faults;
    }

    /**
     * @param list<array{partId: int, quantity: int, number: string, description: string}> $rows
     * @param array<int, Part> $parts
     * @return list<CartLine> each part once: one statement may meet a row only once
     */
    private static function lines(array $rows, array $parts): array
    {
        $lines = [];
        foreach ($rows as $row) {
            $line = CartLine::create($parts[$row['partId']], $row['quantity'], $row['number'], $row['description']);
            $known = $lines[$line->key()] ?? null;
            $lines[$line->key()] = null === $known ? $line : $known->withNote(CartNote::None, $known->quantity + $line->quantity);
        }

        return array_values($lines);
    }

    /**
     * Each part with all that the cart would hold of it.
     *
     * @param list<array{partId: int, quantity: int, number: string, description: string}> $rows
     * @param array<int, Part> $parts
     * @param list<CartLine> $lines
     */
    private function refuseTooMuch(CartOwner $owner, array $rows, array $parts, array $lines): void
    {
        $wanted = [];
        foreach ($lines as $line) {
            $wanted[$line->partId] = ($wanted[$line->partId] ?? 0) + $line->quantity;
        }
        $faults = [];
        foreach ($rows as $index => $row) {
            try {
                CartRules::refuseTooMuch($owner, $parts[$row['partId']], 0, $wanted[$row['partId']]);
            } catch (ApiError $refusal) {
                $faults["rows[$index]"] = $refusal->getMessage();
            }
        }
        if ([] !== $faults) {
            throw new CartConflict('coleman_rows_refused', __('Nothing was added. Some rows need your attention.', 'coleman'), $owner, params: $faults);
        }
    }
}
