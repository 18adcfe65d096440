<?php

declare(strict_types=1);

namespace Coleman\Api\Parts;

use Coleman\Api\Images\ImageUrls;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Support\Json;
use Coleman\Api\Support\Money;

/** A part as the REST API shows it. Names that begin with a capital are the published shape, the others our additions. */
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
            'InStock' => $part->isInStock(),
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
            'core_cents' => $part->coreCents,
            'oversize_cents' => $part->oversizeCents,
            'availability_text' => $this->availabilityText($part),
            'orderable' => $part->isOrderable(),
            'default_quantity' => $part->multipleOf(),
            'multiple_of' => $part->multipleOf(),
        ];
    }

    /** When a part ships, as it is shown everywhere. */
    public function availabilityText(Part $part): string
    {
        return $this->availability->text($part->availability(), $part->vendorId, isPickupOnly: $part->pickupOnly);
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

    /**
     * @param array{id: int, name: string, image: string} $family
     * @return array<string, mixed> schema/part-category.json
     */
    public function family(array $family): array
    {
        return [
            'CategoryId' => $family['id'],
            'CategoryName' => $family['name'],
            'Url' => PartUrls::category($family['id'], $family['name']),
            'Photo' => ['MediumImagePath' => $this->images->url($family['image'], 'thumbnail')],
        ];
    }

    /**
     * Numbers that stop at the cap say so.
     *
     * @param array{count: int, in_stock: int, makers: list<array{id: int, name: string, count: int}>} $counts
     * @return array{count: int, count_is_capped: bool, in_stock: int, in_stock_is_capped: bool, makers: list<array{VendorId: int, VendorName: string, count: int, count_is_capped: bool}>}
     */
    public function counts(array $counts): array
    {
        $cap = PartListing::COUNT_CAP;

        return [
            'count' => min($counts['count'], $cap),
            'count_is_capped' => $counts['count'] > $cap,
            'in_stock' => min($counts['in_stock'], $cap),
            'in_stock_is_capped' => $counts['in_stock'] > $cap,
            'makers' => array_map(static fn (array $maker): array => [
                'VendorId' => $maker['id'],
                'VendorName' => $maker['name'],
                'count' => min($maker['count'], $cap),
                'count_is_capped' => $maker['count'] > $cap,
            ], $counts['makers']),
        ];
    }

    /**
     * What to order in place of a part, as its page says it.
     *
     * @param array<int, Part> $current the parts that the choices name, by id
     * @return list<list<array{number: string, description: string, url: string, quantity: int, way: string, price_cents: int|null, availability_text: string, in_stock: bool}>> choices, each of pieces that belong together; `way` are all the numbers from the old to the new, '' when there was none between
     */
    public function replacement(Part $part, Replacement $replacement, array $current): array
    {
        return array_map(fn (array $pieces): array => array_map(function (array $piece) use ($part, $current): array {
            $new = $current[$piece['part']['part_id']] ?? null;

            return [
                'number' => $piece['part']['part_number'],
                'description' => $piece['part']['description'],
                'url' => $piece['part']['url'],
                'quantity' => $piece['quantity'],
                'way' => [] === $piece['way'] ? '' : implode(' → ', [$part->number, ...array_column($piece['way'], 'part_number'), $piece['part']['part_number']]),
                'price_cents' => $new?->priceCents,
                'availability_text' => null === $new ? '' : $this->availability->text($new->availability(), $new->vendorId, isPickupOnly: $new->pickupOnly),
                'in_stock' => $new?->isInStock() ?? false,
            ];
        }, $pieces), $replacement->choices);
    }

    /**
     * Address of a picture in the size of a page.
     *
     * @param 'medium'|'full' $size
     */
    public function image(string $image, string $size = 'medium'): string
    {
        return $this->images->url($image, $size);
    }

    public function url(Part $part): string
    {
        // What is not in the catalog has no page.
        return $part->isPlaceholder() ? '' : PartUrls::path($part->id, $part->number, $part->description, $part->urlDescription);
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
