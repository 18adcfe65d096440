<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Edit;

use Coleman\Api\Customers\Address;
use Coleman\Api\Orders\Fulfilment;
use Coleman\Api\Orders\Order;

/** What staff want to be different about an order. Null stays as it is. */
final readonly class OrderEdit
{
    /**
     * @param bool $isShippedToBilling whether a separate address to ship to is given up
     * @param array<int, LineEdit> $lines by line of the order
     * @param list<AddedLine> $added
     */
    public function __construct(
        public ?string $email = null,
        public ?Address $billing = null,
        public ?Address $shipping = null,
        public bool $isShippedToBilling = false,
        public ?string $poNumber = null,
        public ?string $note = null,
        public array $lines = [],
        public array $added = [],
    ) {
    }

    /** @param bool $withAddresses false where they would change what the order costs */
    public function contact(bool $withAddresses): self
    {
        return new self(
            $this->email,
            $withAddresses ? $this->billing : null,
            $withAddresses ? $this->shipping : null,
            $withAddresses && $this->isShippedToBilling,
            $this->poNumber,
            $this->note,
        );
    }

    /** What is left of it when contact() is done. */
    public function priced(bool $withAddresses): self
    {
        return new self(
            billing: $withAddresses ? $this->billing : null,
            shipping: $withAddresses ? $this->shipping : null,
            isShippedToBilling: $withAddresses && $this->isShippedToBilling,
            lines: $this->lines,
            added: $this->added,
        );
    }

    public function billingOf(Order $order): Address
    {
        return $this->billing ?? $order->billing;
    }

    public function shippingOf(Order $order): ?Address
    {
        return $this->isShippedToBilling ? null : ($this->shipping ?? $order->shipping);
    }

    /** @return array<string, mixed> as it is kept until the customer has answered */
    public function fields(): array
    {
        return [
            'billing' => $this->billing?->fields(),
            'shipping' => $this->shipping?->fields(),
            'is_shipped_to_billing' => $this->isShippedToBilling,
            'lines' => array_map(static fn (int $id, LineEdit $line): array => [
                'id' => $id,
                'quantity' => $line->quantity,
                'fulfilment' => $line->fulfilment->value,
                'location_id' => $line->locationId,
                'price_cents' => $line->priceCents,
            ], array_keys($this->lines), $this->lines),
            'added' => array_map(static fn (AddedLine $line): array => [
                'part_id' => $line->partId,
                'quantity' => $line->quantity,
                'fulfilment' => $line->fulfilment->value,
                'location_id' => $line->locationId,
                'price_cents' => $line->priceCents,
                'number' => $line->number,
                'description' => $line->description,
            ], $this->added),
        ];
    }

    /** @param array<mixed> $fields of fields() */
    public static function stored(array $fields): self
    {
        $address = static fn (string $name): ?Address => is_array($fields[$name] ?? null) ? Address::stored($fields[$name]) : null;
        $rows = static fn (string $name): array => is_array($fields[$name] ?? null) ? array_filter($fields[$name], is_array(...)) : [];
        $int = static fn (mixed $value): int => is_int($value) ? $value : 0;
        $text = static fn (mixed $value): string => is_string($value) ? $value : '';
        $cents = static fn (mixed $value): ?int => is_int($value) ? $value : null;
        $lines = [];
        foreach ($rows('lines') as $row) {
            $lines[$int($row['id'] ?? 0)] = new LineEdit($int($row['quantity'] ?? 0), Fulfilment::from($text($row['fulfilment'] ?? '')), $int($row['location_id'] ?? 0), $cents($row['price_cents'] ?? null));
        }

        return new self(
            billing: $address('billing'),
            shipping: $address('shipping'),
            isShippedToBilling: true === ($fields['is_shipped_to_billing'] ?? false),
            lines: $lines,
            added: array_values(array_map(static fn (array $row): AddedLine => new AddedLine(
                $int($row['part_id'] ?? 0),
                $int($row['quantity'] ?? 0),
                Fulfilment::from($text($row['fulfilment'] ?? '')),
                $int($row['location_id'] ?? 0),
                $cents($row['price_cents'] ?? null),
                $text($row['number'] ?? ''),
                $text($row['description'] ?? ''),
            ), $rows('added'))),
        );
    }
}
