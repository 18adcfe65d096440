<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Http\RouteGroup;
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
use Coleman\Api\Inventory\PictureScreenData;

/** What staff keep by hand: machines, rental units, branches and the sales team. */
final class InventoryModule
{
    /** @var array<string, ItemType> by name of their kind */
    private array $itemTypes = [];

    private ?FieldLockRepository $fieldLocks = null;
    private ?Choices $choices = null;
    private ?InventoryQuery $query = null;
    private ?Pictures $pictures = null;

    public function __construct(
        private readonly FoundationModule $foundation,
        private readonly BranchModule $branches,
        private readonly CatalogueModule $catalogue,
        private readonly SearchModule $search,
        private readonly RentalDeskModule $rentalDesk,
    ) {
    }

    public function itemType(ItemKind $kind): ItemType
    {
        return $this->itemTypes[$kind->name] ??= match ($kind) {
            ItemKind::Machine => new ItemTypes\MachineItemType($this->foundation->connection(), $this->catalogue->machines(), $this->choices(), $this->pictures(), $this->foundation->itemImages(), $this->foundation->imageWriter(), $this->search->queue(), $this->foundation->clock),
            ItemKind::RentalClass => new ItemTypes\RentalClassItemType($this->foundation->connection(), $this->choices(), $this->pictures(), $this->foundation->itemImages(), $this->foundation->imageWriter(), $this->search->queue()),
            ItemKind::RentalUnit => new ItemTypes\RentalUnitItemType($this->foundation->connection(), $this->choices(), $this->rentalDesk->comingDays()),
            ItemKind::Branch => new ItemTypes\BranchItemType($this->foundation->connection(), $this->search->queue()),
            ItemKind::Salesman => new ItemTypes\SalesmanItemType($this->foundation->connection(), $this->choices(), $this->pictures(), $this->search->queue()),
        };
    }

    public function fieldLocks(): FieldLockRepository
    {
        return $this->fieldLocks ??= new FieldLockRepository($this->foundation->connection());
    }

    /** What staff add, change and remove by hand. */
    public function desk(): InventoryDeskService
    {
        return new InventoryDeskService($this->foundation->transaction(), $this->query(), new ItemRepository($this->foundation->connection()), new ManualIdAllocator($this->foundation->connection()), $this->fieldLocks(), $this->events(), $this->search->queue(), $this->foundation->clock);
    }

    public function pictureScreenData(): PictureScreenData
    {
        return new PictureScreenData($this->choices());
    }

    /** @return list<RouteGroup> */
    public function routes(): array
    {
        return [
            new RouteGroup('desk/inventory', fn () => $this->deskRoutes()->routes()),
        ];
    }

    public function choices(): Choices
    {
        return $this->choices ??= new Choices($this->foundation->connection(), $this->branches->locations());
    }

    private function pictures(): Pictures
    {
        return $this->pictures ??= new Pictures($this->foundation->images());
    }

    private function deskRoutes(): InventoryRoutes
    {
        return new InventoryRoutes($this->itemType(...), $this->query(), $this->desk(), $this->choices());
    }

    private function query(): InventoryQuery
    {
        return $this->query ??= new InventoryQuery($this->foundation->connection(), $this->fieldLocks(), $this->events());
    }

    private function events(): InventoryEventRepository
    {
        return new InventoryEventRepository($this->foundation->connection(), $this->foundation->clock, $this->foundation->audit());
    }
}
