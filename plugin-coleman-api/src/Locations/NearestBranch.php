<?php

declare(strict_types=1);

namespace Coleman\Api\Locations;

/**
 * The branch nearest to a place, by straight-line distance. The same rule lives in
 * src/rules/branches.ts.
 */
final readonly class NearestBranch
{
    private const EARTH_KM = 6371.0;

    private const KM_IN_A_MILE = 1.609344;

    public function __construct(private LocationRepository $locations, private ZipCodes $zipCodes)
    {
    }

    /** The branch nearest to a ZIP code; null when nobody knows where that is, or there are no branches. */
    public function toZip(string $zip): ?Location
    {
        $place = $this->zipCodes->at($zip);

        return null === $place ? null : self::among($this->locations->all(), $place['lat'], $place['lng']);
    }

    /** How far a branch is from a ZIP code, in whole miles; null when nobody knows where that is. */
    public function miles(Location $branch, string $zip): ?int
    {
        $place = $this->zipCodes->at($zip);

        return null === $place ? null : (int) round(self::km($branch, $place['lat'], $place['lng']) / self::KM_IN_A_MILE);
    }

    /**
     * The nearest of these; the first of the list when two are equally near.
     *
     * @param list<Location> $branches
     */
    public static function among(array $branches, float $latitude, float $longitude): ?Location
    {
        $nearest = null;
        foreach ($branches as $branch) {
            if (null === $nearest || self::km($branch, $latitude, $longitude) < self::km($nearest, $latitude, $longitude)) {
                $nearest = $branch;
            }
        }

        return $nearest;
    }

    /** Over the ground, in kilometres. */
    private static function km(Location $branch, float $latitude, float $longitude): float
    {
        $north = sin(deg2rad($latitude - $branch->latitude) / 2) ** 2;
        $east = sin(deg2rad($longitude - $branch->longitude) / 2) ** 2;

        return 2 * self::EARTH_KM * asin(min(1.0, sqrt($north + cos(deg2rad($branch->latitude)) * cos(deg2rad($latitude)) * $east)));
    }
}
