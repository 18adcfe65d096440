<?php

declare(strict_types=1);

namespace Coleman\Api\Parts;

/** A catalog part with its stock. Prices are cents; a null price is unknown until the parts desk names it. */
final readonly class Part
{
    /** The line for what is not in the catalog. */
    public const PLACEHOLDER_ID = 714940;

    /**
     * @param list<array{part_id: int, part_number: string, description: string, url: string}> $replacements what replaces this part, first choice first
     * @param list<array{part_id: int, part_number: string, description: string, url: string}> $replaces what this part replaces
     * @param array<int, int> $stockByLocation quantity by location id
     * @param string $weightClass of its parcel: small, medium, large or freight
     * @param int $coreCents refundable deposit for the old part, a piece
     * @param int $oversizeCents surcharge for shipping it, a piece
     */
    public function __construct(
        public int $id,
        public string $number,
        public int $vendorId,
        public string $vendorName,
        public string $urlDescription,
        public string $description,
        public string $longDescription,
        public int $categoryId,
        public string $image,
        public ?int $priceCents,
        public ?int $listPriceCents,
        public string $leadTime,
        public bool $discontinued,
        public bool $pickupOnly,
        public bool $caseQuantityRequired,
        public int $caseQuantity,
        public array $stockByLocation,
        public array $replacements = [],
        public array $replaces = [],
        public string $weightClass = 'small',
        public int $coreCents = 0,
        public int $oversizeCents = 0,
    ) {
    }

    public function isPlaceholder(): bool
    {
        return self::PLACEHOLDER_ID === $this->id;
    }

    public function stock(): int
    {
        return max(0, array_sum($this->stockByLocation));
    }

    /** The Availability value: "In Stock", or the lead time when nothing is on a shelf. */
    public function availability(): string
    {
        if ($this->stock() > 0 && $this->isOrderable()) {
            return Availability::IN_STOCK;
        }

        return $this->discontinued ? Availability::DISCONTINUED : $this->leadTime;
    }

    public function isInStock(): bool
    {
        return Availability::IN_STOCK === $this->availability();
    }

    /** Discontinued stock cannot be backordered: once it is gone, or less than a full case of it is left, the part cannot be had. */
    public function isOrderable(): bool
    {
        return !$this->discontinued || $this->stock() >= $this->multipleOf();
    }

    /** Sold in multiples of this many (the default quantity is then the case quantity). */
    public function multipleOf(): int
    {
        return $this->caseQuantityRequired ? max(1, $this->caseQuantity) : 1;
    }
}
