<?php

declare(strict_types=1);

namespace Coleman\Api\Customers\People;

use Coleman\Api\Database\Connection;
use Coleman\Api\Support\Clock;

/** Open invitations. Of the key in a link only its hash is kept; who accepts or revokes one deletes its row, and only one can. */
final readonly class InvitationRepository
{
    public const DAYS = 7;

    public function __construct(private Connection $connection, private Clock $clock)
    {
    }

    /**
     * Invites an address, in place of an earlier invitation to it.
     *
     * @return string the key of its link: 128 random bits, in hexadecimal digits
     */
    public function put(int $ownerId, string $email, PersonRole $role): string
    {
        $key = bin2hex(random_bytes(16));
        $now = $this->clock->now();
        $this->connection->upsertMany('account_invitations', [[
            'owner_id' => $ownerId,
            'email' => strtolower($email),
            'role' => $role->value,
            'token_hash' => self::hash($key),
            'invited_at' => $now->format('Y-m-d H:i:s'),
            'expires_at' => $now->add(new \DateInterval(sprintf('P%dD', self::DAYS)))->format('Y-m-d H:i:s'),
        ]], ['owner_id', 'email']);

        return $key;
    }

    /** The invitation that a link is for; null when it was used, revoked, replaced or is too old. */
    public function byKey(string $key): ?Invitation
    {
        return 1 === preg_match('/^[0-9a-f]{32}$/D', $key) ? $this->read('token_hash = %s', self::hash($key))[0] ?? null : null;
    }

    /** @return list<Invitation> those that can still be accepted, the oldest first */
    public function ofOwner(int $ownerId): array
    {
        return $this->read('owner_id = %d', $ownerId);
    }

    /** Takes an invitation, so that nobody else can. */
    public function take(Invitation $invitation): bool
    {
        return $this->revoke($invitation->ownerId, $invitation->id);
    }

    /** @return bool false when it is another's, or there is none any more */
    public function revoke(int $ownerId, int $id): bool
    {
        return 1 === $this->connection->execute('DELETE FROM {account_invitations} WHERE id = %d AND owner_id = %d AND expires_at > %s', [$id, $ownerId, $this->now()]);
    }

    /** Who hands over an account hands over its open invitations. */
    public function handOver(int $from, int $to): void
    {
        $this->forgetOf($to);
        $this->connection->execute('UPDATE {account_invitations} SET owner_id = %d WHERE owner_id = %d', [$to, $from]);
    }

    /** Who belongs to another's account, or is erased, invites nobody. */
    public function forgetOf(int $ownerId): int
    {
        return $this->connection->execute('DELETE FROM {account_invitations} WHERE owner_id = %d', [$ownerId]);
    }

    public function forgetTo(string $email): int
    {
        return $this->connection->execute('DELETE FROM {account_invitations} WHERE email = %s', [strtolower($email)]);
    }

    /** @return list<Invitation> to an address, the oldest first */
    public function to(string $email): array
    {
        return $this->read('email = %s', strtolower($email));
    }

    public function purgeExpired(): int
    {
        return $this->connection->execute('DELETE FROM {account_invitations} WHERE expires_at <= %s', [$this->now()]);
    }

    /** @return list<Invitation> */
    private function read(string $condition, string|int $value): array
    {
        return array_map(
            static fn (array $row): Invitation => new Invitation((int) $row['id'], (int) $row['owner_id'], (string) $row['email'], PersonRole::from((string) $row['role']), (string) $row['expires_at']),
            $this->connection->rows('SELECT * FROM {account_invitations} WHERE ' . $condition . ' AND expires_at > %s ORDER BY id', [$value, $this->now()]),
        );
    }

    private static function hash(string $key): string
    {
        return hash('sha256', $key);
    }

    private function now(): string
    {
        return $this->clock->now()->format('Y-m-d H:i:s');
    }
}
