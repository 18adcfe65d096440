<?php

declare(strict_types=1);

namespace Coleman\Api\Integrations;

use Coleman\Api\Http\Caching;
use Coleman\Api\Http\Input;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\RateLimiter;
use Coleman\Api\Http\Reply;
use Coleman\Api\Http\Route;

/** Orders for the dealer's own system, which signs in with an Application Password (docs/integrations.md). */
final readonly class OrderFeedRoutes
{
    private const LIMIT = 'order_feed';

    public function __construct(private OrderFeedQuery $orders, private SentOrders $sent, private RateLimiter $limiter)
    {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        return [
            new Route('GET', '/integration/orders', Permission::OrderFeed, Caching::Personal, 'integration-orders', 'integration-order[]', $this->list(...), 'Orders in the order in which they changed, from a cursor on.'),
            new Route('POST', '/integration/orders/sent', Permission::SentOrders, Caching::Personal, 'integration-sent', 'integration-sent', $this->mark(...), 'Marks orders as sent to the dealer’s system. What is marked stays as it is.', self::LIMIT),
        ];
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function list(\WP_REST_Request $request): Reply
    {
        $this->limiter->demand(self::LIMIT . ':u' . get_current_user_id(), self::LIMIT);
        $page = $this->orders->since(Input::text($request, 'after'), Input::integer($request, 'limit'));

        return new Reply($page['orders'], ['has_more' => $page['has_more'], 'after' => $page['after']]);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function mark(\WP_REST_Request $request): Reply
    {
        return new Reply(['marked' => $this->sent->mark(...array_values(array_filter(Input::fields($request, 'ids'), is_int(...))))]);
    }
}
