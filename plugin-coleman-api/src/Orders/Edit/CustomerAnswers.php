<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Edit;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderEvent;
use Coleman\Api\Orders\OrderRepository;
use Coleman\Api\Orders\OrderState;
use Coleman\Api\Orders\QuoteService;
use Coleman\Api\Staff\Actor;

/** What the customer answers on the quote page: to a change of the order where one waits, else to the prices of the order. */
final readonly class CustomerAnswers
{
    public function __construct(private QuoteService $quotes, private OrderEditing $editing, private ProposalRepository $proposals, private OrderRepository $orders)
    {
    }

    /** @throws ApiError as QuoteService::accept() and OrderEditing::accept() */
    public function accept(Order $order, Actor $actor, ?int $expectedTotalCents = null): Order
    {
        return null === $this->proposals->open($order)
            ? $this->quotes->accept($order, $actor, $expectedTotalCents)
            : $this->editing->accept($order, $actor, $expectedTotalCents);
    }

    /**
     * No to a change leaves the order as it is; no to its prices cancels it.
     *
     * @throws ApiError as QuoteService::decline() and OrderEditing::decline()
     */
    public function decline(Order $order, Actor $actor): Order
    {
        return null === $this->proposals->open($order) ? $this->quotes->decline($order, $actor) : $this->editing->decline($order, $actor);
    }

    /** Whether the customer has accepted already: the button was pressed twice. */
    public function isAccepted(Order $order): bool
    {
        return null === $this->proposals->open($order) && (OrderState::Received === $order->state || OrderEvent::EDITED === $this->lastAnswer($order));
    }

    public function isDeclined(Order $order): bool
    {
        return null === $this->proposals->open($order) && (OrderState::Cancelled === $order->state || OrderEvent::CHANGE_DECLINED === $this->lastAnswer($order));
    }

    /** @return string the kind of the last event of an open order that a customer has caused by an answer; '' while its prices wait for one */
    private function lastAnswer(Order $order): string
    {
        if (!EditPlanner::isOpen($order) || OrderState::AwaitingPrice === $order->state) {
            return '';
        }
        $answers = array_filter($this->orders->events($order->id, true), static fn (OrderEvent $event): bool => in_array($event->kind, [OrderEvent::EDITED, OrderEvent::CHANGE_DECLINED], true) && 'staff' !== $event->actor->kind);

        $last = end($answers);

        return false === $last ? '' : $last->kind;
    }
}
