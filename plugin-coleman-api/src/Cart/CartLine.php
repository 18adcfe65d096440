<?php

declare(strict_types=1);

namespace Coleman\Api\Cart;

use Coleman\Api\Parts\Part;

/** One line as the table holds it, in the cart or saved for later. `seenPriceCents` is the price that the customer was last shown. */
final readonly class CartLine
{
    public function __construct(
        public int $id,
        public int $partId,
        public string $customerPartNumber,
        public string $customerPartDescription,
        public int $quantity,
        public ?int $seenPriceCents,
        public CartNote $note = CartNote::None,
        public ?int $customPriceCents = null,
    ) {
    }

    /** A line that is still to be written. */
    public static function create(Part $part, int $quantity, string $number = '', string $description = '', ?int $customPriceCents = null): self
    {
        return new self(
            0,
            $part->id,
            $part->isPlaceholder() ? $number : '',
            $part->isPlaceholder() ? $description : '',
            $quantity,
            $customPriceCents ?? $part->priceCents,
            customPriceCents: $customPriceCents,
        );
    }

    /** @param array<string, string|null> $row */
    public static function fromRow(array $row): self
    {
        return new self(
            (int) $row['id'],
            (int) $row['part_id'],
            (string) $row['customer_part_number'],
            (string) $row['customer_part_description'],
            (int) $row['quantity'],
            null === $row['seen_price_cents'] ? null : (int) $row['seen_price_cents'],
            CartNote::tryFrom((string) $row['note']) ?? CartNote::None,
            null === $row['custom_price_cents'] ? null : (int) $row['custom_price_cents'],
        );
    }

    /** The same part, and under the same name where the customer has named it: two such lines are one. */
    public function key(): string
    {
        return $this->partId . ' ' . $this->customKey();
    }

    /** Tells special-order lines apart; '' for a part of the catalog. */
    public function customKey(): string
    {
        return '' === $this->customerPartNumber && '' === $this->customerPartDescription
            ? ''
            : md5($this->customerPartNumber . "\n" . $this->customerPartDescription);
    }

    /** The catalog's price, unless the parts desk has named one for this line; null while unknown. */
    public function priceCents(Part $part): ?int
    {
        return $this->customPriceCents ?? $part->priceCents;
    }

    public function withNote(CartNote $note, ?int $quantity = null): self
    {
        return new self(
            $this->id,
            $this->partId,
            $this->customerPartNumber,
            $this->customerPartDescription,
            $quantity ?? $this->quantity,
            $this->seenPriceCents,
            $note,
            $this->customPriceCents,
        );
    }

    public function named(string $description): self
    {
        return new self(
            $this->id,
            $this->partId,
            $this->customerPartNumber,
            $description,
            $this->quantity,
            $this->seenPriceCents,
            $this->note,
            $this->customPriceCents,
        );
    }

    /** @return array<string, string|int|null> the row in the cart of this id */
    public function row(int $cartId): array
    {
        return [
            'cart_id' => $cartId,
            'part_id' => $this->partId,
            'custom_key' => $this->customKey(),
            'customer_part_number' => $this->customerPartNumber,
            'customer_part_description' => $this->customerPartDescription,
            'quantity' => $this->quantity,
            'seen_price_cents' => $this->seenPriceCents,
            'note' => $this->note->value,
            'custom_price_cents' => $this->customPriceCents,
        ];
    }
}
