<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Desk;

use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Orders\Edit\EditPlanner;
use Coleman\Api\Orders\Fulfilment;
use Coleman\Api\Orders\FulfilmentProgress;
use Coleman\Api\Orders\FulfilmentService;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderEvent;
use Coleman\Api\Orders\OrderLine;
use Coleman\Api\Orders\OrderPresenter;
use Coleman\Api\Orders\OrderRepository;
use Coleman\Api\Orders\OrderState;
use Coleman\Api\Orders\Payment\Booking;
use Coleman\Api\Orders\Payment\BookingRepository;
use Coleman\Api\Orders\Payment\CardBookings;
use Coleman\Api\Orders\Payment\OnAccount;
use Coleman\Api\Orders\Payment\PaymentLedger;
use Coleman\Api\Orders\Quote;
use Coleman\Api\Orders\Returns\ReturnPresenter;
use Coleman\Api\Staff\Actor;
use Coleman\Api\Staff\ActorNames;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\Instant;

/** An order as the desk sees it: with the shelves, what is left to do, who did what, and where it may go. */
final readonly class OrderDeskPresenter
{
    public function __construct(
        private OrderStockQuery $stock,
        private OrderPresenter $presenter,
        private OrderRepository $orders,
        private FulfilmentService $fulfilments,
        private LocationRepository $locations,
        private BookingRepository $bookings,
        private ReturnPresenter $returns,
        private Clock $clock,
    ) {
    }

    /** @return array<string, mixed> schema/desk-order.json */
    public function present(Order $order): array
    {
        $progress = $this->fulfilments->progress($order);
        $shelves = $this->stock->shelves(array_values(array_unique(array_map(static fn (OrderLine $line): int => $line->partId, $order->lines))));
        $taken = $this->stock->taken($order->id);
        $events = $this->orders->events($order->id, false);
        $bookings = $this->bookings->ofOrder($order->id);
        $attention = $this->orders->attention($order->id);

        return [
            'id' => $order->id,
            'version' => $order->version,
            'order' => $this->presenter->present($order, true),
            'customer_id' => $order->customerId,
            'is_phone' => 'phone' === $order->source,
            'lines' => array_map(fn (OrderLine $line): array => [
                'id' => $line->id,
                'left' => $progress[$line->id]->left(),
                'gone' => $progress[$line->id]->gone(),
                'ready' => $progress[$line->id]->ready(),
                'how' => Fulfilment::Ship === $line->fulfilment ? 'ship' : sprintf('will_call:%d', $line->locationId),
                'stock' => $this->byBranch($shelves[$line->partId] ?? []),
                'taken' => $this->byBranch($taken[$line->partId] ?? []),
            ], $order->lines),
            'steps' => array_map(
                static fn (OrderState $state): array => ['state' => $state->value, 'label' => $order->isToConfirm && OrderState::AwaitingPrice === $state ? __('Confirm, price to follow', 'coleman') : self::step($order->state, $state)],
                $order->stepsForStaff(Quote::isUnanswered($events)),
            ),
            'quote' => self::quote(Quote::fromOrder($order, $events), $this->clock->now()),
            'can_price' => OrderState::AwaitingPrice === $order->state,
            'can_send' => in_array($order->state, [OrderState::Received, OrderState::Confirmed, OrderState::Processing], true)
                && array_any($progress, static fn (FulfilmentProgress $line): bool => $line->left() > 0),
            'can_edit' => EditPlanner::isOpen($order),
            'can_correct' => EditPlanner::isCorrectable($order),
            'shipping' => $order->shipping?->fields(),
            'sent_to_dealer_at' => null === $order->sentToDealerAt ? '' : Instant::text($order->sentToDealerAt),
            'payments' => self::payments($bookings),
            'on_account_cents' => OnAccount::leftCents($order, $bookings),
            'is_invoiced' => $order->isInvoiced(),
            'refundable' => ['cents' => max(0, $order->paidCents - $order->refundedCents), 'card_cents' => CardBookings::leftCents($bookings)],
            'returns' => $this->returns->forDesk($order, $bookings),
            'attention' => null === $attention ? null : ['label' => $attention['why']->label(), 'seen' => $attention['seen']],
            'events' => $this->events($events),
        ];
    }

    /** @return array{label: string, valid_until: string, is_open: bool}|null null where none was sent */
    private static function quote(?Quote $quote, \DateTimeImmutable $now): ?array
    {
        return null === $quote ? null : ['label' => QuoteLabel::of($quote, $now), 'valid_until' => Instant::text($quote->validUntil), 'is_open' => $quote->isOpen($now)];
    }

    /** What moving it there is called on a button. */
    private static function step(OrderState $from, OrderState $to): string
    {
        return match ($to) {
            OrderState::Received => OrderState::OnHold === $from ? __('Take off hold', 'coleman') : __('Accepted by phone', 'coleman'),
            OrderState::AwaitingPrice => OrderState::OnHold === $from ? __('Take off hold', 'coleman') : __('Needs a price', 'coleman'),
            OrderState::Confirmed => __('Confirm', 'coleman'),
            OrderState::Processing => __('Start picking', 'coleman'),
            OrderState::OnHold => __('Put on hold', 'coleman'),
            OrderState::Cancelled => __('Cancel order', 'coleman'),
            default => $to->label(),
        };
    }

    /**
     * @param list<Booking> $bookings
     * @return list<array<string, mixed>> oldest first
     */
    private static function payments(array $bookings): array
    {
        $who = static fn (Booking $one): Actor => 0 === $one->bookedBy ? Actor::system() : Actor::staff($one->bookedBy);
        $names = ActorNames::forActors(array_map($who, $bookings));

        return array_map(static fn (Booking $one): array => [
            'id' => $one->id,
            'kind' => $one->kind->value,
            'method' => $one->method->value,
            'label' => $one->method->label(),
            'cents' => $one->cents,
            'state' => $one->state->value,
            'note' => $one->note,
            'who' => $names->who($who($one)),
            'at' => Instant::text($one->bookedAt),
            'is_reversal' => $one->isReversal,
            'is_reversed' => array_any($bookings, static fn (Booking $other): bool => $other->isReversal && $other->refersTo === $one->id),
            'can_reverse' => PaymentLedger::isReversible($one, $bookings),
        ], $bookings);
    }

    /**
     * @param list<OrderEvent> $events
     * @return list<array{at: string, who: string, text: string, is_public: bool, kind: string}> newest first
     */
    private function events(array $events): array
    {
        $names = ActorNames::forActors(array_map(static fn (OrderEvent $event): Actor => $event->actor, $events));

        return array_reverse(array_map(static fn (OrderEvent $event): array => [
            'at' => Instant::text($event->happenedAt),
            'who' => $names->who($event->actor),
            'text' => trim(OrderPresenter::sentence($event) . ' ' . (is_string($event->detail['reason'] ?? null) ? $event->detail['reason'] : '')),
            'is_public' => $event->isPublic,
            'kind' => $event->kind,
        ], $events));
    }

    /**
     * @param array<int, int> $quantities by branch
     * @return list<array{location_id: int, city: string, quantity: int}> in the dealer's order
     */
    private function byBranch(array $quantities): array
    {
        $rows = [];
        foreach ($this->locations->all() as $location) {
            if (isset($quantities[$location->id])) {
                $rows[] = ['location_id' => $location->id, 'city' => $location->city, 'quantity' => $quantities[$location->id]];
            }
        }

        return $rows;
    }
}
