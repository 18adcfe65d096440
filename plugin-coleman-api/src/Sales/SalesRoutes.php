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
    public function __construct(private SalesmanRepository $salesmen, private TeamFinder $finder)
    {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        return [
            new Route('GET', '/salesmen', Permission::Anyone, Caching::Catalogue, 'salesmen', 'salesman[]', $this->list(...), 'The sales team, of one branch or of all, or who looks after a ZIP code.'),
        ];
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function list(\WP_REST_Request $request): Reply
    {
        $found = $this->finder->find(Input::text($request, 'zip'), Input::integer($request, 'location_id'));

        return new Reply(array_map($this->salesmen->present(...), $found->people), [
            'how' => $found->how,
            'nearest' => null === $found->branch ? null : ['city' => $found->branch->city, 'miles' => $found->miles],
        ]);
    }
}
