<?php

declare(strict_types=1);

namespace Coleman\Api\Stock;

use Coleman\Api\Http\Caching;
use Coleman\Api\Http\Input;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\Reply;
use Coleman\Api\Http\Route;

/** What the stock screen of the back office reads and does. */
final readonly class StockRoutes
{
    public function __construct(private StockDeskService $desk)
    {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        return [
            new Route('GET', '/desk/stock', Permission::PartsDesk, Caching::Personal, 'desk-part', 'desk-stock[]', $this->find(...), 'Shelves of a part by its number: counts, what orders hold, and where the counts are from.'),
            new Route('POST', '/desk/stock/counts', Permission::PartsDesk, Caching::Personal, 'desk-stock-count', 'desk-stock', $this->count(...), 'Takes a count by hand, with a reason.'),
        ];
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function find(\WP_REST_Request $request): Reply
    {
        return new Reply($this->desk->byNumber(Input::text($request, 'number')));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function count(\WP_REST_Request $request): Reply
    {
        return new Reply($this->desk->count(
            Input::integer($request, 'part_id'),
            Input::integer($request, 'location_id'),
            Input::integer($request, 'quantity'),
            Input::text($request, 'reason'),
            get_current_user_id(),
        ));
    }
}
