<?php

declare(strict_types=1);

namespace Coleman\Api\Sales;

use Coleman\Api\Http\Caching;
use Coleman\Api\Http\Input;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\Reply;
use Coleman\Api\Http\Route;

final readonly class SalesRoutes
{
    public function __construct(private SalesTeam $team)
    {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        return [
            new Route('GET', '/salesmen', Permission::Anyone, Caching::Catalogue, 'salesmen', 'salesman[]', $this->list(...), 'The sales team, of one branch or of all.'),
        ];
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function list(\WP_REST_Request $request): Reply
    {
        return new Reply($this->team->list(Input::integer($request, 'location_id')));
    }
}
