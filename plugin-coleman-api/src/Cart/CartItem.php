<?php

declare(strict_types=1);

namespace Coleman\Api\Cart;

use Coleman\Api\Parts\Part;
use Coleman\Api\Support\Money;

/** A line together with its part, at today's price. */
final readonly class CartItem
{
    public function __construct(public CartLine $line, public Part $part)
    {
    }

    /** As the customer calls it, where it is a special order. */
    public function number(): string
    {
        return '' === $this->line->customerPartNumber ? $this->part->number : $this->line->customerPartNumber;
    }

    public function description(): string
    {
        return '' === $this->line->customerPartDescription ? $this->part->description : $this->line->customerPartDescription;
    }

    public function priceCents(): ?int
    {
        return $this->line->priceCents($this->part);
    }

    public function totalCents(): ?int
    {
        $price = $this->priceCents();

        return null === $price ? null : $price * $this->line->quantity;
    }

    /** @return list<string> what has changed since the customer last saw the line */
    public function notices(): array
    {
        $notices = [];
        if (CartNote::None !== $this->line->note) {
            $notices[] = $this->line->note->text();
        }
        $seen = $this->line->seenPriceCents;
        $price = $this->priceCents();
        if ($seen !== $price) {
            $notices[] = null === $price || null === $seen
                ? __('The price of this part has changed.', 'coleman')
                /* translators: 1: old price, 2: new price */
                : sprintf(__('The price has changed from %1$s to %2$s.', 'coleman'), Money::format($seen), Money::format($price));
        }
        if ($this->part->discontinued && $this->part->stock() < $this->line->quantity) {
            $notices[] = CartRules::left($this->part);
        }

        return $notices;
    }
}
