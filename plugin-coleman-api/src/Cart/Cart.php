<?php

declare(strict_types=1);

namespace Coleman\Api\Cart;

use Coleman\Api\Parts\Part;

/** A cart as it stands: its lines, what is saved for later, and the parts that they are of. */
final readonly class Cart
{
    /**
     * @param list<CartLine> $lines in the order in which they were added
     * @param list<CartLine> $saved for later
     * @param array<int, Part> $parts of both, by id; without those that have left the catalogue
     */
    public function __construct(public int $version = 0, public array $lines = [], public array $saved = [], public array $parts = [])
    {
    }

    /** @return list<CartItem> the lines whose part is in the catalogue */
    public function items(): array
    {
        return $this->itemsOf($this->lines);
    }

    /** @return list<CartItem> the same of what is saved for later */
    public function savedItems(): array
    {
        return $this->itemsOf($this->saved);
    }

    public function itemCount(): int
    {
        return array_sum(array_map(static fn (CartItem $item): int => $item->line->quantity, $this->items()));
    }

    /** Without the lines whose price is unknown. */
    public function subtotalCents(): int
    {
        return array_sum(array_map(static fn (CartItem $item): int => $item->totalCents() ?? 0, $this->items()));
    }

    public function hasUnknownPrice(): bool
    {
        return array_any($this->items(), static fn (CartItem $item): bool => null === $item->priceCents());
    }

    /** How many lines, of the cart and saved, carry this note. */
    public function noted(CartNote $note): int
    {
        return count(array_filter([...$this->lines, ...$this->saved], static fn (CartLine $line): bool => $note === $line->note));
    }

    /**
     * @param list<CartLine> $lines
     * @return list<CartItem>
     */
    private function itemsOf(array $lines): array
    {
        $items = [];
        foreach ($lines as $line) {
            $part = $this->parts[$line->partId] ?? null;
            if (null !== $part) {
                $items[] = new CartItem($line, $part);
            }
        }

        return $items;
    }
}
