<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Mail\RecipientSettings;
use Coleman\Api\Orders\StockLedger;
use Coleman\Api\Promises\TransferDays;
use Coleman\Api\Stock\BackorderRepository;
use Coleman\Api\Stock\HandCountRepository;
use Coleman\Api\Stock\HandCounts;
use Coleman\Api\Stock\HoldRepository;
use Coleman\Api\Stock\OrderHolds;
use Coleman\Api\Stock\Reconciliation;
use Coleman\Api\Stock\ShelfRepair;
use Coleman\Api\Stock\ShelfRepository;
use Coleman\Api\Stock\StockAttention;
use Coleman\Api\Stock\StockDeskService;
use Coleman\Api\Stock\StockMails;
use Coleman\Api\Stock\StockWriter;

/** Shelves, counts of them, and what orders hold. */
trait StockServices
{
    public function stockLedger(): StockLedger
    {
        return $this->one(StockLedger::class, fn () => new StockLedger($this->connection(), $this->partCounts(), TransferDays::ofSite()));
    }

    public function stockWriter(): StockWriter
    {
        return $this->one(StockWriter::class, fn () => new StockWriter(
            $this->shelves(),
            $this->holds(),
            $this->backorders(),
            $this->orders(),
            $this->partCounts(),
            $this->locations(),
            TransferDays::ofSite(),
        ));
    }

    public function handCounts(): HandCounts
    {
        return $this->one(HandCounts::class, fn () => new HandCounts(new HandCountRepository($this->connection()), $this->transaction(), $this->stockWriter(), $this->holds(), $this->parts(), $this->locations(), $this->clock));
    }

    public function orderHolds(): OrderHolds
    {
        return $this->one(OrderHolds::class, fn () => new OrderHolds($this->stockWriter(), $this->holds(), $this->backorders(), $this->orders(), $this->fulfilments(), $this->clock));
    }

    public function reconciliation(): Reconciliation
    {
        return $this->one(Reconciliation::class, fn () => new Reconciliation(
            $this->transaction(),
            $this->shelves(),
            new ShelfRepair($this->stockWriter(), $this->shelves(), $this->holds(), $this->backorders(), $this->partCounts()),
            $this->holds(),
            $this->orderHolds(),
            $this->orders(),
            $this->clock,
        ));
    }

    public function stockAttention(): StockAttention
    {
        return $this->one(StockAttention::class, fn () => new StockAttention($this->connection(), $this->locations()));
    }

    public function stockMails(): StockMails
    {
        return $this->one(StockMails::class, fn () => new StockMails($this->stockAttention(), $this->outbox(), new RecipientSettings(), $this->clock));
    }

    private function stockDeskService(): StockDeskService
    {
        return new StockDeskService($this->parts(), $this->shelves(), $this->holds(), $this->backorders(), $this->runOfCount(...), $this->handCounts(), $this->locations());
    }

    /** @return array{id: int, feed: string, source_name: string}|null */
    private function runOfCount(int $id): ?array
    {
        $run = $this->feedRepository()->run($id);

        return null === $run ? null : ['id' => $run->id, 'feed' => $run->feed->name, 'source_name' => $run->sourceName];
    }

    private function shelves(): ShelfRepository
    {
        return $this->one(ShelfRepository::class, fn () => new ShelfRepository($this->connection()));
    }

    private function holds(): HoldRepository
    {
        return $this->one(HoldRepository::class, fn () => new HoldRepository($this->connection()));
    }

    private function backorders(): BackorderRepository
    {
        return $this->one(BackorderRepository::class, fn () => new BackorderRepository($this->connection()));
    }
}
