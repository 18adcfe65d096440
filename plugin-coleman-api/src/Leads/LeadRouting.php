<?php

declare(strict_types=1);

namespace Coleman\Api\Leads;

use Coleman\Api\Database\Connection;
use Coleman\Api\Locations\NearestBranch;
use Coleman\Api\Locations\ZipCodes;
use Coleman\Api\Mail\RecipientSettings;

/**
 * Who answers an inquiry: the salesman of its ZIP code, else the branch that has the machine (its sales desk, or the
 * first of its salesmen), else the dealer's own address. Two queries at most.
 */
final readonly class LeadRouting
{
    public function __construct(private Connection $connection, private NearestBranch $nearest, private RecipientSettings $recipients)
    {
    }

    /**
     * @param string $zip as it was typed
     * @param int $locationId the branch that has the machine; 0 where none has
     */
    public function route(string $zip, int $locationId): LeadRoute
    {
        $branch = $locationId > 0 ? $locationId : $this->nearest->toZip($zip)->id ?? 0;
        $salesman = $this->ofZip($zip, $branch);
        if (null !== $salesman) {
            return new LeadRoute(LeadRoute::BY_ZIP, $branch > 0 ? $branch : $salesman['location_id'], $salesman['id'], $salesman['email']);
        }
        $desk = $this->recipients->salesOf($branch);
        if ('' !== $desk) {
            return new LeadRoute(LeadRoute::BY_BRANCH, $branch, 0, $desk);
        }
        $salesman = $this->salesman('SELECT id, email, location_id FROM {salesmen} WHERE location_id = %d AND email <> %s ORDER BY position, id', [$branch, '']);

        return null === $salesman
            ? new LeadRoute(LeadRoute::BY_DEFAULT, $branch, 0, $this->recipients->sales(0))
            : new LeadRoute(LeadRoute::BY_BRANCH, $branch, $salesman['id'], $salesman['email']);
    }

    /**
     * Of several who share a ZIP code, whoever is at the branch of the machine comes first.
     *
     * @return array{id: int, email: string, location_id: int}|null
     */
    private function ofZip(string $zip, int $branch): ?array
    {
        return ZipCodes::isWellFormed($zip) ? $this->salesman(
            'SELECT s.id, s.email, s.location_id FROM {salesman_zipcodes} z JOIN {salesmen} s ON s.id = z.salesman_id WHERE z.zipcode = %s AND s.email <> %s'
            . ' ORDER BY CASE WHEN s.location_id = %d THEN 0 ELSE 1 END, s.position, s.id',
            [substr(trim($zip), 0, 5), '', $branch],
        ) : null;
    }

    /**
     * @param list<string|int> $values
     * @return array{id: int, email: string, location_id: int}|null the first who can be written to
     */
    private function salesman(string $sql, array $values): ?array
    {
        $row = array_find($this->connection->rows($sql, $values), static fn (array $row): bool => false !== is_email((string) $row['email']));

        return null === $row ? null : ['id' => (int) $row['id'], 'email' => (string) $row['email'], 'location_id' => (int) $row['location_id']];
    }
}
