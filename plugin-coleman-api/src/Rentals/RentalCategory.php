<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals;

use Coleman\Api\Catalogue\EquipmentUrls;

/** A category of machines of which some are for rent. */
final readonly class RentalCategory
{
    /**
     * @param int $count classes that are for rent
     * @param int|null $fromCents the lowest daily rate; null where the desk tells it
     */
    public function __construct(public int $id, public string $name, public string $image, public int $count, public ?int $fromCents)
    {
    }

    public function url(): string
    {
        return EquipmentUrls::rentalCategory($this->id, $this->name);
    }
}
