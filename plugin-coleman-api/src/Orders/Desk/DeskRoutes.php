<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Desk;

use Coleman\Api\Http\Caching;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\Reply;
use Coleman\Api\Http\Route;

/** What the orders screen of the back office reads. */
final readonly class DeskRoutes
{
    public function __construct(private DeskOrders $list)
    {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        return [
            new Route('GET', '/desk/orders', Permission::PartsDesk, Caching::Personal, 'desk-orders', 'desk-order-row[]', $this->list(...), 'Orders for the desk: searched, narrowed down, sorted.'),
            new Route('GET', '/desk/orders/counts', Permission::PartsDesk, Caching::Personal, '', 'desk-order-counts', $this->counts(...), 'How many orders each view of the desk holds.'),
        ];
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function list(\WP_REST_Request $request): Reply
    {
        /** @var array<string, mixed> $fields */
        $fields = $request->get_params();
        $page = $this->list->list(DeskFilter::of($fields));

        return new Reply($page['orders'], ['has_more' => $page['has_more'], 'after' => $page['after']]);
    }

    private function counts(): Reply
    {
        return new Reply($this->list->counts());
    }
}
