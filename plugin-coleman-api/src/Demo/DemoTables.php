<?php

declare(strict_types=1);

namespace Coleman\Api\Demo;

/**
 * The rows of some tables of the demo dealership.
 *
 * @phpstan-type Row array<string, string|int|float|bool|null>
 */
interface DemoTables
{
    /** @return array<string, list<Row>> rows of one shape by table, the same on every call */
    public function tables(): array;
}
