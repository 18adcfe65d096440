<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Customers\AccountRepository;

/** The ways to pay that are open to a customer. None of them is a number: the site takes the order, the counter takes the money. */
final readonly class PayMethods
{
    public function __construct(private AccountRepository $accounts)
    {
    }

    /** @return list<array{PayMethodId: int, type: string, label: string, default: bool}> schema/pay-method.json */
    public function forUser(int $userId): array
    {
        $open = PayMethod::openTo($this->accounts->forOrders($userId)->hasTerms);

        return array_map(
            static fn (int $index, PayMethod $method): array => ['PayMethodId' => $index + 1, 'type' => $method->value, 'label' => $method->label(), 'default' => 0 === $index],
            array_keys($open),
            $open,
        );
    }
}
