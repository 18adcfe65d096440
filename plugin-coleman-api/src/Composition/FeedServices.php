<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Catalogue\Machine;
use Coleman\Api\Cli\FeedCommands;
use Coleman\Api\Feeds\FeedApplication;
use Coleman\Api\Feeds\FeedComparison;
use Coleman\Api\Feeds\FeedHooks;
use Coleman\Api\Feeds\FeedHousekeeping;
use Coleman\Api\Feeds\FeedItemRepository;
use Coleman\Api\Feeds\FeedMails;
use Coleman\Api\Feeds\FeedPresenter;
use Coleman\Api\Feeds\FeedReading;
use Coleman\Api\Feeds\FeedRepository;
use Coleman\Api\Feeds\FeedRoutes;
use Coleman\Api\Feeds\FeedRunner;
use Coleman\Api\Feeds\FeedSearch;
use Coleman\Api\Feeds\FeedService;
use Coleman\Api\Feeds\FeedStore;
use Coleman\Api\Feeds\FeedTurns;
use Coleman\Api\Feeds\FeedType;
use Coleman\Api\Feeds\FeedUndo;
use Coleman\Api\Feeds\FeedUploads;
use Coleman\Api\Feeds\FeedWatch;
use Coleman\Api\Feeds\FeedWorker;
use Coleman\Api\Feeds\HeldPriceRepository;
use Coleman\Api\Feeds\HeldPriceRoutes;
use Coleman\Api\Feeds\HeldPriceService;
use Coleman\Api\Feeds\MissingItems;
use Coleman\Api\Feeds\Types;
use Coleman\Api\Feeds\Undo\RowStates;
use Coleman\Api\Inventory\ItemKind;
use Coleman\Api\Security\Secrets;

/** What fills the catalogue from files. */
trait FeedServices
{
    public function feedService(): FeedService
    {
        return $this->one(FeedService::class, fn () => new FeedService($this->feedRepository(), $this->feedRunner(), $this->feedStore(), $this->feedItems(), $this->transaction(), $this->feedTypes()));
    }

    public function feedRepository(): FeedRepository
    {
        return $this->one(FeedRepository::class, fn () => new FeedRepository($this->connection(), $this->clock));
    }

    public function feedItems(): FeedItemRepository
    {
        return $this->one(FeedItemRepository::class, fn () => new FeedItemRepository($this->connection()));
    }

    public function feedRunner(): FeedRunner
    {
        return $this->one(FeedRunner::class, function (): FeedRunner {
            $missing = new MissingItems($this->feedRepository(), $this->feedItems(), $this->feedStore());

            return new FeedRunner(
                $this->feedRepository(),
                new FeedTurns($this->connection(), $this->feedRepository(), $this->feedStore(), $this->transaction(), $this->feedMails()),
                new FeedReading($this->feedItems(), $this->feedStore()),
                new FeedComparison($this->feedRepository(), $this->feedItems(), $this->feedStore(), $this->heldPrices(), $missing),
                new FeedApplication($this->feedItems(), $this->feedStore(), $this->heldPrices(), $missing, $this->feedUndo(), $this->feedSearch(), $this->clock),
                $this->feedHousekeeping(),
                $this->feedTypes(),
            );
        });
    }

    public function heldPrices(): HeldPriceRepository
    {
        return $this->one(HeldPriceRepository::class, fn () => new HeldPriceRepository($this->connection(), $this->clock));
    }

    public function heldPriceService(): HeldPriceService
    {
        return $this->one(HeldPriceService::class, fn () => new HeldPriceService($this->transaction(), $this->heldPrices(), $this->searchQueue(), $this->feedTypes()));
    }

    public function feedWatch(): FeedWatch
    {
        return $this->one(FeedWatch::class, fn () => new FeedWatch($this->feedRepository(), $this->heldPrices(), $this->feedMails(), $this->clock));
    }

    public function feedMails(): FeedMails
    {
        return $this->one(FeedMails::class, fn () => new FeedMails($this->outbox(), $this->feedRepository()));
    }

