<?php

declare(strict_types=1);

namespace Coleman\Api;

use Coleman\Api\Admin\BackOffice;
use Coleman\Api\Admin\Screen;
use Coleman\Api\Cart\BulkAdd;
use Coleman\Api\Cart\CartForms;
use Coleman\Api\Cart\CartMerge;
use Coleman\Api\Cart\CartPresenter;
use Coleman\Api\Cart\CartRecords;
use Coleman\Api\Cart\CartRepository;
use Coleman\Api\Cart\CartRoutes;
use Coleman\Api\Cart\CartService;
use Coleman\Api\Cart\CartSession;
use Coleman\Api\Cart\CartToken;
use Coleman\Api\Cart\QuickOrderForms;
use Coleman\Api\Cart\SavedItems;
use Coleman\Api\Catalogue\AttachmentPages;
use Coleman\Api\Catalogue\AttachmentPresenter;
use Coleman\Api\Catalogue\AttachmentRepository;
use Coleman\Api\Catalogue\AttachmentRoutes;
use Coleman\Api\Catalogue\CatalogueRoutes;
use Coleman\Api\Catalogue\ComparisonPages;
use Coleman\Api\Catalogue\ComparisonPresenter;
use Coleman\Api\Catalogue\ComparisonRoutes;
use Coleman\Api\Catalogue\EquipmentCategories;
use Coleman\Api\Catalogue\EquipmentGrid;
use Coleman\Api\Catalogue\EquipmentPages;
use Coleman\Api\Catalogue\MachineDetails;
use Coleman\Api\Catalogue\MachineFacets;
use Coleman\Api\Catalogue\MachineList;
use Coleman\Api\Catalogue\MachinePages;
use Coleman\Api\Catalogue\MachinePresenter;
use Coleman\Api\Catalogue\MachineRepository;
use Coleman\Api\Catalogue\MachineRoutes;
use Coleman\Api\Catalogue\MachineSheet;
use Coleman\Api\Catalogue\MachineSheetRoutes;
use Coleman\Api\Cli\Commands;
use Coleman\Api\Customers\AccountForms;
use Coleman\Api\Customers\AccountPages;
use Coleman\Api\Customers\Accounts;
use Coleman\Api\Customers\Addresses;
use Coleman\Api\Customers\CustomerDesk;
use Coleman\Api\Customers\CustomerDeskRoutes;
use Coleman\Api\Customers\CustomerDirectory;
use Coleman\Api\Customers\CustomerEvents;
use Coleman\Api\Customers\CustomerRecords;
use Coleman\Api\Customers\CustomerRoutes;
use Coleman\Api\Customers\KnownDevice;
use Coleman\Api\Customers\Passwords;
use Coleman\Api\Customers\PayMethods;
use Coleman\Api\Customers\Profiles;
use Coleman\Api\Customers\Registration;
use Coleman\Api\Customers\SignIn;
use Coleman\Api\Customers\SignInCounter;
use Coleman\Api\Customers\SignInForms;
use Coleman\Api\Customers\SignInLimit;
use Coleman\Api\Customers\SignUp;
use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Migrations;
use Coleman\Api\Database\Transaction;
use Coleman\Api\Database\Upgrader;
use Coleman\Api\Demo\DemoDealership;
use Coleman\Api\Forms\FormActions;
use Coleman\Api\Forms\FormHandler;
use Coleman\Api\Health\CacheProbe;
use Coleman\Api\Health\Checks;
use Coleman\Api\Health\DatabaseChecks;
use Coleman\Api\Health\DropIn;
use Coleman\Api\Health\SiteHealth;
use Coleman\Api\Http\BotCheck;
use Coleman\Api\Http\Guard;
use Coleman\Api\Http\Idempotency;
use Coleman\Api\Http\RateLimiter;
use Coleman\Api\Http\RequestRecords;
use Coleman\Api\Http\RestServer;
use Coleman\Api\Http\RouteGroup;
use Coleman\Api\Http\Schemas;
use Coleman\Api\Http\SiteToken;
use Coleman\Api\Images\ImageUrls;
use Coleman\Api\Locations\Location;
use Coleman\Api\Locations\LocationPresenter;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Locations\LocationRoutes;
use Coleman\Api\Mail\Desks;
use Coleman\Api\Mail\LetterPreview;
use Coleman\Api\Mail\Letters;
use Coleman\Api\Mail\LetterSamples;
use Coleman\Api\Mail\MailRecords;
use Coleman\Api\Mail\MailRoutes;
use Coleman\Api\Mail\Outbox;
use Coleman\Api\Mail\OutboxWorker;
use Coleman\Api\Mail\TestMail;
use Coleman\Api\Mail\WordPressSender;
use Coleman\Api\Models\ModelPages;
use Coleman\Api\Models\ModelPresenter;
use Coleman\Api\Models\ModelRepository;
use Coleman\Api\Models\ModelRoutes;
use Coleman\Api\Orders\Buyers;
use Coleman\Api\Orders\Charges;
use Coleman\Api\Orders\ChargeSettings;
use Coleman\Api\Orders\Checkout;
use Coleman\Api\Orders\CheckoutSheet;
use Coleman\Api\Orders\Desk\BuyerSearch;
use Coleman\Api\Orders\Desk\DeskBoot;
use Coleman\Api\Orders\Desk\DeskOrders;
use Coleman\Api\Orders\Desk\DeskParts;
use Coleman\Api\Orders\Desk\DeskPresenter;
use Coleman\Api\Orders\Desk\DeskRoutes;
use Coleman\Api\Orders\Desk\DeskService;
use Coleman\Api\Orders\Desk\PhoneOrders;
use Coleman\Api\Orders\Desk\PrintPages;
use Coleman\Api\Orders\OrderAccess;
use Coleman\Api\Orders\OrderForms;
use Coleman\Api\Orders\OrderFulfilments;
use Coleman\Api\Orders\OrderLookup;
use Coleman\Api\Orders\OrderMails;
use Coleman\Api\Orders\OrderPages;
use Coleman\Api\Orders\OrderPresenter;
use Coleman\Api\Orders\OrderRecords;
use Coleman\Api\Orders\OrderRepository;
use Coleman\Api\Orders\OrderRoutes;
use Coleman\Api\Orders\OrderService;
use Coleman\Api\Orders\OrderSheet;
use Coleman\Api\Orders\Payment\PaymentGateway;
use Coleman\Api\Orders\Payment\PaymentRoutes;
use Coleman\Api\Orders\Payment\Payments;
use Coleman\Api\Orders\Payment\StripeGateway;
use Coleman\Api\Orders\Payment\StripeKeys;
use Coleman\Api\Orders\Placement;
use Coleman\Api\Orders\StockLedger;
use Coleman\Api\Parts\Availability;
use Coleman\Api\Parts\Impressions;
use Coleman\Api\Parts\PartListing;
use Coleman\Api\Parts\PartPages;
use Coleman\Api\Parts\PartPresenter;
use Coleman\Api\Parts\PartRepository;
use Coleman\Api\Parts\PartRoutes;
use Coleman\Api\Parts\PartStream;
use Coleman\Api\Parts\QuickOrder;
use Coleman\Api\Parts\Supersessions;
use Coleman\Api\Privacy\PrivacyTools;
use Coleman\Api\Privacy\Retention;
use Coleman\Api\Rentals\RentalCalendar;
use Coleman\Api\Rentals\RentalClasses;
use Coleman\Api\Rentals\RentalPresenter;
use Coleman\Api\Rentals\RentalQuotes;
use Coleman\Api\Rentals\RentalRoutes;
use Coleman\Api\Routing\CacheHeaders;
use Coleman\Api\Routing\PageRoute;
use Coleman\Api\Routing\Router;
use Coleman\Api\Routing\SitePages;
use Coleman\Api\Sales\SalesRoutes;
use Coleman\Api\Sales\SalesTeam;
use Coleman\Api\Search\Candidates;
use Coleman\Api\Search\Equipment;
use Coleman\Api\Search\Finder;
use Coleman\Api\Search\PartNumbers;
use Coleman\Api\Search\PublicPosts;
use Coleman\Api\Search\SearchIndex;
use Coleman\Api\Search\SearchPages;
use Coleman\Api\Search\SearchPresenter;
use Coleman\Api\Search\SearchRoutes;
use Coleman\Api\Search\SearchService;
use Coleman\Api\Search\Sources;
use Coleman\Api\Search\Suggestions;
use Coleman\Api\Search\UnitModels;
use Coleman\Api\Search\Vocabulary;
use Coleman\Api\Seo\Branches;
use Coleman\Api\Seo\CatalogueSitemaps;
use Coleman\Api\Seo\Head;
use Coleman\Api\Seo\Products;
use Coleman\Api\Seo\Sitemaps;
use Coleman\Api\Seo\StructuredData;
use Coleman\Api\Settings\Groups;
use Coleman\Api\Settings\Settings;
use Coleman\Api\Settings\SettingsRoutes;
use Coleman\Api\Staff\Roles;

