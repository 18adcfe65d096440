<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Customers\Address;

/** What a customer says at checkout; every field has been checked by itself, none against the cart. */
final readonly class CheckoutRequest
{
    /**
     * @param array<int, array{fulfilment: Fulfilment, location_id: int}> $lines by cart item, where it differs from the order's
     * @param int $locationId the branch that lines are picked up at, 0 when all are shipped
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

    /** Where parcels go: to the shipping address, else to the billing address. */
    public function destination(): Address
    {
        return $this->shipping ?? $this->billing;
    }

    /** @return array{fulfilment: Fulfilment, location_id: int} */
    public function line(int $itemId): array
    {
        $line = $this->lines[$itemId] ?? ['fulfilment' => $this->fulfilment, 'location_id' => $this->locationId];

        return Fulfilment::Ship === $line['fulfilment'] ? ['fulfilment' => Fulfilment::Ship, 'location_id' => 0] : $line;
    }
}
