<?php

declare(strict_types=1);

namespace Coleman\Api\Customers\People;

use Coleman\Api\Database\Connection;
use Coleman\Api\Support\Clock;

/**
 * Who belongs to which shared account.
 *
 * Each change first raises the version of the account's row (claim), so that changes of one account wait for each other
 * and see what the one before has left. A person is in one account at most: user_id is the key.
 */
final readonly class PeopleRepository
{
    public function __construct(private Connection $connection, private Clock $clock)
    {
    }

    /** The shared account that somebody belongs to; null for an account of one's own. */
    public function of(int $userId): ?Membership
    {
        return $userId < 1 ? null : $this->memberships('p.user_id = %d', $userId)[0] ?? null;
    }

    /**
     * Whose terms count for buyers of shared accounts.
     *
     * @param list<int> $userIds
     * @return array<int, int> owner by person; who orders for no shared account is not in it
     */
    public function ownersOf(array $userIds): array
    {
        $owners = [];
        foreach ([] === $userIds ? [] : $this->connection->rows(
            sprintf('SELECT p.user_id, s.owner_id FROM {account_people} p JOIN {shared_accounts} s ON s.id = p.account_id WHERE p.role = %%s AND p.user_id IN (%s)', Connection::placeholders($userIds)),
            [PersonRole::Buyer->value, ...$userIds],
        ) as $row) {
            $owners[(int) $row['user_id']] = (int) $row['owner_id'];
        }

        return $owners;
    }

    /** @return list<Membership> its owner first, then those who joined earlier */
    public function people(int $accountId): array
    {
        return $this->memberships('p.account_id = %d', $accountId);
    }

    /** Takes the account's row for this transaction; false when it is not theirs, or no longer. */
    public function claimAsOwner(int $accountId, int $ownerId): bool
    {
        return 1 === $this->connection->execute('UPDATE {shared_accounts} SET version = version + 1 WHERE id = %d AND owner_id = %d', [$accountId, $ownerId]);
    }

    /** Takes the account's row for this transaction; false when there is no such account. */
    public function claim(int $accountId): bool
    {
        return 1 === $this->connection->execute('UPDATE {shared_accounts} SET version = version + 1 WHERE id = %d', [$accountId]);
    }

    /**
     * Makes somebody's account one that can be shared.
     *
     * @return int its id; 0 when it is one already, or when they belong to another's
     */
    public function found(int $ownerId): int
    {
        $now = $this->clock->now()->format('Y-m-d H:i:s');
        if (0 === $this->connection->insertMissing('shared_accounts', [['owner_id' => $ownerId, 'version' => 1, 'founded_at' => $now]])) {
            return 0;
        }
        $id = $this->owned($ownerId);
        if ($this->add($ownerId, $id, PersonRole::Buyer)) {
            return $id;
        }
        $this->connection->execute('DELETE FROM {shared_accounts} WHERE id = %d', [$id]);

        return 0;
    }

    /** @return int id of the shared account that somebody owns; 0 for none */
    public function owned(int $ownerId): int
    {
        return (int) $this->connection->value('SELECT id FROM {shared_accounts} WHERE owner_id = %d', [$ownerId]);
    }

    /** @return bool false when they belong to a shared account already */
    public function add(int $userId, int $accountId, PersonRole $role): bool
    {
        return 1 === $this->connection->insertMissing('account_people', [[
            'user_id' => $userId,
            'account_id' => $accountId,
            'role' => $role->value,
            'joined_at' => $this->clock->now()->format('Y-m-d H:i:s'),
        ]]);
    }

    /** Call it in a transaction that has claimed the account. */
    public function setRole(int $accountId, int $userId, PersonRole $role): void
    {
        $this->connection->execute('UPDATE {account_people} SET role = %s WHERE account_id = %d AND user_id = %d', [$role->value, $accountId, $userId]);
    }

    /** Ends somebody's access; not its owner's, who has to hand it over first. */
    public function remove(int $accountId, int $userId): bool
    {
        return 1 === $this->connection->execute(
            'DELETE FROM {account_people} WHERE account_id = %d AND user_id = %d AND user_id <> (SELECT owner_id FROM {shared_accounts} WHERE id = %d)',
            [$accountId, $userId, $accountId],
        );
    }

    /** Makes somebody else the owner, who is a buyer from then on; the one before stays as a buyer. */
    public function setOwner(int $accountId, int $ownerId): void
    {
        $this->connection->execute('UPDATE {shared_accounts} SET owner_id = %d, version = version + 1 WHERE id = %d', [$ownerId, $accountId]);
        $this->setRole($accountId, $ownerId, PersonRole::Buyer);
    }

    /** Ends an account that nobody but its owner belongs to. */
    public function dissolve(int $accountId): void
    {
        $this->connection->execute('DELETE FROM {account_people} WHERE account_id = %d', [$accountId]);
        $this->connection->execute('DELETE FROM {shared_accounts} WHERE id = %d', [$accountId]);
    }

    /** @return list<Membership> */
    private function memberships(string $condition, int $value): array
    {
        return array_map(
            static fn (array $row): Membership => new Membership(
                (int) $row['account_id'],
                (int) $row['user_id'],
                (int) $row['owner_id'],
                PersonRole::from((string) $row['role']),
                (string) $row['joined_at'],
            ),
            $this->connection->rows(
                'SELECT p.account_id, p.user_id, p.role, p.joined_at, s.owner_id FROM {account_people} p JOIN {shared_accounts} s ON s.id = p.account_id WHERE '
                . $condition . ' ORDER BY CASE WHEN p.user_id = s.owner_id THEN 0 ELSE 1 END, p.joined_at, p.user_id',
                [$value],
            ),
        );
    }
}