/**
 * Every object of the dealership, composed by hand: the only place that knows how they fit together.
 *
 * Each is made when first asked for, and once, so that a page costs what it shows and no more.
 */
final class Services
{
    /** @var array<class-string, object> */
    private array $made = [];

    /** @param string $folder of the plugin */
    public function __construct(private readonly Clock $clock, private readonly \wpdb $database, private readonly string $folder)
    {
    }

    public function clock(): Clock
    {
        return $this->clock;
    }

    // The database.

    public function connection(): Connection
    {
        return $this->one(Connection::class, fn () => new Connection($this->database));
    }

    public function transaction(): Transaction
    {
        return $this->one(Transaction::class, fn () => new Transaction($this->connection()));
    }

    public function upgrader(): Upgrader
    {
        return $this->one(Upgrader::class, fn () => new Upgrader($this->connection(), [
            1 => Migrations\CreateDealership::class,
            2 => Migrations\CreateParts::class,
            3 => Migrations\CreateCarts::class,
            4 => Migrations\CreateSettings::class,
            5 => Migrations\CreateImpressions::class,
            6 => Migrations\CreateSearch::class,
            7 => Migrations\CreateModels::class,
            8 => Migrations\AddUpdateTimes::class,
            9 => Migrations\IndexMachines::class,
            10 => Migrations\CreateMachineDetails::class,
            11 => Migrations\CreateOutbox::class,
            12 => Migrations\CreateOrders::class,
            13 => Migrations\CreateSavedItems::class,
            14 => Migrations\IndexOrders::class,
            15 => Migrations\CreateCustomerEvents::class,
            16 => Migrations\CreateRentals::class,
        ]));
    }

