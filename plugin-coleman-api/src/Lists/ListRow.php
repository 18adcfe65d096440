<?php

declare(strict_types=1);

namespace Coleman\Api\Lists;

use Coleman\Api\Cart\CartLine;

/** A row of a list: a part, how many and a note. Number and description are only of parts that are not in the catalog. */
final readonly class ListRow
{
    public function __construct(
        public int $id,
        public int $partId,
        public int $quantity,
        public string $note = '',
        public string $customerPartNumber = '',
        public string $customerPartDescription = '',
    ) {
    }

    /** @param array<string, string|null> $row */
    public static function fromRow(array $row): self
    {
        return new self(
            (int) $row['id'],
            (int) $row['part_id'],
            (int) $row['quantity'],
            (string) $row['note'],
            (string) $row['customer_part_number'],
            (string) $row['customer_part_description'],
        );
    }

    /** A line of a cart as a row that is still to be written. */
    public static function fromLine(CartLine $line): self
    {
        return new self(0, $line->partId, $line->quantity, '', $line->customerPartNumber, $line->customerPartDescription);
    }

    /** The row as a line of a cart, to compare it with what is there. */
    public function line(): CartLine
    {
        return new CartLine(0, $this->partId, $this->customerPartNumber, $this->customerPartDescription, $this->quantity, null);
    }

    /** Rows of one key are one. */
    public function key(): string
    {
        return $this->line()->key();
    }

    /** The same row, to be written to another list. */
    public function unwritten(): self
    {
        return new self(0, $this->partId, $this->quantity, $this->note, $this->customerPartNumber, $this->customerPartDescription);
    }

    /** The same row with more pieces; its own note stays. */
    public function with(int $quantity, string $note): self
    {
        return new self($this->id, $this->partId, $quantity, '' === $this->note ? $note : $this->note, $this->customerPartNumber, $this->customerPartDescription);
    }
}
