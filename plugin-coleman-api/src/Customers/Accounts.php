<?php

declare(strict_types=1);

namespace Coleman\Api\Customers;

use Coleman\Api\Database\Connection;

/** The table of customers' accounts; who has no row there has an account with nothing in it. */
final readonly class Accounts
{
    public function __construct(private Connection $connection)
    {
    }

    public function of(int $userId): Account
    {
        $row = $this->connection->row('SELECT * FROM {customer_accounts} WHERE user_id = %d', [$userId]);

        return null === $row ? new Account($userId) : new Account(
            $userId,
            (string) $row['account_number'],
            (bool) (int) $row['is_tax_exempt'],
            (bool) (int) $row['has_terms'],
            (int) $row['location_id'],
            (string) $row['phone'],
            (string) $row['company'],
        );
    }

    /** What customers may set themselves. */
    public function saveContact(int $userId, string $phone, string $company, int $locationId): void
    {
        $this->connection->execute(
            'INSERT INTO {customer_accounts} (user_id, account_number, is_tax_exempt, has_terms, location_id, phone, company)
            VALUES (%d, %s, 0, 0, %d, %s, %s)
            ON DUPLICATE KEY UPDATE location_id = VALUES(location_id), phone = VALUES(phone), company = VALUES(company)',
            [$userId, '', $locationId, $phone, $company],
        );
    }

    /** What staff give. */
    public function saveTerms(int $userId, string $number, bool $isTaxExempt, bool $hasTerms): void
    {
        $this->connection->execute(
            'INSERT INTO {customer_accounts} (user_id, account_number, is_tax_exempt, has_terms, location_id, phone, company)
            VALUES (%d, %s, %d, %d, 0, %s, %s)
            ON DUPLICATE KEY UPDATE account_number = VALUES(account_number), is_tax_exempt = VALUES(is_tax_exempt), has_terms = VALUES(has_terms)',
            [$userId, $number, $isTaxExempt, $hasTerms, '', ''],
        );
    }

    public function delete(int $userId): void
    {
        $this->connection->execute('DELETE FROM {customer_accounts} WHERE user_id = %d', [$userId]);
    }
}