    // Branches, people, pictures.

    public function images(): ImageUrls
    {
        return $this->one(ImageUrls::class, fn () => ImageUrls::fromSettings(plugins_url('images', $this->folder . '/coleman-api.php')));
    }

    public function locations(): LocationRepository
    {
        return $this->one(LocationRepository::class, fn () => new LocationRepository($this->connection()));
    }

    public function locationPresenter(): LocationPresenter
    {
        return $this->one(LocationPresenter::class, fn () => new LocationPresenter($this->images()));
    }

    public function salesTeam(): SalesTeam
    {
        return $this->one(SalesTeam::class, fn () => new SalesTeam($this->connection(), $this->images()));
    }

    // Machines and attachments.

    public function equipmentGrid(): EquipmentGrid
    {
        return $this->one(EquipmentGrid::class, fn () => new EquipmentGrid($this->connection(), $this->locations(), $this->locationPresenter(), $this->images()));
    }

    public function equipmentCategories(): EquipmentCategories
    {
        return $this->one(EquipmentCategories::class, fn () => new EquipmentCategories($this->connection()));
    }

    public function machines(): MachineRepository
    {
        return $this->one(MachineRepository::class, fn () => new MachineRepository($this->connection()));
    }

    public function machinePresenter(): MachinePresenter
    {
        return $this->one(MachinePresenter::class, fn () => new MachinePresenter($this->images(), $this->locations(), $this->locationPresenter()));
    }

    public function machineList(): MachineList
    {
        return $this->one(MachineList::class, fn () => new MachineList($this->connection(), $this->machines(), new MachineFacets($this->connection(), $this->locations(), $this->clock), $this->clock));
    }

    public function machineSheet(): MachineSheet
    {
        return $this->one(MachineSheet::class, fn () => new MachineSheet(
            $this->machines(),
            new MachineDetails($this->connection()),
            $this->machinePresenter(),
            $this->images(),
            $this->locations(),
            $this->locationPresenter(),
            $this->salesTeam(),
            $this->models(),
            $this->clock,
        ));
    }

