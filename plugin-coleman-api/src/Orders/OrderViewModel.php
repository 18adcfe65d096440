<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Customers\Address;
use Coleman\Api\Images\ImageUrls;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Orders\Edit\ProposalRepository;
use Coleman\Api\Staff\Actor;
use Coleman\Api\Staff\ActorNames;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\DealerTime;
use Coleman\Api\Support\Money;

/**
 * An order as its pages show it: in words that are ready to be read, by the dealer's clock.
 *
 * @phpstan-type Step array{label: string, at: string, state: 'done'|'current'|'stopped'|'todo'}
 * @phpstan-type Line array{number: string, description: string, vendor: string, url: string, image: string, quantity: int, each: string, total: string, state: string, tone: value-of<StateTone>, how: string, note: string, promise: string}
 * @phpstan-type Parcel array{title: string, parts: string, tracking: string, trackingUrl: string, at: string}
 * @phpstan-type Fact array{label: string, text: string}
 * @phpstan-type Change array{sentence: string, changes: list<string>, total: string, totalCents: int}
 */
final readonly class OrderViewModel
{
    public function __construct(
        private OrderRepository $orders,
        private FulfilmentRepository $fulfilments,
        private LocationRepository $locations,
        private ImageUrls $images,
        private ProposalRepository $proposals,
        private Clock $clock,
    ) {
    }

    /**
     * @param bool $mayChange false for who only sees the orders of a shared account
     * @return array{
     *   number: string, placed: string, status: string, tone: value-of<StateTone>, sentence: string,
     *   steps: list<Step>, lines: list<Line>, totals: list<Fact>, total: string, facts: list<Fact>, parcels: list<Parcel>,
     *   branches: list<int>, history: list<array{at: string, text: string, who: string}>,
     *   totalCents: int, canCancel: bool, canAccept: bool, canPay: bool, change: Change|null
     * }
     */
    public function build(Order $order, bool $mayChange = true): array
    {
        $events = $this->orders->events($order->id, true);
        $quote = Quote::fromOrder($order, $events);
        $fulfilments = $this->fulfilments->ofOrder($order->id);
        $people = self::people($order, $events);
        $progress = FulfilmentProgress::ofOrder($order, $fulfilments);

        return [
            'number' => $order->number(),
            'placed' => $this->time($order->placedAt),
            'status' => match (true) {
                null === $quote => $order->label(),
                $quote->isOpen($this->clock->now()) => __('Quote ready', 'coleman'),
                default => __('Quote expired', 'coleman'),
            },
            'tone' => StateTone::of($order->state)->value,
            'sentence' => $this->sentence($order, $quote, $fulfilments),
            'steps' => $this->steps($order, $events),
            'lines' => array_map(fn (OrderLine $line): array => $this->line($order, $line, $progress[$line->id]->left()), $order->lines),
            'totals' => $this->totals($order),
            'total' => $order->hasUnknownPrice ? __('Price on request', 'coleman') : Money::format($order->totalCents),
            'facts' => self::facts($order),
            'parcels' => array_map(fn (OrderFulfilment $one): array => $this->parcel($order, $one), $fulfilments),
            'branches' => array_values(array_unique(array_filter(array_map(
                static fn (OrderLine $line): int => Fulfilment::WillCall === $line->fulfilment && !in_array($line->state, [LineState::Cancelled, LineState::PickedUp], true) ? $line->locationId : 0,
                $order->lines,
            )))),
            'history' => array_map(fn (OrderEvent $event): array => [
                'at' => $this->time($event->happenedAt),
                'text' => OrderPresenter::sentence($event),
                'who' => match ($event->actor->kind) {
                    'staff' => __('Parts desk', 'coleman'),
                    'system' => '',
                    default => $people[$event->actor->id] ?? __('You', 'coleman'),
                },
            ], $events),
            'totalCents' => $order->totalCents,
            // A quote that may still be accepted is declined instead.
            'canCancel' => $mayChange && (null === $quote || !$quote->isOpen($this->clock->now())) && $order->isCancellableByCustomer(),
            'canAccept' => $mayChange && null !== $quote && $quote->isOpen($this->clock->now()),
            'canPay' => $mayChange && OrderState::PendingPayment === $order->state && PayMethod::takesCards(),
            'change' => $mayChange ? $this->change($order) : null,
        ];
    }

    /** @return Change|null what the customer is asked to agree to */
    private function change(Order $order): ?array
    {
        $proposal = $this->proposals->open($order);

        return null === $proposal ? null : [
            'sentence' => sprintf(
                /* translators: 1: amount of money, 2: amount of money, 3: a date */
                __('The total would be %1$s, now it is %2$s. You can accept this until %3$s. Until you do, your order stays as it is.', 'coleman'),
                Money::format($proposal->totalCents),
                Money::format($proposal->fromCents),
                $this->time($proposal->validUntil(), /* translators: a date as PHP writes it, https://www.php.net/manual/datetime.format.php */ __('M j, Y', 'coleman')),
            ),
            'changes' => $proposal->changes,
            'total' => Money::format($proposal->totalCents),
            'totalCents' => $proposal->totalCents,
        ];
    }

    /**
     * The others who did something to an order of a shared account.
     *
     * @param list<OrderEvent> $events
     * @return array<int, string> names by user
     */
    private static function people(Order $order, array $events): array
    {
        if (0 === $order->accountId) {
            return [];
        }
        $actors = array_values(array_filter(
            array_map(static fn (OrderEvent $event): Actor => $event->actor, $events),
            static fn (Actor $actor): bool => 'customer' === $actor->kind && $actor->id !== get_current_user_id(),
        ));
        $names = ActorNames::forActors($actors);
        $people = [];
        foreach ($actors as $actor) {
            $people[$actor->id] = $names->who($actor);
        }

        return $people;
    }

    /** @param list<OrderFulfilment> $fulfilments */
    private function sentence(Order $order, ?Quote $quote, array $fulfilments): string
    {
        $isReady = array_any($fulfilments, static fn (OrderFulfilment $one): bool => LineState::Ready === $one->state);

        return match ($order->state) {
            OrderState::PendingPayment => null === $order->heldUntil
                ? __('Please pay to finish your order.', 'coleman')
                /* translators: %s: a time, such as "2:10 pm" */
                : sprintf(__('We hold your parts until %s. Please pay to finish your order.', 'coleman'), $this->time($order->heldUntil, /* translators: a time as PHP writes it, https://www.php.net/manual/datetime.format.php */ __('g:i a', 'coleman'))),
            OrderState::Received => __('We have your order. The parts desk will review and confirm it.', 'coleman'),
            OrderState::AwaitingPrice => match (true) {
                null === $quote && !$order->hasUnknownPrice => __('The parts desk has set the prices and will send you a quote. We won’t order anything until you accept it.', 'coleman'),
                null === $quote => __('The parts desk is checking the price and will send you a quote. We won’t order anything until you accept it.', 'coleman'),
                $quote->isOpen($this->clock->now()) => sprintf(
                    /* translators: %s: a date */
                    __('Your quote is ready. It is valid until %s. We won’t order anything until you accept it.', 'coleman'),
                    $this->time($quote->validUntil, /* translators: a date as PHP writes it, https://www.php.net/manual/datetime.format.php */ __('M j, Y', 'coleman')),
                ),
                default => __('This quote is no longer valid. Please call the parts desk for a new one.', 'coleman'),
            },
            OrderState::Confirmed => __('The parts desk confirmed your order and will prepare it next.', 'coleman'),
            OrderState::Processing => match (true) {
                !$isReady => __('The parts desk is preparing your order.', 'coleman'),
                array_all($order->lines, static fn (OrderLine $line): bool => in_array($line->state, [LineState::Ready, LineState::Cancelled], true)) => __('Your parts are ready at the counter.', 'coleman'),
                default => __('Some of your parts are ready at the counter.', 'coleman'),
            },
            OrderState::Completed => self::done($order, $fulfilments),
            OrderState::OnHold => $order->isToConfirm
                ? __('We have your order. The parts desk will call or email you to confirm it. We don’t hold parts for you until then.', 'coleman')
                : __('We have a question about your order. Please call the parts desk.', 'coleman'),
            OrderState::Cancelled => array_any($order->lines, static fn (OrderLine $line): bool => $line->state->hasLeft())
                ? __('The rest of this order was canceled. Nothing more will be shipped or held for you.', 'coleman')
                : __('This order was canceled. Nothing will be shipped or held for you.', 'coleman'),
            OrderState::Refunded => __('Your refund is on its way.', 'coleman'),
            OrderState::Failed => __('Your payment didn’t go through, so nothing was ordered.', 'coleman'),
        };
    }

    /**
     * How everything has left, in words. What was shipped is not said to be on its way: nobody tells us when it has arrived.
     *
     * @param list<OrderFulfilment> $fulfilments
     */
    private static function done(Order $order, array $fulfilments): string
    {
        $isIn = static fn (LineState $state): bool => array_any($fulfilments, static fn (OrderFulfilment $one): bool => $state === $one->state);
        $isCut = array_any($order->lines, $order->isWithout(...));

        return match ([$isIn(LineState::PickedUp), $isIn(LineState::Shipped), $isIn(LineState::Delivered)]) {
            [true, false, false] => $isCut ? __('All parts that weren’t canceled have been picked up. Thank you.', 'coleman') : __('Everything has been picked up. Thank you.', 'coleman'),
            [false, true, false] => $isCut ? __('All parts that weren’t canceled have been shipped. Thank you.', 'coleman') : __('Everything has been shipped. Thank you.', 'coleman'),
            [false, false, true] => $isCut ? __('All parts that weren’t canceled have been delivered. Thank you.', 'coleman') : __('Everything has been delivered. Thank you.', 'coleman'),
            [true, false, true] => $isCut ? __('All parts that weren’t canceled have been picked up or delivered. Thank you.', 'coleman') : __('Everything has been picked up or delivered. Thank you.', 'coleman'),
            [false, true, true] => $isCut ? __('All parts that weren’t canceled have been shipped or delivered. Thank you.', 'coleman') : __('Everything has been shipped or delivered. Thank you.', 'coleman'),
            [true, true, false] => $isCut ? __('All parts that weren’t canceled have been picked up or shipped. Thank you.', 'coleman') : __('Everything has been picked up or shipped. Thank you.', 'coleman'),
            default => $isCut ? __('All parts that weren’t canceled have been picked up, shipped or delivered. Thank you.', 'coleman') : __('Everything has been picked up, shipped or delivered. Thank you.', 'coleman'),
        };
    }

    /**
     * @param list<OrderEvent> $events
     * @return list<Step> the way of the order so far, and what lies before it
     */
    private function steps(Order $order, array $events): array
    {
        $reached = [];
        foreach ($events as $event) {
            $state = OrderState::tryFrom(is_string($text = $event->detail[OrderEvent::PLACED === $event->kind ? 'state' : 'to'] ?? null) ? $text : '');
            if (null !== $state && in_array($event->kind, [OrderEvent::PLACED, OrderEvent::STATE], true)) {
                $reached[$state->value] = $event->happenedAt;
            }
        }
        $way = [OrderState::Received, OrderState::Confirmed, OrderState::Processing, OrderState::Completed];
        if ($order->isToConfirm) {
            array_unshift($way, OrderState::OnHold);
        }
        foreach ([OrderState::AwaitingPrice, OrderState::PendingPayment] as $before) {
            if (isset($reached[$before->value])) {
                array_unshift($way, $before);
            }
        }
        if (!in_array($order->state, $way, true)) {
            // Off the way: what was reached, and where it stands.
            $way = [...array_values(array_filter($way, static fn (OrderState $state): bool => isset($reached[$state->value]))), $order->state];
        }
        $current = array_search($order->state, $way, true);

        return array_map(fn (OrderState $state, int $index): array => [
            'label' => Order::labelOf($state, $order->isToConfirm),
            'at' => $index <= $current && isset($reached[$state->value]) ? $this->time($reached[$state->value], /* translators: a date as PHP writes it, https://www.php.net/manual/datetime.format.php */ __('M j, g:i a', 'coleman')) : '',
            'state' => match (true) {
                $index < $current || OrderState::Completed === $order->state => 'done',
                $index === $current => in_array($order->state, [OrderState::Cancelled, OrderState::Refunded, OrderState::Failed], true) ? 'stopped' : 'current',
                default => 'todo',
            },
        ], $way, array_keys($way));
    }

    /**
     * @param int $left pieces that are still to come
     * @return Line
     */
    private function line(Order $order, OrderLine $line, int $left): array
    {
        $total = $order->amountOf($line);
        $city = $this->city($line->locationId);
        $isOpen = in_array($line->state, [LineState::Open, LineState::Backordered], true);
        $promised = $line->promised($order->state, $city, DealerTime::today($this->clock), $left);

        return [
            'number' => $line->partNumber,
            'description' => $line->description,
            'vendor' => $line->vendorName,
            'url' => $line->url,
            'image' => $this->images->url($line->image, 'thumbnail'),
            'quantity' => $line->quantity,
            'each' => null === $line->priceCents ? '' : Money::format($line->priceCents),
            'total' => null === $total ? __('Price on request', 'coleman') : Money::format($total),
            'state' => LineState::Open === $line->state ? '' : $line->state->label(),
            'tone' => StateTone::of($line->state)->value,
            /* translators: %s: city */
            'how' => '' === $city ? __('Ship', 'coleman') : sprintf(__('Pickup at %s', 'coleman'), $city),
            'note' => match (true) {
                $promised->isAlone() => '',
                LineState::Backordered === $line->state && $line->backordered < $line->quantity => sprintf(
                    /* translators: 1: number of pieces on backorder, 2: number of pieces ordered, 3: when they should be there */
                    __('%1$s of %2$s on backorder. %3$s', 'coleman'),
                    number_format($line->backordered),
                    number_format($line->quantity),
                    $line->availabilityText,
                ),
                $isOpen => $line->availabilityText,
                default => '',
            },
            'promise' => $line->isToCome() ? $promised->words : '',
        ];
    }

    /** @return list<Fact> */
    private function totals(Order $order): array
    {
        $core = $order->coreCents();
        $fact = static fn (string $label, int $cents): array => ['label' => $label, 'text' => Money::format($cents)];

        return [
            // Sums of the prices that are known would only look like the order's.
            ...($order->hasUnknownPrice ? [] : [$fact(__('Subtotal', 'coleman'), $order->subtotalCents)]),
            ...(0 === $core ? [] : [$fact(__('Core deposit', 'coleman'), $core)]),
            ...(0 === $order->chargesCents - $core ? [] : [$fact(__('Oversize charge', 'coleman'), $order->chargesCents - $core)]),
            ...($order->ships() ? [$fact(__('Shipping', 'coleman'), $order->shippingCents)] : []),
            ...($order->hasUnknownPrice && !$order->isTaxExempt ? [] : [['label' => __('Tax', 'coleman'), 'text' => $order->isTaxExempt ? __('Tax exempt', 'coleman') : Money::format($order->taxCents)]]),
        ];
    }

    /** @return list<Fact> */
    private static function facts(Order $order): array
    {
        $facts = [
            ['label' => __('Placed by', 'coleman'), 'text' => PlacedBy::name($order)],
            ['label' => __('Payment', 'coleman'), 'text' => $order->paymentLabel()],
            ...self::paid($order),
            ['label' => __('PO number', 'coleman'), 'text' => $order->poNumber],
            ['label' => __('Ship to', 'coleman'), 'text' => $order->ships() ? self::address($order->shipping ?? $order->billing) : ''],
            ['label' => __('Bill to', 'coleman'), 'text' => self::address($order->billing)],
            ['label' => __('Email', 'coleman'), 'text' => $order->email],
            ['label' => __('Your note', 'coleman'), 'text' => $order->note],
        ];

        return array_values(array_filter($facts, static fn (array $fact): bool => '' !== $fact['text']));
    }

    /** @return list<Fact> what was booked; nothing while nobody has booked anything */
    private static function paid(Order $order): array
    {
        $amount = static fn (string $label, int $cents): array => ['label' => $label, 'text' => 0 === $cents ? '' : Money::format($cents)];

        return 0 === $order->paidCents && 0 === $order->creditedCents ? [] : [
            ['label' => __('Payment status', 'coleman'), 'text' => $order->paymentStatus()->label()],
            $amount(__('Paid', 'coleman'), $order->paidCents),
            $amount(__('Credited for returns', 'coleman'), $order->creditedCents),
            $amount(__('Refunded', 'coleman'), $order->refundedCents),
            $amount(__('Left to pay', 'coleman'), $order->owedCents()),
            $amount(__('To be refunded', 'coleman'), $order->refundDueCents()),
        ];
    }

    private static function address(Address $address): string
    {
        return trim($address->lines() . "\n" . $address->phone);
    }

    /** @return Parcel */
    private function parcel(Order $order, OrderFulfilment $one): array
    {
        $numbers = [];
        foreach ($order->lines as $line) {
            if (isset($one->lines[$line->id])) {
                $numbers[] = sprintf('%d × %s', $one->lines[$line->id], $line->partNumber);
            }
        }
        $state = $one->state->label();
        $where = Fulfilment::Ship === $one->kind ? $one->carrier : $this->city($one->locationId);

        return [
            'title' => '' === $where ? $state : $state . ', ' . $where,
            'parts' => implode(', ', $numbers),
            'tracking' => $one->tracking,
            'trackingUrl' => Tracking::url($one->carrier, $one->tracking),
            'at' => $this->time(new \DateTimeImmutable($one->createdAt, new \DateTimeZone('UTC'))),
        ];
    }

    private function city(int $locationId): string
    {
        return 0 === $locationId ? '' : ($this->locations->byId($locationId)->city ?? '');
    }

    private function time(\DateTimeImmutable $instant, string $format = ''): string
    {
        /* translators: a date as PHP writes it, https://www.php.net/manual/datetime.format.php */
        $format = '' === $format ? __('M j, Y, g:i a', 'coleman') : $format;

        return (string) wp_date($format, $instant->getTimestamp(), DealerTime::zone());
    }
}
