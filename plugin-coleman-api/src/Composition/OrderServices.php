<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Http\Bots\BotSettings;
use Coleman\Api\Mail\EmailPreview;
use Coleman\Api\Mail\EmailTemplates;
use Coleman\Api\Mail\Outbox;
use Coleman\Api\Mail\OutboxWorker;
use Coleman\Api\Mail\RecipientSettings;
use Coleman\Api\Mail\WordPressSender;
use Coleman\Api\Orders\BuyerResolver;
use Coleman\Api\Orders\Charges;
use Coleman\Api\Orders\ChargeSettings;
use Coleman\Api\Orders\Checkout;
use Coleman\Api\Orders\CheckoutLines;
use Coleman\Api\Orders\CheckoutQuotes;
use Coleman\Api\Orders\CheckoutViewModel;
use Coleman\Api\Orders\Desk\OrderDeskService;
use Coleman\Api\Orders\FulfilmentRepository;
use Coleman\Api\Orders\FulfilmentService;
use Coleman\Api\Orders\GuestOrderCookie;
use Coleman\Api\Orders\LatePromises;
use Coleman\Api\Orders\LinePromises;
use Coleman\Api\Orders\OrderAccess;
use Coleman\Api\Orders\OrderLimits;
use Coleman\Api\Orders\OrderMails;
use Coleman\Api\Orders\OrderPlacement;
use Coleman\Api\Orders\OrderPresenter;
use Coleman\Api\Orders\OrderRepository;
use Coleman\Api\Orders\OrderService;
use Coleman\Api\Orders\OrderTransitions;
use Coleman\Api\Orders\OrderViewModel;
use Coleman\Api\Orders\Payment\PaymentGateway;
use Coleman\Api\Orders\Payment\PaymentHooks;
use Coleman\Api\Orders\Payment\PaymentService;
use Coleman\Api\Orders\Payment\StripeGateway;
use Coleman\Api\Orders\Payment\StripeKeys;
use Coleman\Api\Orders\PayMethod;
use Coleman\Api\Orders\PlacedOrder;
use Coleman\Api\Orders\PlaceOrder;
use Coleman\Api\Orders\PromiseQuery;
use Coleman\Api\Orders\QuoteService;
use Coleman\Api\Orders\WaitingStock;
use Coleman\Api\Promises\PromiseSettings;
use Coleman\Api\Security\Secrets;

/** Orders from checkout to the door, and what is mailed about them. */
trait OrderServices
{
    public function outbox(): Outbox
    {
        return $this->one(Outbox::class, fn () => new Outbox($this->connection(), $this->clock));
    }

    public function emailPreview(): EmailPreview
    {
        return $this->one(EmailPreview::class, fn () => new EmailPreview($this->emailTemplates()));
    }

    public function outboxWorker(): OutboxWorker
    {
        return $this->one(OutboxWorker::class, fn () => new OutboxWorker($this->outbox(), $this->emailTemplates(), new WordPressSender()));
    }

    public function emailTemplates(): EmailTemplates
    {
        return $this->one(EmailTemplates::class, fn () => new EmailTemplates($this->folder . '/templates/mail'));
    }

    public function orders(): OrderRepository
    {
        return $this->one(OrderRepository::class, fn () => new OrderRepository($this->connection(), $this->clock));
    }

    public function fulfilments(): FulfilmentRepository
    {
        return $this->one(FulfilmentRepository::class, fn () => new FulfilmentRepository($this->connection(), $this->clock));
    }

    public function orderPresenter(): OrderPresenter
    {
        return $this->one(OrderPresenter::class, fn () => new OrderPresenter($this->orders(), $this->fulfilments(), $this->locations(), $this->images(), $this->clock));
    }

    public function orderService(): OrderService
    {
        return $this->one(OrderService::class, fn () => new OrderService(
            $this->transaction(),
            $this->orders(),
            $this->orderTransitions(),
            $this->orderHolds(),
            $this->carts(),
            $this->orderMails(),
            $this->outbox(),
            $this->clock,
        ));
    }

    public function quoteService(): QuoteService
    {
        return $this->one(QuoteService::class, fn () => new QuoteService(
            $this->transaction(),
            $this->orders(),
            $this->orderTransitions(),
            $this->charges(),
            $this->locations(),
            $this->orderMails(),
            $this->outbox(),
            $this->clock,
        ));
    }

