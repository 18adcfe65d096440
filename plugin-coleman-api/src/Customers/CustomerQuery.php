<?php

declare(strict_types=1);

namespace Coleman\Api\Customers;

use Coleman\Api\Admin\SearchTerms;
use Coleman\Api\Database\Connection;
use Coleman\Api\Database\LooseText;
use Coleman\Api\Support\Instant;

/** Customers as the desks look for them: users of the role, with what the dealership keeps of their account. */
final readonly class CustomerQuery
{
    private const MAX_WORDS = 5;

    /** Filters of the list, each a condition. */
    public const FILTERS = ['terms' => 'a.has_terms = 1', 'exempt' => 'a.is_tax_exempt = 1', 'unconfirmed' => 'a.unconfirmed_since IS NOT NULL'];

    public function __construct(private Connection $connection, private AccountRepository $accounts)
    {
    }

    /**
     * @param string $search words of which each is in a name, the email, the company, the account number or the phone
     * @param string $filter a name of FILTERS, or '' for all
     * @param int $after the last id of the page before; 0 begins
     * @return list<Customer> who came last first
     */
    public function list(string $search, string $filter, int $after, int $limit): array
    {
        $conditions = ['m.meta_value LIKE %s'];
        $values = [self::role()];
        if (isset(self::FILTERS[$filter])) {
            $conditions[] = self::FILTERS[$filter];
        }
        if ($after > 0) {
            $conditions[] = 'u.ID < %d';
            $values[] = $after;
        }
        foreach (self::words($search) as $word) {
            [$account, $ofAccount] = LooseText::holds($this->connection, $word, ['u.user_email', 'a.company', 'a.account_number', 'a.phone']);
            [$name, $ofName] = LooseText::holds($this->connection, $word, ['n.meta_value']);
            $conditions[] = sprintf('(%s OR EXISTS (SELECT 1 FROM {wp:usermeta} n WHERE n.user_id = u.ID AND n.meta_key IN (%%s, %%s) AND %s))', $account, $name);
            array_push($values, ...$ofAccount, ...['first_name', 'last_name'], ...$ofName);
        }

        return $this->customers(implode(' AND ', $conditions) . ' ORDER BY u.ID DESC LIMIT %d', [...$values, $limit]);
    }

    /** Nobody but a customer is found: who works here is not the desks' business. */
    public function find(int $userId): ?Customer
    {
        return $this->customers('m.meta_value LIKE %s AND u.ID = %d', [self::role(), $userId])[0] ?? null;
    }

    /**
     * @param list<int> $ids
     * @return list<Customer>
     */
    public function byIds(array $ids): array
    {
        return [] === $ids ? [] : $this->customers(sprintf('m.meta_value LIKE %%s AND u.ID IN (%s)', Connection::placeholders($ids)), [self::role(), ...$ids]);
    }

    /**
     * @param list<string|int> $values
     * @return list<Customer>
     */
    private function customers(string $condition, array $values): array
    {
        $rows = $this->connection->rows(
            'SELECT u.ID, u.user_email, u.user_registered, a.* FROM {wp:users} u
            JOIN {wp:usermeta} m ON m.user_id = u.ID AND m.meta_key = %s
            LEFT JOIN {customer_accounts} a ON a.user_id = u.ID WHERE ' . $condition,
            [$this->connection->rolesKey(), ...$values],
        );
        $names = $this->names(array_map(static fn (array $row): int => (int) $row['ID'], $rows));

        return array_map(fn (array $row): Customer => new Customer(
            (int) $row['ID'],
            $names[(int) $row['ID']]['first_name'] ?? '',
            $names[(int) $row['ID']]['last_name'] ?? '',
            (string) $row['user_email'],
            Instant::stored((string) $row['user_registered']),
            null === $row['user_id'] ? new Account((int) $row['ID']) : $this->accounts->fromRow((int) $row['ID'], $row),
        ), $rows);
    }

    /**
     * @param list<int> $ids
     * @return array<int, array<string, string>>
     */
    private function names(array $ids): array
    {
        $names = [];
        if ([] !== $ids) {
            foreach ($this->connection->rows(
                sprintf('SELECT user_id, meta_key, meta_value FROM {wp:usermeta} WHERE meta_key IN (%%s, %%s) AND user_id IN (%s)', Connection::placeholders($ids)),
                ['first_name', 'last_name', ...$ids],
            ) as $row) {
                $names[(int) $row['user_id']][(string) $row['meta_key']] = (string) $row['meta_value'];
            }
        }

        return $names;
    }

    /** @return list<string> each of which is to be found; a telephone number is one, however it is written */
    private static function words(string $search): array
    {
        $search = trim($search);
        if (1 === preg_match('/^[\d\s().+-]{7,}$/D', $search)) {
            return [SearchTerms::phone($search)];
        }

        return array_slice(preg_split('/\s+/u', $search, -1, PREG_SPLIT_NO_EMPTY) ?: [], 0, self::MAX_WORDS);
    }

    private static function role(): string
    {
        return '%"' . CustomerRole::ROLE . '"%';
    }
}
