<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Inventory\Choices;
use Coleman\Api\Inventory\FieldLockRepository;
use Coleman\Api\Inventory\InventoryDeskService;
use Coleman\Api\Inventory\InventoryEventRepository;
use Coleman\Api\Inventory\InventoryQuery;
use Coleman\Api\Inventory\InventoryRoutes;
use Coleman\Api\Inventory\ItemKind;
use Coleman\Api\Inventory\ItemRepository;
use Coleman\Api\Inventory\ItemType;
use Coleman\Api\Inventory\ItemTypes;
use Coleman\Api\Inventory\ManualIdAllocator;
use Coleman\Api\Inventory\Pictures;
use Coleman\Api\Rentals\Desk\ComingDays;

/** What staff keep by hand: machines, rental units, branches and the sales team. */
trait InventoryServices
{
    public function fieldLocks(): FieldLockRepository
    {
        return $this->one(FieldLockRepository::class, fn () => new FieldLockRepository($this->connection()));
    }

    public function itemType(ItemKind $kind): ItemType
    {
        return match ($kind) {
            ItemKind::Machine => $this->one(ItemTypes\MachineItemType::class, fn () => new ItemTypes\MachineItemType($this->connection(), $this->machines(), $this->inventoryChoices(), $this->pictures(), $this->searchQueue(), $this->clock)),
            ItemKind::RentalClass => $this->one(ItemTypes\RentalClassItemType::class, fn () => new ItemTypes\RentalClassItemType($this->connection(), $this->inventoryChoices(), $this->pictures(), $this->searchQueue())),
            ItemKind::RentalUnit => $this->one(ItemTypes\RentalUnitItemType::class, fn () => new ItemTypes\RentalUnitItemType($this->connection(), $this->inventoryChoices(), $this->comingDays())),
            ItemKind::Branch => $this->one(ItemTypes\BranchItemType::class, fn () => new ItemTypes\BranchItemType($this->searchQueue())),
            ItemKind::Salesman => $this->one(ItemTypes\SalesmanItemType::class, fn () => new ItemTypes\SalesmanItemType($this->connection(), $this->inventoryChoices(), $this->pictures())),
        };
    }

    private function comingDays(): ComingDays
    {
        return new ComingDays($this->connection(), $this->clock);
    }

    private function inventoryRoutes(): InventoryRoutes
    {
        $events = new InventoryEventRepository($this->connection(), $this->clock);
        $inventory = new InventoryQuery($this->connection(), $this->fieldLocks(), $events);

        return new InventoryRoutes(
            $this->itemType(...),
            $inventory,
            new InventoryDeskService($this->transaction(), $inventory, new ItemRepository($this->connection()), new ManualIdAllocator($this->connection()), $this->fieldLocks(), $events, $this->searchQueue(), $this->clock),
            $this->inventoryChoices(),
        );
    }

    private function inventoryChoices(): Choices
    {
        return $this->one(Choices::class, fn () => new Choices($this->connection(), $this->locations()));
    }

    private function pictures(): Pictures
    {
        return $this->one(Pictures::class, fn () => new Pictures($this->images()));
    }
}