    public function orderTransitions(): OrderTransitions
    {
        return $this->one(OrderTransitions::class, fn () => new OrderTransitions(
            $this->orders(),
            $this->orderHolds(),
            new WaitingStock($this->parts(), $this->stockLedger(), $this->orderHolds(), $this->orders()),
            new LatePromises($this->orders(), $this->parts(), $this->orderHolds(), $this->linePromises(), $this->availability(), $this->clock),
            $this->orderLimits(),
            $this->orderMails(),
            $this->outbox(),
            $this->clock,
        ));
    }

    public function orderAccess(): OrderAccess
    {
        return $this->one(OrderAccess::class, fn () => new OrderAccess($this->orders(), $this->orderService(), new GuestOrderCookie(Secrets::orderKey(), $this->clock)));
    }

    public function orderViewModel(): OrderViewModel
    {
        return $this->one(OrderViewModel::class, fn () => new OrderViewModel($this->orders(), $this->fulfilments(), $this->locations(), $this->images(), $this->clock));
    }

    public function buyerResolver(): BuyerResolver
    {
        return $this->one(BuyerResolver::class, fn () => new BuyerResolver($this->cartSession(), $this->accounts()));
    }

    public function checkout(): Checkout
    {
        return $this->one(Checkout::class, fn () => new Checkout(
            $this->cartRepository(),
            $this->checkoutLines(),
            $this->stockLedger(),
            $this->linePromises(),
            $this->orderLimits(),
            new OrderPlacement(
                $this->orders(),
                $this->cartRepository(),
                $this->stockLedger(),
                $this->orderLimits(),
                $this->partPresenter(),
                $this->availability(),
                $this->orderMails(),
                $this->outbox(),
            ),
            $this->orders(),
            $this->clock,
        ));
    }

    /** What a checkout would cost. */
    public function checkoutQuotes(): CheckoutQuotes
    {
        return $this->one(CheckoutQuotes::class, fn () => new CheckoutQuotes($this->cartRepository(), $this->checkoutLines(), $this->linePromises(), $this->availability()));
    }

    private function checkoutLines(): CheckoutLines
    {
        return $this->one(CheckoutLines::class, fn () => new CheckoutLines($this->parts(), $this->charges(), $this->locations()));
    }

    public function linePromises(): LinePromises
    {
        return $this->one(LinePromises::class, fn () => new LinePromises(new PromiseQuery($this->connection()), $this->clock, $this->locations(), $this->availability()));
    }

    public function placeOrder(): PlaceOrder
    {
        return $this->one(PlaceOrder::class, fn () => new PlaceOrder(
            $this->checkout(),
            $this->buyerResolver(),
            $this->orders(),
            $this->addresses(),
            $this->idempotency(),
            $this->botCheck(),
            $this->rateLimiter(),
            new PlacedOrder($this->orders(), $this->cartSession(), $this->orderAccess(), $this->paymentService()),
        ));
    }

    public function paymentService(): PaymentService
    {
        return $this->one(PaymentService::class, fn () => new PaymentService(
            fn (): ?PaymentGateway => PaymentHooks::gateway(null === ($keys = StripeKeys::ofSite()) ? null : new StripeGateway($keys, $this->clock)),
            $this->transaction(),
            $this->orders(),
            $this->orderService(),
            $this->orderTransitions(),
            $this->orderMails(),
            $this->outbox(),
        ));
    }

    public function checkoutViewModel(): CheckoutViewModel
    {
        return $this->one(CheckoutViewModel::class, fn () => new CheckoutViewModel($this->checkoutQuotes(), $this->buyerResolver(), $this->carts(), $this->addresses(), $this->accounts(), $this->locations(), $this->images()));
    }

    public function fulfilmentService(): FulfilmentService
    {
        return $this->one(FulfilmentService::class, fn () => new FulfilmentService(
            $this->transaction(),
            $this->orders(),
            $this->fulfilments(),
            $this->orderMails(),
            $this->outbox(),
            $this->locations(),
            $this->orderHolds(),
        ));
    }

    public function orderDeskService(): OrderDeskService
    {
        return $this->one(OrderDeskService::class, fn () => new OrderDeskService(
            $this->transaction(),
            $this->orders(),
            $this->orderService(),
            $this->orderMails(),
            $this->outbox(),
            $this->clock,
        ));
    }

    private function charges(): Charges
    {
        return $this->one(Charges::class, static function (): Charges {
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

            return new Charges(ChargeSettings::ofSite());
        });
    }

    private function orderLimits(): OrderLimits
    {
        return $this->one(OrderLimits::class, fn () => new OrderLimits($this->rateLimiter(), $this->clock));
    }

    private function orderMails(): OrderMails
    {
        return $this->one(OrderMails::class, fn () => new OrderMails($this->orderPresenter(), new RecipientSettings(), $this->accounts(), $this->rateLimiter(), $this->orders()));
    }
}
