<?php

declare(strict_types=1);

namespace Coleman\Api\Locations;

/** Branches as the REST API and the blocks show them (specification, section 3: Location). */
final readonly class LocationPresenter
{
    /**
     * The short form: LocationId, City, State, Latitude, Longitude, and our slug.
     *
     * @return array{LocationId: int, City: string, State: string, Latitude: float, Longitude: float, slug: string}
     */
    public function brief(Location $location): array
    {
        return [
            'LocationId' => $location->id,
            'City' => $location->city,
            'State' => $location->state,
            'Latitude' => $location->latitude,
            'Longitude' => $location->longitude,
            'slug' => $location->slug,
        ];
    }

    /**
     * The extra details of `locations-extra`.
     *
     * @return array<string, mixed>
     */
    public function extra(Location $location): array
    {
        return [
            'location_id' => $location->id,
            'slug' => $location->slug,
            'address' => $location->address,
            'city' => $location->city,
            'state' => $location->state,
            'postal_code' => $location->postalCode,
            'phone_number' => $location->phone,
            'hours' => $location->hoursText,
            'hours_spec' => $location->hours,
            'special_hours' => $location->specialHours,
            'lat' => $location->latitude,
            'lng' => $location->longitude,
        ];
    }
}
