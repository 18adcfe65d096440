<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Desk;

use Coleman\Api\Database\Transaction;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\NoteText;
use Coleman\Api\Mail\Outbox;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderEvent;
use Coleman\Api\Orders\OrderLine;
use Coleman\Api\Orders\OrderMails;
use Coleman\Api\Orders\OrderRepository;
use Coleman\Api\Orders\OrderService;
use Coleman\Api\Orders\OrderState;
use Coleman\Api\Orders\Quote;
use Coleman\Api\Staff\Actor;
use Coleman\Api\Support\CalendarDate;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\DealerTime;

/**
 * What the desk alone does with an order. Who changes one says which version was seen: of two who work on the same
 * order the second is refused and given the fresh one.
 */
final readonly class OrderDeskService
{
    private const PO_LENGTH = 60;

    public function __construct(
        private Transaction $transaction,
        private OrderRepository $orders,
        private OrderService $service,
        private OrderMails $mails,
        private Outbox $outbox,
        private Clock $clock,
    ) {
    }

    /** @throws ApiError 404 coleman_order_not_found */
    public function get(int $id): Order
    {
        return $this->orders->byId($id) ?? throw new ApiError('coleman_order_not_found', __('Order not found.', 'coleman'), 404);
    }

    /** @throws ApiError 404 coleman_order_not_found, 409 coleman_order_changed */
    public function loadVersion(int $id, int $version): Order
    {
        $order = $this->get($id);
        if ($order->version !== $version) {
            throw new ApiError('coleman_order_changed', __('Someone else changed this order. Reload to see the latest version.', 'coleman'), 409);
        }

        return $order;
    }

    /** @throws ApiError 400 with fields, 409 coleman_bad_transition, coleman_order_changed */
    public function move(Order $order, string $state, Actor $actor, string $reason): Order
    {
        $next = OrderState::tryFrom($state);
        $reason = NoteText::read($reason, 'reason', 0);
        if (null === $next || !in_array($next, $order->stepsForStaff(Quote::isUnanswered($this->orders->events($order->id, false))), true)) {
            throw new ApiError(
                'coleman_bad_transition',
                /* translators: %s: state of an order */
                sprintf(__('You can’t do this with an order that is "%s".', 'coleman'), $order->state->label()),
                409,
                data: ['from' => $order->state->value, 'to' => $state],
            );
        }

        return $this->service->move($order, $next, $actor, $reason);
    }

    /** A note for the desks, or a message: that is in the order's history for the customer too, and mailed. */
    public function note(Order $order, string $text, bool $isMessage, Actor $actor): Order
    {
        $text = NoteText::read($text, 'text');

        return $this->transaction->run(function () use ($order, $text, $isMessage, $actor): Order {
            $this->orders->append($order->id, OrderEvent::NOTE, $actor, ['text' => $text], $isMessage);
            if ($isMessage) {
                $this->outbox->queue($this->mails->message($order, $text));
            }

            return $order;
        });
    }

    /**
     * Somebody of the desk has seen to what the order was marked for.
     *
     * @param int $seen the number of the mark that was seen
     * @throws ApiError 409 coleman_order_changed when something else has come in since
     */
    public function clearAttention(Order $order, int $seen, Actor $actor): Order
    {
        return $this->transaction->run(function () use ($order, $seen, $actor): Order {
            $why = $this->orders->attention($order->id);
            if (null === $why || !$this->orders->clearAttention($order->id, $seen)) {
                throw new ApiError('coleman_order_changed', __('Someone else changed this order. Reload to see the latest version.', 'coleman'), 409);
            }
            /* translators: %s: what had happened, such as "Message from the customer" */
            $this->orders->append($order->id, OrderEvent::NOTE, $actor, ['text' => sprintf(__('Marked as done: %s.', 'coleman'), $why['why']->label())], false);

            return $order;
        });
    }

    /**
     * The day that what is on backorder is expected; the customer is told, unless the order is on hold: then there is no
     * day for them before it goes on.
     *
     * @throws ApiError 400 with fields, 409 coleman_order_changed
     */
    public function expect(Order $order, int $lineId, string $day, Actor $actor): Order
    {
        $line = array_find($order->lines, static fn (OrderLine $line): bool => $line->id === $lineId);
        if (null === $line || 0 === $line->backordered) {
            throw ApiError::invalid(['line' => __('Nothing on this line is on backorder.', 'coleman')]);
        }
        $date = CalendarDate::parse($day);
        if (null === $date || $day < DealerTime::today($this->clock)) {
            throw ApiError::invalid(['expected_on' => __('Choose a future date.', 'coleman')]);
        }

        return $this->transaction->run(function () use ($order, $line, $day, $date, $actor): Order {
            $this->orders->change($order, ['state' => $order->state->value]);
            $this->orders->expect($order->id, $line->id, $day);
            $this->orders->append($order->id, OrderEvent::LINE, $actor, [
                /* translators: 1: part number, 2: day */
                'text' => sprintf(__('%1$s is expected on %2$s.', 'coleman'), $line->partNumber, $date->format('F j, Y')),
            ], OrderState::OnHold !== $order->state);
            $fresh = $this->get($order->id);
            if (OrderState::OnHold === $order->state) {
                $this->mails->leftOut($order, __('No email was sent: the order is on hold.', 'coleman'));

                return $fresh;
            }
            $this->outbox->queue($this->mails->backorderDate($fresh, sprintf('%d × %s', $line->backordered, $line->partNumber), $date));

            return $fresh;
        });
    }

    /** @throws ApiError 400 with fields, 409 coleman_order_changed */
    public function setPoNumber(Order $order, string $number, Actor $actor): Order
    {
        $number = NoteText::read(preg_replace('/[\x00-\x1F\x7F]+/', ' ', $number) ?? '', 'po_number', 0, self::PO_LENGTH);

        return $this->transaction->run(function () use ($order, $number, $actor): Order {
            $this->orders->change($order, ['po_number' => $number]);
            $this->orders->append($order->id, OrderEvent::NOTE, $actor, [
                'text' => '' === $number
                    ? __('PO number removed.', 'coleman')
                    /* translators: %s: number of a purchase order */
                    : sprintf(__('PO number changed to %s.', 'coleman'), $number),
            ], false);
            $fresh = $this->get($order->id);
            $this->orders->indexWords($fresh);

            return $fresh;
        });
    }
}
