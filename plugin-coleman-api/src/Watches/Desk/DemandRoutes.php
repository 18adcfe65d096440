<?php

declare(strict_types=1);

namespace Coleman\Api\Watches\Desk;

use Coleman\Api\Http\Caching;
use Coleman\Api\Http\Input;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\Reply;
use Coleman\Api\Http\Route;
use Coleman\Api\Watches\WatchKind;

/** What customers wait for, for who buys and sells it. */
final readonly class DemandRoutes
{
    private const SHOWN = 200;
    private const EXPORTED = 10_000;

    public function __construct(private DemandQuery $demand)
    {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        return [
            new Route('GET', '/desk/demand', Permission::Customers, Caching::Personal, 'desk-demand', 'desk-demand[]', $this->list(...), 'What customers want to be told of, what most wait for first. Without addresses.'),
            new Route('GET', '/desk/demand/export', Permission::Customers, Caching::Personal, 'desk-demand', 'desk-demand-export', $this->export(...), 'The same as CSV.'),
        ];
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function list(\WP_REST_Request $request): Reply
    {
        return new Reply($this->demand->list(WatchKind::tryFrom(Input::text($request, 'kind')), self::SHOWN));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function export(\WP_REST_Request $request): Reply
    {
        return new Reply(['csv' => DemandCsv::write($this->demand->list(WatchKind::tryFrom(Input::text($request, 'kind')), self::EXPORTED))]);
    }
}
