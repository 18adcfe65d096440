<?php

declare(strict_types=1);

namespace Coleman\Api\SecondFactor;

use Coleman\Api\Database\Connection;
use Coleman\Api\Security\Secrets;
use Coleman\Api\Support\Clock;

/** The tables `second_factors` and `backup_codes`: secrets are sealed, backup codes hashed. */
final readonly class FactorRepository
{
    private const BACKUP_CODES = 10;

    public function __construct(private Connection $connection, private Clock $clock)
    {
    }

    /** @return array{resealed: int, unreadable: int} secrets that were sealed anew with the key of today */
    public function reseal(): array
    {
        $count = ['resealed' => 0, 'unreadable' => 0];
        foreach ($this->connection->rows('SELECT user_id, secret FROM {second_factors}') as $row) {
            $secret = Secrets::unseal((string) $row['secret']);
            $count[null === $secret ? 'unreadable' : 'resealed']++;
            if (null !== $secret) {
                // One that somebody has changed since it was read has the key of today already.
                $this->connection->execute('UPDATE {second_factors} SET secret = %s WHERE user_id = %d AND secret = %s', [Secrets::seal($secret), (int) $row['user_id'], (string) $row['secret']]);
            }
        }

        return $count;
    }

    public function isEnrolled(int $userId): bool
    {
        return null !== $this->connection->value('SELECT user_id FROM {second_factors} WHERE user_id = %d', [$userId]);
    }

    /**
     * Takes an app for an account that has none, once its code was right. In a transaction.
     *
     * @param int $step of that code, which is taken no more
     */
    public function enroll(int $userId, string $secret, int $step): bool
    {
        return 1 === $this->connection->insertMissing('second_factors', [[
            'user_id' => $userId,
            'secret' => Secrets::seal($secret),
            'last_step' => $step,
            'created_at' => $this->clock->now()->format('Y-m-d H:i:s'),
        ]]);
    }

    /** Takes a code of the app once: of two who send the same one is refused, and so is an older one. */
    public function takeCode(int $userId, string $code): bool
    {
        $sealed = $this->connection->value('SELECT secret FROM {second_factors} WHERE user_id = %d', [$userId]);
        $secret = null === $sealed ? null : Secrets::unseal($sealed);
        $step = null === $secret ? null : Totp::step($secret, $code, $this->clock->now()->getTimestamp());

        return null !== $step && 1 === $this->connection->execute('UPDATE {second_factors} SET last_step = %d WHERE user_id = %d AND last_step < %d', [$step, $userId, $step]);
    }

    public function takeBackupCode(int $userId, string $code): bool
    {
        return 1 === $this->connection->execute('DELETE FROM {backup_codes} WHERE user_id = %d AND code_hash = %s', [$userId, self::hash($userId, $code)]);
    }

    /**
     * Those before are good no longer. In a transaction.
     *
     * @return list<string> shown once
     */
    public function newBackupCodes(int $userId): array
    {
        $this->connection->execute('DELETE FROM {backup_codes} WHERE user_id = %d', [$userId]);
        $codes = [];
        for ($number = 0; $number < self::BACKUP_CODES; $number++) {
            $codes[] = implode('-', str_split(bin2hex(random_bytes(8)), 4));
        }
        $this->connection->insertMany('backup_codes', array_map(static fn (string $code): array => ['user_id' => $userId, 'code_hash' => self::hash($userId, $code)], $codes));

        return $codes;
    }

    public function backupCodesLeft(int $userId): int
    {
        return (int) $this->connection->value('SELECT COUNT(*) FROM {backup_codes} WHERE user_id = %d', [$userId]);
    }

    /** @return bool whether there was one. In a transaction */
    public function remove(int $userId): bool
    {
        $this->connection->execute('DELETE FROM {backup_codes} WHERE user_id = %d', [$userId]);

        return 1 === $this->connection->execute('DELETE FROM {second_factors} WHERE user_id = %d', [$userId]);
    }

    /** They are random, of 64 bits: a slow hash would add nothing. */
    private static function hash(int $userId, string $code): string
    {
        return hash('sha256', $userId . ':' . preg_replace('/[^0-9a-f]/', '', strtolower($code)));
    }
}
