<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Http\ApiError;

/** Whose order it is: the signed-in customer's own, or that of who shows its key and e-mail. Anyone else's is as good as none. */
final readonly class OrderAccess
{
    public function __construct(private OrderRepository $orders, private OrderService $service)
    {
    }

    public function find(int $id, string $key = '', string $email = ''): ?Order
    {
        $own = is_user_logged_in() ? $this->orders->ofCustomer($id, get_current_user_id()) : null;

        $order = $own ?? ('' === $key || '' === $email ? null : $this->orders->byKey($id, $key, $email));

        // Where cron is late, nobody is shown a hold that has run out.
        return null === $order ? null : $this->service->expireWhenDue($order);
    }

    /** @throws ApiError 404 coleman_order_not_found, also for another's order */
    public function get(int $id, string $key = '', string $email = ''): Order
    {
        return $this->find($id, $key, $email)
            ?? throw new ApiError('coleman_order_not_found', __('We have no such order of yours.', 'coleman'), 404);
    }

    public function actor(): Actor
    {
        return is_user_logged_in() ? Actor::customer(get_current_user_id()) : Actor::guest();
    }
}
