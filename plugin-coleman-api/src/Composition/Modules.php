<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Audit\AuditPersonalData;
use Coleman\Api\Forms\FormActions;
use Coleman\Api\Http\RouteGroup;
use Coleman\Api\Leads\Desk\TradeInInventory;
use Coleman\Api\Mail\LateLetter;
use Coleman\Api\Privacy\PersonalDataProvider;
use Coleman\Api\Routing\PageGroup;
use Coleman\Api\Routing\SitePages;
use Coleman\Api\SecondFactor\FactorPersonalData;
use Coleman\Api\Support\Clock;

/**
 * The dealership, composed by hand: each module takes those below it (MODULE_FLOORS in bin/lib/modules.mjs) and makes its
 * objects when they are first asked for, and once, so that a page costs what it shows and no more.
 */
final class Modules
{
    public readonly FoundationModule $foundation;
    public readonly BranchModule $branches;
    public readonly MailModule $mail;
    public readonly PartModule $parts;
    public readonly CartModule $carts;
    public readonly CatalogueModule $catalogue;
    public readonly CustomerModule $customers;
    public readonly RestModule $rest;
    public readonly SearchModule $search;
    public readonly OrderRecordModule $orderRecords;
    public readonly RentalModule $rentals;
    public readonly LeadModule $leads;
    public readonly CallerModule $callers;
    public readonly WatchModule $watches;
    public readonly PageModule $pages;
    public readonly RentalDeskModule $rentalDesk;
    public readonly StockModule $stock;
    public readonly InventoryModule $inventory;
    public readonly OrderModule $orders;
    public readonly ListModule $lists;
    public readonly CheckoutModule $checkout;
    public readonly PeopleModule $people;
    public readonly DiagramModule $diagrams;
    public readonly FeedTypeModule $feedTypes;
    public readonly FeedModule $feeds;
    public readonly PictureModule $pictures;
    public readonly OrderDeskModule $orderDesk;
    public readonly IntegrationModule $integrations;
    public readonly ReturnModule $returns;
    public readonly WebsiteModule $website;
    public readonly AdminModule $admin;
    public readonly MaintenanceModule $maintenance;
    public readonly PrivacyModule $privacy;
    private ?Services $services = null;

    /** @param string $folder of the plugin */
    public function __construct(Clock $clock, \wpdb $database, string $folder)
    {
        $this->foundation = new FoundationModule($clock, $database, $folder);
        $this->branches = new BranchModule($this->foundation);
        $this->mail = new MailModule($this->foundation, $this->lateLetters(...));
        $this->parts = new PartModule($this->foundation, $this->branches);
        $this->carts = new CartModule($this->foundation, $this->parts);
        $this->catalogue = new CatalogueModule($this->foundation, $this->branches, $this->parts);
        $this->customers = new CustomerModule($this->foundation, $this->branches, $this->mail, $this->carts, $this->giveGuestOrders(...));
        $this->rest = new RestModule($this->foundation, $this->carts, $this->routes(...));
        $this->search = new SearchModule($this->foundation, $this->branches, $this->parts, $this->catalogue);
        $this->orderRecords = new OrderRecordModule($this->foundation, $this->branches, $this->parts, $this->customers);
        $this->people = new PeopleModule($this->foundation, $this->mail, $this->customers, $this->orderRecords);
        $this->rentals = new RentalModule($this->foundation, $this->branches, $this->mail, $this->catalogue, $this->customers);
        $this->leads = new LeadModule($this->foundation, $this->branches, $this->mail, $this->catalogue, $this->customers, $this->parts, $this->rentals, $this->tradeIns(...));
        $this->callers = new CallerModule($this->foundation, $this->customers);
        $this->watches = new WatchModule($this->foundation, $this->branches, $this->mail, $this->catalogue, $this->customers, $this->parts);
        $this->pages = new PageModule($this->foundation, $this->branches, $this->customers, $this->rest, $this->pageRoutes(...), $this->formActions(...));
        $this->rentalDesk = new RentalDeskModule($this->foundation, $this->branches, $this->mail, $this->rentals);
        $this->stock = new StockModule($this->foundation, $this->branches, $this->mail, $this->parts, $this->orderRecords, $this->runOfCount(...));
        $this->inventory = new InventoryModule($this->foundation, $this->branches, $this->catalogue, $this->search, $this->rentalDesk);
        $this->orders = new OrderModule($this->foundation, $this->branches, $this->mail, $this->parts, $this->carts, $this->orderRecords, $this->stock);
        $this->lists = new ListModule($this->foundation, $this->parts, $this->carts, $this->orderRecords);
        $this->checkout = new CheckoutModule($this->foundation, $this->branches, $this->mail, $this->parts, $this->carts, $this->customers, $this->orderRecords, $this->orders);
        $this->pictures = new PictureModule($this->foundation, $this->search);
        $this->diagrams = new DiagramModule($this->foundation, $this->branches, $this->parts, $this->search);
        $this->feedTypes = new FeedTypeModule($this->foundation, $this->parts, $this->rentalDesk, $this->stock, $this->inventory);
        $this->feeds = new FeedModule($this->foundation, $this->mail, $this->search, $this->stock, $this->feedTypes);
        $this->orderDesk = new OrderDeskModule($this->foundation, $this->branches, $this->parts, $this->carts, $this->customers, $this->orderRecords, $this->orders, $this->checkout);
        $this->returns = new ReturnModule($this->foundation, $this->branches, $this->mail, $this->orderRecords, $this->orders, $this->stock, $this->customers, $this->orderDesk);
        $this->integrations = new IntegrationModule($this->foundation, $this->branches, $this->customers, $this->orderRecords, $this->stock);
        $this->website = new WebsiteModule($this->foundation, $this->branches, $this->pages);
        $this->admin = new AdminModule($this->foundation, $this->branches, $this->mail, $this->orderRecords, $this->rentals, $this->rentalDesk, $this->inventory, $this->feeds);
        $this->maintenance = new MaintenanceModule($this->foundation, $this->branches, $this->mail, $this->rest, $this->search, $this->stock, $this->feeds, $this->integrations);
        $this->privacy = new PrivacyModule($this->foundation, $this->mail, $this->customers, $this->orderRecords, $this->rentals, $this->leads, $this->callers, $this->otherPersonalData(...));
    }