    public function comparisonPresenter(): ComparisonPresenter
    {
        return $this->one(ComparisonPresenter::class, fn () => new ComparisonPresenter($this->images(), $this->locations()));
    }

    public function attachments(): AttachmentRepository
    {
        return $this->one(AttachmentRepository::class, fn () => new AttachmentRepository($this->connection()));
    }

    public function attachmentPresenter(): AttachmentPresenter
    {
        return $this->one(AttachmentPresenter::class, fn () => new AttachmentPresenter($this->images(), $this->locations(), $this->locationPresenter()));
    }

    // Parts.

    public function parts(): PartRepository
    {
        return $this->one(PartRepository::class, fn () => new PartRepository($this->connection()));
    }

    public function availability(): Availability
    {
        return $this->one(Availability::class, fn () => new Availability($this->clock, $this->folder . '/data/availability-notices.json'));
    }

    public function partPresenter(): PartPresenter
    {
        return $this->one(PartPresenter::class, fn () => new PartPresenter($this->images(), $this->availability(), $this->locations()));
    }

    public function partListing(): PartListing
    {
        return $this->one(PartListing::class, fn () => new PartListing($this->connection(), $this->parts()));
    }

    public function impressions(): Impressions
    {
        return $this->one(Impressions::class, fn () => new Impressions($this->connection(), $this->clock));
    }

    public function supersessions(): Supersessions
    {
        return $this->one(Supersessions::class, fn () => new Supersessions($this->connection()));
    }

    public function quickOrder(): QuickOrder
    {
        return $this->one(QuickOrder::class, fn () => new QuickOrder($this->parts(), $this->supersessions(), $this->partPresenter(), $this->availability()));
    }

    // Parts books.

    public function rentalCalendar(): RentalCalendar
    {
        return $this->one(RentalCalendar::class, fn () => new RentalCalendar($this->connection(), $this->locations(), $this->clock));
    }

    public function models(): ModelRepository
    {
        return $this->one(ModelRepository::class, fn () => new ModelRepository($this->connection()));
    }

    public function modelPresenter(): ModelPresenter
    {
        return $this->one(ModelPresenter::class, fn () => new ModelPresenter($this->images(), $this->parts(), $this->partPresenter(), $this->supersessions()));
    }

    // Search.

    public function search(): SearchService
    {
        return $this->one(SearchService::class, function (): SearchService {
            $numbers = new PartNumbers($this->connection());
            $finder = new Finder(new Vocabulary($this->connection()), $numbers, new Candidates($this->connection()), $this->supersessions());
            $equipment = new Equipment($this->connection(), $this->machines(), $this->locations(), $this->images());
            $models = new UnitModels($this->models(), $this->images());

            return new SearchService(
                $finder,
                $numbers,
                new SearchPresenter($this->parts(), $this->partPresenter(), $equipment, $models, new PublicPosts()),
                new Suggestions($this->connection(), $finder, $equipment, $models, new PublicPosts()),
                $this->parts(),
                $this->partPresenter(),
            );
        });
    }

    public function searchIndex(): SearchIndex
    {
        return $this->one(SearchIndex::class, fn () => new SearchIndex($this->connection(), $this->transaction(), [
            new Sources\PartDocuments($this->connection()),
            new Sources\EquipmentDocuments($this->connection()),
            new Sources\ModelDocuments($this->models()),
            new Sources\PageDocuments(new PublicPosts()),
            new Sources\CategoryDocuments($this->connection()),
        ]));
    }

    // Carts and customers.

    public function cartRepository(): CartRepository
    {
        return $this->one(CartRepository::class, fn () => new CartRepository($this->connection(), $this->clock));
    }

    public function carts(): CartService
    {
        return $this->one(CartService::class, fn () => new CartService(
            $this->connection(),
            $this->transaction(),
            $this->cartRepository(),
            $this->parts(),
            new CartPresenter($this->images(), $this->availability(), $this->partPresenter()),
        ));
    }

