<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Transaction;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Mail\Outbox;
use Coleman\Api\Staff\Actor;

/** Parcels and pick-ups: an order goes out in as many of them as it takes, and is complete with the last piece. */
final readonly class FulfilmentService
{
    public const CARRIER_LENGTH = 60;

    public const TRACKING_LENGTH = 100;

    public function __construct(
        private Transaction $transaction,
        private OrderRepository $orders,
        private FulfilmentRepository $fulfilments,
        private OrderMails $mails,
        private Outbox $outbox,
        private LocationRepository $locations,
        private StockHolds $holds,
    ) {
    }

    /**
     * Sends some of an order on its way, or lays it ready at a counter, and tells the customer.
     *
     * @param int $locationId the branch it is ready at; of a parcel the branch it leaves from, 0 where nobody said: then
     *        each piece leaves from the shelf that it is held on, and pieces on backorder are refused
     * @param array<int, int> $quantities pieces by line
     * @throws ApiError 400 with fields, 409 coleman_bad_transition, coleman_order_changed
     */
    public function send(Order $order, Fulfilment $kind, int $locationId, string $carrier, string $tracking, array $quantities, Actor $actor): Order
    {
        if (!in_array($order->state, [OrderState::Received, OrderState::Confirmed, OrderState::Processing], true)) {
            throw new ApiError('coleman_bad_transition', __('Nothing in this order can be sent now.', 'coleman'), 409);
        }
        $quantities = array_filter($quantities, static fn (int $quantity): bool => 0 !== $quantity);
        $progress = $this->progress($order);
        $this->refuseFaults($kind, $locationId, $carrier, $tracking, $quantities, $progress);

        return $this->transaction->run(function (Connection $connection) use ($order, $kind, $locationId, $carrier, $tracking, $quantities, $actor): Order {
            $isShipped = Fulfilment::Ship === $kind;
            // First, so that of two who saw the same order one is refused.
            $this->orders->change($order, ['state' => OrderState::Processing->value]);
            if (OrderState::Processing !== $order->state) {
                $this->orders->append($order->id, OrderEvent::STATE, $actor, ['from' => $order->state->value, 'to' => OrderState::Processing->value], true);
            }
            $id = $this->fulfilments->add($order->id, $kind, $locationId, $carrier, $tracking, $isShipped ? LineState::Shipped : LineState::Ready, $quantities);
            $this->holds->give($order, $id, $isShipped, $locationId, $quantities);
            $what = self::named($order, $quantities);
            /* translators: %s: numbers of parts with quantities */
            $text = $isShipped ? __('Shipped: %s.', 'coleman') : __('Ready for pickup: %s.', 'coleman');
            $this->orders->append($order->id, OrderEvent::FULFILLED, $actor, ['text' => sprintf($text, $what)], true);
            $sent = $this->updateProgress($order, $actor);
            if ($isShipped) {
                OrderHooks::shipped($connection, $order, ['id' => $id, 'location_id' => $locationId, 'carrier' => $carrier, 'tracking' => $tracking], $quantities, fn (): ?Order => $this->orders->byId($order->id));
            }
            $this->outbox->queue($this->mails->fulfilled($sent, $isShipped ? 'order-shipped' : 'order-ready', $id, [
                'parts' => $what,
                'branch' => 0 === $locationId ? '' : ($this->locations->byId($locationId)->city ?? ''),
                'carrier' => $carrier,
                'tracking' => $tracking,
            ]));

            return $sent;
        });
    }

    /**
     * What lay ready was fetched, or a parcel has arrived.
     *
     * @throws ApiError 404 coleman_fulfilment_not_found, 409 coleman_bad_transition, coleman_order_changed
     */
    public function handOver(Order $order, int $fulfilmentId, Actor $actor): Order
    {
        $fulfilment = array_find($this->fulfilments->ofOrder($order->id), static fn (OrderFulfilment $one): bool => $one->id === $fulfilmentId)
            ?? throw new ApiError('coleman_fulfilment_not_found', __('This order doesn’t have this package or pickup.', 'coleman'), 404);
        $next = match ($fulfilment->state) {
            LineState::Ready => LineState::PickedUp,
            LineState::Shipped => LineState::Delivered,
            default => throw new ApiError('coleman_bad_transition', __('This was already delivered or picked up.', 'coleman'), 409),
        };

        return $this->transaction->run(function () use ($order, $fulfilment, $next, $actor): Order {
            $this->orders->change($order, ['state' => $order->state->value]);
            if (LineState::PickedUp === $next) {
                $this->holds->handOut($order, $fulfilment->id);
            }
            $this->fulfilments->move($fulfilment->id, $next);
            /* translators: %s: numbers of parts with quantities */
            $text = LineState::PickedUp === $next ? __('Picked up: %s.', 'coleman') : __('Delivered: %s.', 'coleman');
            $this->orders->append($order->id, OrderEvent::FULFILLED, $actor, ['text' => sprintf($text, self::named($order, $fulfilment->lines))], true);

            return $this->updateProgress($order, $actor);
        });
    }

    /** @return array<int, FulfilmentProgress> by line */
    public function progress(Order $order): array
    {
        return FulfilmentProgress::ofOrder($order, $this->fulfilments->ofOrder($order->id));
    }

    /**
     * Writes how far each line has come; when the last piece is on its way or fetched, the order is complete. Inside the
     * caller's transaction.
     */
    public function updateProgress(Order $order, Actor $actor): Order
    {
        // Read again: the number on backorder has changed with what was given.
        $order = $this->orders->byId($order->id) ?? $order;
        $progress = $this->progress($order);
        $states = [];
        foreach ($order->lines as $line) {
            $states[$line->id] = $progress[$line->id]->state($line);
        }
        $this->orders->setLineStates($order->id, $states);
        $settled = $this->orders->byId($order->id) ?? $order;
        $isDone = array_all($progress, static fn (FulfilmentProgress $line): bool => 0 === $line->left() && 0 === $line->ready());
        if (!$isDone || OrderState::Processing !== $settled->state) {
            return $settled;
        }
        $this->orders->move($settled, OrderState::Completed, $actor);

        return $this->orders->byId($order->id) ?? $settled;
    }

    /**
     * @param array<int, int> $quantities
     * @param array<int, FulfilmentProgress> $progress
     */
    private function refuseFaults(Fulfilment $kind, int $locationId, string $carrier, string $tracking, array $quantities, array $progress): void
    {
        $errors = [];
        if ([] === $quantities) {
            $errors['lines'] = __('Enter a quantity for at least one line.', 'coleman');
        }
        foreach ($quantities as $line => $quantity) {
            if (!isset($progress[$line]) || $quantity < 0 || $quantity > $progress[$line]->left()) {
                $errors['lines'] = __('You can’t send more than is left on a line.', 'coleman');
            }
        }
        if ((Fulfilment::WillCall === $kind || 0 !== $locationId) && null === $this->locations->byId($locationId)) {
            $errors['location_id'] = __('Choose the pickup branch.', 'coleman');
        }
        foreach (['carrier' => [$carrier, self::CARRIER_LENGTH], 'tracking' => [$tracking, self::TRACKING_LENGTH]] as $name => [$value, $limit]) {
            if (mb_strlen($value) > $limit) {
                /* translators: %d: number of characters */
                $errors[$name] = sprintf(__('Use up to %d characters.', 'coleman'), $limit);
            }
        }
        if ([] !== $errors) {
            throw ApiError::invalid($errors);
        }
    }

    /** @param array<int, int> $quantities */
    private static function named(Order $order, array $quantities): string
    {
        $numbers = [];
        foreach ($order->lines as $line) {
            $numbers[$line->id] = $line->partNumber;
        }

        return implode(', ', array_map(
            static fn (int $line, int $quantity): string => sprintf('%d × %s', $quantity, $numbers[$line] ?? ''),
            array_keys($quantities),
            $quantities,
        ));
    }
}
