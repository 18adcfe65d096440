<?php

declare(strict_types=1);

namespace Coleman\Api\Sales;

use Coleman\Api\Locations\NearestBranch;
use Coleman\Api\Support\ZipCode;

/** Who sells where: by a branch, by the ZIP code of whoever asks, or both. */
final readonly class TeamFinder
{
    public function __construct(private SalesmanRepository $salesmen, private NearestBranch $nearest)
    {
    }

    /**
     * A ZIP code in nobody's territory is answered with the people of the branch nearest to it; one that means nothing
     * narrows nothing down.
     *
     * @param string $zip '' for none
     * @param int $locationId 0 for every branch
     */
    public function find(string $zip, int $locationId): TeamMatch
    {
        $there = $locationId > 0 ? $this->salesmen->at($locationId) : $this->salesmen->all();
        if ('' === trim($zip)) {
            return new TeamMatch($there);
        }
        $digits = ZipCode::five($zip);
        if ('' === $digits) {
            return new TeamMatch($there, TeamMatch::MALFORMED);
        }
        $covering = array_values(array_filter($there, static fn (Salesman $one): bool => in_array($digits, $one->zipcodes, true)));
        if ([] !== $covering) {
            return new TeamMatch($covering, TeamMatch::COVERED);
        }
        $branch = $this->nearest->toZip($zip);
        if (null === $branch) {
            return new TeamMatch($there, TeamMatch::UNKNOWN);
        }
        $people = $locationId > 0 ? $there : $this->salesmen->at($branch->id);

        // A branch may have nobody of its own.
        return new TeamMatch([] === $people ? $this->salesmen->all() : $people, TeamMatch::NEAREST, $branch, (int) $this->nearest->miles($branch, $zip));
    }
}
