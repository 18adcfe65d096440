<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Forms\FormActions;
use Coleman\Api\Http\RouteGroup;
use Coleman\Api\Orders\BuyerResolver;
use Coleman\Api\Orders\CartDelivery;
use Coleman\Api\Orders\Checkout;
use Coleman\Api\Orders\CheckoutLines;
use Coleman\Api\Orders\CheckoutQuotes;
use Coleman\Api\Orders\CheckoutRoutes;
use Coleman\Api\Orders\CheckoutStart;
use Coleman\Api\Orders\CheckoutViewModel;
use Coleman\Api\Orders\CustomerMessages;
use Coleman\Api\Orders\DeliveryForms;
use Coleman\Api\Orders\DeliveryRoutes;
use Coleman\Api\Orders\LineRows;
use Coleman\Api\Orders\OrderForms;
use Coleman\Api\Orders\OrderLookup;
use Coleman\Api\Orders\OrderPlacement;
use Coleman\Api\Orders\PayMethods;
use Coleman\Api\Orders\PlacedOrder;
use Coleman\Api\Orders\PlaceOrder;

/** What becomes an order: quotes for a cart, and placing it. */
final class CheckoutModule
{
    private ?BuyerResolver $buyerResolver = null;
    private ?CheckoutQuotes $quotes = null;
    private ?Checkout $checkout = null;
    private ?PlaceOrder $placeOrder = null;
    private ?CheckoutViewModel $viewModel = null;
    private ?PayMethods $payMethods = null;
    private ?CheckoutLines $lines = null;
    private ?CartDelivery $cartDelivery = null;

    public function __construct(
        private readonly FoundationModule $foundation,
        private readonly BranchModule $branches,
        private readonly MailModule $mail,
        private readonly PartModule $parts,
        private readonly CartModule $carts,
        private readonly CustomerModule $customers,
        private readonly OrderRecordModule $orderRecords,
        private readonly OrderModule $orders,
    ) {
    }

    public function buyerResolver(): BuyerResolver
    {
        return $this->buyerResolver ??= new BuyerResolver($this->carts->session(), $this->customers->accounts());
    }

    /** What a checkout would cost. */
    public function quotes(): CheckoutQuotes
    {
        return $this->quotes ??= new CheckoutQuotes($this->carts->repository(), $this->lines(), $this->orderRecords->linePromises(), $this->parts->availability());
    }

    /** When the parts of a cart are ready, the ways to have them, and what shipping costs. */
    public function cartDelivery(): CartDelivery
    {
        return $this->cartDelivery ??= new CartDelivery(
            $this->orderRecords->linePromises(),
            $this->orderRecords->charges(),
            $this->branches->locations(),
            $this->branches->nearestBranch(),
            $this->customers->preferredBranch(),
            $this->branches->visitorPlace(),
        );
    }

    public function checkout(): Checkout
    {
        return $this->checkout ??= new Checkout(
            $this->carts->repository(),
            $this->lines(),
            $this->orderRecords->stockLedger(),
            $this->orderRecords->linePromises(),
            $this->orderRecords->limits(),
            new OrderPlacement(
                $this->orderRecords->repository(),
                $this->carts->repository(),
                $this->orderRecords->stockLedger(),
                $this->orderRecords->limits(),
                new LineRows($this->parts->presenter(), $this->parts->availability()),
                $this->orderRecords->mails(),
                $this->mail->outbox(),
            ),
            $this->orderRecords->repository(),
            $this->foundation->clock,
        );
    }

    public function placeOrder(): PlaceOrder
    {
        return $this->placeOrder ??= new PlaceOrder(
            $this->checkout(),
            $this->buyerResolver(),
            $this->orderRecords->repository(),
            $this->customers->addresses(),
            $this->foundation->idempotency(),
            $this->foundation->botCheck(),
            $this->foundation->rateLimiter(),
            new PlacedOrder($this->orderRecords->repository(), $this->carts->session(), $this->orders->access(), $this->orders->paymentService()),
        );
    }

    public function viewModel(): CheckoutViewModel
    {
        return $this->viewModel ??= new CheckoutViewModel(
            new CheckoutStart($this->cartDelivery(), $this->customers->accounts(), $this->branches->locations(), $this->branches->visitorPlace()),
            $this->quotes(),
            $this->buyerResolver(),
            $this->carts->service(),
            $this->customers->addresses(),
            $this->branches->locations(),
            $this->foundation->images(),
        );
    }

    public function payMethods(): PayMethods
    {
        return $this->payMethods ??= new PayMethods($this->customers->accounts());
    }

    /** @return list<RouteGroup> */
    public function routes(): array
    {
        return [
            new RouteGroup('checkout|customer', fn () => (new CheckoutRoutes($this->quotes(), $this->buyerResolver(), $this->placeOrder(), $this->payMethods()))->routes()),
            new RouteGroup('cart/delivery', fn () => (new DeliveryRoutes($this->cartDelivery(), $this->carts->service(), $this->carts->session()))->routes()),
        ];
    }

    /** @return list<FormActions> */
    public function forms(): array
    {
        return [
            new DeliveryForms($this->branches->visitorPlace(), $this->branches->nearestBranch()),
            new CustomerMessages($this->foundation->transaction(), $this->orders->access(), $this->orderRecords->repository(), $this->orderRecords->mails(), $this->mail->outbox(), $this->foundation->rateLimiter()),
            new OrderForms($this->orders->service(), $this->orders->answers(), $this->orders->access(), new OrderLookup($this->mail->outbox(), $this->foundation->rateLimiter()), $this->placeOrder(), $this->orders->paymentService(), $this->carts->session(), $this->customers->signUp()),
        ];
    }

    private function lines(): CheckoutLines
    {
        return $this->lines ??= new CheckoutLines($this->parts->repository(), $this->orderRecords->charges(), $this->branches->locations());
    }
}
