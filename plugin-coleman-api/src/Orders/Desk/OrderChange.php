<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Desk;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\Input;
use Coleman\Api\Http\Reply;
use Coleman\Api\Orders\Order;

/** Does something with the order that a desk has seen; who was second gets the fresh one with the refusal. */
final readonly class OrderChange
{
    public function __construct(private OrderDeskService $desk, private OrderDeskPresenter $presenter)
    {
    }

    /**
     * @param \WP_REST_Request<array<string, mixed>> $request with id and version
     * @param callable(Order): Order $change
     */
    public function changed(\WP_REST_Request $request, callable $change): Reply
    {
        return $this->seen($request, fn (Order $order): Reply => new Reply($this->presenter->present($change($order))));
    }

    /**
     * @param \WP_REST_Request<array<string, mixed>> $request with id and version
     * @param callable(Order): Reply $answer
     */
    public function seen(\WP_REST_Request $request, callable $answer): Reply
    {
        $id = Input::integer($request, 'id');
        try {
            return $answer($this->desk->loadVersion($id, Input::integer($request, 'version')));
        } catch (ApiError $refusal) {
            if ('coleman_order_changed' !== $refusal->errorCode) {
                throw $refusal;
            }
            throw new ApiError($refusal->errorCode, $refusal->getMessage(), 409, data: ['order' => $this->presenter->present($this->desk->get($id))]);
        }
    }
}
