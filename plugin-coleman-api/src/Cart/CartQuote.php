<?php

declare(strict_types=1);

namespace Coleman\Api\Cart;

use Coleman\Api\Parts\Part;
use Coleman\Api\Parts\PartRepository;

/**
 * The lines of a cart as a text for an address, `1x2.45x10`: part and quantity. Who opens it sees them at today's prices.
 * It holds nothing of a person; parts that are not in the catalog are left out, as only their words tell what they are.
 */
final readonly class CartQuote
{
    /** Of the text, in characters: that of a full cart. */
    public const LONGEST = 3_000;

    public function __construct(private PartRepository $parts)
    {
    }

    public static function text(Cart $cart): string
    {
        $pairs = [];
        foreach ($cart->items() as $item) {
            if (!$item->part->isPlaceholder()) {
                $pairs[] = $item->part->id . 'x' . $item->line->quantity;
            }
        }

        return implode('.', $pairs);
    }

    /** @return list<array{partId: int, quantity: int, number: string, description: string}> what the text names, each part once; [] for a text that is none */
    public static function rows(string $text): array
    {
        if (1 !== preg_match('/^[1-9]\d{0,8}x[1-9]\d{0,3}(?:\.[1-9]\d{0,8}x[1-9]\d{0,3})*$/D', $text)) {
            return [];
        }
        $quantities = [];
        foreach (explode('.', $text) as $pair) {
            [$part, $quantity] = array_map(intval(...), explode('x', $pair));
            $quantities[$part] = min(CartRules::MAX_QUANTITY, ($quantities[$part] ?? 0) + $quantity);
        }
        unset($quantities[Part::PLACEHOLDER_ID]);

        return array_map(
            static fn (int $part, int $quantity): array => ['partId' => $part, 'quantity' => $quantity, 'number' => '', 'description' => ''],
            array_slice(array_keys($quantities), 0, CartRules::MAX_LINES),
            array_slice(array_values($quantities), 0, CartRules::MAX_LINES),
        );
    }

    /** A cart of these parts, which is nobody's: to show what they come to. Parts that left the catalog are left out. */
    public function cart(string $text): Cart
    {
        $rows = self::rows($text);
        $parts = $this->parts->byIds(array_column($rows, 'partId'));
        $lines = [];
        foreach ($rows as $row) {
            $part = $parts[$row['partId']] ?? null;
            if (null !== $part) {
                $line = CartLine::create($part, $row['quantity']);
                // Each part stands there once: its own id tells the line.
                $lines[] = new CartLine($part->id, $part->id, '', '', $line->quantity, $line->seenPriceCents);
            }
        }

        return new Cart(0, $lines, [], $parts);
    }
}
