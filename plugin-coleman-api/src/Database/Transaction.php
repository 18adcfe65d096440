<?php

declare(strict_types=1);

namespace Coleman\Api\Database;

use Coleman\Api\Support\Counters;

/**
 * All or nothing, on one connection.
 *
 * The closure's writes commit together or not at all. Any fault ends it: a failed
 * statement (a read too), or a connection that is no longer the one it began on.
 * Deadlocks, lock waits and nodes that have lost their cluster run the whole closure
 * again, as often as `DatabaseError::$tries` says and for PATIENCE at most; so it must
 * do nothing that cannot be repeated: no mail, no HTTP, no file.
 */
final class Transaction
{
    /** Seconds after which nothing is tried more often than DatabaseError::FEW_TRIES: who waits longer has gone. */
    private const PATIENCE = 10.0;

    /** Milliseconds until a balancer has looked for another node. */
    private const NODE_PAUSE = 250;

    private bool $open = false;

    public function __construct(private readonly Connection $connection)
    {
    }

    /**
     * @template T
     * @param callable(Connection): T $work
     * @return T
     * @throws DatabaseError when the work could not be committed; nothing of it remains
     * @throws \Throwable what the work itself throws; nothing of it remains either
     */
    public function run(callable $work): mixed
    {
        if ($this->open) {
            throw new \LogicException('Transactions do not nest: the inner BEGIN would commit the outer one.');
        }
        $until = microtime(true) + self::PATIENCE;
        for ($try = 1; ; $try++) {
            try {
                $result = $this->attempt($work);
                break;
            } catch (DatabaseError $error) {
                if (!$error->retryable || $try >= (microtime(true) < $until ? $error->tries : DatabaseError::FEW_TRIES)) {
                    throw $error;
                }
                Counters::add('transaction_retries');
                usleep($error->isUnready ? self::NODE_PAUSE * 1_000 : random_int(5_000, 20_000) * min($try, 10));
                if ($error->isUnready) {
                    $this->connection->reconnect();
                }
            }
        }
        // Out here nothing that is told of the work can undo or repeat it.
        foreach ($this->connection->committed() as $tell) {
            $tell();
        }

        return $result;
    }

    /**
     * @template T
     * @param callable(Connection): T $work
     * @return T
     */
    private function attempt(callable $work): mixed
    {
        $this->open = true;
        try {
            $this->connection->begin();
            $result = $work($this->connection);
            $this->connection->commit();

            return $result;
        } catch (\Throwable $fault) {
            $this->connection->rollBack();
            throw $fault;
        } finally {
            $this->connection->release();
            $this->open = false;
        }
    }
}
