<?php

declare(strict_types=1);

namespace Coleman\Blocks;

use Coleman\Api\Locations\Location;
use Coleman\Api\Locations\OpeningHours;
use Coleman\Api\Plugin;
use Coleman\Api\Sales\Salesman;
use Coleman\Api\Support\DealerTime;

/** The branches and their sales teams, as the shared piece branch-contact shows them. */
final class Branches
{
    /**
     * @param string $ahead how far ahead special days are told, for strtotime()
     * @return list<array{
     *   location_id: int, slug: string, address: string, city: string, state: string, postal_code: string, phone_number: string, hours: string,
     *   hours_spec: list<array{days: list<int>, opens: string, closes: string}>,
     *   special_hours: list<array{date: string, opens?: string, closes?: string, note?: string}>,
     *   lat: float, lng: float, map: string, url: string
     * }> of the special hours those that come soon
     */
    public static function all(string $ahead = OpeningHours::SOON): array
    {
        $services = Plugin::services();
        $today = DealerTime::today($services->clock());

        return array_map(static function (Location $location) use ($services, $today, $ahead): array {
            $branch = ['url' => Query::home($location->url())] + $services->locationPresenter()->extra($location);
            // In words only where they are not told day by day.
            $branch['hours'] = [] === $branch['hours_spec'] ? $branch['hours'] : '';
            $branch['special_hours'] = OpeningHours::soon($branch['special_hours'], $today, $ahead);

            return $branch;
        }, $services->locations()->all());
    }

    /** @return list<array{name: string, jobTitle: string, email: string, phone: string, permalink: string, picture: string, territory: string, location_id: int}> */
    public static function people(): array
    {
        return array_map(self::person(...), Plugin::services()->salesmen()->all());
    }

    /** @return array{name: string, jobTitle: string, email: string, phone: string, permalink: string, picture: string, territory: string, location_id: int} */
    public static function person(Salesman $salesman): array
    {
        $person = Plugin::services()->salesmen()->present($salesman);
        unset($person['zipcodes']);

        return ['permalink' => Query::home($person['permalink'])] + $person;
    }
}
