<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Cart\CartConflict;
use Coleman\Api\Cart\CartLine;
use Coleman\Api\Cart\CartRepository;
use Coleman\Api\Cart\StoredCart;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Support\Clock;

/**
 * Turns a cart into an order.
 *
 * Prices, stock, charges and totals are the server's at this moment; what the browser expects is only compared. The
 * stock, the order, its mails and the empty cart are written in one transaction, or none of it is.
 *
 * @phpstan-import-type Taking from StockLedger
 */
final readonly class Checkout
{
    /** So long a card order holds its stock; the option is the dealer's. */
    public const HOLD_MINUTES = 10;
    public const HOLD_OPTION = 'coleman_hold_minutes';

    /** So many days an order without prices holds its stock; the option is the dealer's. */
    public const QUOTE_HOLD_DAYS = 3;
    public const QUOTE_HOLD_OPTION = 'coleman_quote_hold_days';

    public function __construct(
        private CartRepository $carts,
        private CheckoutLines $lines,
        private StockLedger $stock,
        private LinePromises $promises,
        private OrderLimits $limits,
        private OrderPlacement $placement,
        private OrderRepository $orders,
        private Clock $clock,
    ) {
    }

    /**
     * Places the order. Runs inside the caller's transaction; whatever it throws undoes everything.
     *
     * @throws ApiError 400 coleman_cart_empty and fields, 403 coleman_pay_method_not_allowed, coleman_viewer_only,
     *                  409 coleman_cart_changed, coleman_total_mismatch, coleman_insufficient_stock, coleman_credit_limit
     */
    public function place(Buyer $buyer, CheckoutRequest $request): Order
    {
        $cart = $this->claim($buyer, $request);
        $stored = $this->carts->lines($cart->id);
        if ([] === $stored) {
            throw new ApiError('coleman_cart_empty', __('Your cart is empty.', 'coleman'), 400);
        }
        $this->stock->lock(array_values(array_unique(array_map(static fn (CartLine $line): int => $line->partId, $stored))));
        $lines = $this->lines->priced($stored, $request->line(...));
        if ([] === $lines) {
            throw new ApiError('coleman_cart_empty', __('The parts in your cart are no longer in our catalog.', 'coleman'), 400);
        }
        $this->lines->refuseFulfilment($lines);
        $plan = $this->planned($buyer, $lines);
        $destination = $request->destination();
        $totals = $this->lines->totals($lines, $destination->isPostal() ? ['state' => $destination->state, 'zip' => $destination->zip] : null, $buyer->isTaxExempt);
        $this->refuseOtherTotal($buyer, $request, $totals->totalCents());
        self::refusePayMethod($buyer, $request, $lines, $totals->hasUnknownPrice);
        if (PayMethod::Account === $request->payMethod) {
            $this->limits->refuseDebt($buyer, $totals->totalCents());
        }

        // What waits for the desk to confirm it takes nothing from a shelf, and is not paid by card before.
        $spent = $this->limits->spend($buyer, $totals->totalCents(), array_sum(array_map(static fn (PricedLine $line): int => $line->quantity, $lines)));
        $waits = null === $spent;
        if ($waits) {
            $plan = ['takings' => [], 'backordered' => []];
        }
        // An order that waits for the desk to confirm it is promised nothing.
        $promises = $waits ? [] : $this->promises->calculate($lines, StockLedger::byLine($plan['takings']), $destination->zip, $totals->hasUnknownPrice);
        $now = $this->clock->now();
        $state = $waits ? OrderState::OnHold : self::firstState($request->payMethod, $totals->hasUnknownPrice);

        return $this->placement->write(new NewOrder(
            $buyer,
            $waits ? $request->withoutCard() : $request,
            array_find($lines, static fn (PricedLine $line): bool => !$line->ships())->locationId ?? 0,
            $cart->id,
            $cart->version,
            $state,
            $totals,
            self::heldUntil($state, $now),
            $now,
            $waits,
        ), $lines, $plan, $promises, $spent ?? []);
    }

    /**
     * What a post without an idempotency key is about: the cart as it stands, or, where it is empty, as it was ordered
     * last. So the same post sent again is known by its words, and the same words about other parts are another order.
     */
    public function subject(Buyer $buyer): string
    {
        $cart = $this->carts->find($buyer->owner);
        if (null === $cart) {
            return '';
        }
        // An order keeps the version that its checkout raised the cart to.
        return sprintf('%d:%d', $cart->id, 0 === $cart->itemCount ? $this->orders->lastVersionOf($cart->id) : $cart->version + 1);
    }

    /** Takes the cart's row, which others then wait for, and gives it as it stands. */
    private function claim(Buyer $buyer, CheckoutRequest $request): StoredCart
    {
        $isMine = $this->carts->claim($buyer->owner, $request->cartVersion);
        $cart = $this->carts->find($buyer->owner);
        if (null === $cart) {
            throw new ApiError('coleman_cart_empty', __('Your cart is empty.', 'coleman'), 400);
        }
        if (!$isMine) {
            throw new CartConflict('coleman_cart_changed', __('Your cart has changed. Please review it before you order.', 'coleman'), $buyer->owner);
        }

        return $cart;
    }

    /**
     * @param list<PricedLine> $lines
     * @return array{takings: list<Taking>, backordered: array<int, int>}
     */
    private function planned(Buyer $buyer, array $lines): array
    {
        try {
            return $this->stock->plan($lines);
        } catch (ApiError $refusal) {
            throw new CartConflict($refusal->errorCode, $refusal->getMessage(), $buyer->owner, $refusal->data);
        }
    }

    /** @param list<PricedLine> $lines */
    private static function refusePayMethod(Buyer $buyer, CheckoutRequest $request, array $lines, bool $hasUnknownPrice): void
    {
        if (PayMethod::Account === $request->payMethod && $buyer->onlySees && !$buyer->hasTerms) {
            $sentence = __('You can see this account’s orders, but not order on its terms. Ask the account’s owner to make you a buyer.', 'coleman');
            throw new ApiError('coleman_viewer_only', $sentence, 403, ['pay_method' => $sentence]);
        }
        if (!in_array($request->payMethod, CheckoutLines::payMethods($buyer, $lines, $hasUnknownPrice), true)) {
            throw new ApiError('coleman_pay_method_not_allowed', __('This way to pay isn’t available for this order. Choose another one.', 'coleman'), 403, ['pay_method' => PayMethod::PayInStore === $request->payMethod && !$hasUnknownPrice
                ? __('You can pay in store only for parts you pick up. Choose another way to pay.', 'coleman')
                : __('Choose another way to pay.', 'coleman')]);
        }
        if (PayMethod::Account === $request->payMethod && $buyer->poRequired && '' === $request->poNumber) {
            throw ApiError::invalid(['po_number' => __('PO number is required for orders on your account.', 'coleman')]);
        }
    }

    private function refuseOtherTotal(Buyer $buyer, CheckoutRequest $request, int $total): void
    {
        if (null !== $request->expectedTotalCents && $request->expectedTotalCents !== $total) {
            throw new CartConflict(
                'coleman_total_mismatch',
                __('The total has changed. Please review it before you order.', 'coleman'),
                $buyer->owner,
                ['total_cents' => $total],
            );
        }
    }

    public static function holdMinutes(): int
    {
        $minutes = get_option(self::HOLD_OPTION, self::HOLD_MINUTES);

        return is_numeric($minutes) && (int) $minutes > 0 ? (int) $minutes : self::HOLD_MINUTES;
    }

    /** Days that an order holds its stock while it waits for a price. */
    public static function quoteHoldDays(): int
    {
        $days = get_option(self::QUOTE_HOLD_OPTION, self::QUOTE_HOLD_DAYS);

        return is_numeric($days) && (int) $days > 0 ? (int) $days : self::QUOTE_HOLD_DAYS;
    }

    public static function heldUntil(OrderState $state, \DateTimeImmutable $now): ?\DateTimeImmutable
    {
        return match ($state) {
            OrderState::PendingPayment => $now->add(new \DateInterval(sprintf('PT%dM', self::holdMinutes()))),
            OrderState::AwaitingPrice => $now->add(new \DateInterval(sprintf('P%dD', self::quoteHoldDays()))),
            default => null,
        };
    }

    private static function firstState(PayMethod $method, bool $hasUnknownPrice): OrderState
    {
        return match (true) {
            $hasUnknownPrice => OrderState::AwaitingPrice,
            PayMethod::Card === $method => OrderState::PendingPayment,
            default => OrderState::Received,
        };
    }
}
