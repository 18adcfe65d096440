<?php

declare(strict_types=1);

namespace Coleman\Api\Leads\Desk;

use Coleman\Api\Http\ApiError;

/** What the leads desk needs of the inventory, to enter a machine that was traded in. */
interface TradeInInventory
{
    /** @return array<int, string> names of the brands by id */
    public function brands(): array;

    /**
     * Adds a machine with these pictures.
     *
     * @param array<mixed> $values by field of the inventory's form
     * @param list<string> $files of its pictures
     * @param int $actorId user in whose name
     * @return array{id: int, stock_number: string} as it is kept
     * @throws ApiError 400 with a sentence by field
     */
    public function enter(array $values, array $files, int $actorId): array;
}
