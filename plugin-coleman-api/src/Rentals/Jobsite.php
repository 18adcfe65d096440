<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals;

/** Where a machine is delivered to. */
final readonly class Jobsite
{
    /** @param string $region two letters of the state */
    public function __construct(public string $street, public string $city, public string $region, public string $zip)
    {
    }

    /** "4120 Stillwell Road, Easton, KS 66020" */
    public function line(): string
    {
        return sprintf('%s, %s, %s %s', $this->street, $this->city, $this->region, $this->zip);
    }
}
