<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Announcements\Announcements;
use Coleman\Api\Cart\CartPresenter;
use Coleman\Api\Cart\CartQuote;
use Coleman\Api\Cart\CartService;
use Coleman\Api\Cart\CartSession;
use Coleman\Api\Cart\QuickOrder;
use Coleman\Api\Catalogue\AttachmentPresenter;
use Coleman\Api\Catalogue\AttachmentRepository;
use Coleman\Api\Catalogue\ComparisonPresenter;
use Coleman\Api\Catalogue\EquipmentCategoryRepository;
use Coleman\Api\Catalogue\EquipmentOverview;
use Coleman\Api\Catalogue\MachineList;
use Coleman\Api\Catalogue\MachinePresenter;
use Coleman\Api\Catalogue\MachineRepository;
use Coleman\Api\Catalogue\MachineViewModel;
use Coleman\Api\Content\CatalogContent;
use Coleman\Api\Customers\AccountRepository;
use Coleman\Api\Customers\AddressRepository;
use Coleman\Api\Customers\People\Invitations;
use Coleman\Api\Customers\People\PeoplePresenter;
use Coleman\Api\Customers\Profiles;
use Coleman\Api\Forms\FormHandler;
use Coleman\Api\Http\SiteToken;
use Coleman\Api\Images\ImageUrls;
use Coleman\Api\Images\Photos;
use Coleman\Api\Leads\LeadIntake;
use Coleman\Api\Leads\LeadSubjects;
use Coleman\Api\Leads\Pictures\LeadPictureForm;
use Coleman\Api\Lists\ListSources;
use Coleman\Api\Lists\ListViewModel;
use Coleman\Api\Locations\BranchInventory;
use Coleman\Api\Locations\LocationPresenter;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Locations\NearestBranch;
use Coleman\Api\Models\ModelPresenter;
use Coleman\Api\Models\ModelRepository;
use Coleman\Api\Orders\CartDelivery;
use Coleman\Api\Orders\CheckoutViewModel;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderRepository;
use Coleman\Api\Orders\OrderViewModel;
use Coleman\Api\Orders\PayMethods;
use Coleman\Api\Orders\PromiseFacts;
use Coleman\Api\Orders\Returns\ReturnViewModel;
use Coleman\Api\Parts\FeaturedParts;
use Coleman\Api\Parts\PartListing;
use Coleman\Api\Parts\PartPresenter;
use Coleman\Api\Parts\PartRepository;
use Coleman\Api\Parts\Supersessions;
use Coleman\Api\Rentals\RentalCalendar;
use Coleman\Api\Rentals\RentalClassRepository;
use Coleman\Api\Rentals\RentalConfirmation;
use Coleman\Api\Rentals\RentalPresenter;
use Coleman\Api\Rentals\RentalQuotes;
use Coleman\Api\Routing\CacheHeaders;
use Coleman\Api\Routing\Router;
use Coleman\Api\Routing\ScriptPolicy;
use Coleman\Api\Sales\SalesmanRepository;
use Coleman\Api\Sales\TeamFinder;
use Coleman\Api\Search\SearchService;
use Coleman\Api\Seo\Head;
use Coleman\Api\Seo\StructuredData;
use Coleman\Api\Support\Clock;
use Coleman\Api\Watches\WatchService;
use Coleman\Api\Watches\WatchSubjects;

