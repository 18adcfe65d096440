<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Desk;

use Coleman\Api\Database\Connection;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\Json;

/** The table `desk_steps`: what a step for several orders has changed, as long as it can be taken back. */
final readonly class StepRepository
{
    public function __construct(private Connection $connection, private Clock $clock)
    {
    }

    /**
     * Keeps a step, and forgets those that are over.
     *
     * @param array<int, array{from: string, version: int}> $changes by order: its state before, its version after
     */
    public function add(string $step, int $userId, array $changes, \DateTimeImmutable $until): void
    {
        $this->connection->execute('DELETE FROM {desk_steps} WHERE until_at < %s', [$this->now()]);
        $this->connection->insert('desk_steps', [
            'step' => $step,
            'user_id' => $userId,
            'changes' => Json::encode($changes),
            'until_at' => $until->format('Y-m-d H:i:s'),
        ]);
    }

    /**
     * Takes a step to undo it, once.
     *
     * @return array<int, array{from: string, version: int}>|null null where it is another's, over, or taken already
     */
    public function take(string $step, int $userId): ?array
    {
        $row = $this->connection->row('SELECT changes FROM {desk_steps} WHERE step = %s AND user_id = %d AND until_at >= %s', [$step, $userId, $this->now()]);
        if (null === $row || 1 !== $this->connection->execute('DELETE FROM {desk_steps} WHERE step = %s', [$step])) {
            return null;
        }
        $changes = [];
        foreach (Json::decode((string) $row['changes']) as $id => $change) {
            if (is_array($change) && is_string($change['from'] ?? null) && is_int($change['version'] ?? null)) {
                $changes[(int) $id] = ['from' => $change['from'], 'version' => $change['version']];
            }
        }

        return $changes;
    }

    private function now(): string
    {
        return $this->clock->now()->format('Y-m-d H:i:s');
    }
}
