<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Customers\Address;

/** What a customer says at checkout; every field has been checked by itself, none against the cart. */
final readonly class CheckoutRequest
{
    /**
     * @param array<int, array{fulfilment: Fulfilment, location_id: int}> $lines by cart item, where it differs from the order's
     * @param int $locationId the branch for what is picked up, 0 when none was chosen
     * @param int|null $expectedTotalCents what the customer was shown; null when the caller did not say
     * @param int|null $cartVersion the cart that the customer was shown; null when the caller did not say
     * @param bool $tellsCustomer whether the customer gets the mail that the order was received
     */
    public function __construct(
        public string $email,
        public Address $billing,
        public ?Address $shipping,
        public Fulfilment $fulfilment,
        public int $locationId,
        public array $lines,
        public PayMethod $payMethod,
        public string $poNumber = '',
        public string $note = '',
        public ?int $expectedTotalCents = null,
        public ?int $cartVersion = null,
        public string $source = 'web',
        public bool $tellsCustomer = true,
    ) {
    }

    /** The same, to be paid by phone where a card was chosen. */
    public function withoutCard(): self
    {
        return PayMethod::Card !== $this->payMethod ? $this : new self(
            $this->email,
            $this->billing,
            $this->shipping,
            $this->fulfilment,
            $this->locationId,
            $this->lines,
            PayMethod::CallMe,
            $this->poNumber,
            $this->note,
            $this->expectedTotalCents,
            $this->cartVersion,
            $this->source,
            $this->tellsCustomer,
        );
    }

    /** Where parcels go: to the shipping address, else to the billing address. */
    public function destination(): Address
    {
        return $this->shipping ?? $this->billing;
    }

    /** @return array{fulfilment: Fulfilment, location_id: int} */
    public function line(int $itemId, bool $isPickupOnly = false): array
    {
        return $this->lines[$itemId] ?? self::usual($this->fulfilment, $this->locationId, $isPickupOnly);
    }

    /**
     * How a line goes of which nothing else was said: as the order does, but what cannot be shipped waits at the
     * branch that was chosen.
     *
     * @return array{fulfilment: Fulfilment, location_id: int}
     */
    public static function usual(Fulfilment $fulfilment, int $locationId, bool $isPickupOnly): array
    {
        return Fulfilment::WillCall === $fulfilment || ($isPickupOnly && $locationId > 0)
            ? ['fulfilment' => Fulfilment::WillCall, 'location_id' => $locationId]
            : ['fulfilment' => Fulfilment::Ship, 'location_id' => 0];
    }
}