    public function savedItems(): SavedItems
    {
        return $this->one(SavedItems::class, fn () => new SavedItems($this->transaction(), $this->cartRepository(), $this->carts(), $this->parts()));
    }

    public function bulkAdd(): BulkAdd
    {
        return $this->one(BulkAdd::class, fn () => new BulkAdd($this->transaction(), $this->cartRepository(), $this->carts(), $this->parts()));
    }

    public function cartSession(): CartSession
    {
        return $this->one(CartSession::class, static fn () => new CartSession(new CartToken(Secrets::cartKey())));
    }

    public function rateLimiter(): RateLimiter
    {
        return $this->one(RateLimiter::class, fn () => new RateLimiter($this->connection(), $this->clock));
    }

    public function signInCounter(): SignInCounter
    {
        return $this->one(SignInCounter::class, fn () => new SignInCounter($this->rateLimiter(), new KnownDevice(Secrets::deviceKey(), $this->clock)));
    }

    public function signInLimit(): SignInLimit
    {
        return $this->one(SignInLimit::class, fn () => new SignInLimit($this->signInCounter(...)));
    }

    public function signIn(): SignIn
    {
        return $this->one(SignIn::class, fn () => new SignIn($this->carts(), new CartMerge($this->transaction(), $this->cartRepository()), $this->cartSession(), $this->signInLimit()));
    }

    public function accounts(): Accounts
    {
        return $this->one(Accounts::class, fn () => new Accounts($this->connection(), $this->clock));
    }

    public function customerEvents(): CustomerEvents
    {
        return $this->one(CustomerEvents::class, fn () => new CustomerEvents($this->connection(), $this->clock));
    }

    public function customerDirectory(): CustomerDirectory
    {
        return $this->one(CustomerDirectory::class, fn () => new CustomerDirectory($this->connection(), $this->accounts()));
    }

    public function addresses(): Addresses
    {
        return $this->one(Addresses::class, fn () => new Addresses($this->connection(), $this->transaction(), $this->clock));
    }

    public function profiles(): Profiles
    {
        return $this->one(Profiles::class, fn () => new Profiles($this->accounts(), $this->locations(), $this->outbox(), $this->clock));
    }

    public function registration(): Registration
    {
        return $this->one(Registration::class, fn () => new Registration($this->accounts(), $this->outbox(), $this->rateLimiter()));
    }

    public function signUp(): SignUp
    {
        return $this->one(SignUp::class, fn () => new SignUp($this->registration(), $this->signIn(), $this->botCheck(), $this->rateLimiter()));
    }

    public function payMethods(): PayMethods
    {
        return $this->one(PayMethods::class, fn () => new PayMethods($this->accounts()));
    }

    public function passwords(): Passwords
    {
        return $this->one(Passwords::class, fn () => new Passwords($this->outbox(), $this->rateLimiter()));
    }

    public function botCheck(): BotCheck
    {
        return $this->one(BotCheck::class, function (): BotCheck {
            $settings = BotCheck::settings();

            return new BotCheck(Secrets::formKey(), $this->clock, $this->rateLimiter(), $settings['least_seconds'], $settings['hardest']);
        });
    }

    // Orders and mail.

    public function outbox(): Outbox
    {
        return $this->one(Outbox::class, fn () => new Outbox($this->connection(), $this->clock));
    }

    public function letterPreview(): LetterPreview
    {
        return $this->one(LetterPreview::class, fn () => new LetterPreview($this->letters()));
    }

    public function outboxWorker(): OutboxWorker
    {
        return $this->one(OutboxWorker::class, fn () => new OutboxWorker($this->outbox(), $this->letters(), new WordPressSender()));
    }

    public function letters(): Letters
    {
        return $this->one(Letters::class, fn () => new Letters($this->folder . '/templates/mail'));
    }

    public function idempotency(): Idempotency
    {
        return $this->one(Idempotency::class, fn () => new Idempotency($this->connection(), $this->transaction(), $this->clock));
    }

    public function orders(): OrderRepository
    {
        return $this->one(OrderRepository::class, fn () => new OrderRepository($this->connection(), $this->clock));
    }

    public function orderPresenter(): OrderPresenter
    {
        return $this->one(OrderPresenter::class, fn () => new OrderPresenter($this->orders(), $this->locations(), $this->images(), $this->clock));
    }

