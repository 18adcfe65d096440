<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Http\RouteGroup;
use Coleman\Api\Orders\Desk\BulkSteps;
use Coleman\Api\Orders\Desk\OrderDeskService;
use Coleman\Api\Orders\Desk\StepRepository;
use Coleman\Api\Orders\Edit\CustomerAnswers;
use Coleman\Api\Orders\Edit\EditPlanner;
use Coleman\Api\Orders\Edit\EditWriter;
use Coleman\Api\Orders\Edit\OrderEditing;
use Coleman\Api\Orders\FulfilmentService;
use Coleman\Api\Orders\GuestOrderCookie;
use Coleman\Api\Orders\LatePromises;
use Coleman\Api\Orders\LineRows;
use Coleman\Api\Orders\OrderAccess;
use Coleman\Api\Orders\OrderCuts;
use Coleman\Api\Orders\OrderPages;
use Coleman\Api\Orders\OrderRoutes;
use Coleman\Api\Orders\OrderService;
use Coleman\Api\Orders\OrderTransitions;
use Coleman\Api\Orders\Parcels;
use Coleman\Api\Orders\Payment\CardBookings;
use Coleman\Api\Orders\Payment\PaymentGateway;
use Coleman\Api\Orders\Payment\PaymentHooks;
use Coleman\Api\Orders\Payment\PaymentLedger;
use Coleman\Api\Orders\Payment\PaymentRoutes;
use Coleman\Api\Orders\Payment\PaymentService;
use Coleman\Api\Orders\Payment\StripeGateway;
use Coleman\Api\Orders\Payment\StripeKeys;
use Coleman\Api\Orders\QuoteService;
use Coleman\Api\Orders\ToldDays;
use Coleman\Api\Orders\WaitingStock;
use Coleman\Api\Routing\PageGroup;
use Coleman\Api\Security\Secrets;

/** What happens to orders, from when they are placed to the door. */
final class OrderModule
{
    private ?OrderService $service = null;
    private ?OrderTransitions $transitions = null;
    private ?OrderAccess $access = null;
    private ?PaymentService $paymentService = null;
    private ?CardBookings $cardBookings = null;
    private ?PaymentLedger $ledger = null;
    private ?QuoteService $quoteService = null;
    private ?FulfilmentService $fulfilmentService = null;
    private ?OrderDeskService $deskService = null;
    private ?OrderCuts $cuts = null;
    private ?LatePromises $latePromises = null;
    private ?OrderEditing $editing = null;
    private ?CustomerAnswers $answers = null;
    private ?Parcels $parcels = null;

    public function __construct(
        private readonly FoundationModule $foundation,
        private readonly BranchModule $branches,
        private readonly MailModule $mail,
        private readonly PartModule $parts,
        private readonly CartModule $carts,
        private readonly OrderRecordModule $orderRecords,
        private readonly StockModule $stock,
    ) {
    }

    public function service(): OrderService
    {
        return $this->service ??= new OrderService(
            $this->foundation->transaction(),
            $this->orderRecords->repository(),
            $this->transitions(),
            $this->stock->orderHolds(),
            $this->carts->service(),
            $this->orderRecords->mails(),
            $this->mail->outbox(),
            $this->foundation->clock,
        );
    }

    public function transitions(): OrderTransitions
    {
        return $this->transitions ??= new OrderTransitions(
            $this->orderRecords->repository(),
            $this->stock->orderHolds(),
            new WaitingStock($this->parts->repository(), $this->orderRecords->stockLedger(), $this->stock->orderHolds(), $this->orderRecords->repository()),
            $this->latePromises(),
            $this->orderRecords->limits(),
            $this->orderRecords->mails(),
            $this->mail->outbox(),
            $this->foundation->clock,
        );
    }

    private function latePromises(): LatePromises
    {
        return $this->latePromises ??= new LatePromises($this->orderRecords->repository(), $this->orderRecords->fulfilments(), $this->parts->repository(), $this->stock->orderHolds(), $this->orderRecords->linePromises(), $this->parts->availability(), new ToldDays($this->mail->outbox(), $this->foundation->clock), $this->foundation->clock);
    }

    public function access(): OrderAccess
    {
        return $this->access ??= new OrderAccess($this->orderRecords->repository(), $this->service(), new GuestOrderCookie(Secrets::orderKey(), $this->foundation->clock));
    }

    public function paymentService(): PaymentService
    {
        return $this->paymentService ??= new PaymentService(
            $this->gateway(...),
            $this->foundation->transaction(),
            $this->orderRecords->repository(),
            $this->service(),
            $this->transitions(),
            $this->cardBookings(),
            $this->orderRecords->mails(),
            $this->mail->outbox(),
        );
    }

