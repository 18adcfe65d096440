<?php

declare(strict_types=1);

namespace Coleman\Api\Sales;

use Coleman\Api\Locations\NearestBranch;
use Coleman\Api\Locations\ZipCodes;

/** Who sells where: by a branch, by the ZIP code of whoever asks, or both. */
final readonly class TeamFinder
{
    public function __construct(private SalesTeam $team, private NearestBranch $nearest)
    {
    }

    /**
     * A ZIP code in nobody's territory is answered with the people of the branch nearest to it; one that means nothing
     * narrows nothing down.
     *
     * @param string $zip '' for none
     * @param int $locationId 0 for every branch
     */
    public function find(string $zip, int $locationId): FoundTeam
    {
        $there = $locationId > 0 ? $this->team->at($locationId) : $this->team->all();
        if ('' === trim($zip)) {
            return new FoundTeam($there);
        }
        if (!ZipCodes::isWellFormed($zip)) {
            return new FoundTeam($there, FoundTeam::MALFORMED);
        }
        $digits = substr(trim($zip), 0, 5);
        $covering = array_values(array_filter($there, static fn (Salesman $one): bool => in_array($digits, $one->zipcodes, true)));
        if ([] !== $covering) {
            return new FoundTeam($covering, FoundTeam::COVERED);
        }
        $branch = $this->nearest->toZip($zip);
        if (null === $branch) {
            return new FoundTeam($there, FoundTeam::UNKNOWN);
        }
        $people = $locationId > 0 ? $there : $this->team->at($branch->id);

        // A branch may have nobody of its own.
        return new FoundTeam([] === $people ? $this->team->all() : $people, FoundTeam::NEAREST, $branch, (int) $this->nearest->miles($branch, $zip));
    }
}
