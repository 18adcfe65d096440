<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Desk;

use Coleman\Api\Locations\Location;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Parts\Part;
use Coleman\Api\Parts\PartKey;
use Coleman\Api\Parts\PartRepository;
use Coleman\Api\Parts\Supersessions;

/** A part by the number that a customer says on the phone: price, shelves, and what is ordered in its place. */
final readonly class PhonePartLookup
{
    public function __construct(private PartRepository $parts, private Supersessions $supersessions, private LocationRepository $locations)
    {
    }

    /** @return list<array<string, mixed>> schema/desk-part.json; several makers may use one number */
    public function byNumber(string $number): array
    {
        $found = array_values(array_filter($this->parts->byKey(PartKey::normalize($number)), static fn (Part $part): bool => !$part->isPlaceholder()));
        $resolved = $this->supersessions->resolveAll(array_map(static fn (Part $part): int => $part->id, $found));
        $replacing = [];
        foreach ($resolved as $replacement) {
            $replacing = [...$replacing, ...$replacement->partIds()];
        }
        $known = [] === $replacing ? [] : $this->parts->byIds(array_values(array_unique($replacing)));

        return array_map(fn (Part $part): array => $this->present($part) + [
            'replaced_by' => array_values(array_map(
                $this->present(...),
                array_filter(array_map(static fn (int $id): ?Part => $known[$id] ?? null, $resolved[$part->id]->partIds())),
            )),
        ], $found);
    }

    /** @return array<string, mixed> */
    private function present(Part $part): array
    {
        return [
            'part_id' => $part->id,
            'number' => $part->number,
            'description' => $part->description,
            'vendor' => $part->vendorName,
            'price_cents' => $part->priceCents,
            'multiple_of' => $part->multipleOf(),
            'is_discontinued' => $part->discontinued,
            'is_pickup_only' => $part->pickupOnly,
            'stock' => array_map(static fn (Location $location): array => [
                'location_id' => $location->id,
                'city' => $location->city,
                'quantity' => $part->stockByLocation[$location->id] ?? 0,
            ], $this->locations->all()),
        ];
    }
}