    public function feedWorker(): FeedWorker
    {
        return $this->one(FeedWorker::class, fn () => new FeedWorker($this->feedRepository(), $this->feedRunner(), $this->searchQueue(), $this->feedWatch()));
    }

    public function feedHousekeeping(): FeedHousekeeping
    {
        return $this->one(FeedHousekeeping::class, fn () => new FeedHousekeeping($this->feedRepository(), $this->feedItems(), $this->feedStore(), $this->clock));
    }

    public function feedUploads(): FeedUploads
    {
        return $this->one(FeedUploads::class, fn () => new FeedUploads($this->feedRepository(), $this->feedItems(), $this->feedStore(), $this->transaction(), $this->clock, $this->feedTypes()));
    }

    public function feedRoutes(): FeedRoutes
    {
        return new FeedRoutes(
            $this->feedService(),
            $this->feedUploads(),
            $this->feedRepository(),
            $this->feedStore(),
            new FeedPresenter($this->feedService(), $this->feedRepository(), $this->feedStore()),
            $this->idempotency(),
            $this->transaction(),
        );
    }

    public function heldPriceRoutes(): HeldPriceRoutes
    {
        return new HeldPriceRoutes($this->heldPrices(), $this->heldPriceService(), $this->feedRepository());
    }

    public function feedStore(): FeedStore
    {
        return $this->one(FeedStore::class, static fn () => FeedStore::ofSite(Secrets::feedKey()));
    }

    public function feedCommands(): FeedCommands
    {
        return new FeedCommands($this->feedService(), $this->feedRepository(), $this->feedStore());
    }

    /** @return array<string, FeedType> by name */
    private function feedTypes(): array
    {
        $finder = new Types\PartFinder($this->connection());
        $names = new Types\NameLookup($this->connection());
        $classes = new Types\RetiredRentalClasses($this->connection(), $this->fieldLocks());

        // Of two with one name the last is kept: ours.
        return array_column(array_map(static fn (FeedType $kind): array => [$kind->name(), $kind], [
            ...FeedHooks::types(),
            new Types\PartFeed($this->connection(), $finder, $this->partCounts()),
            new Types\PriceFeed($this->connection(), $finder),
            new Types\StockFeed($this->connection(), $finder, $this->stockWriter()),
            new Types\SupersessionFeed($this->connection(), $finder, $this->feedStore()),
            new Types\MachineFeed($this->connection(), $names, $this->fieldLocks(), $this->clock, Machine::NEW),
            new Types\MachineFeed($this->connection(), $names, $this->fieldLocks(), $this->clock, Machine::USED),
            new Types\RentalClassFeed($this->connection(), $names, $this->fieldLocks(), $classes),
            new Types\RentalUnitFeed($this->connection(), $names, $this->fieldLocks(), $this->feedItems(), $classes, $this->comingDays()),
            new Types\AttachmentFeed($this->connection(), $names),
            new Types\LocationFeed($this->connection(), $names, $this->fieldLocks(), $this->itemType(ItemKind::Branch)),
            new Types\SalesmanFeed($this->connection(), $names, $this->fieldLocks(), $this->itemType(ItemKind::Salesman)),
            new Types\ModelFeed($this->connection(), $this->clock),
            new Types\DiagramFeed($this->connection(), $this->imageFiles()),
            new Types\CalloutFeed($this->connection(), $finder),
            new Types\ImageFeed($this->connection(), $finder, $this->fieldLocks(), $this->imageFiles()),
        ]), 1, 0);
    }

    private function feedSearch(): FeedSearch
    {
        return $this->one(FeedSearch::class, fn () => new FeedSearch($this->searchQueue()));
    }

    private function feedUndo(): FeedUndo
    {
        return $this->one(FeedUndo::class, fn () => new FeedUndo(
            $this->feedRepository(),
            $this->feedItems(),
            $this->feedStore(),
            $this->feedSearch(),
            $this->heldPrices(),
            new RowStates($this->connection()),
            $this->clock,
        ));
    }
}