    public function cardBookings(): CardBookings
    {
        return $this->cardBookings ??= new CardBookings(
            $this->gateway(...),
            $this->foundation->transaction(),
            $this->orderRecords->repository(),
            $this->orderRecords->bookings(),
            $this->orderRecords->mails(),
            $this->mail->outbox(),
        );
    }

    /** What staff book of money. */
    public function ledger(): PaymentLedger
    {
        return $this->ledger ??= new PaymentLedger(
            $this->foundation->transaction(),
            $this->orderRecords->repository(),
            $this->orderRecords->bookings(),
            $this->cardBookings(),
            $this->orderRecords->mails(),
            $this->mail->outbox(),
            $this->orderRecords->creditLimit(),
        );
    }

    private function gateway(): ?PaymentGateway
    {
        return PaymentHooks::gateway(null === ($keys = StripeKeys::ofSite()) ? null : new StripeGateway($keys, $this->foundation->clock));
    }

    public function quoteService(): QuoteService
    {
        return $this->quoteService ??= new QuoteService(
            $this->foundation->transaction(),
            $this->orderRecords->repository(),
            $this->transitions(),
            $this->orderRecords->charges(),
            $this->branches->locations(),
            $this->orderRecords->mails(),
            $this->mail->outbox(),
            $this->foundation->clock,
        );
    }

    public function fulfilmentService(): FulfilmentService
    {
        return $this->fulfilmentService ??= new FulfilmentService(
            $this->foundation->transaction(),
            $this->orderRecords->repository(),
            $this->orderRecords->fulfilments(),
            $this->orderRecords->mails(),
            $this->mail->outbox(),
            $this->branches->locations(),
            $this->stock->orderHolds(),
        );
    }

    /** What takes parts out of an order. */
    public function cuts(): OrderCuts
    {
        return $this->cuts ??= new OrderCuts(
            $this->foundation->transaction(),
            $this->orderRecords->repository(),
            $this->fulfilmentService(),
            $this->stock->orderHolds(),
            $this->orderRecords->charges(),
            $this->branches->locations(),
            $this->orderRecords->mails(),
            $this->mail->outbox(),
        );
    }

    /** What the desk changes of an order that was placed. */
    public function editing(): OrderEditing
    {
        return $this->editing ??= new OrderEditing(
            $this->foundation->transaction(),
            $this->orderRecords->repository(),
            new EditPlanner($this->fulfilmentService(), $this->parts->repository(), $this->orderRecords->charges(), $this->branches->locations(), new LineRows($this->parts->presenter(), $this->parts->availability()), $this->orderRecords->repository()),
            new EditWriter($this->orderRecords->repository(), $this->stock->orderHolds(), $this->latePromises(), $this->fulfilmentService(), $this->orderRecords->creditLimit()),
            $this->orderRecords->proposals(),
            $this->stock->orderHolds(),
            $this->orderRecords->mails(),
            $this->mail->outbox(),
        );
    }

    /** What customers answer on the quote page. */
    public function answers(): CustomerAnswers
    {
        return $this->answers ??= new CustomerAnswers($this->quoteService(), $this->editing(), $this->orderRecords->proposals(), $this->orderRecords->repository());
    }

    /** What corrects a parcel that was told of. */
    public function parcels(): Parcels
    {
        return $this->parcels ??= new Parcels(
            $this->foundation->transaction(),
            $this->orderRecords->repository(),
            $this->orderRecords->fulfilments(),
            $this->fulfilmentService(),
            $this->stock->orderHolds(),
            $this->latePromises(),
            $this->orderRecords->mails(),
            $this->mail->outbox(),
        );
    }

    public function bulkSteps(): BulkSteps
    {
        return new BulkSteps(
            $this->foundation->transaction(),
            $this->deskService(),
            $this->orderRecords->repository(),
            new StepRepository($this->foundation->connection(), $this->foundation->clock),
            $this->mail->outbox(),
            $this->foundation->clock,
        );
    }

    public function deskService(): OrderDeskService
    {
        return $this->deskService ??= new OrderDeskService(
            $this->foundation->transaction(),
            $this->orderRecords->repository(),
            $this->service(),
            $this->orderRecords->mails(),
            $this->mail->outbox(),
            $this->foundation->clock,
        );
    }

    /** @return list<RouteGroup> */
    public function routes(): array
    {
        return [
            new RouteGroup('payments', fn () => (new PaymentRoutes($this->paymentService()))->routes()),
            new RouteGroup('order|customer', fn () => (new OrderRoutes($this->orderRecords->repository(), $this->service(), $this->answers(), $this->orderRecords->presenter(), $this->access(), $this->carts->session(), $this->carts->presenter()))->routes()),
        ];
    }

    /** @return list<PageGroup> in the order they are tried */
    public function pages(): array
    {
        return [
            new PageGroup(['checkout', 'order-lookup', 'customer'], fn () => (new OrderPages($this->access(...), $this->paymentService(...)))->routes()),
        ];
    }
}
