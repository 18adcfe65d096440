<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Catalogue\Machine;
use Coleman\Api\Feeds\FeedHooks;
use Coleman\Api\Feeds\FeedItemRepository;
use Coleman\Api\Feeds\FeedStore;
use Coleman\Api\Feeds\FeedType;
use Coleman\Api\Feeds\Types;
use Coleman\Api\Inventory\ItemKind;
use Coleman\Api\Security\Secrets;

/** What feeds may bring, and where their files and items are kept. */
final class FeedTypeModule
{
    private ?FeedStore $store = null;
    private ?FeedItemRepository $items = null;

    public function __construct(
        private readonly FoundationModule $foundation,
        private readonly PartModule $parts,
        private readonly RentalDeskModule $rentalDesk,
        private readonly StockModule $stock,
        private readonly InventoryModule $inventory,
    ) {
    }

    /** @return array<string, FeedType> by name */
    public function all(): array
    {
        $finder = new Types\PartFinder($this->foundation->connection());
        $names = new Types\NameLookup($this->foundation->connection());
        $pictures = new Types\KeptPictures($this->foundation->itemImages());
        $classes = new Types\RetiredRentalClasses($this->foundation->connection(), $this->inventory->fieldLocks());

        // Of two with one name the last is kept: ours.
        return array_column(array_map(static fn (FeedType $kind): array => [$kind->name(), $kind], [
            ...FeedHooks::types(),
            new Types\PartFeed($this->foundation->connection(), $finder, $this->parts->counts(), $pictures),
            new Types\PriceFeed($this->foundation->connection(), $finder),
            new Types\StockFeed($this->foundation->connection(), $finder, $this->stock->writer()),
            new Types\SupersessionFeed($this->foundation->connection(), $finder, $this->store()),
            new Types\InterchangeFeed($this->foundation->connection(), $finder),
            new Types\MachineFeed($this->foundation->connection(), $names, $this->inventory->fieldLocks(), $this->foundation->clock, Machine::NEW, $pictures),
            new Types\MachineFeed($this->foundation->connection(), $names, $this->inventory->fieldLocks(), $this->foundation->clock, Machine::USED, $pictures),
            new Types\RentalClassFeed($this->foundation->connection(), $names, $this->inventory->fieldLocks(), $classes, $pictures),
            new Types\RentalUnitFeed($this->foundation->connection(), $names, $this->inventory->fieldLocks(), $this->items(), $classes, $this->rentalDesk->comingDays()),
            new Types\AttachmentFeed($this->foundation->connection(), $names, $pictures),
            new Types\LocationFeed($this->foundation->connection(), $names, $this->inventory->fieldLocks(), $this->inventory->itemType(ItemKind::Branch)),
            new Types\SalesmanFeed($this->foundation->connection(), $names, $this->inventory->fieldLocks(), $this->inventory->itemType(ItemKind::Salesman)),
            new Types\ModelFeed($this->foundation->connection(), $this->foundation->clock, $pictures),
            new Types\DiagramFeed($this->foundation->connection(), $this->foundation->imageFiles()),
            new Types\CalloutFeed($this->foundation->connection(), $finder),
            new Types\ImageFeed($this->foundation->connection(), $finder, $this->inventory->fieldLocks(), $this->foundation->imageFiles(), $this->foundation->itemImages()),
        ]), 1, 0);
    }

    public function store(): FeedStore
    {
        return $this->store ??= FeedStore::ofSite(Secrets::feedKey());
    }

    public function items(): FeedItemRepository
    {
        return $this->items ??= new FeedItemRepository($this->foundation->connection());
    }
}
