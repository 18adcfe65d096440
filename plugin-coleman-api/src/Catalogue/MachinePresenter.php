<?php

declare(strict_types=1);

namespace Coleman\Api\Catalogue;

use Coleman\Api\Images\ImageUrls;
use Coleman\Api\Locations\LocationPresenter;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Support\Instant;
use Coleman\Api\Support\Money;

/** A machine in the API's shape: published names begin with a capital, our additions are in lower case. */
final readonly class MachinePresenter
{
    public function __construct(private ImageUrls $images, private LocationRepository $locations, private LocationPresenter $locationPresenter)
    {
    }

    /** @return array<string, mixed> schema/machine.json */
    public function present(Machine $machine): array
    {
        $location = $this->locations->byId($machine->locationId);

        return [
            'MachineId' => $machine->id,
            'Condition' => $machine->condition,
            'Title' => $machine->title(),
            'Model' => $machine->model,
            'VendorId' => $machine->brandId,
            'BrandName' => $machine->brandName,
            'EquipCategoryId' => $machine->categoryId,
            'CategoryName' => $machine->categoryName,
            'Url' => $machine->url(),
            'StockNumber' => $machine->stockNumber,
            'SerialNumber' => $machine->serialNumber,
            'Year' => $machine->year,
            'Hours' => $machine->hours,
            'Horsepower' => $machine->horsepower,
            'Price' => Money::dollars($machine->priceCents),
            'price_cents' => $machine->priceCents,
            'Location' => null === $location ? null : $this->locationPresenter->brief($location),
            'Photo' => ['MediumImagePath' => $this->images->url($machine->image, 'medium')],
            'Description' => $machine->description,
            'Specs' => $machine->specs,
            'sold' => $machine->isSold(),
            'listed_at' => Instant::text($machine->listedAt),
        ];
    }

    /**
     * What a card in a list shows; the twin of `cardOf()` in src/ui/machine-card.
     *
     * @return array{
     *   id: int, title: string, url: string, image: string, cents: int|null, year: int|null, hours: int|null,
     *   horsepower: int|null, stock: string, city: string, isUsed: bool, isSold: bool
     * }
     */
    public function card(Machine $machine): array
    {
        return [
            'id' => $machine->id,
            'title' => $machine->title(),
            'url' => $machine->url(),
            'image' => $this->images->url($machine->image, 'medium'),
            'cents' => $machine->priceCents,
            'year' => $machine->year,
            'hours' => $machine->hours,
            'horsepower' => $machine->horsepower,
            'stock' => $machine->stockNumber,
            'city' => $this->locations->byId($machine->locationId)->city ?? '',
            'isUsed' => $machine->isUsed(),
            'isSold' => $machine->isSold(),
        ];
    }
}
