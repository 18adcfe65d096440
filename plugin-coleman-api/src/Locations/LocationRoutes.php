<?php

declare(strict_types=1);

namespace Coleman\Api\Locations;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\Caching;
use Coleman\Api\Http\Input;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\Reply;
use Coleman\Api\Http\Route;
use Coleman\Api\Support\ZipCode;

final readonly class LocationRoutes
{
    public function __construct(private LocationRepository $locations, private LocationPresenter $presenter, private NearestBranch $nearest)
    {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        return [
            new Route('GET', '/locations-extra', Permission::Anyone, Caching::Catalogue, '', 'location-extra{}', $this->extra(...), 'Address, phone and hours of every branch, by territory.'),
            new Route('GET', '/locations/nearest', Permission::Anyone, Caching::Catalogue, 'location-nearest', 'location-nearest', $this->nearest(...), 'The branch nearest to a ZIP code, and how far it is.'),
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

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function nearest(\WP_REST_Request $request): Reply
    {
        $zip = Input::text($request, 'zip');
        if ('' === ZipCode::five($zip)) {
            throw ApiError::invalid(['zip' => __('Enter a 5-digit ZIP code.', 'coleman')]);
        }
        $branch = $this->nearest->toZip($zip);
        if (null === $branch) {
            throw new ApiError('coleman_zip_not_found', __('We don’t know this ZIP code.', 'coleman'), 404);
        }

        return new Reply($this->presenter->brief($branch) + ['miles' => $this->nearest->miles($branch, $zip)]);
    }
}
