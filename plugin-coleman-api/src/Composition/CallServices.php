<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Cart\CartRoutes;
use Coleman\Api\Catalogue\AttachmentRoutes;
use Coleman\Api\Catalogue\CatalogueRoutes;
use Coleman\Api\Catalogue\ComparisonRoutes;
use Coleman\Api\Catalogue\MachineRoutes;
use Coleman\Api\Catalogue\MachineSheetRoutes;
use Coleman\Api\Customers\CustomerDeskService;
use Coleman\Api\Customers\CustomerRoutes;
use Coleman\Api\Feeds\FeedSamples;
use Coleman\Api\Http\Route;
use Coleman\Api\Http\RouteGroup;
use Coleman\Api\Http\Schemas;
use Coleman\Api\Leads\Desk\TestLeadRoutes;
use Coleman\Api\Leads\LeadRoutes;
use Coleman\Api\Leads\LeadSamples;
use Coleman\Api\Locations\LocationRoutes;
use Coleman\Api\Mail\EmailSamples;
use Coleman\Api\Mail\MailRoutes;
use Coleman\Api\Mail\TestMail;
use Coleman\Api\Mail\WordPressSender;
use Coleman\Api\Models\ModelRoutes;
use Coleman\Api\Orders\CheckoutRoutes;
use Coleman\Api\Orders\Desk\BuyerSearch;
use Coleman\Api\Orders\Desk\CustomerDeskRoutes;
use Coleman\Api\Orders\Desk\OrderDeskPresenter;
use Coleman\Api\Orders\Desk\OrderDeskRoutes;
use Coleman\Api\Orders\Desk\OrderQuery;
use Coleman\Api\Orders\Desk\OrderStockQuery;
use Coleman\Api\Orders\Desk\PhoneOrderRoutes;
use Coleman\Api\Orders\Desk\PhoneOrders;
use Coleman\Api\Orders\Desk\PhonePartLookup;
use Coleman\Api\Orders\KeptPromises;
use Coleman\Api\Orders\OrderRoutes;
use Coleman\Api\Orders\OrderSamples;
use Coleman\Api\Orders\Payment\PaymentRoutes;
use Coleman\Api\Orders\PromiseQuery;
use Coleman\Api\Parts\PartRoutes;
use Coleman\Api\Parts\PartStream;
use Coleman\Api\Rentals\RentalRoutes;
use Coleman\Api\Rentals\RentalSamples;
use Coleman\Api\Rest\RestServer;
use Coleman\Api\Sales\SalesRoutes;
use Coleman\Api\Search\SearchRoutes;
use Coleman\Api\Settings\SettingsRoutes;
use Coleman\Api\Stock\AttentionRoutes;
use Coleman\Api\Stock\StockRoutes;

/** The calls of coleman/v1: each group of routes is made when a path begins as its own do. */
trait CallServices
{
    public function rest(): RestServer
    {
        return $this->one(RestServer::class, fn () => new RestServer(
            $this->restRoutes(),
            new Schemas($this->folder . '/schema'),
            $this->requestGuard(...),
            $this->cartSession(),
            $this->carts(...),
            $this->cartPresenter(...),
        ));
    }

