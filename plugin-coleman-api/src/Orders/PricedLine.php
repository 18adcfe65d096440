<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Cart\CartItem;
use Coleman\Api\Parts\Availability;
use Coleman\Api\Parts\Part;

/** A line of a cart with the part as it is now, how it is to reach the customer, and its price: the catalog's, or what the desk has named. */
final readonly class PricedLine
{
    public function __construct(
        public int $itemId,
        public Part $part,
        public int $quantity,
        public Fulfilment $fulfilment,
        public int $locationId,
        public string $partNumber,
        public string $description,
        /** The part's, or the one that the parts desk has named for this line; null while unknown. */
        public ?int $priceCents,
    ) {
    }

    public static function ofCart(CartItem $item, Fulfilment $fulfilment, int $locationId): self
    {
        return new self($item->line->id, $item->part, $item->line->quantity, $fulfilment, $locationId, $item->number(), $item->description(), $item->priceCents());
    }

    /**
     * The same line, had in another way.
     *
     * @param int $locationId 0 when it ships
     */
    public function hadBy(Fulfilment $fulfilment, int $locationId): self
    {
        return new self($this->itemId, $this->part, $this->quantity, $fulfilment, $locationId, $this->partNumber, $this->description, $this->priceCents);
    }

    public function ships(): bool
    {
        return Fulfilment::Ship === $this->fulfilment;
    }

    /**
     * "In Stock" when what was asked for lies at the branches that the line may take from: any of them.
     *
     * @param int|null $there pieces that are left for this line; null for all that may be sold
     */
    public function availability(?int $there = null): string
    {
        return match (true) {
            ($there ?? $this->part->stock()) >= $this->quantity => Availability::IN_STOCK,
            $this->part->discontinued => 'Discontinued',
            default => $this->part->leadTime,
        };
    }

    /**
     * What the customer reads of it, now that its way is chosen.
     *
     * @param int $there pieces that are left for this line
     */
    public function availabilityText(Availability $words, int $there): string
    {
        return $words->text($this->availability($there), $this->part->vendorId, true, $this->part->pickupOnly, !$this->ships());
    }

    /** @param int|null $there as for availability() */
    public function isInStock(?int $there = null): bool
    {
        return Availability::IN_STOCK === $this->availability($there);
    }

    public function charge(): ChargeLine
    {
        return new ChargeLine(
            $this->quantity,
            $this->priceCents,
            $this->ships(),
            $this->locationId,
            $this->part->weightClass,
            $this->part->coreCents,
            $this->part->oversizeCents,
        );
    }
}
