<?php

declare(strict_types=1);

namespace Coleman\Api\Health;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\DatabaseError;

/** What MariaDB or MySQL counts itself; SQLite counts nothing. */
final readonly class DatabaseStatusQuery
{
    private const NAMES = ['Innodb_row_lock_waits', 'Innodb_row_lock_time', 'Innodb_deadlocks', 'Threads_connected', 'wsrep_cluster_size', 'wsrep_local_recv_queue', 'wsrep_flow_control_paused', 'wsrep_local_cert_failures'];

    public function __construct(private Connection $connection)
    {
    }

    /** A replica, or a node of a cluster that has lost the others, reads and does not write. */
    public function isWritable(): bool
    {
        try {
            return '0' === $this->connection->value($this->connection->isSqlite() ? 'SELECT 0' : 'SELECT @@read_only');
        } catch (DatabaseError) {
            return false;
        }
    }

    /** @return array<string, float> by name; those that the engine knows */
    public function all(): array
    {
        if ($this->connection->isSqlite()) {
            return [];
        }
        $found = [];
        foreach ($this->connection->rows('SHOW GLOBAL STATUS WHERE Variable_name IN (' . Connection::placeholders(self::NAMES, '%s') . ')', self::NAMES) as $row) {
            $name = (string) ($row['Variable_name'] ?? '');
            if (is_numeric($row['Value'] ?? null)) {
                $found[$name] = (float) $row['Value'];
            }
        }

        return $found;
    }
}
