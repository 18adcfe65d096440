<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Http\Bots\BotSettings;
use Coleman\Api\Mail\RecipientSettings;
use Coleman\Api\Orders\BuyerResolver;
use Coleman\Api\Orders\Charges;
use Coleman\Api\Orders\ChargeSettings;
use Coleman\Api\Orders\Checkout;
use Coleman\Api\Orders\Edit\ProposalRepository;
use Coleman\Api\Orders\FulfilmentRepository;
use Coleman\Api\Orders\LinePromises;
use Coleman\Api\Orders\OrderLimits;
use Coleman\Api\Orders\OrderMails;
use Coleman\Api\Orders\OrderPresenter;
use Coleman\Api\Orders\OrderRepository;
use Coleman\Api\Orders\OrderViewModel;
use Coleman\Api\Orders\Payment\AccountBalanceQuery;
use Coleman\Api\Orders\Payment\BookingRepository;
use Coleman\Api\Orders\Payment\CreditLimit;
use Coleman\Api\Orders\Payment\StripeKeys;
use Coleman\Api\Orders\PayMethod;
use Coleman\Api\Orders\PromiseFacts;
use Coleman\Api\Orders\PromiseQuery;
use Coleman\Api\Orders\Returns\ReturnableParts;
use Coleman\Api\Orders\Returns\ReturnPresenter;
use Coleman\Api\Orders\Returns\ReturnRepository;
use Coleman\Api\Orders\Returns\ReturnValue;
use Coleman\Api\Orders\StockLedger;
use Coleman\Api\Promises\PromiseSettings;
use Coleman\Api\Promises\TransferDays;

/** What is kept of orders, how it is shown and mailed, and what an order is reckoned by. */
final class OrderRecordModule
{
    private ?OrderRepository $repository = null;
    private ?FulfilmentRepository $fulfilments = null;
    private ?BookingRepository $bookings = null;
    private ?AccountBalanceQuery $accountBalances = null;
    private ?ProposalRepository $proposals = null;
    private ?ReturnRepository $returns = null;
    private ?ReturnPresenter $returnPresenter = null;
    private ?OrderPresenter $presenter = null;
    private ?OrderViewModel $viewModel = null;
    private ?OrderMails $mails = null;
    private ?Charges $charges = null;
    private ?OrderLimits $limits = null;
    private ?LinePromises $linePromises = null;
    private ?PromiseFacts $promiseFacts = null;
    private ?StockLedger $stockLedger = null;

    public function __construct(
        private readonly FoundationModule $foundation,
        private readonly BranchModule $branches,
        private readonly PartModule $parts,
        private readonly CustomerModule $customers,
    ) {
    }

    public function repository(): OrderRepository
    {
        return $this->repository ??= new OrderRepository($this->foundation->connection(), $this->foundation->clock);
    }

    public function fulfilments(): FulfilmentRepository
    {
        return $this->fulfilments ??= new FulfilmentRepository($this->foundation->connection(), $this->foundation->clock);
    }

    public function bookings(): BookingRepository
    {
        return $this->bookings ??= new BookingRepository($this->foundation->connection(), $this->repository(), $this->foundation->clock);
    }

    /** Changes that wait for the customer's yes. */
    public function proposals(): ProposalRepository
    {
        return $this->proposals ??= new ProposalRepository($this->foundation->connection(), $this->foundation->clock);
    }

    public function presenter(): OrderPresenter
    {
        return $this->presenter ??= new OrderPresenter($this->repository(), $this->fulfilments(), $this->branches->locations(), $this->foundation->images(), $this->proposals(), $this->foundation->clock);
    }

    public function viewModel(): OrderViewModel
    {
        return $this->viewModel ??= new OrderViewModel($this->repository(), $this->fulfilments(), $this->branches->locations(), $this->foundation->images(), $this->proposals(), $this->foundation->clock);
    }

    public function mails(): OrderMails
    {
        return $this->mails ??= new OrderMails($this->presenter(), new RecipientSettings(), $this->customers->accounts(), $this->foundation->rateLimiter(), $this->repository(), $this->customers->peopleRepository());
    }

    public function charges(): Charges
    {
        return $this->charges ??= new Charges(self::chargeSettings());
    }

    public function returns(): ReturnRepository
    {
        return $this->returns ??= new ReturnRepository($this->foundation->connection(), $this->foundation->clock);
    }

    public function returnable(): ReturnableParts
    {
        return new ReturnableParts($this->fulfilments(), $this->foundation->clock);
    }

    public function returnPresenter(): ReturnPresenter
    {
        return $this->returnPresenter ??= new ReturnPresenter($this->returns(), $this->returnable(), new ReturnValue($this->charges(), $this->branches->locations()));
    }

    /** What customers owe on account. */
    public function accountBalances(): AccountBalanceQuery
    {
        return $this->accountBalances ??= new AccountBalanceQuery($this->foundation->connection());
    }

    public function creditLimit(): CreditLimit
    {
        return new CreditLimit($this->customers->accounts(), $this->accountBalances());
    }

    public function limits(): OrderLimits
    {
        return $this->limits ??= new OrderLimits($this->foundation->rateLimiter(), $this->foundation->clock, $this->creditLimit());
    }

    public function linePromises(): LinePromises
    {
        return $this->linePromises ??= new LinePromises(new PromiseQuery($this->foundation->connection()), $this->foundation->clock, $this->branches->locations(), $this->parts->availability());
    }

    /** What the page of a part says of its promise. */
    public function promiseFacts(): PromiseFacts
    {
        return $this->promiseFacts ??= new PromiseFacts(new PromiseQuery($this->foundation->connection()), $this->branches->locations(), $this->parts->availability(), $this->foundation->clock);
    }

    public function stockLedger(): StockLedger
    {
        return $this->stockLedger ??= new StockLedger($this->foundation->connection(), $this->parts->counts(), TransferDays::ofSite());
    }

    private static function chargeSettings(): ChargeSettings
    {
        // WordPress looks for each setting that nobody has saved by a statement of its own: here by one for all that
        // an order asks for.
        wp_prime_option_caches([
            BotSettings::OPTION,
            BuyerResolver::GUESTS_OPTION,
            ChargeSettings::OPTION,
            Checkout::HOLD_OPTION,
            Checkout::QUOTE_HOLD_OPTION,
            RecipientSettings::OPTION,
            OrderLimits::OPTION,
            PayMethod::OPTION,
            PromiseSettings::OPTION,
            StripeKeys::OPTION,
        ]);

        return ChargeSettings::ofSite();
    }
}
