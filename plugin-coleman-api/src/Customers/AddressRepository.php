<?php

declare(strict_types=1);

namespace Coleman\Api\Customers;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Transaction;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\Json;

/**
 * A customer's address book. Whose an address is, is asked in each statement; orders keep copies of their own.
 *
 * The addresses of a shared account (`account_id`) are its owner's to change (`user_id`) and its buyers' to use; those that
 * a person had before stay that person's own.
 */
final readonly class AddressRepository
{
    public const MAX = 50;

    /** Which addresses somebody may use: their own, and those of the account that they order on. Takes the user twice. */
    private const USABLE = "((account_id = 0 AND user_id = %d) OR account_id IN (SELECT p.account_id FROM {account_people} p WHERE p.user_id = %d AND p.role = 'buyer'))";

    public function __construct(private Connection $connection, private Transaction $transaction, private Clock $clock, private StateQuestion $states)
    {
    }

    /** @return list<array<string, mixed>> schema/customer-address.json, the default one first */
    public function list(int $userId): array
    {
        return array_map(fn (array $row): array => self::present($row, $userId), $this->connection->rows(
            'SELECT * FROM {customer_addresses} WHERE ' . self::USABLE . ' ORDER BY CASE WHEN account_id > 0 THEN 0 ELSE 1 END, is_default DESC, id',
            [$userId, $userId],
        ));
    }

    /**
     * @param list<int> $userIds
     * @return array<int, Address> by customer: the default one, else the oldest; one query
     */
    public function firstOf(array $userIds): array
    {
        $first = [];
        foreach ([] === $userIds ? [] : $this->connection->rows(
            sprintf('SELECT user_id, address FROM {customer_addresses} WHERE user_id IN (%s) ORDER BY is_default, id DESC', Connection::placeholders($userIds)),
            $userIds,
        ) as $row) {
            // Of several the last is kept.
            $first[(int) $row['user_id']] = Address::stored(Json::decode((string) $row['address']));
        }

        return $first;
    }

    /** @return array<string, mixed>|null schema/customer-address.json, of an address that they may use */
    public function find(int $userId, int $id): ?array
    {
        $row = $this->connection->row('SELECT * FROM {customer_addresses} WHERE ' . self::USABLE . ' AND id = %d', [$userId, $userId, $id]);

        return null === $row ? null : self::present($row, $userId);
    }

    /** @return array<string, mixed>|null schema/customer-address.json, of an address that they may change */
    public function findToChange(int $userId, int $id): ?array
    {
        $row = $this->connection->row('SELECT * FROM {customer_addresses} WHERE user_id = %d AND id = %d', [$userId, $id]);

        return null === $row ? null : self::present($row, $userId);
    }

    /**
     * Writes an address; with an id the customer's own of that id. One that the owner of a shared account adds is the account's.
     *
     * @param array<mixed> $fields of Address, and is_default
     * @return array<string, mixed> schema/customer-address.json
     * @throws ApiError 400 with fields, 404 coleman_address_not_found, 409 coleman_too_many_addresses
     */
    public function save(int $userId, int $id, array $fields): array
    {
        $before = $id > 0 ? $this->findToChange($userId, $id) ?? throw self::missing() : [];
        $address = Address::fromFields($fields, '', is_string($before['phone'] ?? null) ? $before['phone'] : '');
        if ([$address->state, $address->zip] !== [$before['state'] ?? '', $before['zip'] ?? '']) {
            $this->states->ask('user:' . $userId, ['' => $address]);
        }
        $wanted = $fields['is_default'] ?? $fields['IsDefault'] ?? false;
        $isDefault = in_array($wanted, [true, 1, '1', 'true', 'on'], true);
        $saved = $this->transaction->run(function (Connection $connection) use ($userId, $id, $address, $isDefault): int {
            $now = $this->clock->now()->format('Y-m-d H:i:s');
            $text = Json::encode($address->fields());
            if ($id > 0) {
                $connection->execute('UPDATE {customer_addresses} SET address = %s, changed_at = %s WHERE id = %d AND user_id = %d', [$text, $now, $id, $userId]);
            } else {
                $shared = (int) $connection->value('SELECT id FROM {shared_accounts} WHERE owner_id = %d', [$userId]);
                $id = $connection->insert('customer_addresses', ['user_id' => $userId, 'account_id' => $shared, 'address' => $text, 'is_default' => 0, 'changed_at' => $now]);
                if ((int) $connection->value('SELECT COUNT(*) FROM {customer_addresses} WHERE user_id = %d', [$userId]) > self::MAX) {
                    /* translators: %d: number of addresses */
                    throw new ApiError('coleman_too_many_addresses', sprintf(__('An address book can hold up to %d addresses.', 'coleman'), self::MAX), 409);
                }
            }
            // The account's own has a usual one beside that of the person.
            $shared = (int) $connection->value('SELECT account_id FROM {customer_addresses} WHERE id = %d', [$id]);
            if ($isDefault || null === $connection->value('SELECT id FROM {customer_addresses} WHERE user_id = %d AND account_id = %d AND is_default = 1', [$userId, $shared])) {
                $connection->execute('UPDATE {customer_addresses} SET is_default = CASE WHEN id = %d THEN 1 ELSE 0 END WHERE user_id = %d AND account_id = %d', [$id, $userId, $shared]);
            }

            return $id;
        });

        return $this->find($userId, $saved) ?? throw self::missing();
    }

    /**
     * @return list<array<string, mixed>> what remains
     * @throws ApiError 404 coleman_address_not_found
     */
    public function delete(int $userId, int $id): array
    {
        $this->transaction->run(static function (Connection $connection) use ($userId, $id): void {
            $shared = (int) $connection->value('SELECT account_id FROM {customer_addresses} WHERE user_id = %d AND id = %d', [$userId, $id]);
            if (0 === $connection->execute('DELETE FROM {customer_addresses} WHERE user_id = %d AND id = %d', [$userId, $id])) {
                throw self::missing();
            }
            $next = $connection->row('SELECT id, is_default FROM {customer_addresses} WHERE user_id = %d AND account_id = %d ORDER BY is_default DESC, id LIMIT 1', [$userId, $shared]);
            if (null !== $next && 0 === (int) $next['is_default']) {
                // Of several one is always the usual one.
                $connection->execute('UPDATE {customer_addresses} SET is_default = 1 WHERE id = %d', [(int) $next['id']]);
            }
        });

        return $this->list($userId);
    }

    /** What somebody has is the shared account's from now on. Inside the caller's transaction. */
    public function share(int $userId, int $accountId): void
    {
        $this->connection->execute('UPDATE {customer_addresses} SET account_id = %d WHERE user_id = %d AND account_id = 0', [$accountId, $userId]);
    }

    /** A shared account has another owner. Inside the caller's transaction. */
    public function handOver(int $accountId, int $ownerId): void
    {
        $this->connection->execute('UPDATE {customer_addresses} SET user_id = %d WHERE account_id = %d', [$ownerId, $accountId]);
    }

    public function forgetShared(int $accountId): void
    {
        $this->connection->execute('DELETE FROM {customer_addresses} WHERE account_id = %d', [$accountId]);
    }

    private static function missing(): ApiError
    {
        return new ApiError('coleman_address_not_found', __('This address is not in your address book.', 'coleman'), 404);
    }

    /**
     * @param array<string, string|null> $row
     * @return array<string, mixed>
     */
    private static function present(array $row, int $userId): array
    {
        return ['CustomerAddressId' => (int) $row['id']] + Address::stored(Json::decode((string) $row['address']))->fields() + ['is_default' => (bool) (int) $row['is_default'], 'is_shared' => (int) $row['account_id'] > 0, 'can_change' => (int) $row['user_id'] === $userId];
    }
}
