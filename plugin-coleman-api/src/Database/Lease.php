<?php

declare(strict_types=1);

namespace Coleman\Api\Database;

use Coleman\Api\Support\Clock;

/**
 * Work that one machine of several does: a row of the table `leases`. Whoever has it keeps it by taking it again in time; of a
 * machine that fell silent the next one has it after its end.
 */
final readonly class Lease
{
    /**
     * @param string $name of the work
     * @param string $holder the machine, as Node::name() gives it: its processes share the lease
     * @param int $seconds how long it is held after it was taken last
     */
    public function __construct(private Connection $connection, private Clock $clock, private string $name, private string $holder, private int $seconds)
    {
    }

    /**
     * Takes the lease, or keeps it.
     *
     * @return bool whether this machine has it now
     * @throws DatabaseError
     */
    public function take(): bool
    {
        $this->connection->insertMissing('leases', [['name' => $this->name, 'holder' => '', 'until_at' => '2000-01-01 00:00:00', 'version' => 0]]);
        $row = $this->read();
        if (!$this->isMine($row) && (string) $row['until_at'] > $this->at(0)) {
            return false;
        }
        $isTaken = 1 === $this->connection->execute(
            'UPDATE {leases} SET holder = %s, until_at = %s, version = version + 1 WHERE name = %s AND version = %d',
            [$this->holder, $this->at($this->seconds), $this->name, (int) $row['version']],
        );

        // Another process was quicker; if it is one of this machine, that is as good.
        return $isTaken || $this->isMine($this->read());
    }

    /** @return array<string, string|null> */
    private function read(): array
    {
        return $this->connection->row('SELECT holder, until_at, version FROM {leases} WHERE name = %s', [$this->name])
            ?? ['holder' => '', 'until_at' => '', 'version' => '0'];
    }

    /** @param array<string, string|null> $row */
    private function isMine(array $row): bool
    {
        return $row['holder'] === $this->holder;
    }

    private function at(int $seconds): string
    {
        return $this->clock->now()->modify(sprintf('%+d seconds', $seconds))->format('Y-m-d H:i:s');
    }
}
