<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Customers\CustomerDeskService;
use Coleman\Api\Http\Route;
use Coleman\Api\Http\RouteGroup;
use Coleman\Api\Orders\Desk\BuyerSearch;
use Coleman\Api\Orders\Desk\CustomerDeskRoutes;
use Coleman\Api\Orders\Desk\EditPreview;
use Coleman\Api\Orders\Desk\OrderChange;
use Coleman\Api\Orders\Desk\OrderDeskPresenter;
use Coleman\Api\Orders\Desk\OrderDeskRoutes;
use Coleman\Api\Orders\Desk\OrderEditRoutes;
use Coleman\Api\Orders\Desk\OrderPrintout;
use Coleman\Api\Orders\Desk\OrderQuery;
use Coleman\Api\Orders\Desk\OrderStockQuery;
use Coleman\Api\Orders\Desk\PhoneOrderRoutes;
use Coleman\Api\Orders\Desk\PhoneOrders;
use Coleman\Api\Orders\Desk\PhonePartLookup;
use Coleman\Api\Orders\Desk\QueueRoutes;
use Coleman\Api\Orders\KeptPromises;
use Coleman\Api\Orders\PromiseQuery;

/** The parts desk: lists of orders and customers, phone orders and what is printed. */
final class OrderDeskModule
{
    private ?OrderPrintout $printout = null;
    private ?OrderDeskPresenter $presenter = null;

    public function __construct(
        private readonly FoundationModule $foundation,
        private readonly BranchModule $branches,
        private readonly PartModule $parts,
        private readonly CartModule $carts,
        private readonly CustomerModule $customers,
        private readonly OrderRecordModule $orderRecords,
        private readonly OrderModule $orders,
        private readonly CheckoutModule $checkout,
    ) {
    }

    public function printout(): OrderPrintout
    {
        return $this->printout ??= new OrderPrintout(new OrderStockQuery($this->foundation->connection()), $this->orderRecords->repository(...), $this->orderRecords->fulfilments(...), $this->branches->locations(), $this->foundation->folder);
    }

    public function presenter(): OrderDeskPresenter
    {
        return $this->presenter ??= new OrderDeskPresenter(new OrderStockQuery($this->foundation->connection()), $this->orderRecords->presenter(), $this->orderRecords->repository(), $this->orders->fulfilmentService(), $this->branches->locations(), $this->orderRecords->bookings(), $this->orderRecords->returnPresenter(), $this->foundation->clock);
    }

    /** @return list<RouteGroup> */
    public function routes(): array
    {
        return [
            new RouteGroup('desk/orders', $this->orderRoutes(...)),
            new RouteGroup('desk/customers', fn () => $this->customerRoutes()->routes()),
        ];
    }

    /** @return list<Route> */
    private function orderRoutes(): array
    {
        $orders = new OrderQuery($this->foundation->connection(), $this->branches->locations(), $this->foundation->clock);
        $presenter = $this->presenter();

        return [
            ...(new OrderDeskRoutes(
                $orders,
                $this->orders->deskService(),
                $this->orders->quoteService(),
                $this->orders->fulfilmentService(),
                $presenter,
                new KeptPromises(new PromiseQuery($this->foundation->connection()), $this->foundation->clock, $this->branches->locations()),
                $this->orders->ledger(),
                $this->orders->cuts(),
            ))->routes(),
            ...(new OrderEditRoutes(new OrderChange($this->orders->deskService(), $presenter), $this->orders->editing(), $this->orders->parcels(), new EditPreview($this->branches->locations())))->routes(),
            ...(new QueueRoutes($this->orders->bulkSteps(), $this->branches->locations()))->routes(),
            ...(new PhoneOrderRoutes(
                new PhoneOrders($this->carts->repository(), $this->parts->repository(), $this->checkout->checkout(), $this->orderRecords->charges(), $this->branches->locations(), $this->customers->accounts(), $this->orderRecords->linePromises()),
                new BuyerSearch($orders, $this->customers->addresses(), $this->customers->query(), $this->customers->peopleRepository()),
                new PhonePartLookup($this->parts->repository(), $this->parts->supersessions(), $this->branches->locations()),
                $presenter,
                $this->foundation->idempotency(),
            ))->routes(),
        ];
    }

    private function customerRoutes(): CustomerDeskRoutes
    {
        return new CustomerDeskRoutes(
            $this->customers->query(),
            new CustomerDeskService($this->foundation->transaction(), $this->customers->query(), $this->customers->accounts(), $this->customers->events(), $this->branches->locations(), $this->customers->profiles()),
            $this->customers->events(),
            $this->customers->addresses(),
            $this->orderRecords->repository(),
            $this->orderRecords->presenter(),
            $this->customers->people(),
            $this->orderRecords->accountBalances(),
        );
    }
}