    /** @return list<RouteGroup> each told by the first pieces of its paths */
    private function restRoutes(): array
    {
        return [
            new RouteGroup('locations-extra|locations', fn () => (new LocationRoutes($this->locations(), $this->locationPresenter(), $this->nearestBranch()))->routes()),
            new RouteGroup('equipment-categories', fn () => (new CatalogueRoutes($this->equipmentOverview()))->routes()),
            new RouteGroup('machine-sheet', fn () => (new MachineSheetRoutes($this->machineViewModel()))->routes()),
            new RouteGroup('comparison|machines', fn () => (new ComparisonRoutes($this->machines(), $this->comparisonPresenter(), $this->machinePresenter(), $this->clock))->routes()),
            new RouteGroup('attachments', fn () => (new AttachmentRoutes($this->attachments(), $this->attachmentPresenter()))->routes()),
            new RouteGroup('equipment|used', fn () => (new MachineRoutes($this->machineList(), $this->machines(), $this->machinePresenter(), $this->equipmentCategories()))->routes()),
            new RouteGroup('products|part-.*|impressions', fn () => (new PartRoutes(
                $this->parts(),
                $this->partPresenter(),
                $this->partListing(),
                new PartStream($this->parts(), $this->supersessions()),
                $this->impressions(),
            ))->routes()),
            new RouteGroup('models|assemblies|parts', fn () => (new ModelRoutes($this->models(), $this->modelPresenter(), $this->parts()))->routes()),
            new RouteGroup('rentals', fn () => (new RentalRoutes(
                $this->rentalClasses(),
                $this->rentalPresenter(),
                $this->rentalCalendar(),
                $this->rentalQuotes(),
                $this->rentalIntake(...),
            ))->routes()),
            new RouteGroup('search|parts', fn () => (new SearchRoutes($this->search(), $this->rateLimiter(), $this->parts(), $this->partPresenter()))->routes()),
            new RouteGroup('send-used-equipment-email', fn () => (new LeadRoutes($this->leadIntake()))->routes()),
            new RouteGroup('salesmen', fn () => (new SalesRoutes($this->salesmen(), $this->teamFinder()))->routes()),
            new RouteGroup('cart', fn () => (new CartRoutes($this->carts(), $this->savedItems(...), $this->quickOrder(...), $this->bulkAdd(...), $this->cartSession(), $this->cartPresenter()))->routes()),
            new RouteGroup('payments', fn () => (new PaymentRoutes($this->paymentService()))->routes()),
            new RouteGroup('checkout|order|customer', fn () => [...$this->checkoutRoutes()->routes(), ...$this->orderRoutes()->routes()]),
            new RouteGroup('desk/orders', $this->orderDeskRoutes(...)),
            new RouteGroup('desk/attention', fn () => (new AttentionRoutes($this->stockAttention(), fn (): array => $this->feedWatch()->waiting()))->routes()),
            new RouteGroup('desk/stock', fn () => (new StockRoutes($this->stockDeskService()))->routes()),
            new RouteGroup('desk/rentals', fn () => $this->rentalDeskRoutes()->routes()),
            new RouteGroup('customer|session|form-stamp', fn () => $this->customerRoutes()->routes()),
            new RouteGroup('desk/inventory', fn () => $this->inventoryRoutes()->routes()),
            new RouteGroup('desk/customers', fn () => $this->customerDeskRoutes()->routes()),
            new RouteGroup('desk/test-lead', fn () => (new TestLeadRoutes($this->testLead()))->routes()),
            new RouteGroup('desk/leads', fn () => $this->leadDeskRoutes()->routes()),
            new RouteGroup('desk/mails|desk/letters', fn () => $this->mailRoutes()->routes()),
            new RouteGroup('feeds|feed-kinds|feed-runs|feed-held', fn () => [...$this->feedRoutes()->routes(), ...$this->heldPriceRoutes()->routes()]),
            new RouteGroup('desk/settings', fn () => (new SettingsRoutes($this->settings()))->routes()),
        ];
    }

    private function customerRoutes(): CustomerRoutes
    {
        return new CustomerRoutes(
            $this->profiles(),
            $this->addresses(),
            $this->signUp(),
            $this->passwords(),
            $this->signIn(),
            $this->botCheck(),
        );
    }

    private function customerDeskRoutes(): CustomerDeskRoutes
    {
        return new CustomerDeskRoutes(
            $this->customerQuery(),
            new CustomerDeskService($this->transaction(), $this->customerQuery(), $this->accounts(), $this->customerEvents(), $this->locations(), $this->profiles()),
            $this->customerEvents(),
            $this->addresses(),
            $this->orders(),
            $this->orderPresenter(),
        );
    }

    private function mailRoutes(): MailRoutes
    {
        return new MailRoutes(
            $this->outbox(),
            $this->emailTemplates(),
            $this->emailPreview(),
            new EmailSamples([
                new OrderSamples($this->orderMails(), $this->clock),
                new RentalSamples($this->rentalMails(), $this->rentalDeskMails(), $this->clock),
                new LeadSamples($this->clock),
                new FeedSamples(),
            ]),
            new TestMail($this->emailTemplates(), new WordPressSender()),
        );
    }

    /** @return list<Route> */
    private function orderDeskRoutes(): array
    {
        $orders = new OrderQuery($this->connection(), $this->locations());
        $presenter = new OrderDeskPresenter(new OrderStockQuery($this->connection()), $this->orderPresenter(), $this->orders(), $this->fulfilmentService(), $this->locations());

        return [
            ...(new OrderDeskRoutes(
                $orders,
                $this->orderDeskService(),
                $this->quoteService(),
                $this->fulfilmentService(),
                $presenter,
                new KeptPromises(new PromiseQuery($this->connection()), $this->clock, $this->locations()),
            ))->routes(),
            ...(new PhoneOrderRoutes(
                new PhoneOrders($this->cartRepository(), $this->parts(), $this->checkout(), $this->charges(), $this->locations(), $this->accounts(), $this->linePromises()),
                new BuyerSearch($orders, $this->addresses(), $this->customerQuery()),
                new PhonePartLookup($this->parts(), $this->supersessions(), $this->locations()),
                $presenter,
                $this->idempotency(),
            ))->routes(),
        ];
    }

    private function checkoutRoutes(): CheckoutRoutes
    {
        return new CheckoutRoutes($this->checkoutQuotes(), $this->buyerResolver(), $this->placeOrder(), $this->payMethods());
    }

    private function orderRoutes(): OrderRoutes
    {
        return new OrderRoutes($this->orders(), $this->orderService(), $this->quoteService(), $this->orderPresenter(), $this->orderAccess(), $this->cartSession(), $this->cartPresenter());
    }
}