    public function orderService(): OrderService
    {
        return $this->one(OrderService::class, fn () => new OrderService(
            $this->connection(),
            $this->transaction(),
            $this->orders(),
            new StockLedger($this->connection()),
            new OrderMails($this->orderPresenter(), new Desks()),
            $this->outbox(),
            $this->carts(),
            new Charges(ChargeSettings::ofSite()),
            $this->locations(),
            $this->clock,
        ));
    }

    public function orderAccess(): OrderAccess
    {
        return $this->one(OrderAccess::class, fn () => new OrderAccess($this->orders(), $this->orderService()));
    }

    public function orderSheet(): OrderSheet
    {
        return $this->one(OrderSheet::class, fn () => new OrderSheet($this->orders(), $this->locations(), $this->images(), $this->clock));
    }

    public function buyers(): Buyers
    {
        return $this->one(Buyers::class, fn () => new Buyers($this->cartSession(), $this->accounts()));
    }

    public function checkout(): Checkout
    {
        return $this->one(Checkout::class, fn () => new Checkout(
            $this->connection(),
            $this->clock,
            $this->cartRepository(),
            $this->parts(),
            $this->partPresenter(),
            $this->availability(),
            $this->locations(),
            new StockLedger($this->connection()),
            $this->orders(),
            new OrderMails($this->orderPresenter(), new Desks()),
            $this->outbox(),
            new Charges(ChargeSettings::ofSite()),
        ));
    }

    // The back office.

    public function orderFulfilments(): OrderFulfilments
    {
        return $this->one(OrderFulfilments::class, fn () => new OrderFulfilments(
            $this->connection(),
            $this->transaction(),
            $this->orders(),
            new OrderMails($this->orderPresenter(), new Desks()),
            $this->outbox(),
            $this->locations(),
            $this->clock,
        ));
    }

    public function deskService(): DeskService
    {
        return $this->one(DeskService::class, fn () => new DeskService(
            $this->connection(),
            $this->transaction(),
            $this->orders(),
            $this->orderService(),
            new OrderMails($this->orderPresenter(), new Desks()),
            $this->outbox(),
            $this->clock,
        ));
    }

    public function printPages(): PrintPages
    {
        return $this->one(PrintPages::class, fn () => new PrintPages($this->connection(), $this->orders(...), $this->locations(), $this->folder));
    }

    public function backOffice(): BackOffice
    {
        return $this->one(BackOffice::class, fn () => new BackOffice($this->screens(...)));
    }

    // Settings and privacy.

    public function settings(): Settings
    {
        return $this->one(Settings::class, fn () => new Settings(fn (): array => [
            new Groups\OrderGroup(),
            new Groups\PaymentGroup(),
            new Groups\DeskGroup($this->locations()),
            new Groups\MailGroup(),
            new Groups\LimitGroup(),
            new Groups\BotCheckGroup(),
        ]));
    }

    public function privacy(): PrivacyTools
    {
        return $this->one(PrivacyTools::class, fn () => new PrivacyTools(fn (): array => [
            new OrderRecords($this->connection(), $this->transaction(), $this->orders(), $this->clock),
            new CustomerRecords($this->connection(), $this->accounts(), $this->addresses(), $this->customerEvents()),
            new CartRecords($this->connection()),
            new MailRecords($this->outbox(), $this->letterPreview()),
            new RequestRecords($this->connection()),
        ]));
    }

    public function siteHealth(): SiteHealth
    {
        return $this->one(SiteHealth::class, fn () => new SiteHealth(
            fn (): Checks => new Checks($this->outbox(), $this->upgrader(), new DatabaseChecks($this->connection()), $this->dropIn(), $this->clock),
            CacheProbe::overHttp(...),
        ));
    }

    /** What answers while the database is away. */
    public function dropIn(): DropIn
    {
        return $this->one(DropIn::class, fn () => DropIn::ofSite($this->folder));
    }

    public function retention(): Retention
    {
        return new Retention($this->outbox());
    }

    public function placement(): Placement
    {
        return $this->one(Placement::class, fn () => new Placement(
            $this->checkout(),
            $this->buyers(),
            $this->orders(),
            $this->addresses(),
            $this->idempotency(),
            $this->cartSession(),
            $this->botCheck(),
            $this->rateLimiter(),
            $this->payments(),
        ));
    }

