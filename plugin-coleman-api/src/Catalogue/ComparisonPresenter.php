<?php

declare(strict_types=1);

namespace Coleman\Api\Catalogue;

use Coleman\Api\Images\ImageUrls;
use Coleman\Api\Locations\LocationRepository;

/**
 * A comparison in the shape of the API: a head for every column, and the rows.
 *
 * @phpstan-import-type Row from Comparison
 */
final readonly class ComparisonPresenter
{
    public function __construct(private ImageUrls $images, private LocationRepository $locations)
    {
    }

    /**
     * @return array{
     *   machines: list<array{MachineId: int, Title: string, Condition: string, Url: string, Photo: array{MediumImagePath: string}, price_cents: int|null, sold: bool, remove_url: string}>,
     *   rows: list<Row>,
     *   asked: int,
     *   lists: list<array{name: string, path: string}>
     * } schema/comparison.json
     */
    public function present(Comparison $comparison): array
    {
        return [
            'machines' => array_map(fn (Machine $machine): array => [
                'MachineId' => $machine->id,
                'Title' => $machine->title(),
                'Condition' => $machine->condition,
                'Url' => $machine->url(),
                'Photo' => ['MediumImagePath' => $this->images->url($machine->image, 'medium')],
                'price_cents' => $machine->priceCents,
                'sold' => $machine->isSold(),
                'remove_url' => $comparison->urlWithout($machine),
            ], $comparison->shown()),
            'rows' => $comparison->rows($this->locations),
            'asked' => count($comparison->asked),
            'lists' => $this->lists($comparison),
        ];
    }

    /**
     * The lists that the machines stand in, with these machines ticked: where another one is found.
     *
     * @return list<array{name: string, path: string}> name as a link reads it
     */
    private function lists(Comparison $comparison): array
    {
        $lists = [];
        $ticked = '?compare=' . implode(',', array_map(static fn (Machine $machine): int => $machine->id, $comparison->shown()));
        foreach ($comparison->shown() as $machine) {
            $path = $machine->isUsed() ? EquipmentUrls::usedCategory($machine->usedSlug) : EquipmentUrls::newCategory($machine->categoryId, $machine->categoryName);
            $lists[$path] ??= [
                /* translators: %s: category of machines. */
                'name' => sprintf($machine->isUsed() ? __('Used %s', 'coleman') : __('New %s', 'coleman'), $machine->categoryName),
                'path' => $path . $ticked,
            ];
        }

        return array_values($lists);
    }
}
