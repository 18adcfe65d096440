<?php

declare(strict_types=1);

namespace Coleman\Api\Cart;

use Coleman\Api\Database\Transaction;

/**
 * At sign-in the cart of the device and the cart of the account become one.
 *
 * What lies in the device's cart is what the visitor is buying: it stays as it is. What only the account had joins it,
 * or, when the visitor signs in to pay, is saved for later: nobody wants lines that turn up at the checkout. Of the same part
 * the larger quantity stands, not the sum, because it is mostly the same wish told twice. Each line that was touched
 * says so until the next write.
 */
final readonly class CartMerge
{
    public function __construct(private Transaction $transaction, private CartRepository $carts)
    {
    }

    /** Whether who goes there after signing in is about to pay. */
    public static function isBuying(string $redirect): bool
    {
        return 1 === preg_match('#^/(cart|checkout)(?:[/?\#]|$)#D', $redirect);
    }

    public function merge(CartOwner $guest, CartOwner $customer, bool $isBuying): void
    {
        if (null === $this->carts->find($guest)) {
            return;
        }
        $this->transaction->run(function () use ($guest, $customer, $isBuying): void {
            $source = $this->carts->open($guest);
            $target = $this->carts->open($customer);
            [$lines, $saved] = $this->carts->contents($source);
            [$ownLines, $ownSaved] = $this->carts->contents($target);
            $savedForLater = [];
            if ([] !== $lines) {
                [$raised, $merged, $savedForLater] = self::sorted($lines, $ownLines, $isBuying);
                $this->carts->adopt($source, $target);
                $this->carts->raise($target, $raised);
                $this->carts->put($target, 'cart_items', ...$merged);
                $this->carts->recount($source);
            }
            if ([] !== $savedForLater || [] !== $saved) {
                $this->carts->replaceSaved($target, self::together($savedForLater, $ownSaved, $saved));
                $this->carts->replaceSaved($source, []);
            }
            $this->carts->recount($target);
        });
    }

    /**
     * @param list<CartLine> $lines of the device
     * @param list<CartLine> $ownLines of the account
     * @return array{array<int, int>, list<CartLine>, list<CartLine>} quantities to raise by line, lines that join, lines to set aside
     */
    private static function sorted(array $lines, array $ownLines, bool $isBuying): array
    {
        $held = [];
        foreach ($lines as $line) {
            $held[$line->key()] = $line;
        }
        $raised = [];
        $merged = [];
        $savedForLater = [];
        foreach ($ownLines as $own) {
            $same = $held[$own->key()] ?? null;
            if (null !== $same) {
                if ($own->quantity > $same->quantity) {
                    $raised[$same->id] = $own->quantity;
                }
            } elseif ($isBuying || count($lines) + count($merged) >= CartRules::MAX_LINES) {
                $savedForLater[] = $own->withNote(CartNote::SavedForLater);
            } else {
                $merged[] = $own->withNote(CartNote::Merged);
            }
        }

        return [$raised, $merged, $savedForLater];
    }

    /**
     * @param list<CartLine> ...$lists the first has the first word
     * @return list<CartLine> each part once, with the largest quantity
     */
    private static function together(array ...$lists): array
    {
        $kept = [];
        foreach (array_merge(...$lists) as $line) {
            $known = $kept[$line->key()] ?? null;
            $kept[$line->key()] = null === $known ? $line : $known->withNote($known->note, max($known->quantity, $line->quantity));
        }

        return array_slice(array_values($kept), 0, CartRules::MAX_LINES);
    }
}
