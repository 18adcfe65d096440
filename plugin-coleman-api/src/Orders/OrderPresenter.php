<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Images\ImageUrls;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Orders\Edit\Proposal;
use Coleman\Api\Orders\Edit\ProposalRepository;
use Coleman\Api\Orders\Payment\PaidBy;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\DealerTime;
use Coleman\Api\Support\Instant;
use Coleman\Api\Support\Money;

/** An order in the API's shape: published names begin with a capital, our additions are in lower case. */
final readonly class OrderPresenter
{
    public function __construct(private OrderRepository $orders, private FulfilmentRepository $fulfilments, private LocationRepository $locations, private ImageUrls $images, private ProposalRepository $proposals, private Clock $clock)
    {
    }

    /** @return array<string, mixed> schema/order-summary.json */
    public function summary(Order $order): array
    {
        return [
            'OrderId' => $order->id,
            'OrderNumber' => $order->number(),
            'Status' => $order->state->value,
            'status_label' => $order->label(),
            'is_to_confirm' => $order->isToConfirm,
            'PlacedAt' => Instant::text($order->placedAt),
            'ItemCount' => $order->itemCount,
            'Total' => Money::dollars($order->totalCents),
            'total_cents' => $order->totalCents,
            'has_unknown_price' => $order->hasUnknownPrice,
            'Url' => self::path($order),
            'placed_by' => PlacedBy::name($order),
        ];
    }

    /**
     * @param bool $forStaff with what customers are not told
     * @return array<string, mixed> schema/order.json
     */
    public function present(Order $order, bool $forStaff = false): array
    {
        $events = $this->orders->events($order->id, !$forStaff);
        $proposal = $this->proposals->open($order);
        $fulfilments = $this->fulfilments->ofOrder($order->id);
        $progress = FulfilmentProgress::ofOrder($order, $fulfilments);

        return $this->summary($order) + [
            'Items' => array_map(fn (OrderLine $line): array => $this->item($order, $line, $progress[$line->id]->left(), $forStaff), $order->lines),
            'totals' => [
                'subtotal_cents' => $order->subtotalCents,
                'charges_cents' => $order->chargesCents,
                'shipping_cents' => $order->shippingCents,
                'tax_cents' => $order->taxCents,
                'total_cents' => $order->totalCents,
            ],
            'Email' => $order->email,
            'BillingAddress' => $order->billing->fields(),
            'ShippingAddress' => $order->ships() ? ($order->shipping ?? $order->billing)->fields() : null,
            'PickupLocation' => $this->city($order->locationId),
            'PayMethod' => ['id' => $order->payMethod->value, 'label' => $order->payMethod->label()],
            'payment' => self::paid($order),
            'PoNumber' => $order->poNumber,
            'Note' => $order->note,
            'is_tax_exempt' => $order->isTaxExempt,
            'can_cancel' => $order->isCancellableByCustomer(),
            'can_accept' => null !== $proposal || (Quote::fromOrder($order, $events)?->isOpen($this->clock->now()) ?? false),
            'proposal' => null === $proposal ? null : self::proposal($proposal),
            'fulfilments' => array_map(
                static fn (OrderFulfilment $one): array => [
                    'lines' => (object) $one->lines,
                    'id' => $one->id,
                    'kind' => $one->kind->value,
                    'location_id' => $one->locationId,
                    'carrier' => $one->carrier,
                    'tracking' => $one->tracking,
                    'tracking_url' => Tracking::url($one->carrier, $one->tracking),
                    'state' => $one->state->value,
                    'created_at' => $one->createdAt,
                ],
                $fulfilments,
            ),
            'history' => array_map($this->event(...), $events),
        ];
    }

    /** @return array{changes: list<string>, from_cents: int, total_cents: int, valid_until: string} schema/order-proposal.json */
    private static function proposal(Proposal $proposal): array
    {
        return [
            'changes' => $proposal->changes,
            'from_cents' => $proposal->fromCents,
            'total_cents' => $proposal->totalCents,
            'valid_until' => Instant::text($proposal->validUntil()),
        ];
    }

    /** @return array{status: string, label: string, paid_cents: int, refunded_cents: int, credited_cents: int, due_cents: int, owed_cents: int, refund_due_cents: int} schema/order-payment.json */
    private static function paid(Order $order): array
    {
        $status = $order->paymentStatus();

        return [
            'status' => $status->value,
            'label' => $status->label(),
            'paid_cents' => $order->paidCents,
            'refunded_cents' => $order->refundedCents,
            'credited_cents' => $order->creditedCents,
            'due_cents' => $order->payableCents(),
            'owed_cents' => $order->owedCents(),
            'refund_due_cents' => $order->refundDueCents(),
        ];
    }

    public static function path(Order $order): string
    {
        return sprintf('/customer/order/%d', $order->id);
    }

    /**
     * The link of an order: where checkout leads a guest. It opens the order in a browser that has shown the email
     * (GuestOrderCookie) and asks any other for it, so that no log and no history holds all that it takes.
     */
    public static function keyPath(Order $order, string $end = ''): string
    {
        // What belongs to a shared account opens for its people, and for nobody by a link.
        return self::path($order) . $end . (0 === $order->accountId ? '?' . http_build_query(['key' => $order->key]) : '');
    }

    /** What a mail carries. */
    public static function mailPath(Order $order): string
    {
        return self::path($order) . (0 === $order->customerId && 0 === $order->accountId ? '?' . http_build_query(['key' => $order->key]) : '');
    }

    /**
     * @param int $left pieces that are still to come
     * @return array<string, mixed> schema/order-item.json
     */
    private function item(Order $order, OrderLine $line, int $left, bool $forStaff): array
    {
        return [
            'LineId' => $line->id,
            'PartId' => $line->partId,
            'PartNumber' => $line->partNumber,
            'Description' => $line->description,
            'Vendor' => $line->vendorName,
            'Url' => $line->url,
            'Photo' => ['MediumImagePath' => $this->images->url($line->image, 'thumbnail')],
            'Quantity' => $line->quantity,
            'Price' => Money::dollars($line->priceCents),
            'IsUnknown' => null === $line->priceCents,
            'price_cents' => $line->priceCents,
            'line_total_cents' => $order->amountOf($line),
            'core_cents' => $line->coreCents,
            'oversize_cents' => $line->oversizeCents,
            'backordered' => $line->backordered,
            'fulfilment' => $line->fulfilment->value,
            'PickupLocation' => $this->city($line->locationId),
            'state' => $line->state->value,
            'state_label' => $line->state->label(),
            'availability_text' => $line->availabilityText,
            'expected_on' => $line->expectedOn,
            'promise' => $line->promised($order->state, $this->city($line->locationId), DealerTime::today($this->clock), $left, $forStaff)->present(),
        ];
    }

    /** @return array<string, mixed> schema/order-event.json */
    private function event(OrderEvent $event): array
    {
        return [
            'kind' => $event->kind,
            'at' => Instant::text($event->happenedAt),
            'actor' => $event->actor->kind,
            'actor_id' => $event->actor->id,
            'text' => self::sentence($event),
            'is_public' => $event->isPublic,
        ];
    }

    /** What happened, in words. */
    public static function sentence(OrderEvent $event): string
    {
        $text = static fn (string $name): string => is_string($event->detail[$name] ?? null) ? $event->detail[$name] : '';
        $state = static fn (string $name): string => OrderState::tryFrom($text($name))?->label() ?? '';

        return match ($event->kind) {
            OrderEvent::PLACED => __('The order was placed.', 'coleman'),
            /* translators: %s: state of an order */
            OrderEvent::STATE => sprintf(__('Status changed to %s.', 'coleman'), $state('to')),
            OrderEvent::PRICED => __('The parts desk set the prices.', 'coleman'),
            OrderEvent::QUOTED => __('The quote was sent.', 'coleman'),
            OrderEvent::ACCEPTED => __('The quote was accepted.', 'coleman'),
            OrderEvent::PAYMENT => self::payment($event),
            OrderEvent::RETURNED => trim($text('text') . ' ' . $text('answer')),
            OrderEvent::DECLINED => __('The quote was declined.', 'coleman'),
            default => $text('text'),
        };
    }

    /** What happened to the money. */
    private static function payment(OrderEvent $event): string
    {
        $amount = Money::format(is_int($cents = $event->detail['cents'] ?? null) ? $cents : 0);
        $means = PaidBy::tryFrom(is_string($method = $event->detail['method'] ?? null) ? $method : '')?->label() ?? '';

        return match ($event->detail['what'] ?? '') {
            'started' => __('Card payment page opened.', 'coleman'),
            'paid' => __('Paid by card.', 'coleman'),
            'failed' => __('Card payment failed.', 'coleman'),
            /* translators: 1: amount of money, 2: how it was paid: cash, check */
            'booked' => sprintf(__('Payment of %1$s recorded: %2$s.', 'coleman'), $amount, $means),
            /* translators: 1: amount of money, 2: how it was given back: cash, check */
            'refunded' => sprintf(__('Refund of %1$s: %2$s.', 'coleman'), $amount, $means),
            /* translators: %s: amount of money */
            'refund_started' => sprintf(__('Card refund of %s requested.', 'coleman'), $amount),
            /* translators: %s: amount of money */
            'refund_failed' => sprintf(__('Card refund of %s failed. Nothing was given back.', 'coleman'), $amount),
            /* translators: 1: amount of money, 2: how it was paid: cash, check */
            'payment_reversed' => sprintf(__('The payment of %1$s (%2$s) was entered by mistake and removed.', 'coleman'), $amount, $means),
            /* translators: 1: amount of money, 2: how it was given back: cash, check */
            'refund_reversed' => sprintf(__('The refund of %1$s (%2$s) was entered by mistake and removed.', 'coleman'), $amount, $means),
            default => __('Paid by card after the order ended, or with a different amount. Please review it.', 'coleman'),
        };
    }

    private function city(int $locationId): string
    {
        return 0 === $locationId ? '' : ($this->locations->byId($locationId)->city ?? '');
    }
}
