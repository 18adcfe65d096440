<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Callers\CallerQuery;
use Coleman\Api\Callers\CallerRoutes;
use Coleman\Api\Http\RouteGroup;
use Coleman\Api\Leads\Desk\LeadQuery;

/** Who is on the phone, across orders, rentals and inquiries. */
final class CallerModule
{
    public function __construct(private readonly FoundationModule $foundation, private readonly CustomerModule $customers)
    {
    }

    /** @return list<RouteGroup> */
    public function routes(): array
    {
        return [new RouteGroup('desk/callers', fn () => (new CallerRoutes(
            new CallerQuery($this->foundation->connection(), $this->customers->query(), new LeadQuery($this->foundation->connection())),
            $this->customers->query(),
        ))->routes())];
    }
}
