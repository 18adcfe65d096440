<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Admin\BackOffice;
use Coleman\Api\Admin\Screen;
use Coleman\Api\Cart\CartForms;
use Coleman\Api\Cart\CartPersonalData;
use Coleman\Api\Cart\QuickOrderForms;
use Coleman\Api\Catalogue\AttachmentPages;
use Coleman\Api\Catalogue\ComparisonPages;
use Coleman\Api\Catalogue\EquipmentPages;
use Coleman\Api\Catalogue\MachinePages;
use Coleman\Api\Cli\Commands;
use Coleman\Api\Cli\WorkCommand;
use Coleman\Api\Customers\AccountForms;
use Coleman\Api\Customers\AccountPages;
use Coleman\Api\Customers\CustomerPersonalData;
use Coleman\Api\Customers\SignInForms;
use Coleman\Api\Demo\DemoDealership;
use Coleman\Api\Forms\FormActions;
use Coleman\Api\Forms\FormHandler;
use Coleman\Api\Health\CacheProbe;
use Coleman\Api\Health\DatabaseChecks;
use Coleman\Api\Health\DropIn;
use Coleman\Api\Health\FeedChecks;
use Coleman\Api\Health\SiteChecks;
use Coleman\Api\Health\SiteHealth;
use Coleman\Api\Health\StockChecks;
use Coleman\Api\Http\RequestPersonalData;
use Coleman\Api\Inventory\InventoryScreenData;
use Coleman\Api\Leads\Desk\LeadScreenData;
use Coleman\Api\Leads\LeadForms;
use Coleman\Api\Locations\BranchPages;
use Coleman\Api\Locations\Location;
use Coleman\Api\Mail\MailPersonalData;
use Coleman\Api\Models\ModelPages;
use Coleman\Api\Orders\Desk\OrderPrintout;
use Coleman\Api\Orders\Desk\OrderScreenData;
use Coleman\Api\Orders\Desk\OrderStockQuery;
use Coleman\Api\Orders\OrderForms;
use Coleman\Api\Orders\OrderLookup;
use Coleman\Api\Orders\OrderPages;
use Coleman\Api\Orders\OrderPersonalData;
use Coleman\Api\Parts\PartPages;
use Coleman\Api\Parts\PartRecount;
use Coleman\Api\Privacy\PrivacyTools;
use Coleman\Api\Privacy\Retention;
use Coleman\Api\Rentals\RentalConfirmationPages;
use Coleman\Api\Rentals\RentalForms;
use Coleman\Api\Rentals\RentalPages;
use Coleman\Api\Routing\CacheHeaders;
use Coleman\Api\Routing\PageRoute;
use Coleman\Api\Routing\Router;
use Coleman\Api\Routing\SitePages;
use Coleman\Api\Sales\SalesPages;
use Coleman\Api\Search\SearchPages;
use Coleman\Api\Seo\BranchFacts;
use Coleman\Api\Seo\CatalogueSitemaps;
use Coleman\Api\Seo\Head;
use Coleman\Api\Seo\Products;
use Coleman\Api\Seo\Sitemaps;
use Coleman\Api\Seo\StructuredData;
use Coleman\Api\Settings\Groups;
use Coleman\Api\Settings\Settings;
use Coleman\Api\Staff\Roles;

/** Pages and what stands in their heads, forms, the back office, and what looks after the site. */
trait SiteServices
{
    public function router(): Router
    {
        return $this->one(Router::class, fn () => new Router($this->pageRoutes(...)));
    }

    public function cacheHeaders(): CacheHeaders
    {
        return $this->one(CacheHeaders::class, fn () => new CacheHeaders($this->router()));
    }

    public function head(): Head
    {
        return $this->one(Head::class, fn () => new Head($this->router(), $this->shareCard()));
    }

    public function structuredData(): StructuredData
    {
        return $this->one(StructuredData::class, fn () => new StructuredData(
            $this->router(),
            $this->head(),
            new Products($this->images(), $this->locations()),
            new BranchFacts($this->clock, $this->shareCard()),
        ));
    }

    public function sitemaps(): CatalogueSitemaps
    {
        return $this->one(CatalogueSitemaps::class, fn () => new CatalogueSitemaps((new Sitemaps($this->connection(), $this->router(), $this->clock))->sources()));
    }

    public function forms(): FormHandler
    {
        return $this->one(FormHandler::class, fn () => new FormHandler(
            fn () => $this->requestGuard()->checkForm(),
            fn (): array => array_merge(...array_map(static fn (FormActions $forms): array => $forms->all(), $this->formActions())),
        ));
    }

    public function orderPrintout(): OrderPrintout
    {
        return $this->one(OrderPrintout::class, fn () => new OrderPrintout(new OrderStockQuery($this->connection()), $this->orders(...), $this->locations(), $this->folder));
    }

    public function backOffice(): BackOffice
    {
        return $this->one(BackOffice::class, fn () => new BackOffice($this->screens(...)));
    }

    public function settings(): Settings
    {
        return $this->one(Settings::class, fn () => new Settings(fn (): array => [
            new Groups\OrderGroup(),
            new Groups\PromiseGroup($this->locations()),
            new Groups\PaymentGroup(),
            new Groups\RentalGroup(),
            new Groups\LeadGroup(),
            new Groups\FeedGroup(),
            new Groups\DeskGroup($this->locations()),
            new Groups\MapGroup(),
            new Groups\MailGroup(),
            new Groups\LimitGroup(),
            new Groups\BotCheckGroup(),
            new Groups\UninstallGroup(),
        ]));
    }

