<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Returns;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Locations\LocationRepository;

/** Branches that take parts back. */
final readonly class ReturnBranches
{
    public function __construct(private LocationRepository $locations)
    {
    }

    /** @throws ApiError 400 naming location_id */
    public function check(int $locationId): void
    {
        if (null === $this->locations->byId($locationId)) {
            throw ApiError::invalid(['location_id' => __('Choose a branch.', 'coleman')]);
        }
    }

    public function city(int $locationId): string
    {
        return $this->locations->byId($locationId)->city ?? '';
    }
}
