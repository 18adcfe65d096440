<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Database\Transaction;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\NoteText;
use Coleman\Api\Mail\Outbox;
use Coleman\Api\Orders\Edit\EditPlanner;
use Coleman\Api\Parts\Part;
use Coleman\Api\Staff\Actor;

/** Corrects what was said of a parcel or a pickup: it has not left after all, or its tracking number was another. */
final readonly class Parcels
{
    public function __construct(
        private Transaction $transaction,
        private OrderRepository $orders,
        private FulfilmentRepository $fulfilments,
        private FulfilmentService $service,
        private StockHolds $holds,
        private LatePromises $promises,
        private OrderMails $mails,
        private Outbox $outbox,
    ) {
    }

    /**
     * Its pieces are left to send again and held for the order as before; an order that was complete is being picked
     * again. The row goes, and the history keeps what was in it.
     *
     * @param string $reason for staff
     * @throws ApiError 404 coleman_fulfilment_not_found, 409 coleman_bad_transition once it was delivered or fetched,
     *         coleman_order_changed
     */
    public function void(Order $order, int $fulfilmentId, string $reason, Actor $actor): Order
    {
        $reason = NoteText::read($reason, 'reason', 0);
        $parcel = $this->find($order, $fulfilmentId);
        if (!EditPlanner::isCorrectable($order)) {
            /* translators: %s: state of an order */
            throw new ApiError('coleman_bad_transition', sprintf(__('An order that is "%s" can’t be changed.', 'coleman'), $order->label()), 409);
        }
        if (!in_array($parcel->state, [LineState::Shipped, LineState::Ready], true)) {
            throw new ApiError('coleman_bad_transition', __('This was already delivered or picked up.', 'coleman'), 409);
        }

        return $this->transaction->run(function () use ($order, $parcel, $reason, $actor): Order {
            // First, so that of two who saw the same order one is refused.
            if (OrderState::Completed === $order->state) {
                $this->orders->move($order, OrderState::Processing, $actor);
            } else {
                $this->orders->change($order, ['state' => $order->state->value]);
            }
            $this->refuseReturned($order, $parcel);
            $this->holds->takeBack($order, $parcel->id);
            $this->fulfilments->remove($parcel->id);
            $text = Fulfilment::Ship === $parcel->kind
                /* translators: %s: numbers of parts with quantities, then the carrier and the tracking number */
                ? __('Package voided: %s. Its parts are still to be sent.', 'coleman')
                /* translators: %s: numbers of parts with quantities */
                : __('No longer ready for pickup: %s. We’ll tell you when it is.', 'coleman');
            $what = implode(', ', array_filter([self::named($order, $parcel, false), $parcel->carrier, $parcel->tracking]));
            $this->orders->append($order->id, OrderEvent::FULFILLED, $actor, ['text' => sprintf($text, $what)] + ('' === $reason ? [] : ['reason' => $reason]), true);
            $settled = $this->promised($this->service->updateProgress($order, $actor), $parcel);
            $this->outbox->queue($this->mails->fulfilled($settled, 'order-parcel-void', $parcel->id, [
                'kind' => $parcel->kind->value,
                'parts' => self::named($order, $parcel, true),
                'carrier' => $parcel->carrier,
                'tracking' => $parcel->tracking,
            ]));

            return $settled;
        });
    }

    /** The order with what is to be sent again promised anew: it may be fewer pieces than were ordered. */
    private function promised(Order $order, OrderFulfilment $parcel): Order
    {
        $left = array_map(static fn (FulfilmentProgress $line): int => $line->left(), $this->service->progress($order));
        $this->promises->renew($order, array_intersect_key($left, $parcel->lines));

        return $this->orders->byId($order->id) ?? $order;
    }

    /**
     * Pieces that are in a return have left, so their parcel cannot be voided.
     *
     * @throws ApiError 409 coleman_bad_transition
     */
    private function refuseReturned(Order $order, OrderFulfilment $parcel): void
    {
        $gone = [];
        foreach ($this->fulfilments->ofOrder($order->id) as $other) {
            foreach ($other->id !== $parcel->id && $other->state->hasLeft() ? $other->lines : [] as $line => $pieces) {
                $gone[$line] = ($gone[$line] ?? 0) + $pieces;
            }
        }
        if (array_any($order->lines, static fn (OrderLine $line): bool => $line->returned > ($gone[$line->id] ?? 0))) {
            throw new ApiError('coleman_bad_transition', __('Parts of this package are in a return. Refuse the return first.', 'coleman'), 409);
        }
    }

    /**
     * @throws ApiError 400 with fields, 404 coleman_fulfilment_not_found, 409 coleman_bad_transition for a pickup,
     *         coleman_order_changed
     */
    public function track(Order $order, int $fulfilmentId, string $carrier, string $tracking, Actor $actor): Order
    {
        $carrier = NoteText::read($carrier, 'carrier', 0, FulfilmentService::CARRIER_LENGTH);
        $tracking = NoteText::read($tracking, 'tracking', 0, FulfilmentService::TRACKING_LENGTH);
        $parcel = $this->find($order, $fulfilmentId);
        if (Fulfilment::Ship !== $parcel->kind) {
            throw new ApiError('coleman_bad_transition', __('Only packages have a tracking number.', 'coleman'), 409);
        }
        if ([$carrier, $tracking] === [$parcel->carrier, $parcel->tracking]) {
            throw ApiError::invalid(['tracking' => __('Nothing was changed.', 'coleman')]);
        }

        return $this->transaction->run(function () use ($order, $parcel, $carrier, $tracking, $actor): Order {
            $this->orders->change($order, ['state' => $order->state->value]);
            $this->fulfilments->track($parcel->id, $carrier, $tracking);
            $say = static fn (string $carrier, string $tracking): string => trim($carrier . ' ' . $tracking) ?: __('none', 'coleman');
            $this->orders->append($order->id, OrderEvent::FULFILLED, $actor, [
                /* translators: 1: carrier and tracking number, 2: carrier and tracking number */
                'text' => sprintf(__('Tracking changed from %1$s to %2$s.', 'coleman'), $say($parcel->carrier, $parcel->tracking), $say($carrier, $tracking)),
            ], true);
            $fresh = $this->orders->byId($order->id) ?? $order;
            $this->outbox->queue($this->mails->fulfilled($fresh, 'order-tracking', $parcel->id, [
                'parts' => self::named($order, $parcel, true),
                'carrier' => $carrier,
                'tracking' => $tracking,
            ], $fresh->version));

            return $fresh;
        });
    }

    private function find(Order $order, int $fulfilmentId): OrderFulfilment
    {
        return array_find($this->fulfilments->ofOrder($order->id), static fn (OrderFulfilment $one): bool => $one->id === $fulfilmentId)
            ?? throw new ApiError('coleman_fulfilment_not_found', __('This order doesn’t have this package or pickup.', 'coleman'), 404);
    }

    /** @param bool $isMail the number of a special-order part was typed by whoever ordered */
    private static function named(Order $order, OrderFulfilment $parcel, bool $isMail): string
    {
        return implode(', ', array_map(static fn (OrderLine $line): string => sprintf(
            '%d × %s',
            $parcel->lines[$line->id],
            $isMail && Part::PLACEHOLDER_ID === $line->partId ? __('Special order', 'coleman') : $line->partNumber,
        ), array_values(array_filter($order->lines, static fn (OrderLine $line): bool => isset($parcel->lines[$line->id])))));
    }
}
