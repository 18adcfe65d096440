<?php

declare(strict_types=1);

namespace Coleman\Api\Locations;

use Coleman\Api\Database\Connection;
use Coleman\Api\Support\Json;

/** The branches, read once a request: there are a handful and every page names them. */
final class LocationRepository
{
    /** @var list<Location>|null */
    private ?array $all = null;

    public function __construct(private readonly Connection $connection)
    {
    }

    /** @return list<Location> in the dealer's order */
    public function all(): array
    {
        return $this->all ??= array_map(
            $this->fromRow(...),
            $this->connection->rows('SELECT * FROM {locations} ORDER BY position, id'),
        );
    }

    public function byId(int $id): ?Location
    {
        return array_find($this->all(), static fn (Location $location): bool => $location->id === $id);
    }

    public function bySlug(string $slug): ?Location
    {
        return array_find($this->all(), static fn (Location $location): bool => $location->slug === $slug);
    }

    /**
     * Where each branch is, for taxes and charges.
     *
     * @return array<int, array{state: string, zip: string}> by id
     */
    public function places(): array
    {
        $places = [];
        foreach ($this->all() as $location) {
            $places[$location->id] = ['state' => $location->state, 'zip' => $location->postalCode];
        }

        return $places;
    }

    /** @param array<string, string|null> $row */
    private function fromRow(array $row): Location
    {
        /** @var list<array{days: list<int>, opens: string, closes: string}> $hours */
        $hours = Json::decode((string) $row['hours']);
        /** @var list<array{date: string, opens?: string, closes?: string, note?: string}> $special */
        $special = Json::decode((string) $row['special_hours']);

        return new Location(
            (int) $row['id'],
            (string) $row['slug'],
            (string) $row['territory'],
            (string) $row['city'],
            (string) $row['state'],
            (string) $row['address'],
            (string) $row['postal_code'],
            (string) $row['phone_number'],
            (float) $row['latitude'],
            (float) $row['longitude'],
            (string) $row['hours_text'],
            $hours,
            $special,
        );
    }
}
