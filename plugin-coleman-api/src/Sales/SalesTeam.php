<?php

declare(strict_types=1);

namespace Coleman\Api\Sales;

use Coleman\Api\Database\Connection;
use Coleman\Api\Images\ImageUrls;

/** The salesmen, in the shape of section 3: Salesman. */
final readonly class SalesTeam
{
    public function __construct(private Connection $connection, private ImageUrls $images)
    {
    }

    /**
     * @param int $locationId 0 for every branch
     * @return list<array{name: string, jobTitle: string, email: string, phone: string, permalink: string, picture: string, territory: string, zipcodes: list<string>, location_id: int}>
     */
    public function list(int $locationId = 0): array
    {
        $rows = $this->connection->rows(
            'SELECT * FROM {salesmen}' . ($locationId > 0 ? ' WHERE location_id = %d' : '') . ' ORDER BY position, id',
            $locationId > 0 ? [$locationId] : [],
        );
        if ([] === $rows) {
            return [];
        }
        $zipcodes = [];
        foreach ($this->connection->rows('SELECT salesman_id, zipcode FROM {salesman_zipcodes} ORDER BY zipcode') as $zip) {
            $zipcodes[(int) $zip['salesman_id']][] = (string) $zip['zipcode'];
        }

        return array_map(fn (array $row): array => [
            'name' => (string) $row['name'],
            'jobTitle' => (string) $row['job_title'],
            'email' => (string) $row['email'],
            'phone' => (string) $row['phone'],
            'permalink' => '/sales-team/' . $row['slug'],
            'picture' => $this->images->url((string) $row['picture'], 'thumbnail'),
            'territory' => (string) $row['territory'],
            'zipcodes' => $zipcodes[(int) $row['id']] ?? [],
            'location_id' => (int) $row['location_id'],
        ], $rows);
    }

    /**
     * Who answers at a branch: the first of its salesmen with an e-mail address.
     *
     * @return array{name: string, email: string}|null
     */
    public function contactAt(int $locationId): ?array
    {
        $row = $this->connection->row(
            "SELECT name, email FROM {salesmen} WHERE location_id = %d AND email <> '' ORDER BY position, id LIMIT 1",
            [$locationId],
        );

        return null === $row ? null : ['name' => (string) $row['name'], 'email' => (string) $row['email']];
    }
}
