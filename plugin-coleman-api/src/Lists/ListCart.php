<?php

declare(strict_types=1);

namespace Coleman\Api\Lists;

use Coleman\Api\Cart\BulkAdd;
use Coleman\Api\Cart\Cart;
use Coleman\Api\Cart\CartLine;
use Coleman\Api\Cart\CartOwner;
use Coleman\Api\Cart\CartRules;
use Coleman\Api\Cart\CartService;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Parts\Part;
use Coleman\Api\Parts\PartRepository;

/** Puts the rows of a list into a cart, as far as a cart takes them. Costs the same number of queries for any number of rows. */
final readonly class ListCart
{
    public function __construct(private CartService $carts, private BulkAdd $bulk, private PartRepository $parts)
    {
    }

    /**
     * @param list<ListRow> $rows
     * @return array{cart: Cart, added: int, missed: list<int>} how many rows were added, and the ids of those that were not
     * @throws ApiError where another tab has filled the cart meanwhile; it is then unchanged
     */
    public function add(CartOwner $owner, array $rows): array
    {
        $cart = $this->carts->view($owner);
        $parts = $this->parts->byIds(array_values(array_unique(array_map(static fn (ListRow $row): int => $row->partId, $rows))));
        $lines = $cart->lines;
        $accepted = [];
        $missed = [];
        foreach ($rows as $row) {
            if ('' === self::refusal($owner, $row, $parts[$row->partId] ?? null, $lines)) {
                $lines[] = $row->line();
                $accepted[] = ['partId' => $row->partId, 'quantity' => $row->quantity, 'number' => $row->customerPartNumber, 'description' => $row->customerPartDescription];
            } else {
                $missed[] = $row->id;
            }
        }

        return ['cart' => [] === $accepted ? $cart : $this->bulk->add($owner, $accepted), 'added' => count($accepted), 'missed' => $missed];
    }

    /**
     * Why a cart with these lines does not take a row; '' where it does.
     *
     * @param list<CartLine> $lines
     */
    public static function refusal(CartOwner $owner, ListRow $row, ?Part $part, array $lines): string
    {
        if (null === $part) {
            return __('This part is not in our catalog.', 'coleman');
        }
        $keys = array_unique(array_map(static fn (CartLine $line): string => $line->key(), [...$lines, $row->line()]));
        $wanted = $row->quantity + array_sum(array_map(static fn (CartLine $line): int => $line->partId === $part->id ? $line->quantity : 0, $lines));
        try {
            CartRules::refuseBrokenCase($part, $row->quantity);
            CartRules::refuseTooMuch($owner, $part, count($keys), $wanted);
        } catch (ApiError $refusal) {
            return $refusal->getMessage();
        }

        return '';
    }
}
