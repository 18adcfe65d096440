<?php

declare(strict_types=1);

namespace Coleman\Api\Parts;

use Coleman\Api\Images\ImageUrls;
use Coleman\Api\Json;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Money;

/** A part in the specification's shape (section 3: Part/product), with our additions in lower case. */
final readonly class PartPresenter
{
    public const UNKNOWN_PRICE = 'Will contact you with pricing information after order is submitted';

    public const CAN_SHIP = 'This part cannot be shipped. It is for pickup at one of our branches only.';

    public function __construct(private ImageUrls $images, private Availability $availability, private LocationRepository $locations)
    {
    }

    /** @return array<string, mixed> schema/part.json */
    public function present(Part $part): array
    {
        $replacement = $part->replacements[0] ?? null;

        return [
            'Id' => 'part' . $part->id,
            'PartId' => $part->id,
            'PartNumber' => $part->number,
            'Description' => $part->description,
            'LongDescription' => $part->longDescription,
            'Url' => $this->url($part),
            'Photo' => ['MediumImagePath' => $this->images->url($part->image, 'medium')],
            'Vendor' => (string) $part->vendorId,
            'VendorName' => $part->vendorName,
            'PartsUrlDescription' => $part->urlDescription,
            'CurrentPrice' => Money::dollars($part->priceCents),
            'NormalPrice' => Money::dollars($part->listPriceCents ?? $part->priceCents),
            'IsUnknown' => null === $part->priceCents,
            'Availability' => $part->availability(),
            'InStock' => $part->stock() > 0,
            'QtyAvailable' => $part->stock(),
            'Discontinued' => $part->discontinued,
            'PickupOnly' => $part->pickupOnly,
            'CanShip' => $part->pickupOnly ? self::CAN_SHIP : '',
            'CaseQtyRequired' => $part->caseQuantityRequired,
            'CaseQty' => $part->caseQuantity,
            'Replaces' => implode(', ', array_column($part->replaces, 'part_number')),
            'ReplacedParts' => array_map($this->reference(...), $part->replaces),
            'ReplacementPartIds' => array_column($part->replacements, 'part_id'),
            'ReplacementPartDetails' => Json::encode(array_map(
                static fn (array $other): array => ['url' => $other['url'], 'PartNumber' => $other['part_number'], 'Description' => $other['description']],
                $part->replacements,
            )),
            'ReplacementPart' => null === $replacement ? null : $this->reference($replacement),
            'price_cents' => $part->priceCents,
            'list_price_cents' => $part->listPriceCents,
            'availability_text' => $this->availability->text($part->availability(), $part->vendorId),
            'orderable' => $part->isOrderable(),
            'default_quantity' => $part->multipleOf(),
            'multiple_of' => $part->multipleOf(),
        ];
    }

    /**
     * Quantity on the shelf of every branch, in the dealer's order.
     *
     * @return list<array{location_id: int, city: string, quantity: int}>
     */
    public function stockByBranch(Part $part): array
    {
        $rows = [];
        foreach ($this->locations->all() as $location) {
            $rows[] = [
                'location_id' => $location->id,
                'city' => $location->city,
                'quantity' => $part->stockByLocation[$location->id] ?? 0,
            ];
        }

        return $rows;
    }

    public function url(Part $part): string
    {
        return PartUrls::path($part->id, $part->number, $part->description, $part->urlDescription);
    }

    /**
     * @param array{part_id: int, part_number: string, description: string, url: string} $other
     * @return array{PartId: int, PartNumber: string, Description: string, Url: string}
     */
    private function reference(array $other): array
    {
        return [
            'PartId' => $other['part_id'],
            'PartNumber' => $other['part_number'],
            'Description' => $other['description'],
            'Url' => $other['url'],
        ];
    }
}
