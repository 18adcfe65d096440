<?php

declare(strict_types=1);

namespace Coleman\Api\Parts;

/** Which parts of a family are wanted, and in what order. */
final readonly class PartFilter
{
    /** Most wanted first. */
    public const WANTED = 'wanted';

    /** Cheapest first; what has no price yet comes last. */
    public const PRICE = 'price';

    /** Dearest first; what has no price yet comes last. */
    public const PRICE_DOWN = 'price-down';

    public const ORDERS = [self::WANTED, self::PRICE, self::PRICE_DOWN];

    /** @param int $vendorId of the maker; 0 for all */
    public function __construct(
        public int $categoryId,
        public int $vendorId = 0,
        public bool $inStock = false,
        public string $order = self::WANTED,
    ) {
    }

    public function withVendor(int $vendorId): self
    {
        return new self($this->categoryId, $vendorId, $this->inStock, $this->order);
    }
}
