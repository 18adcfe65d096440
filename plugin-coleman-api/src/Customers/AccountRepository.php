<?php

declare(strict_types=1);

namespace Coleman\Api\Customers;

use Coleman\Api\Customers\People\PersonRole;
use Coleman\Api\Database\Connection;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\DealerTime;

/** The table of customers' accounts; who has no row there has an account with nothing in it. */
final readonly class AccountRepository
{
    /** @param (\Closure(int, string): void)|null $onConfirmed gets the user's id and the email address that is confirmed */
    public function __construct(private Connection $connection, private Clock $clock, private ?\Closure $onConfirmed = null)
    {
    }

    public function byUser(int $userId): Account
    {
        $row = $this->connection->row('SELECT * FROM {customer_accounts} WHERE user_id = %d', [$userId]);

        return null === $row ? new Account($userId) : $this->fromRow($userId, $row);
    }

    /**
     * The account whose terms and exemption somebody orders on: that of the owner for the people of a shared account who
     * may order, else their own.
     */
    public function forOrders(int $userId): Account
    {
        $row = $this->connection->row(
            "SELECT a.*, p.role, s.id AS shared_id, s.owner_id FROM (SELECT %d AS id) me
            LEFT JOIN {account_people} p ON p.user_id = me.id
            LEFT JOIN {shared_accounts} s ON s.id = p.account_id
            LEFT JOIN {customer_accounts} a ON a.user_id = CASE WHEN p.role = 'buyer' THEN s.owner_id ELSE me.id END",
            [$userId],
        ) ?? [];
        $sharedId = (int) ($row['shared_id'] ?? 0);
        $mayOrder = PersonRole::Buyer->value === ($row['role'] ?? '');
        $payer = $mayOrder ? (int) ($row['owner_id'] ?? 0) : $userId;

        return $this->fromRow($payer, isset($row['user_id']) ? $row : self::emptyRow($payer), $mayOrder ? $sharedId : 0, $sharedId > 0 && !$mayOrder);
    }

    /** @param array<string, string|int|null> $row of customer_accounts */
    public function fromRow(int $userId, array $row, int $sharedId = 0, bool $onlySees = false): Account
    {
        $hasExemption = (bool) (int) $row['is_tax_exempt'];
        $until = (string) ($row['exemption_until'] ?? '');
        // A certificate counts to the end of its day, at the branches.
        $today = DealerTime::today($this->clock);

        return new Account(
            $userId,
            (string) $row['account_number'],
            $hasExemption && ('' === $until || $today <= $until),
            (bool) (int) $row['has_terms'],
            (int) $row['location_id'],
            (string) $row['phone'],
            (string) $row['company'],
            (bool) (int) ($row['po_required'] ?? 0),
            $hasExemption,
            (string) ($row['exemption_number'] ?? ''),
            $until,
            (int) ($row['version'] ?? 0),
            null === ($row['unconfirmed_since'] ?? null),
            $sharedId,
            $onlySees,
            null === ($row['credit_limit_cents'] ?? null) ? null : (int) $row['credit_limit_cents'],
            (int) ($row['terms_days'] ?? 0),
        );
    }

    /** What customers may set themselves. */
    public function saveContact(int $userId, string $phone, string $company, int $locationId): void
    {
        $contact = ['location_id' => $locationId, 'phone' => $phone, 'company' => $company];
        $this->connection->upsertMany(
            'customer_accounts',
            [$contact + self::emptyRow($userId)],
            ['user_id'],
            ['location_id' => '{new:location_id}', 'phone' => '{new:phone}', 'company' => '{new:company}'],
        );
    }

    /**
     * What staff decide, if the account is still as they saw it.
     *
     * @param Account $seen as it was read
     * @return bool false when somebody else was faster
     */
    public function decide(Account $seen, Account $next): bool
    {
        // A row that is not there yet is version 0 to whoever reads it; of two who make it one fails at the guard below.
        $this->connection->insertMissing('customer_accounts', [self::emptyRow($seen->userId)]);

        return 1 === $this->connection->execute(
            'UPDATE {customer_accounts} SET account_number = %s, has_terms = %d, po_required = %d, is_tax_exempt = %d, exemption_number = %s, exemption_until = %s,
            location_id = %d, credit_limit_cents = %s, terms_days = %d, version = version + 1 WHERE user_id = %d AND version = %d',
            [
                $next->number, $next->hasTerms, $next->poRequired, $next->hasExemption, $next->exemptionNumber,
                '' === $next->exemptionUntil ? null : $next->exemptionUntil,
                $next->locationId, $next->creditLimitCents, $next->termsDays, $seen->userId, $seen->version,
            ],
        );
    }

    /**
     * Hands what staff have decided for an account over to its next owner, inside the caller's transaction.
     *
     * @return bool false when the next owner has a number, terms or an exemption of their own
     */
    public function handOver(int $from, int $to): bool
    {
        $this->connection->insertMissing('customer_accounts', [self::emptyRow($from), self::emptyRow($to)]);
        $given = $this->byUser($from);
        $isFree = 1 === $this->connection->execute(
            "UPDATE {customer_accounts} SET account_number = %s, has_terms = %d, po_required = %d, is_tax_exempt = %d, exemption_number = %s, exemption_until = %s,
            credit_limit_cents = %s, terms_days = %d, company = CASE WHEN company = '' THEN %s ELSE company END, version = version + 1
            WHERE user_id = %d AND account_number = '' AND has_terms = 0 AND is_tax_exempt = 0",
            [
                $given->number, $given->hasTerms, $given->poRequired, $given->hasExemption, $given->exemptionNumber,
                '' === $given->exemptionUntil ? null : $given->exemptionUntil,
                $given->creditLimitCents, $given->termsDays, $given->company, $to,
            ],
        );
        if ($isFree) {
            $this->connection->execute(
                "UPDATE {customer_accounts} SET account_number = '', has_terms = 0, po_required = 0, is_tax_exempt = 0, exemption_number = '', exemption_until = NULL, credit_limit_cents = NULL, terms_days = 0, version = version + 1 WHERE user_id = %d",
                [$from],
            );
        }

        return $isFree;
    }

    /** The account is registered, and nobody has shown yet that its email address is theirs. */
    public function leaveUnconfirmed(int $userId): void
    {
        $this->connection->insertMissing('customer_accounts', [['unconfirmed_since' => $this->clock->now()->format('Y-m-d H:i:s')] + self::emptyRow($userId)]);
    }

    /**
     * The account's email address is its customer's own. The orders placed with it as a guest come along first, so that
     * none is left out if this breaks off.
     *
     * @return bool whether it was unconfirmed before
     */
    public function confirm(int $userId): bool
    {
        $user = get_userdata($userId);
        if (null !== $this->onConfirmed && false !== $user) {
            ($this->onConfirmed)($userId, $user->user_email);
        }

        return 1 === $this->connection->execute('UPDATE {customer_accounts} SET unconfirmed_since = NULL WHERE user_id = %d AND unconfirmed_since IS NOT NULL', [$userId]);
    }

    /** A user without a role is one whose registration has not been finished. */
    public function isConfirmed(int $userId): bool
    {
        $user = $userId > 0 ? get_userdata($userId) : false;

        return false !== $user && [] !== $user->roles && $this->byUser($userId)->isConfirmed;
    }

    /** Whether an email address has been shown to be this customer's own: what they typed may be mailed there. */
    public function owns(int $userId, string $email): bool
    {
        $user = $userId > 0 ? get_userdata($userId) : false;

        return false !== $user && 0 === strcasecmp($user->user_email, trim($email)) && $this->isConfirmed($userId);
    }

    public function delete(int $userId): void
    {
        $this->connection->execute('DELETE FROM {customer_accounts} WHERE user_id = %d', [$userId]);
    }

    /** @return array<string, int|string> a row of an account with nothing in it */
    private static function emptyRow(int $userId): array
    {
        return ['user_id' => $userId, 'account_number' => '', 'is_tax_exempt' => 0, 'has_terms' => 0, 'location_id' => 0, 'phone' => '', 'company' => ''];
    }
}
