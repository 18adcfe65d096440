<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Http\RouteGroup;
use Coleman\Api\Mail\RecipientSettings;
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
use Coleman\Api\Stock\StockRoutes;
use Coleman\Api\Stock\StockWriter;

/** Shelves, counts of them, and what orders hold. */
final class StockModule
{
    private ?ShelfRepository $shelves = null;
    private ?HoldRepository $holds = null;
    private ?BackorderRepository $backorders = null;
    private ?StockWriter $writer = null;
    private ?HandCounts $handCounts = null;
    private ?OrderHolds $orderHolds = null;
    private ?Reconciliation $reconciliation = null;
    private ?StockAttention $attention = null;
    private ?StockMails $mails = null;

    public function __construct(
        private readonly FoundationModule $foundation,
        private readonly BranchModule $branches,
        private readonly MailModule $mail,
        private readonly PartModule $parts,
        private readonly OrderRecordModule $orderRecords,
        /** @var \Closure(int): (array{id: int, feed: string, source_name: string}|null) of the feeds, which stand above the stock that they count */
        private readonly \Closure $runOfCount,
    ) {
    }

    public function writer(): StockWriter
    {
        return $this->writer ??= new StockWriter(
            $this->shelves(),
            $this->holds(),
            $this->backorders(),
            $this->orderRecords->repository(),
            $this->parts->counts(),
            $this->branches->locations(),
            TransferDays::ofSite(),
        );
    }

    public function handCounts(): HandCounts
    {
        return $this->handCounts ??= new HandCounts(new HandCountRepository($this->foundation->connection()), $this->foundation->transaction(), $this->writer(), $this->holds(), $this->parts->repository(), $this->branches->locations(), $this->foundation->clock);
    }

    public function orderHolds(): OrderHolds
    {
        return $this->orderHolds ??= new OrderHolds($this->writer(), $this->holds(), $this->backorders(), $this->orderRecords->repository(), $this->orderRecords->fulfilments(), TransferDays::ofSite(), $this->foundation->clock);
    }

    public function reconciliation(): Reconciliation
    {
        return $this->reconciliation ??= new Reconciliation(
            $this->foundation->transaction(),
            $this->shelves(),
            new ShelfRepair($this->writer(), $this->shelves(), $this->holds(), $this->backorders(), $this->parts->counts()),
            $this->holds(),
            $this->orderHolds(),
            $this->orderRecords->repository(),
            $this->foundation->clock,
        );
    }

    public function attention(): StockAttention
    {
        return $this->attention ??= new StockAttention($this->foundation->connection(), $this->branches->locations());
    }

    public function mails(): StockMails
    {
        return $this->mails ??= new StockMails($this->attention(), $this->mail->outbox(), new RecipientSettings(), $this->foundation->clock);
    }

    /** @return list<RouteGroup> */
    public function routes(): array
    {
        return [
            new RouteGroup('desk/stock', fn () => (new StockRoutes($this->deskService()))->routes()),
        ];
    }

    private function shelves(): ShelfRepository
    {
        return $this->shelves ??= new ShelfRepository($this->foundation->connection());
    }

    private function holds(): HoldRepository
    {
        return $this->holds ??= new HoldRepository($this->foundation->connection());
    }

    private function backorders(): BackorderRepository
    {
        return $this->backorders ??= new BackorderRepository($this->foundation->connection());
    }

    private function deskService(): StockDeskService
    {
        return new StockDeskService($this->parts->repository(), $this->shelves(), $this->holds(), $this->backorders(), $this->runOfCount, $this->handCounts(), $this->branches->locations());
    }
}
