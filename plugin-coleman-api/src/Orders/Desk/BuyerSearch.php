<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Desk;

use Coleman\Api\Customers\AddressRepository;
use Coleman\Api\Customers\Customer;
use Coleman\Api\Customers\CustomerQuery;

/**
 * Who is calling: customers with an account by name, company, email or phone number, and guests by the orders they placed
 * before. A constant number of queries.
 */
final readonly class BuyerSearch
{
    private const MAX = 10;

    public function __construct(private OrderQuery $orders, private AddressRepository $addresses, private CustomerQuery $customers)
    {
    }

    /** @return list<array<string, mixed>> schema/desk-buyer.json; those with an account first */
    public function find(string $text): array
    {
        $text = trim($text);
        if (mb_strlen($text) < 2) {
            return [];
        }
        $accounts = $this->withAccount($text);
        $known = array_column($accounts, 'email');

        return [...$accounts, ...array_filter($this->guests($text), static fn (array $guest): bool => !in_array($guest['email'], $known, true))];
    }

    /** @return list<array<string, mixed>> */
    private function withAccount(string $text): array
    {
        $customers = $this->customers->list($text, '', 0, self::MAX);
        $ids = array_map(static fn (Customer $customer): int => $customer->id, $customers);
        $addresses = $this->addresses->firstOf($ids);

        return array_map(static fn (Customer $customer): array => [
            'customer_id' => $customer->id,
            'name' => '' === $customer->name() ? $customer->email : $customer->name(),
            'email' => $customer->email,
            'phone' => $customer->account->phone,
            'company' => $customer->account->company,
            'has_terms' => $customer->account->hasTerms,
            'is_tax_exempt' => $customer->account->isTaxExempt,
            'address' => isset($addresses[$customer->id]) ? $addresses[$customer->id]->fields() : null,
        ], $customers);
    }

    /** @return list<array<string, mixed>> who ordered without an account, by their latest order */
    private function guests(string $text): array
    {
        $guests = [];
        foreach ($this->orders->guests($text) as ['email' => $email, 'billing' => $billing]) {
            $guests[strtolower($email)] ??= [
                'customer_id' => 0,
                'name' => $billing->name,
                'email' => $email,
                'phone' => $billing->phone,
                'company' => $billing->company,
                'has_terms' => false,
                'is_tax_exempt' => false,
                'address' => $billing->fields(),
            ];
        }

        return array_slice(array_values($guests), 0, self::MAX);
    }
}
