<?php

declare(strict_types=1);

namespace Coleman\Api\Locations;

use Coleman\Api\Http\Caching;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\Reply;
use Coleman\Api\Http\Route;

final readonly class LocationRoutes
{
    public function __construct(private LocationRepository $locations, private LocationPresenter $presenter)
    {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        return [
            new Route('GET', '/locations-extra', Permission::Anyone, Caching::Catalogue, '', 'location-extra{}', $this->extra(...), 'Address, phone and hours of every branch, by territory.'),
        ];
    }

    private function extra(): Reply
    {
        $results = [];
        foreach ($this->locations->all() as $location) {
            $results[$location->territory] = $this->presenter->extra($location);
        }

        return new Reply((object) $results);
    }
}
