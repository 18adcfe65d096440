<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Desk;

use Coleman\Api\Admin\FindWords;
use Coleman\Api\Customers\Account;
use Coleman\Api\Customers\Accounts;
use Coleman\Api\Customers\Address;
use Coleman\Api\Customers\Customers;
use Coleman\Api\Database\Connection;
use Coleman\Api\Json;

/**
 * Who is calling: customers with an account by name, company, e-mail or telephone number, and guests by the orders
 * they placed before. A constant number of queries.
 */
final readonly class BuyerSearch
{
    private const MOST = 10;

    public function __construct(private Connection $connection, private Accounts $accounts)
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
        $ids = [
            ...self::users(['search' => '*' . $text . '*', 'search_columns' => ['user_email', 'display_name']]),
            ...self::users(['meta_query' => ['relation' => 'OR', ['key' => 'last_name', 'value' => $text, 'compare' => 'LIKE'], ['key' => 'first_name', 'value' => $text, 'compare' => 'LIKE']]]),
            ...$this->byContact($text),
        ];
        $ids = array_slice(array_values(array_unique($ids)), 0, self::MOST);
        if ([] === $ids) {
            return [];
        }
        $contacts = array_column($this->connection->rows(sprintf('SELECT * FROM {customer_accounts} WHERE user_id IN (%s)', Connection::marks($ids)), $ids), null, 'user_id');
        $addresses = array_column($this->connection->rows(
            sprintf('SELECT user_id, address FROM {customer_addresses} WHERE user_id IN (%s) ORDER BY is_default, id DESC', Connection::marks($ids)),
            $ids,
        ), 'address', 'user_id');
        $buyers = [];
        /** @var list<\WP_User> $users */
        $users = get_users(['include' => $ids, 'role' => Customers::ROLE, 'orderby' => 'include']);
        foreach ($users as $user) {
            $row = $contacts[(string) $user->ID] ?? null;
            $account = null === $row ? new Account($user->ID) : $this->accounts->fromRow($user->ID, $row);
            $name = trim($user->first_name . ' ' . $user->last_name);
            $address = isset($addresses[(string) $user->ID]) ? Address::stored(Json::decode((string) $addresses[(string) $user->ID]))->fields() : null;
            $buyers[] = [
                'customer_id' => $user->ID,
                'name' => '' === $name ? $user->display_name : $name,
                'email' => $user->user_email,
                'phone' => $account->phone,
                'company' => $account->company,
                'has_terms' => $account->hasTerms,
                'is_tax_exempt' => $account->isTaxExempt,
                'address' => $address,
            ];
        }

        return $buyers;
    }

    /**
     * @param array{search?: string, search_columns?: list<string>, meta_query?: array<mixed>} $asked of WP_User_Query
     * @return list<int>
     */
    private static function users(array $asked): array
    {
        $query = new \WP_User_Query($asked + ['role' => Customers::ROLE, 'number' => self::MOST, 'fields' => 'ID']);

        return array_values(array_map(static fn (mixed $id): int => is_scalar($id) ? (int) $id : 0, $query->get_results()));
    }

    /** @return list<int> customers by telephone number, company or account number */
    private function byContact(string $text): array
    {
        $like = '%' . addcslashes($text, '\\%_') . '%';

        return array_map(static fn (array $row): int => (int) $row['user_id'], $this->connection->rows(
            'SELECT user_id FROM {customer_accounts} WHERE phone LIKE %s OR company LIKE %s OR account_number = %s ORDER BY user_id LIMIT %d',
            [$like, $like, $text, self::MOST],
        ));
    }

    /** @return list<array<string, mixed>> who ordered without an account, by their latest order */
    private function guests(string $text): array
    {
        [$found, $values] = FindWords::conditions($text, 'o.id', 'order_words', 'order_id');
        if ([] === $values) {
            return [];
        }
        $where = ['o.customer_id = 0', "o.email <> ''", ...$found];
        $guests = [];
        foreach ($this->connection->rows(sprintf('SELECT o.email, o.billing FROM {orders} o WHERE %s ORDER BY o.id DESC LIMIT 50', implode(' AND ', $where)), $values) as $row) {
            $billing = Address::stored(Json::decode((string) $row['billing']));
            $guests[strtolower((string) $row['email'])] ??= [
                'customer_id' => 0,
                'name' => $billing->name,
                'email' => (string) $row['email'],
                'phone' => $billing->phone,
                'company' => $billing->company,
                'has_terms' => false,
                'is_tax_exempt' => false,
                'address' => $billing->fields(),
            ];
        }

        return array_slice(array_values($guests), 0, self::MOST);
    }
}
