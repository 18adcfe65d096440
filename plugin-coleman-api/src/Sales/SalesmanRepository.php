<?php

declare(strict_types=1);

namespace Coleman\Api\Sales;

use Coleman\Api\Database\Connection;
use Coleman\Api\Images\ImageUrls;

/** The salesmen as the REST API shows them. They are a handful. */
final readonly class SalesmanRepository
{
    public function __construct(private Connection $connection, private ImageUrls $images)
    {
    }

    /** @return list<Salesman> in the dealer's order */
    public function all(): array
    {
        $zipcodes = [];
        foreach ($this->connection->rows('SELECT salesman_id, zipcode FROM {salesman_zipcodes} ORDER BY zipcode') as $zip) {
            $zipcodes[(int) $zip['salesman_id']][] = (string) $zip['zipcode'];
        }

        return array_map(static fn (array $row): Salesman => new Salesman(
            (int) $row['id'],
            (string) $row['slug'],
            (string) $row['name'],
            (string) $row['job_title'],
            (string) $row['email'],
            (string) $row['phone'],
            (string) $row['picture'],
            (string) $row['territory'],
            (int) $row['location_id'],
            $zipcodes[(int) $row['id']] ?? [],
        ), $this->connection->rows('SELECT * FROM {salesmen} ORDER BY position, id'));
    }

    /** @param string $slug of today, or one that they had before: a link goes on leading to its salesman */
    public function bySlug(string $slug): ?Salesman
    {
        $team = $this->all();
        $found = array_find($team, static fn (Salesman $one): bool => $one->slug === $slug);
        if (null !== $found) {
            return $found;
        }
        $id = (int) $this->connection->value('SELECT salesman_id FROM {salesman_slugs} WHERE slug = %s', [$slug]);

        return array_find($team, static fn (Salesman $one): bool => $one->id === $id);
    }

    public function byId(int $id): ?Salesman
    {
        return array_find($this->all(), static fn (Salesman $one): bool => $one->id === $id);
    }

    /** @return list<Salesman> who work at a branch */
    public function at(int $locationId): array
    {
        return array_values(array_filter($this->all(), static fn (Salesman $one): bool => $one->locationId === $locationId));
    }

    /** @return list<array{id: int, email: string, location_id: int}> who at a branch have an email, in the dealer's order */
    public function contactsAt(int $locationId): array
    {
        return $this->contacts('SELECT id, email, location_id FROM {salesmen} WHERE location_id = %d AND email <> %s ORDER BY position, id', [$locationId, '']);
    }

    /** @return list<array{id: int, email: string, location_id: int}> who look after a ZIP code and have an email, those of the branch first */
    public function contactsOfZip(string $zip, int $locationId): array
    {
        return $this->contacts(
            'SELECT s.id, s.email, s.location_id FROM {salesman_zipcodes} z JOIN {salesmen} s ON s.id = z.salesman_id WHERE z.zipcode = %s AND s.email <> %s'
            . ' ORDER BY CASE WHEN s.location_id = %d THEN 0 ELSE 1 END, s.position, s.id',
            [$zip, '', $locationId],
        );
    }

    /**
     * @param int $locationId 0 for every branch
     * @return list<array{name: string, jobTitle: string, email: string, phone: string, permalink: string, picture: string, territory: string, zipcodes: list<string>, location_id: int}>
     */
    public function list(int $locationId = 0): array
    {
        return array_map($this->present(...), $locationId > 0 ? $this->at($locationId) : $this->all());
    }

    /** @return array{name: string, jobTitle: string, email: string, phone: string, permalink: string, picture: string, territory: string, zipcodes: list<string>, location_id: int} schema/salesman.json */
    public function present(Salesman $salesman): array
    {
        return [
            'name' => $salesman->name,
            'jobTitle' => $salesman->jobTitle,
            'email' => $salesman->email,
            'phone' => $salesman->phone,
            'permalink' => $salesman->url(),
            'picture' => $this->picture($salesman),
            'territory' => $salesman->territory,
            'zipcodes' => $salesman->zipcodes,
            'location_id' => $salesman->locationId,
        ];
    }

    /**
     * Address of a picture; of someone without one, that of nobody in particular.
     *
     * @param 'full'|'medium'|'thumbnail' $size
     */
    public function picture(Salesman $salesman, string $size = 'thumbnail'): string
    {
        return $this->images->url('' === $salesman->picture ? 'people/placeholder.svg' : $salesman->picture, $size);
    }

    /**
     * Who answers at a branch: the first of its salesmen with an email address.
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

    /**
     * One salesman, for mail that is written in their name.
     *
     * @return array{name: string, email: string, phone: string}|null null where there is none, or none to write to
     */
    public function contact(int $id): ?array
    {
        $row = 0 === $id ? null : $this->connection->row("SELECT name, email, phone FROM {salesmen} WHERE id = %d AND email <> ''", [$id]);

        return null === $row ? null : ['name' => (string) $row['name'], 'email' => (string) $row['email'], 'phone' => (string) $row['phone']];
    }

    /** @return array<int, string> what the salesmen are called, by id, in the dealer's order */
    public function names(): array
    {
        $names = [];
        foreach ($this->connection->rows('SELECT id, name FROM {salesmen} ORDER BY position, id') as $row) {
            $names[(int) $row['id']] = (string) $row['name'];
        }

        return $names;
    }

    /**
     * @param list<string|int> $values
     * @return list<array{id: int, email: string, location_id: int}>
     */
    private function contacts(string $sql, array $values): array
    {
        return array_map(
            static fn (array $row): array => ['id' => (int) $row['id'], 'email' => (string) $row['email'], 'location_id' => (int) $row['location_id']],
            $this->connection->rows($sql, $values),
        );
    }
}