    /** What blocks are made with. */
    public function services(): Services
    {
        return $this->services ??= new Services($this);
    }

    /** @return array{id: int, feed: string, source_name: string}|null of the feeds, which stand above the stock that they count */
    private function runOfCount(int $id): ?array
    {
        return $this->feeds->runOfCount($id);
    }

    /** @return list<PersonalDataProvider> */
    private function otherPersonalData(): array
    {
        return [$this->lists->personalData(), $this->watches->personalData(), $this->integrations->personalData(), new AuditPersonalData($this->foundation->audit()), new FactorPersonalData($this->foundation->factors(), $this->foundation->transaction())];
    }

    /** @return list<LateLetter> that stand above the mail */
    private function lateLetters(): array
    {
        return [$this->watches->letter()];
    }

    /** Of the orders, which stand above the customers that they are given to. */
    private function giveGuestOrders(int $customerId, string $email): void
    {
        $this->orderRecords->repository()->giveToCustomer($customerId, $email);
    }

    /** Of the inventory and the pictures, which stand above the inquiries. */
    private function tradeIns(): TradeInInventory
    {
        return new TradeIns($this->inventory, $this->pictures);
    }

    /** @return list<RouteGroup> */
    private function routes(): array
    {
        return [
            ...$this->branches->routes(),
            ...$this->parts->routes(),
            ...$this->carts->routes(),
            ...$this->catalogue->routes(),
            ...$this->customers->routes(),
            ...$this->people->routes(),
            ...$this->search->routes(),
            ...$this->rentals->routes(),
            ...$this->leads->routes(),
            ...$this->callers->routes(),
            ...$this->watches->routes(),
            ...$this->rentalDesk->routes(),
            ...$this->stock->routes(),
            ...$this->inventory->routes(),
            ...$this->pictures->routes(),
            ...$this->diagrams->routes(),
            ...$this->orders->routes(),
            ...$this->returns->routes(),
            ...$this->checkout->routes(),
            ...$this->feeds->routes(),
            ...$this->orderDesk->routes(),
            ...$this->integrations->routes(),
            ...$this->website->routes(),
            ...$this->admin->routes(),
            ...$this->maintenance->routes(),
        ];
    }

    /** @return list<PageGroup> in the order they are tried */
    private function pageRoutes(): array
    {
        return [
            new PageGroup(['', 'cart'], static fn () => (new SitePages())->routes()),
            ...$this->customers->pages(),
            ...$this->people->pages(),
            ...$this->catalogue->pages(),
            ...$this->rentals->pages(),
            ...$this->parts->pages(),
            ...$this->diagrams->pages(),
            ...$this->search->pages(),
            ...$this->branches->pages(),
            ...$this->leads->pages(),
            ...$this->watches->pages(),
            ...$this->orders->pages(),
            ...$this->returns->pages(),
            ...$this->lists->pages(),
        ];
    }

    /** @return list<FormActions> */
    private function formActions(): array
    {
        return [
            ...$this->carts->forms(),
            ...$this->customers->forms(),
            ...$this->people->forms(),
            ...$this->rentals->forms(),
            ...$this->checkout->forms(),
            $this->returns->forms(),
            ...$this->lists->forms(),
            ...$this->leads->forms($this->pages->router()),
            ...$this->watches->forms(),
        ];
    }
}
