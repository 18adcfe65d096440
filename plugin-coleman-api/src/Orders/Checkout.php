<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Cart\Cart;
use Coleman\Api\Cart\CartConflict;
use Coleman\Api\Cart\CartLine;
use Coleman\Api\Cart\CartRepository;
use Coleman\Api\Cart\StoredCart;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Locations\Location;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Mail\Outbox;
use Coleman\Api\Parts\Availability;
use Coleman\Api\Parts\PartPresenter;
use Coleman\Api\Parts\PartRepository;
use Coleman\Api\Promises\Promised;
use Coleman\Api\Support\Clock;

/**
 * Turns a cart into an order.
 *
 * Prices, stock, charges and totals are the server's at this moment; what the browser expects is only compared. The
 * stock, the order, its mails and the empty cart are written in one transaction, or none of it is.
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
        private Clock $clock,
        private CartRepository $carts,
        private PartRepository $parts,
        private PartPresenter $partPresenter,
        private Availability $availability,
        private LocationRepository $locations,
        private StockLedger $stock,
        private OrderRepository $orders,
        private OrderMails $mails,
        private Outbox $outbox,
        private Charges $charges,
        private OrderLimits $limits,
        private LinePromises $promises,
    ) {
    }

    /**
     * What the cart would cost, as far as can be said yet.
     *
     * @param array{state: string, zip: string}|null $shipTo
     * @param array<int, array{fulfilment: Fulfilment, location_id: int}> $fulfilments by cart item
     * @param array{fulfilment: Fulfilment, location_id: int}|null $others how the other lines go; shipped unless it is said, but for
     *        what cannot be shipped when there is a branch
     * @return array<string, mixed> schema/checkout-quote.json
     */
    public function quote(Buyer $buyer, ?array $shipTo, array $fulfilments, ?array $others = null): array
    {
        $cart = $this->carts->find($buyer->owner);
        $lines = null === $cart ? [] : $this->priced(
            $this->carts->lines($cart->id),
            static fn (int $item, bool $isPickupOnly): array => $fulfilments[$item]
                ?? CheckoutRequest::usual($others['fulfilment'] ?? Fulfilment::Ship, $others['location_id'] ?? 0, $isPickupOnly),
        );
        $totals = $this->charges->calculate(self::chargeLines($lines), $shipTo, $this->locations->places(), $buyer->isTaxExempt);

        $takes = $this->promises->takes($lines);
        $promises = $this->promises->calculate($lines, $takes, $shipTo['zip'] ?? '', $totals['has_unknown_price']);

        return $totals + [
            'lines' => array_map(fn (PricedLine $line): array => [
                'cartItemId' => $line->itemId,
                'fulfilment' => $line->fulfilment->value,
                'location_id' => $line->locationId,
                'availability_text' => $this->availability->text($line->availability(array_sum($takes[$line->itemId] ?? [])), $line->part->vendorId, true, $line->part->pickupOnly),
                'promise' => $promises[$line->itemId]->present(),
                'is_pickup_only' => $line->part->pickupOnly,
                'in_stock_at' => array_keys(array_filter($line->part->stockByLocation, static fn (int $there): bool => $there >= $line->quantity)),
            ], $lines),
            'pay_methods' => array_map(
                static fn (PayMethod $method): array => ['id' => $method->value, 'label' => $method->label()],
                self::payMethods($buyer, $lines, $totals['has_unknown_price']),
            ),
            'cart_version' => $cart->version ?? 0,
        ];
    }

    /**
     * Places the order. Runs inside the caller's transaction; whatever it throws undoes everything.
     *
     * @throws ApiError 400 coleman_cart_empty and fields, 403 coleman_pay_method_not_allowed,
     *                  409 coleman_cart_changed, coleman_total_mismatch, coleman_insufficient_stock
     */
    public function place(Buyer $buyer, CheckoutRequest $request): Order
    {
        $cart = $this->claim($buyer, $request);
        $stored = $this->carts->lines($cart->id);
        if ([] === $stored) {
            throw new ApiError('coleman_cart_empty', __('Your cart is empty.', 'coleman'), 400);
        }
        $this->stock->lock(array_values(array_unique(array_map(static fn (CartLine $line): int => $line->partId, $stored))));
        $lines = $this->priced($stored, $request->line(...));
        if ([] === $lines) {
            throw new ApiError('coleman_cart_empty', __('The parts in your cart are no longer in our catalog.', 'coleman'), 400);
        }
        $this->refuseUnknownBranch($lines);
        $plan = $this->planned($buyer, $lines);
        $destination = $request->destination();
        $totals = $this->charges->calculate(
            self::chargeLines($lines),
            $destination->isPostal() ? ['state' => $destination->state, 'zip' => $destination->zip] : null,
            $this->locations->places(),
            $buyer->isTaxExempt,
        );
        $this->refuseOtherTotal($buyer, $request, $totals['total_cents']);
        if (!in_array($request->payMethod, self::payMethods($buyer, $lines, $totals['has_unknown_price']), true)) {
            throw new ApiError('coleman_pay_method_not_allowed', __('This way to pay isn’t available for this order. Choose another one.', 'coleman'), 403, ['pay_method' => PayMethod::PayInStore === $request->payMethod && !$totals['has_unknown_price']
                ? __('You can pay in store only for parts you pick up. Choose another way to pay.', 'coleman')
                : __('Choose another way to pay.', 'coleman')]);
        }
        if (PayMethod::Account === $request->payMethod && $buyer->poRequired && '' === $request->poNumber) {
            throw ApiError::invalid(['po_number' => __('PO number is required for orders on your account.', 'coleman')]);
        }

        // What waits for the desk to confirm it takes nothing from a shelf, and is not paid by card before.
        $spent = $this->limits->spend($buyer, $totals['total_cents'], array_sum(array_map(static fn (PricedLine $line): int => $line->quantity, $lines)));
        $waits = null === $spent;
        if ($waits) {
            $plan = ['takings' => [], 'backordered' => []];
        }
        $takes = self::takesOf($plan['takings']);
        // An order that waits for the desk to confirm it is promised nothing.
        $promises = $waits ? [] : $this->promises->calculate($lines, $takes, $destination->zip, $totals['has_unknown_price']);
        $now = $this->clock->now();
        $state = $waits ? OrderState::OnHold : self::firstState($request->payMethod, $totals['has_unknown_price']);
        $index = array_flip(array_map(static fn (PricedLine $line): int => $line->itemId, $lines));
        $order = $this->orders->add(
            new NewOrder(
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
            ),
            array_map(fn (PricedLine $line): array => ($waits ? ['availability_text' => ''] : []) + $this->row(
                $line,
                $plan['backordered'][$line->itemId] ?? 0,
                $takes[$line->itemId] ?? [],
                $promises[$line->itemId] ?? new Promised(),
            ), $lines),
            array_map(static fn (array $taking): array => ['line' => $index[$taking['item']]] + $taking, $plan['takings']),
        );
        $this->stock->take($plan['takings']);
        $this->limits->remember($order->id, $spent ?? []);
        $this->carts->empty($cart->id);
        if (OrderState::PendingPayment !== $order->state) {
            $this->outbox->queue(...$this->mails->received($order, $request->tellsCustomer));
        }

        return $order;
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
     * @return array{takings: list<array{item: int, part_id: int, location_id: int, quantity: int}>, backordered: array<int, int>}
     */
    private function planned(Buyer $buyer, array $lines): array
    {
        try {
            return $this->stock->plan($lines);
        } catch (ApiError $refusal) {
            throw new CartConflict($refusal->errorCode, $refusal->getMessage(), $buyer->owner, $refusal->data);
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

    /**
     * Payment follows fulfilment: what is shipped is not paid in a store, unless the customer stands at the counter.
     *
     * @param list<PricedLine> $lines
     * @return non-empty-list<PayMethod>
     */
    private static function payMethods(Buyer $buyer, array $lines, bool $hasUnknownPrice): array
    {
        $ships = array_any($lines, static fn (PricedLine $line): bool => $line->ships());

        return PayMethod::openTo($buyer->hasTerms, $hasUnknownPrice, $ships && null === $buyer->staff);
    }

    /** @param list<PricedLine> $lines */
    private function refuseUnknownBranch(array $lines): void
    {
        $known = array_map(static fn (Location $location): int => $location->id, $this->locations->all());
        if (array_any($lines, static fn (PricedLine $line): bool => !$line->ships() && !in_array($line->locationId, $known, true))) {
            throw ApiError::invalid(['location_id' => __('Choose a pickup branch.', 'coleman')]);
        }
        $held = array_find($lines, static fn (PricedLine $line): bool => $line->ships() && $line->part->pickupOnly);
        if (null !== $held) {
            throw ApiError::invalid(['fulfilment' => PartPresenter::CAN_SHIP, 'line_' . $held->itemId => PartPresenter::CAN_SHIP]);
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

    /**
     * @param list<CartLine> $stored
     * @param callable(int, bool): array{fulfilment: Fulfilment, location_id: int} $fulfilment by cart item, and whether its part is for pickup only
     * @return list<PricedLine> lines whose part has left the catalogue are left out, as the cart leaves them out
     */
    private function priced(array $stored, callable $fulfilment): array
    {
        $parts = $this->parts->byIds(array_values(array_unique(array_map(static fn (CartLine $line): int => $line->partId, $stored))));
        $lines = [];
        foreach ((new Cart(lines: $stored, parts: $parts))->items() as $item) {
            $how = $fulfilment($item->line->id, $item->part->pickupOnly);
            $lines[] = new PricedLine(
                $item->line->id,
                $item->part,
                $item->line->quantity,
                $how['fulfilment'],
                $how['location_id'],
                $item->number(),
                $item->description(),
                $item->priceCents(),
            );
        }

        return $lines;
    }

    /**
     * @param list<PricedLine> $lines
     * @return list<ChargeLine>
     */
    private static function chargeLines(array $lines): array
    {
        return array_map(static fn (PricedLine $line): ChargeLine => $line->charge(), $lines);
    }

    /**
     * @param list<array{item: int, part_id: int, location_id: int, quantity: int}> $takings
     * @return array<int, array<int, int>> pieces by branch, by cart item
     */
    private static function takesOf(array $takings): array
    {
        $takes = [];
        foreach ($takings as $taking) {
            $takes[$taking['item']][$taking['location_id']] = ($takes[$taking['item']][$taking['location_id']] ?? 0) + $taking['quantity'];
        }

        return $takes;
    }

    /**
     * @param array<int, int> $takes pieces by branch
     * @return array<string, string|int|null> a row of order_lines but for its order
     */
    private function row(PricedLine $line, int $backordered, array $takes, Promised $promise): array
    {
        return [
            'part_id' => $line->part->id,
            'part_number' => $line->partNumber,
            'description' => $line->description,
            'vendor_name' => $line->part->vendorName,
            'url' => $line->part->isPlaceholder() ? '' : $this->partPresenter->url($line->part),
            'image' => $line->part->image,
            'quantity' => $line->quantity,
            'backordered' => $backordered,
            'price_cents' => $line->priceCents,
            'core_cents' => $line->part->coreCents,
            'oversize_cents' => $line->ships() ? $line->part->oversizeCents : 0,
            'weight_class' => $line->part->weightClass,
            'fulfilment' => $line->fulfilment->value,
            'location_id' => $line->locationId,
            'state' => ($backordered > 0 ? LineState::Backordered : LineState::Open)->value,
            'availability_text' => $this->availability->text($line->availability(array_sum($takes)), $line->part->vendorId, true, $line->part->pickupOnly),
            'promised_on' => $promise->date,
            'promise_reason' => $promise->reason,
            'promise_words' => $promise->words,
        ];
    }
}
