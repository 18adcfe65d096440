<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Desk;

use Coleman\Api\Customers\AddressRepository;
use Coleman\Api\Customers\Customer;
use Coleman\Api\Customers\CustomerQuery;
use Coleman\Api\Customers\People\PeopleRepository;

/**
 * Who is calling: customers with an account by name, company, email or phone number, and guests by the orders they placed
 * before. A constant number of queries.
 */
final readonly class BuyerSearch
{
    private const MAX = 10;

    public function __construct(private OrderQuery $orders, private AddressRepository $addresses, private CustomerQuery $customers, private PeopleRepository $people)
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
        // People of a shared account order on its owner's terms.
        $owners = $this->people->ownersOf($ids);
        $terms = array_column(array_map(static fn (Customer $owner): array => [$owner->id, $owner->account], [...$customers, ...$this->customers->byIds(array_values(array_unique(array_diff($owners, $ids))))]), 1, 0);

        return array_map(static fn (Customer $customer): array => [
            'customer_id' => $customer->id,
            'name' => '' === $customer->name() ? $customer->email : $customer->name(),
            'email' => $customer->email,
            'phone' => $customer->account->phone,
            'company' => $customer->account->company,
            'has_terms' => ($terms[$owners[$customer->id] ?? $customer->id] ?? $customer->account)->hasTerms,
            'is_tax_exempt' => ($terms[$owners[$customer->id] ?? $customer->id] ?? $customer->account)->isTaxExempt,
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
