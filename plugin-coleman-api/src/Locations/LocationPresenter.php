<?php

declare(strict_types=1);

namespace Coleman\Api\Locations;

use Coleman\Api\Images\ImageUrls;

/** Branches as the REST API and the blocks show them. */
final readonly class LocationPresenter
{
    /** The branches of which there is a map in images/maps. */
    private const DRAWN = ['bonner-springs', 'lees-summit', 'smithville', 'easton'];

    public function __construct(private ImageUrls $images)
    {
    }

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
     * @return array{
     *   location_id: int, slug: string, address: string, city: string, state: string, postal_code: string, phone_number: string, hours: string,
     *   hours_spec: list<array{days: list<int>, opens: string, closes: string}>,
     *   special_hours: list<array{date: string, opens?: string, closes?: string, note?: string}>,
     *   lat: float, lng: float, map: string
     * } schema/location-extra.json
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
            'map' => $this->map($location),
        ];
    }

    /** The drawn map of a branch; of one that is not drawn, that of all. */
    public function map(Location $location): string
    {
        return in_array($location->slug, self::DRAWN, true) ? $this->images->url(sprintf('maps/%s.svg', $location->slug), 'full') : $this->mapOfAll();
    }

    /** The drawn map of all branches. */
    public function mapOfAll(): string
    {
        return $this->images->url('maps/all.svg', 'full');
    }
}
