<?php

declare(strict_types=1);

namespace Coleman\Api\Database;

use Coleman\Api\Support\Counters;

/**
 * All or nothing, on one connection.
 *
 * The closure's writes commit together or not at all. Any fault ends it: a failed
 * statement (a read too), or a connection that is no longer the one it began on.
 * Deadlocks and lock waits run the whole closure again, at most three times; so it
 * must do nothing that cannot be repeated: no mail, no HTTP, no file.
 */
final class Transaction
{
    private const TRIES = 3;

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
        for ($try = 1; ; $try++) {
            try {
                $result = $this->attempt($work);
                break;
            } catch (DatabaseError $error) {
                if (!$error->retryable || $try >= self::TRIES) {
                    throw $error;
                }
                Counters::add('transaction_retries');
                usleep(random_int(5_000, 20_000) * $try);
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