    public function privacy(): PrivacyTools
    {
        return $this->one(PrivacyTools::class, fn () => new PrivacyTools(fn (): array => [
            new OrderPersonalData($this->connection(), $this->transaction(), $this->orders(), $this->clock),
            $this->rentalPersonalData(),
            new CustomerPersonalData($this->connection(), $this->accounts(), $this->addresses(), $this->customerEvents()),
            $this->leadPersonalData(),
            new CartPersonalData($this->connection()),
            new MailPersonalData($this->outbox(), $this->emailPreview()),
            new RequestPersonalData($this->connection()),
        ]));
    }

    public function siteHealth(): SiteHealth
    {
        return $this->one(SiteHealth::class, fn () => new SiteHealth(
            fn (): SiteChecks => new SiteChecks($this->outbox(), $this->upgrader(), new DatabaseChecks($this->connection()), $this->dropIn(), new FeedChecks($this->feedRepository(), $this->searchQueue()), new StockChecks($this->reconciliation(), $this->locations(), $this->clock), $this->clock),
            CacheProbe::overHttp(...),
        ));
    }

    /** What answers while the database is away. */
    public function dropIn(): DropIn
    {
        return $this->one(DropIn::class, fn () => DropIn::ofSite($this->folder));
    }

    public function uninstall(): Uninstall
    {
        return new Uninstall($this->connection(), $this->dropIn());
    }

    public function retention(): Retention
    {
        return new Retention($this->outbox(), $this->rentalPersonalData(), $this->leadPersonalData());
    }

    public function commands(): Commands
    {
        return new Commands($this->upgrader(), new DemoDealership($this->connection(), $this->transaction(), $this->clock), $this->searchIndex(), $this->searchQueue(), new PartRecount($this->connection()), $this->transaction(), $this->feedCommands(), new WorkCommand($this->outboxWorker(), $this->feedWorker()));
    }

    /** The picture of the dealership for sites that show links. */
    private function shareCard(): string
    {
        return plugins_url('images/share.png', $this->folder . '/coleman-api.php');
    }

    /** @return list<PageRoute> in the order they are tried */
    private function pageRoutes(): array
    {
        return [
            ...(new SitePages())->routes(),
            ...(new AccountPages($this->addresses(...)))->routes(),
            ...(new MachinePages($this->machines(), $this->images(), $this->clock))->routes(),
            ...(new EquipmentPages($this->equipmentCategories(), $this->images()))->routes(),
            ...(new ComparisonPages($this->machines(), $this->clock))->routes(),
            ...(new AttachmentPages($this->attachments(), $this->attachmentPresenter()))->routes(),
            ...(new RentalPages($this->rentalClasses(), $this->images()))->routes(),
            ...(new PartPages($this->parts(), $this->partPresenter()))->routes(),
            ...(new ModelPages($this->models(), $this->images()))->routes(),
            ...(new SearchPages($this->search(...)))->routes(),
            ...(new RentalConfirmationPages($this->rentalRequests(...)))->routes(),
            ...(new BranchPages($this->locations(), $this->locationPresenter()))->routes(),
            ...(new SalesPages($this->salesmen(...), $this->locations()))->routes(),
            ...(new OrderPages($this->orderAccess(...), $this->paymentService(...)))->routes(),
        ];
    }

    /** @return list<Screen> of the back office, in the order of its menu; a role lands on the first that it may see */
    private function screens(): array
    {
        return [
            new Screen('orders', __('Orders', 'coleman'), Roles::ORDERS, fn (): array => (new OrderScreenData($this->locations()))->orders()),
            new Screen('stock', __('Stock', 'coleman'), Roles::ORDERS, static fn (): array => []),
            new Screen('rentals', __('Rentals', 'coleman'), Roles::RENTALS, fn (): array => $this->rentalScreenData()->rentals()),
            new Screen('leads', __('Leads', 'coleman'), Roles::LEADS, fn (): array => (new LeadScreenData($this->locations(), $this->salesmen()))->leads()),
            // Who keeps machines keeps branches and people too; marketing keeps the latter alone.
            new Screen('inventory', __('Inventory', 'coleman'), Roles::BRANCHES, fn (): array => (new InventoryScreenData($this->itemType(...)))->inventory()),
            new Screen('customers', __('Customers', 'coleman'), Roles::CUSTOMERS, fn (): array => [
                'branches' => array_map(static fn (Location $location): array => ['id' => $location->id, 'city' => $location->city], $this->locations()->all()),
                'mayOrder' => current_user_can(Roles::ORDERS),
            ]),
            new Screen('feeds', __('Feeds', 'coleman'), Roles::FEED, static fn (): array => []),
            new Screen('mail', __('Mail', 'coleman'), Roles::SETTINGS, static fn (): array => []),
            new Screen('settings', __('Settings', 'coleman'), Roles::SETTINGS, fn (): array => [
                'groups' => $this->settings()->present(),
                'me' => wp_get_current_user()->user_email,
            ]),
        ];
    }

    /** @return list<FormActions> made when a form is posted */
    private function formActions(): array
    {
        return [
            new CartForms($this->carts(), $this->savedItems(), $this->cartSession()),
            new QuickOrderForms($this->quickOrder(), $this->bulkAdd(), $this->cartSession()),
            new SignInForms($this->signIn()),
            new OrderForms($this->orderService(), $this->quoteService(), $this->orderAccess(), new OrderLookup($this->outbox(), $this->rateLimiter()), $this->placeOrder(), $this->paymentService(), $this->cartSession()),
            new RentalForms($this->rentalIntake()),
            new LeadForms($this->leadIntake(), $this->router()),
            new AccountForms($this->signUp(), $this->passwords(), $this->profiles(), $this->addresses()),
        ];
    }
}
