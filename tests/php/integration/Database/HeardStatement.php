<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Database;

/** A statement of SQLite that tells somebody when it is run. */
final class HeardStatement extends \PDOStatement
{
    /** @param \Closure(string): void $hear */
    private function __construct(private readonly \Closure $hear)
    {
    }

    /** @param array<mixed>|null $params */
    public function execute(?array $params = null): bool
    {
        ($this->hear)($this->queryString);

        return parent::execute($params);
    }
}
