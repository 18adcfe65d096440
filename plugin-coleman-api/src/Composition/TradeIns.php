<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Inventory\ItemKind;
use Coleman\Api\Leads\Desk\TradeInInventory;

/** The inventory and its pictures, for the leads desk, which stands below them. */
final readonly class TradeIns implements TradeInInventory
{
    public function __construct(private InventoryModule $inventory, private PictureModule $pictures)
    {
    }

    public function brands(): array
    {
        return $this->inventory->choices()->brands();
    }

    public function enter(array $values, array $files, int $actorId): array
    {
        $type = $this->inventory->itemType(ItemKind::Machine);
        $id = $this->inventory->desk()->add($type, $values, $actorId);
        $this->pictures->addToMachine($id, $files, $actorId);
        $number = $type->fields()['stock_number']->read($values['stock_number'] ?? null, null);

        return ['id' => $id, 'stock_number' => is_string($number) ? $number : ''];
    }
}
