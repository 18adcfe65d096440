<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Customers\AddressRepository;
use Coleman\Api\Customers\StateQuestion;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\BotCheck;
use Coleman\Api\Http\Idempotency;
use Coleman\Api\Http\RateLimiter;
use Coleman\Api\Http\Reply;
use Coleman\Api\Staff\Actor;

/**
 * Everything that stands around the placing of an order, for the call and the form alike: who orders, how often,
 * whether a person does, and that an order sent twice is one.
 */
final readonly class PlaceOrder
{
    private const ROUTE = 'checkout';

    /** What a form is sent with that is not of the order. */
    private const ABOUT_THE_FORM = ['coleman_action', 'idempotency_key', 'totals_seen', 'signed_in'];

    public function __construct(
        private Checkout $checkout,
        private BuyerResolver $buyers,
        private OrderRepository $orders,
        private AddressRepository $addresses,
        private Idempotency $idempotency,
        private BotCheck $botCheck,
        private RateLimiter $limiter,
        private PlacedOrder $placed,
    ) {
    }

    /**
     * @param array<mixed> $fields of CheckoutFields, and of BotCheck where a guest orders
     * @param string $key names the form over its retries; empty where the body alone tells one from another
     * @throws ApiError as Checkout::place; 401 where guests may not order, or a customer's session has ended, 403 coleman_bot_check_failed,
     *                  422 coleman_idempotency_key_reused, 429 coleman_rate_limited
     */
    public function place(array $fields, string $key): Reply
    {
        if ('1' === ($fields['signed_in'] ?? '') && !is_user_logged_in()) {
            // The cart on the page is the account's: as a guest's it would be missing.
            throw new ApiError('rest_not_logged_in', __('You’ve been signed out. Please sign in again to place your order. Your cart is saved.', 'coleman'), 401);
        }
        $buyer = $this->buyers->ofRequest();
        $body = array_diff_key($fields, array_flip(self::ABOUT_THE_FORM));
        if ($buyer->customerId > 0 && '' === ($body['email'] ?? '')) {
            $body['email'] = wp_get_current_user()->user_email;
        }
        if ('' === $key) {
            // The same words about other parts are another order.
            $body['cart'] = $this->checkout->subject($buyer);
        }
        /** @var array<string, mixed> $body */
        $caller = $buyer->owner->key;
        try {
            // Who only asks again for an answer that was lost is not counted, and needs no new proof.
            $reply = $this->idempotency->stored($caller, self::ROUTE, $key, $body) ?? $this->first($buyer, $body, $key);
        } catch (ApiError $refusal) {
            throw $this->explained($refusal);
        }

        return $this->placed->follow($buyer, $reply);
    }

    /** @param array<string, mixed> $body */
    private function first(Buyer $buyer, array $body, string $key): Reply
    {
        $request = CheckoutFields::read($body, book: $buyer->customerId > 0 ? fn (int $id): ?array => $this->addresses->find($buyer->customerId, $id) : null);
        (new StateQuestion($this->limiter))->ask($buyer->owner->key, CheckoutFields::typed($body, $request));
        $this->limiter->demandOfOwner($buyer->owner->key, 'checkout');
        $isPerson = $this->botCheck->check($body);

        return $this->idempotency->first(
            $buyer->owner->key,
            self::ROUTE,
            $key,
            $body,
            function () use ($buyer, $request, $isPerson): Reply {
                $order = $this->checkout->place($buyer, $request);
                if (!$isPerson) {
                    $this->orders->append($order->id, OrderEvent::NOTE, Actor::system(), [
                        'text' => __('Not verified as human: sent by a browser without JavaScript.', 'coleman'),
                    ], false);
                }

                return new Reply(self::answer($order), status: 201);
            },
        );
    }

    /** Whoever changed the form after the order was placed, its answer lost, learns that it was. */
    private function explained(ApiError $refusal): ApiError
    {
        $number = $refusal->data['OrderNumber'] ?? null;

        return 'coleman_idempotency_key_reused' === $refusal->errorCode && is_string($number) ? new ApiError(
            $refusal->errorCode,
            /* translators: %s: order number */
            sprintf(__('Your order %s was already placed, before your last changes. We sent you an email about it.', 'coleman'), $number),
            $refusal->status,
        ) : $refusal;
    }

    /** @return array<string, mixed> schema/order-placed.json */
    private static function answer(Order $order): array
    {
        return [
            'OrderId' => $order->id,
            'OrderNumber' => $order->number(),
            'Status' => $order->state->value,
            'order_key' => $order->key,
            'total_cents' => $order->totalCents,
            'Url' => 0 === $order->customerId ? OrderPresenter::keyPath($order) : OrderPresenter::path($order),
        ];
    }
}
