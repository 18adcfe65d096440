<?php

declare(strict_types=1);

namespace Coleman\Api\Search;

use Coleman\Api\Parts\Part;
use Coleman\Api\Parts\PartPresenter;
use Coleman\Api\Parts\PartRepository;
use Coleman\Api\Parts\Replacement;

/** Hits in the shapes that pages and REST show. */
final readonly class SearchPresenter
{
    /** Of schema/part.json: what a row needs. */
    private const PART = ['Id', 'PartId', 'PartNumber', 'Description', 'Url', 'Photo', 'VendorName', 'CurrentPrice', 'IsUnknown', 'InStock', 'Discontinued', 'PickupOnly', 'CanShip', 'ReplacementPart', 'price_cents', 'availability_text', 'orderable', 'default_quantity', 'multiple_of'];

    public function __construct(private PartRepository $parts, private PartPresenter $partPresenter, private EquipmentResults $equipment, private UnitModels $models, private PageResults $pages)
    {
    }

    /**
     * @param array<string, list<SearchHit>> $pages by section
     * @param SearchResults $results that they are of
     * @return array{items: array<string, list<array<string, mixed>>>, replaced: list<array{Old: array<string, mixed>, New: array<string, mixed>}>} items by section; what has gone since it was indexed is left out
     */
    public function show(array $pages, SearchResults $results): array
    {
        $replacements = $results->replacements;
        $ids = array_map(static fn (array $hits): array => array_map(static fn (SearchHit $hit): int => $hit->id, $hits), $pages);
        $found = $this->parts->byIds(array_values(array_unique([...$ids['parts'] ?? [], ...$ids['discontinued'] ?? [], ...array_keys($replacements)])));
        // byIds() keeps the order asked.
        $pick = fn (string $section): array => array_map(fn (Part $part): array => $this->part($part, $results), array_values(array_intersect_key($found, array_flip($ids[$section] ?? []))));

        return [
            'items' => [
                'parts' => $pick('parts'),
                'discontinued' => $pick('discontinued'),
                'equipment' => array_values($this->equipment->byIds($ids['equipment'] ?? [])),
                'models' => $this->models->byIds($ids['models'] ?? []),
                'pages' => array_values($this->pages->byIds($ids['pages'] ?? [])),
            ],
            'replaced' => $this->replaced($replacements, $found),
        ];
    }

    /**
     * @param array<int, Replacement> $replacements by the old part's id
     * @param array<int, Part> $parts by id
     * @return list<array{Old: array<string, mixed>, New: array<string, mixed>}>
     */
    private function replaced(array $replacements, array $parts): array
    {
        $lines = [];
        foreach (array_intersect_key($parts, $replacements) as $id => $part) {
            foreach (array_merge(...$replacements[$id]->choices) as $piece) {
                $lines[$id . ' ' . $piece['part']['part_id']] = [
                    'Old' => $this->reference($part->id, $part->number, $part->description, $this->partPresenter->url($part)),
                    'New' => $this->reference(...$piece['part']),
                ];
            }
        }

        return array_values($lines);
    }

    /** @return array<string, mixed> schema/search-part.json */
    private function part(Part $part, SearchResults $results): array
    {
        return array_intersect_key($this->partPresenter->present($part), array_flip(self::PART)) + [
            'EqualTo' => $results->equals[$part->id] ?? null,
            'Fits' => $results->fits[$part->id] ?? null,
        ];
    }

    /** @return array{PartId: int, PartNumber: string, Description: string, Url: string} schema/part-reference.json */
    private function reference(int $part_id, string $part_number, string $description, string $url): array
    {
        return ['PartId' => $part_id, 'PartNumber' => $part_number, 'Description' => $description, 'Url' => $url];
    }
}
