<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Http\RouteGroup;
use Coleman\Api\Orders\Desk\OrderChange;
use Coleman\Api\Orders\Desk\ReturnDeskRoutes;
use Coleman\Api\Orders\Papers\CustomerStatement;
use Coleman\Api\Orders\Papers\OrderPapers;
use Coleman\Api\Orders\Papers\PaperPages;
use Coleman\Api\Orders\Returns\ReturnBranches;
use Coleman\Api\Orders\Returns\ReturnDesk;
use Coleman\Api\Orders\Returns\ReturnForms;
use Coleman\Api\Orders\Returns\ReturnMails;
use Coleman\Api\Orders\Returns\ReturnPresenter;
use Coleman\Api\Orders\Returns\ReturnRepository;
use Coleman\Api\Orders\Returns\ReturnRequests;
use Coleman\Api\Orders\Returns\ReturnRoutes;
use Coleman\Api\Orders\Returns\ReturnViewModel;
use Coleman\Api\Routing\PageGroup;
use Coleman\Api\Stock\ReturnedStock;

/** Parts that customers send or bring back. */
final class ReturnModule
{
    private ?ReturnRequests $requests = null;
    private ?ReturnDesk $desk = null;
    private ?OrderPapers $papers = null;
    private ?PaperPages $paperPages = null;

    public function __construct(
        private readonly FoundationModule $foundation,
        private readonly BranchModule $branches,
        private readonly MailModule $mail,
        private readonly OrderRecordModule $orderRecords,
        private readonly OrderModule $orders,
        private readonly StockModule $stock,
        private readonly CustomerModule $customers,
        private readonly OrderDeskModule $orderDesk,
    ) {
    }

    public function repository(): ReturnRepository
    {
        return $this->orderRecords->returns();
    }

    public function requests(): ReturnRequests
    {
        return $this->requests ??= new ReturnRequests(
            $this->foundation->transaction(),
            $this->orderRecords->repository(),
            $this->repository(),
            $this->orderRecords->returnable(),
            $this->returnBranches(),
            $this->mails(),
            $this->mail->outbox(),
        );
    }

    public function desk(): ReturnDesk
    {
        return $this->desk ??= new ReturnDesk(
            $this->foundation->transaction(),
            $this->orderRecords->repository(),
            $this->repository(),
            $this->returnBranches(),
            new ReturnedStock($this->stock->writer()),
            $this->orders->ledger(),
            $this->mails(),
            $this->mail->outbox(),
        );
    }

    public function presenter(): ReturnPresenter
    {
        return $this->orderRecords->returnPresenter();
    }

    /** What an order's page says of returns. */
    public function viewModel(): ReturnViewModel
    {
        return new ReturnViewModel($this->repository(), $this->orderRecords->returnable());
    }

    public function mails(): ReturnMails
    {
        return new ReturnMails($this->orderRecords->mails(), $this->branches->locations());
    }

    public function forms(): ReturnForms
    {
        return new ReturnForms($this->orders->access(), $this->requests());
    }

    /** Invoices and slips of returns. */
    public function papers(): OrderPapers
    {
        return $this->papers ??= new OrderPapers(
            $this->orderRecords->repository(...),
            $this->repository(...),
            $this->orderRecords->bookings(),
            $this->customers->accounts(),
            $this->branches->locations(),
            $this->foundation->folder,
        );
    }

    /** What a customer owes, on paper. */
    public function statement(): CustomerStatement
    {
        return new CustomerStatement($this->customers->query(), $this->orderRecords->repository(), $this->orderRecords->accountBalances(), $this->papers(), $this->foundation->clock);
    }

    public function paperPages(): PaperPages
    {
        return $this->paperPages ??= new PaperPages($this->orders->access(...), $this->repository(...), $this->papers(...), $this->statement(...));
    }

    /** @return list<PageGroup> in the order they are tried */
    public function pages(): array
    {
        return [new PageGroup(['customer'], fn () => $this->paperPages()->routes())];
    }

    /** @return list<RouteGroup> */
    public function routes(): array
    {
        return [
            new RouteGroup('desk/orders', fn () => (new ReturnDeskRoutes(new OrderChange($this->orders->deskService(), $this->orderDesk->presenter()), $this->requests(), $this->desk()))->routes()),
            new RouteGroup('order', fn () => (new ReturnRoutes($this->orders->access(), $this->requests(), $this->presenter()))->routes()),
        ];
    }

    private function returnBranches(): ReturnBranches
    {
        return new ReturnBranches($this->branches->locations());
    }
}