/** What blocks are made with, out of the modules: a block asks here, and for nothing else. */
final readonly class Services
{
    public function __construct(private Modules $modules)
    {
    }

    public function clock(): Clock
    {
        return $this->modules->foundation->clock;
    }

    public function siteToken(): SiteToken
    {
        return $this->modules->foundation->siteToken();
    }

    public function announcements(): Announcements
    {
        return $this->modules->website->announcements();
    }

    public function images(): ImageUrls
    {
        return $this->modules->foundation->images();
    }

    public function photos(): Photos
    {
        return $this->modules->foundation->photos();
    }

    public function locations(): LocationRepository
    {
        return $this->modules->branches->locations();
    }

    public function locationPresenter(): LocationPresenter
    {
        return $this->modules->branches->locationPresenter();
    }

    public function nearestBranch(): NearestBranch
    {
        return $this->modules->branches->nearestBranch();
    }

    public function branchInventory(): BranchInventory
    {
        return $this->modules->branches->branchInventory();
    }

    public function salesmen(): SalesmanRepository
    {
        return $this->modules->branches->salesmen();
    }

    public function teamFinder(): TeamFinder
    {
        return $this->modules->branches->teamFinder();
    }

    public function parts(): PartRepository
    {
        return $this->modules->parts->repository();
    }

    public function partPresenter(): PartPresenter
    {
        return $this->modules->parts->presenter();
    }

    public function partListing(): PartListing
    {
        return $this->modules->parts->listing();
    }

    public function featuredParts(): FeaturedParts
    {
        return $this->modules->parts->featured();
    }

    public function supersessions(): Supersessions
    {
        return $this->modules->parts->supersessions();
    }

    public function models(): ModelRepository
    {
        return $this->modules->parts->models();
    }

    public function modelPresenter(): ModelPresenter
    {
        return $this->modules->parts->modelPresenter();
    }

    public function carts(): CartService
    {
        return $this->modules->carts->service();
    }

    public function cartPresenter(): CartPresenter
    {
        return $this->modules->carts->presenter();
    }

    public function cartSession(): CartSession
    {
        return $this->modules->carts->session();
    }

    public function cartQuote(): CartQuote
    {
        return $this->modules->carts->quote();
    }

    public function quickOrder(): QuickOrder
    {
        return $this->modules->carts->quickOrder();
    }

    public function equipmentOverview(): EquipmentOverview
    {
        return $this->modules->catalogue->equipmentOverview();
    }

    public function equipmentCategories(): EquipmentCategoryRepository
    {
        return $this->modules->catalogue->equipmentCategories();
    }

    public function machines(): MachineRepository
    {
        return $this->modules->catalogue->machines();
    }

    public function machinePresenter(): MachinePresenter
    {
        return $this->modules->catalogue->machinePresenter();
    }

    public function machineList(): MachineList
    {
        return $this->modules->catalogue->machineList();
    }

    public function machineViewModel(): MachineViewModel
    {
        return $this->modules->catalogue->machineViewModel();
    }

    public function comparisonPresenter(): ComparisonPresenter
    {
        return $this->modules->catalogue->comparisonPresenter();
    }

    public function attachments(): AttachmentRepository
    {
        return $this->modules->catalogue->attachments();
    }

    public function attachmentPresenter(): AttachmentPresenter
    {
        return $this->modules->catalogue->attachmentPresenter();
    }

    public function accounts(): AccountRepository
    {
        return $this->modules->customers->accounts();
    }

    public function addresses(): AddressRepository
    {
        return $this->modules->customers->addresses();
    }

    public function profiles(): Profiles
    {
        return $this->modules->customers->profiles();
    }

    public function search(): SearchService
    {
        return $this->modules->search->service();
    }

    public function orders(): OrderRepository
    {
        return $this->modules->orderRecords->repository();
    }

    public function orderViewModel(): OrderViewModel
    {
        return $this->modules->orderRecords->viewModel();
    }

    /** Whether who sees an order may change it, too. */
    public function mayChangeOrder(Order $order): bool
    {
        return $this->modules->orders->access()->mayChange($order);
    }

    public function returnViewModel(): ReturnViewModel
    {
        return $this->modules->returns->viewModel();
    }

    public function promiseFacts(): PromiseFacts
    {
        return $this->modules->orderRecords->promiseFacts();
    }

    public function listSources(): ListSources
    {
        return $this->modules->lists->sources();
    }

    public function listViewModel(): ListViewModel
    {
        return $this->modules->lists->viewModel();
    }

    public function cartDelivery(): CartDelivery
    {
        return $this->modules->checkout->cartDelivery();
    }

    public function checkoutViewModel(): CheckoutViewModel
    {
        return $this->modules->checkout->viewModel();
    }

    public function payMethods(): PayMethods
    {
        return $this->modules->checkout->payMethods();
    }

    public function rentalClasses(): RentalClassRepository
    {
        return $this->modules->rentals->classes();
    }

    public function rentalPresenter(): RentalPresenter
    {
        return $this->modules->rentals->presenter();
    }

    public function rentalCalendar(): RentalCalendar
    {
        return $this->modules->rentals->calendar();
    }

    public function rentalQuotes(): RentalQuotes
    {
        return $this->modules->rentals->quotes();
    }

    public function rentalConfirmation(): RentalConfirmation
    {
        return $this->modules->rentals->confirmation();
    }

    public function leadSubjects(): LeadSubjects
    {
        return $this->modules->leads->subjects();
    }

    public function leadPictureForm(): LeadPictureForm
    {
        return $this->modules->leads->pictureForm();
    }

    public function leadIntake(): LeadIntake
    {
        return $this->modules->leads->intake();
    }

    public function people(): PeoplePresenter
    {
        return $this->modules->people->presenter();
    }

    public function invitations(): Invitations
    {
        return $this->modules->people->invitations();
    }

    public function watches(): WatchService
    {
        return $this->modules->watches->service();
    }

    public function watchSubjects(): WatchSubjects
    {
        return $this->modules->watches->subjects();
    }

    public function router(): Router
    {
        return $this->modules->pages->router();
    }

    public function cacheHeaders(): CacheHeaders
    {
        return $this->modules->pages->cacheHeaders();
    }

    public function scriptPolicy(): ScriptPolicy
    {
        return $this->modules->pages->scriptPolicy();
    }

    public function catalogContent(): CatalogContent
    {
        return $this->modules->pages->content();
    }

    public function head(): Head
    {
        return $this->modules->pages->head();
    }

    public function structuredData(): StructuredData
    {
        return $this->modules->pages->structuredData();
    }

    public function forms(): FormHandler
    {
        return $this->modules->pages->forms();
    }
}
