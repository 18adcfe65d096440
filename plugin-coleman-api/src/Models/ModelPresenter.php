<?php

declare(strict_types=1);

namespace Coleman\Api\Models;

use Coleman\Api\Images\ImageUrls;
use Coleman\Api\Parts\Part;
use Coleman\Api\Parts\PartPresenter;
use Coleman\Api\Parts\PartRepository;
use Coleman\Api\Parts\Replacement;
use Coleman\Api\Parts\Supersessions;

/**
 * The parts books in the API's shape.
 *
 * @phpstan-type Row array{ref: string, description: string, quantity: int, note: string, serial_from: string, serial_to: string, part: array<string, mixed>|null, superseded: array<string, mixed>|null}
 */
final readonly class ModelPresenter
{
    /** What a row needs of a part: the props of a page hold as many of them as the diagram has rows. */
    private const PART_FIELDS = ['PartId', 'PartNumber', 'Description', 'Url', 'InStock', 'Discontinued', 'PickupOnly', 'CanShip', 'price_cents', 'availability_text', 'orderable', 'default_quantity', 'multiple_of'];

    public function __construct(
        private ImageUrls $images,
        private PartRepository $parts,
        private PartPresenter $partPresenter,
        private Supersessions $supersessions,
    ) {
    }

    /** @return array{ModelId: int, Title: string, Name: string, BrandName: string, Category: string, Url: string, Photo: array{MediumImagePath: string}, year_from: int|null, year_to: int|null, serial_prefix: string, serial_plate: string} schema/model.json */
    public function model(Model $model): array
    {
        return [
            'ModelId' => $model->id,
            'Title' => $model->title(),
            'Name' => $model->name,
            'BrandName' => $model->brandName,
            'Category' => $model->categoryName,
            'Url' => $model->path(),
            'Photo' => ['MediumImagePath' => $this->images->url($model->image)],
            'year_from' => $model->yearFrom,
            'year_to' => $model->yearTo,
            'serial_prefix' => $model->serialPrefix,
            'serial_plate' => $model->serialPlate,
        ];
    }

    /** @return array{AssemblyId: int, Name: string, Url: string, Category: string, CategoryUrl: string, figure: array{url: string, width: int, height: int}, callout_count: int} schema/assembly.json */
    public function assembly(Model $model, Assembly $assembly): array
    {
        return [
            'AssemblyId' => $assembly->id,
            'Name' => $assembly->name,
            'Url' => $model->assemblyPath($assembly->slug),
            'Category' => $assembly->categoryName,
            'CategoryUrl' => $model->categoryPath($assembly->categorySlug),
            'figure' => ['url' => $this->images->url($assembly->figure, 'full'), 'width' => $assembly->width, 'height' => $assembly->height],
            'callout_count' => $assembly->callouts,
        ];
    }

    /**
     * The rows of a diagram with what can be ordered for each. The number of queries does not grow with the rows.
     *
     * @param list<Callout> $callouts
     * @return list<Row> schema/callout.json
     */
    public function rows(array $callouts): array
    {
        $ids = array_values(array_unique(array_filter(array_map(static fn (Callout $callout): int => (int) $callout->partId, $callouts))));
        $replacements = [] === $ids ? [] : $this->supersessions->resolveAll($ids);
        $wanted = $ids;
        foreach ($replacements as $replacement) {
            $piece = self::only($replacement);
            if (null !== $piece) {
                $wanted[] = $piece['part']['part_id'];
            }
        }
        $parts = $this->parts->byIds(array_values(array_unique($wanted)));

        return array_map(fn (Callout $callout): array => $this->row(
            $callout,
            $parts,
            null === $callout->partId ? null : $replacements[$callout->partId] ?? null,
        ), $callouts);
    }

    /** @return array{ref: string, x: float, y: float, w: float, h: float} schema/hotspot.json */
    public function hotspot(Hotspot $hotspot): array
    {
        return ['ref' => $hotspot->ref, 'x' => $hotspot->x, 'y' => $hotspot->y, 'w' => $hotspot->w, 'h' => $hotspot->h];
    }

    /** @return array{ModelTitle: string, ModelUrl: string, Category: string, AssemblyId: int, AssemblyName: string, Url: string, refs: list<string>} schema/where-used.json */
    public function whereUsed(WhereUsed $use): array
    {
        return [
            'ModelTitle' => $use->model->title(),
            'ModelUrl' => $use->model->path(),
            'Category' => $use->model->categoryName,
            'AssemblyId' => $use->assembly->id,
            'AssemblyName' => $use->assembly->name,
            'Url' => $use->model->assemblyPath($use->assembly->slug),
            'refs' => $use->refs,
        ];
    }

    /**
     * A part that one other replaces is shown as that other, as many times as it takes. Where the visitor has to choose,
     * or needs several, the row leads to them.
     *
     * @param array<int, Part> $parts
     * @return Row
     */
    private function row(Callout $callout, array $parts, ?Replacement $replacement): array
    {
        $old = null === $callout->partId ? null : $parts[$callout->partId] ?? null;
        $piece = null === $replacement ? null : self::only($replacement);
        $new = null === $piece ? null : $parts[$piece['part']['part_id']] ?? null;
        $needed = $callout->quantity * (null === $new ? 1 : $piece['quantity']);
        $part = $new ?? $old;

        return [
            'ref' => $callout->ref,
            'description' => '' === $callout->description ? $old->description ?? '' : $callout->description,
            'quantity' => $needed,
            'note' => $callout->note,
            'serial_from' => $callout->serialFrom,
            'serial_to' => $callout->serialTo,
            'part' => null === $part ? null : $this->part($part, $needed),
            'superseded' => null === $old || null === $replacement || !$replacement->isSuperseded() ? null : [
                'PartNumber' => $old->number,
                'Url' => $this->partPresenter->url($old),
                'by' => null !== $new ? [] : array_map(static fn (array $choice): array => array_map(
                    static fn (array $one): array => ['PartNumber' => $one['part']['part_number'], 'Url' => $one['part']['url'], 'quantity' => $one['quantity'] * $callout->quantity],
                    $choice,
                ), $replacement->choices),
            ],
        ];
    }

    /** @return array<string, mixed> */
    private function part(Part $part, int $needed): array
    {
        $presented = ['default_quantity' => self::quantity($part, $needed)] + $this->partPresenter->present($part);

        return array_intersect_key($presented, array_flip(self::PART_FIELDS));
    }

    /** As many as the machine takes, in whole cases; of what is no longer made no more than is left. */
    public static function quantity(Part $part, int $needed): int
    {
        $case = $part->multipleOf();
        $left = $part->discontinued ? intdiv($part->stock(), $case) * $case : PHP_INT_MAX;

        return max($case, min((int) ceil($needed / $case) * $case, $left));
    }

    /**
     * The one number that stands for the old one, when there is no choice and no kit.
     *
     * @return array{part: array{part_id: int, part_number: string, description: string, url: string}, quantity: int, way: list<array{part_id: int, part_number: string, description: string, url: string}>}|null
     */
    private static function only(Replacement $replacement): ?array
    {
        return 1 === count($replacement->choices) && 1 === count($replacement->choices[0]) ? $replacement->choices[0][0] : null;
    }
}
