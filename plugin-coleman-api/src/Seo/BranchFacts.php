<?php

declare(strict_types=1);

namespace Coleman\Api\Seo;

use Coleman\Api\Locations\Location;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\DealerTime;

/** The branches in schema.org's terms. */
final readonly class BranchFacts
{
    private const DAYS = [1 => 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

    /** How far ahead special days are told. */
    private const COMING = '+60 days';

    public function __construct(private Clock $clock, private string $picture)
    {
    }

    /** Name of a branch's node, which others point to. */
    public static function id(Location $branch): string
    {
        return home_url('/#' . $branch->slug);
    }

    /** @return array<string, mixed> a LocalBusiness */
    public function node(Location $branch): array
    {
        return [
            '@type' => ['AutomotiveBusiness', 'Store'],
            '@id' => self::id($branch),
            'name' => self::name($branch),
            'url' => home_url($branch->url()),
            'image' => $this->picture,
            'telephone' => '+1-' . $branch->phone,
            'address' => self::address($branch),
            'geo' => ['@type' => 'GeoCoordinates', 'latitude' => $branch->latitude, 'longitude' => $branch->longitude],
            'openingHoursSpecification' => [...self::week($branch), ...$this->specialDays($branch)],
            'parentOrganization' => ['@id' => StructuredData::organization()],
        ];
    }

    /** @return array<string, mixed> where a machine stands: a Place that needs nothing else of the page */
    public static function place(Location $branch): array
    {
        return ['@type' => 'Place', 'name' => self::name($branch), 'address' => self::address($branch)];
    }

    private static function name(Location $branch): string
    {
        return sprintf('%s, %s', get_bloginfo('name'), $branch->city);
    }

    /** @return array<string, string> */
    private static function address(Location $branch): array
    {
        return [
            '@type' => 'PostalAddress',
            'streetAddress' => $branch->address,
            'addressLocality' => $branch->city,
            'addressRegion' => $branch->state,
            'postalCode' => $branch->postalCode,
            'addressCountry' => 'US',
        ];
    }

    /** @return list<array<string, mixed>> */
    private static function week(Location $branch): array
    {
        return array_map(static fn (array $stretch): array => [
            '@type' => 'OpeningHoursSpecification',
            'dayOfWeek' => array_map(static fn (int $day): string => self::DAYS[$day], $stretch['days']),
            'opens' => $stretch['opens'],
            'closes' => $stretch['closes'],
        ], $branch->hours);
    }

    /**
     * Those of the next weeks. A day that opens and closes at midnight is closed, as engines read it.
     *
     * @return list<array<string, string>>
     */
    private function specialDays(Location $branch): array
    {
        $now = DealerTime::now($this->clock);
        [$today, $end] = [$now->format('Y-m-d'), $now->modify(self::COMING)->format('Y-m-d')];
        $coming = array_values(array_filter($branch->specialHours, static fn (array $day): bool => $today <= $day['date'] && $day['date'] <= $end));

        return array_map(static fn (array $day): array => [
            '@type' => 'OpeningHoursSpecification',
            'validFrom' => $day['date'],
            'validThrough' => $day['date'],
            'opens' => $day['opens'] ?? '00:00',
            'closes' => $day['closes'] ?? '00:00',
        ], $coming);
    }
}
