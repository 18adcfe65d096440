<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Cart\CartSession;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\Reply;
use Coleman\Api\Orders\Payment\PaymentService;

/** What the browser is given once its order is placed: an empty cart, the way to the order, and to the payment. */
final readonly class PlacedOrder
{
    public function __construct(private OrderRepository $orders, private CartSession $session, private OrderAccess $access, private PaymentService $payments)
    {
    }

    /** @param Reply $reply with schema/order-placed.json */
    public function follow(Buyer $buyer, Reply $reply): Reply
    {
        $this->session->prolong();
        $this->session->paint(0, $buyer->customerId > 0);
        $this->letIn($buyer, $reply);

        return $this->toPayment($reply);
    }

    /** The guest who has placed the order goes straight to it: this browser need not say the email again. */
    private function letIn(Buyer $buyer, Reply $reply): void
    {
        $answer = is_array($reply->results) ? $reply->results : [];
        [$id, $key] = [$answer['OrderId'] ?? null, $answer['order_key'] ?? null];
        if (0 === $buyer->customerId && is_int($id) && is_string($key)) {
            $this->access->rememberPlaced($id, $key);
        }
    }

    /** A card order leads on to the page to pay at; where that cannot be reached, to its own, which leads there. */
    private function toPayment(Reply $reply): Reply
    {
        $answer = is_array($reply->results) ? $reply->results : [];
        $order = OrderState::PendingPayment->value === ($answer['Status'] ?? '') && is_int($answer['OrderId'] ?? null) ? $this->orders->byId($answer['OrderId']) : null;
        if (null === $order || OrderState::PendingPayment !== $order->state) {
            return $reply;
        }
        try {
            return new Reply(['Url' => $this->payments->begin($order)] + $answer, $reply->siblings, $reply->status, $reply->headers);
        } catch (ApiError) {
            return $reply;
        }
    }
}
