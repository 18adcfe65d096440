<?php

declare(strict_types=1);

namespace Coleman\Api\Leads;

use Coleman\Api\Locations\NearestBranch;
use Coleman\Api\Locations\ZipCodes;
use Coleman\Api\Mail\RecipientSettings;
use Coleman\Api\Sales\SalesmanRepository;

/**
 * Who answers an inquiry: the salesman of its ZIP code, else the branch that has the machine (its sales desk, or the
 * first of its salesmen), else the dealer's own address. Two queries at most.
 */
final readonly class LeadRouting
{
    public function __construct(private SalesmanRepository $salesmen, private NearestBranch $nearest, private RecipientSettings $recipients)
    {
    }

    /**
     * @param string $zip as it was typed
     * @param int $locationId the branch that has the machine; 0 where none has
     */
    public function route(string $zip, int $locationId): LeadRoute
    {
        $branch = $locationId > 0 ? $locationId : $this->nearest->toZip($zip)->id ?? 0;
        $salesman = ZipCodes::isWellFormed($zip) ? self::reachable($this->salesmen->contactsOfZip(substr(trim($zip), 0, 5), $branch)) : null;
        if (null !== $salesman) {
            return new LeadRoute(LeadRoute::BY_ZIP, $branch > 0 ? $branch : $salesman['location_id'], $salesman['id'], $salesman['email']);
        }
        $desk = $this->recipients->salesOf($branch);
        if ('' !== $desk) {
            return new LeadRoute(LeadRoute::BY_BRANCH, $branch, 0, $desk);
        }
        $salesman = self::reachable($this->salesmen->contactsAt($branch));

        return null === $salesman
            ? new LeadRoute(LeadRoute::BY_DEFAULT, $branch, 0, $this->recipients->sales(0))
            : new LeadRoute(LeadRoute::BY_BRANCH, $branch, $salesman['id'], $salesman['email']);
    }

    /**
     * @param list<array{id: int, email: string, location_id: int}> $salesmen
     * @return array{id: int, email: string, location_id: int}|null the first who can be written to
     */
    private static function reachable(array $salesmen): ?array
    {
        return array_find($salesmen, static fn (array $one): bool => false !== is_email($one['email']));
    }
}