    public function payments(): Payments
    {
        return $this->one(Payments::class, fn () => new Payments(
            fn (): ?PaymentGateway => null === ($keys = StripeKeys::ofSite()) ? null : new StripeGateway($keys, $this->clock),
            $this->transaction(),
            $this->orders(),
            $this->orderService(),
            new OrderMails($this->orderPresenter(), new Desks()),
            $this->outbox(),
        ));
    }

    public function checkoutSheet(): CheckoutSheet
    {
        return $this->one(CheckoutSheet::class, fn () => new CheckoutSheet($this->checkout(), $this->buyers(), $this->carts(), $this->addresses(), $this->accounts(), $this->locations()));
    }

    // Pages, forms, calls.

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
            new Branches($this->clock, $this->shareCard()),
        ));
    }

    public function sitemaps(): CatalogueSitemaps
    {
        return $this->one(CatalogueSitemaps::class, fn () => new CatalogueSitemaps((new Sitemaps($this->connection(), $this->router(), $this->clock))->sources()));
    }

    public function siteToken(): SiteToken
    {
        return $this->one(SiteToken::class, static fn () => new SiteToken(Secrets::siteToken()));
    }

    public function guard(): Guard
    {
        return $this->one(Guard::class, fn () => new Guard($this->siteToken(), $this->cartSession(), $this->rateLimiter()));
    }

    public function forms(): FormHandler
    {
        return $this->one(FormHandler::class, fn () => new FormHandler(
            $this->guard(...),
            fn (): array => array_merge(...array_map(static fn (FormActions $forms): array => $forms->all(), $this->formActions())),
        ));
    }

    public function rest(): RestServer
    {
        return $this->one(RestServer::class, fn () => new RestServer(
            $this->restRoutes(),
            new Schemas($this->folder . '/schema'),
            $this->guard(...),
            $this->cartSession(),
            $this->carts(...),
        ));
    }

    public function commands(): Commands
    {
        return new Commands($this->upgrader(), new DemoDealership($this->connection(), $this->transaction(), $this->clock), $this->searchIndex());
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
            ...(new PartPages($this->parts(), $this->partPresenter()))->routes(),
            ...(new ModelPages($this->models(), $this->images()))->routes(),
            ...(new SearchPages($this->search(...)))->routes(),
            ...(new OrderPages($this->orderAccess(...), $this->payments(...)))->routes(),
        ];
    }

    /** @return list<Screen> of the back office, in the order of its menu; a role lands on the first that it may see */
    private function screens(): array
    {
        return [
            new Screen('orders', __('Orders', 'coleman'), Roles::ORDERS, fn (): array => (new DeskBoot($this->locations()))->orders()),
            new Screen('customers', __('Customers', 'coleman'), Roles::CUSTOMERS, fn (): array => [
                'branches' => array_map(static fn (Location $location): array => ['id' => $location->id, 'city' => $location->city], $this->locations()->all()),
                'mayOrder' => current_user_can(Roles::ORDERS),
            ]),
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
            new OrderForms($this->orderService(), $this->orderAccess(), new OrderLookup($this->outbox(), $this->rateLimiter()), $this->placement(), $this->payments(), $this->cartSession()),
            new AccountForms($this->signUp(), $this->passwords(), $this->profiles(), $this->addresses()),
        ];
    }

    /** @return list<RouteGroup> each told by the first pieces of its paths */
    private function restRoutes(): array
    {
        return [
            new RouteGroup('locations-extra', fn () => (new LocationRoutes($this->locations(), $this->locationPresenter()))->routes()),
            new RouteGroup('equipment-categories', fn () => (new CatalogueRoutes($this->equipmentGrid()))->routes()),
            new RouteGroup('machine-sheet', fn () => (new MachineSheetRoutes($this->machineSheet()))->routes()),
            new RouteGroup('comparison|machines', fn () => (new ComparisonRoutes($this->machines(), $this->comparisonPresenter(), $this->machinePresenter(), $this->clock))->routes()),
            new RouteGroup('attachments', fn () => (new AttachmentRoutes($this->attachments(), $this->attachmentPresenter()))->routes()),
            new RouteGroup('equipment|used', fn () => (new MachineRoutes($this->machineList(), $this->machines(), $this->machinePresenter(), $this->equipmentCategories()))->routes()),
            new RouteGroup('parts|products|part-.*|impressions', fn () => (new PartRoutes(
                $this->parts(),
                $this->partPresenter(),
                $this->partListing(),
                new PartStream($this->parts(), $this->supersessions()),
                $this->impressions(),
                $this->search(),
            ))->routes()),
            new RouteGroup('models|assemblies|parts', fn () => (new ModelRoutes($this->models(), $this->modelPresenter(), $this->parts()))->routes()),
            new RouteGroup('rentals', fn () => (new RentalRoutes(
                new RentalClasses($this->connection()),
                new RentalPresenter($this->images(), $this->locations(), $this->locationPresenter()),
                $this->rentalCalendar(),
                new RentalQuotes($this->attachments(), $this->rentalCalendar()),
            ))->routes()),
            new RouteGroup('search', fn () => (new SearchRoutes($this->search(), $this->rateLimiter()))->routes()),
            new RouteGroup('salesmen', fn () => (new SalesRoutes($this->salesTeam()))->routes()),
            new RouteGroup('cart', fn () => (new CartRoutes($this->carts(), $this->savedItems(...), $this->quickOrder(...), $this->bulkAdd(...), $this->cartSession()))->routes()),
            new RouteGroup('payments', fn () => (new PaymentRoutes($this->payments()))->routes()),
            new RouteGroup('checkout|order|customer', fn () => $this->orderRoutes()->routes()),
            new RouteGroup('desk/orders', fn () => $this->deskRoutes()->routes()),
            new RouteGroup('customer|session|form-stamp', fn () => $this->customerRoutes()->routes()),
            new RouteGroup('desk/customers', fn () => $this->customerDeskRoutes()->routes()),
            new RouteGroup('desk/mails|desk/letters', fn () => $this->mailRoutes()->routes()),
            new RouteGroup('desk/settings', fn () => (new SettingsRoutes($this->settings()))->routes()),
        ];
    }

    private function customerRoutes(): CustomerRoutes
    {
        return new CustomerRoutes(
            $this->profiles(),
            $this->addresses(),
            $this->payMethods(),
            $this->signUp(),
            $this->passwords(),
            $this->signIn(),
            $this->botCheck(),
        );
    }

    private function customerDeskRoutes(): CustomerDeskRoutes
    {
        return new CustomerDeskRoutes(
            $this->customerDirectory(),
            new CustomerDesk($this->transaction(), $this->customerDirectory(), $this->accounts(), $this->customerEvents(), $this->locations()),
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
            $this->letters(),
            $this->letterPreview(),
            new LetterSamples(new OrderMails($this->orderPresenter(), new Desks()), $this->clock),
            new TestMail($this->letters(), new WordPressSender()),
        );
    }

    private function deskRoutes(): DeskRoutes
    {
        return new DeskRoutes(
            new DeskOrders($this->connection(), $this->locations()),
            $this->deskService(),
            $this->orderService(),
            $this->orderFulfilments(),
            new DeskPresenter($this->connection(), $this->orderPresenter(), $this->orders(), $this->orderFulfilments(), $this->locations()),
            new PhoneOrders($this->cartRepository(), $this->parts(), $this->checkout(), new Charges(ChargeSettings::ofSite()), $this->locations(), $this->accounts()),
            new BuyerSearch($this->connection(), $this->accounts()),
            new DeskParts($this->parts(), $this->supersessions(), $this->locations()),
            $this->idempotency(),
        );
    }

    private function orderRoutes(): OrderRoutes
    {
        return new OrderRoutes(
            $this->checkout(),
            $this->buyers(),
            $this->orders(),
            $this->orderService(),
            $this->orderPresenter(),
            $this->orderAccess(),
            $this->placement(),
            $this->cartSession(),
        );
    }

    /**
     * @template T of object
     * @param class-string<T> $class
     * @param \Closure(): T $make
     * @return T
     */
    private function one(string $class, \Closure $make): object
    {
        /** @var T $object */
        $object = $this->made[$class] ??= $make();

        return $object;
    }
}
