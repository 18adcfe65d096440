<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Staff\Actor;

/** Whose order it is: the signed-in customer's own, one of the account that they share, or that of who shows its key and has shown its email. Anyone else's is as good as none. */
final readonly class OrderAccess
{
    public function __construct(private OrderRepository $orders, private OrderService $service, private GuestOrderCookie $cookie)
    {
    }

    public function find(int $id, string $key = '', string $email = ''): ?Order
    {
        $own = is_user_logged_in() ? $this->orders->ofCustomer($id, get_current_user_id()) : null;

        $order = $own ?? match (true) {
            '' === $key => null,
            '' !== $email => $this->orders->byKey($id, $key, $email),
            // This browser has shown the email before.
            $this->cookie->opens($id, $key) => $this->orders->byLink($id, $key),
            default => null,
        };

        // Where cron is late, nobody is shown a hold that has run out.
        return null === $order ? null : $this->service->expireWhenDue($order);
    }

    /** @throws ApiError 404 coleman_order_not_found, also for another's order */
    public function get(int $id, string $key = '', string $email = ''): Order
    {
        return $this->find($id, $key, $email)
            ?? throw new ApiError('coleman_order_not_found', __('We couldn’t find this order.', 'coleman'), 404);
    }

    /**
     * An order that they may change.
     *
     * @throws ApiError 404 coleman_order_not_found, 403 coleman_viewer_only for who only sees the orders of the account that they share
     */
    public function getToChange(int $id, string $key = '', string $email = ''): Order
    {
        $order = $this->get($id, $key, $email);
        if (!$this->mayChange($order)) {
            throw new ApiError('coleman_viewer_only', __('You can see this order, but only a buyer of the account can change it. Ask the account’s owner.', 'coleman'), 403);
        }

        return $order;
    }

    /** Whether who sees an order may cancel, pay and answer for it, too. */
    public function mayChange(Order $order): bool
    {
        return 0 === $order->accountId || null !== $this->orders->toChange($order->id, get_current_user_id());
    }

    /** Lets this browser open a guest's order by its link from now on; the email has been shown, or is the buyer's own. */
    public function remember(Order $order): void
    {
        if (0 === $order->customerId || !is_user_logged_in()) {
            $this->cookie->grant($order->id, $order->key);
        }
    }

    /** The same, of an order that a guest has placed just now. */
    public function rememberPlaced(int $id, string $key): void
    {
        $this->cookie->grant($id, $key);
    }

    public function actor(): Actor
    {
        return is_user_logged_in() ? Actor::customer(get_current_user_id()) : Actor::guest();
    }
}
