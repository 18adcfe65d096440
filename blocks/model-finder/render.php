<?php

declare(strict_types=1);

use Coleman\Api\Models\Model;
use Coleman\Api\Models\ModelRoutes;
use Coleman\Api\Models\ModelUrls;
use Coleman\Api\Parts\PartUrls;
use Coleman\Api\Plugin;
use Coleman\Blocks\Island;
use Coleman\Blocks\Query;

/** @var array{title: string, count: int, heading: 'h1'|'h2'} $attributes */
$services = Plugin::services();
$choices = $services->models()->choices();

// What is no category or brand with diagrams is all: a link of long ago finds something.
$classId = Query::id('class');
$class = $choices['categories'][$classId] ?? ($classId > 0 ? $services->equipmentCategories()->byId($classId)->name ?? '' : '');
$classId = '' === $class ? 0 : $classId;
$vendorId = isset($choices['brands'][Query::id('vendor')]) ? Query::id('vendor') : 0;
$typed = trim(Query::text('q', 80));
$perPage = max(6, min(96, $attributes['count']));
$skip = min(Query::id('after'), 100_000);

$found = $services->models()->byName($classId, $vendorId, $typed, $skip, $perPage + 1);
$page = array_slice($found, 0, $perPage);
// What fits on one page has been counted by then.
$count = 0 === $skip && count($found) <= $perPage ? count($found) : $services->models()->count($classId, $vendorId, $typed, ModelRoutes::COUNT_CAP + 1);

$address = static fn (int $after): string => Query::home(ModelUrls::FINDER) . (
    '' === ($query = http_build_query(array_filter(['q' => $typed, 'class' => $classId, 'vendor' => $vendorId, 'after' => $after]), '', '&', PHP_QUERY_RFC3986)) ? '' : '?' . $query
);
$narrowed = array_values(array_filter([$class, $choices['brands'][$vendorId] ?? '', '' === $typed ? '' : sprintf('“%s”', $typed)]));
$inDiagrams = [] === $narrowed ? [] : $services->models()->familiesOf(array_map(static fn (Model $model): int => $model->id, $page));
$families = $services->parts()->families();

if ('models' === $services->router()->current()?->name) {
    $services->structuredData()->showsList(array_map(static fn (Model $model): string => $model->path(), $page));
    $services->head()->narrowedTo($narrowed);
}

$option = static fn (int $id, string $name): array => ['value' => (string) $id, 'label' => $name];
$classes = $choices['categories'] + (0 === $classId ? [] : [$classId => $class]);

// No island: the form asks for the page again.
printf('<div %s>%s</div>', get_block_wrapper_attributes(), Island::markup('model-finder', [
    'title' => '' === $attributes['title'] ? __('Parts diagrams', 'coleman') : $attributes['title'],
    'heading' => $attributes['heading'],
    'action' => Query::home(ModelUrls::FINDER),
    'q' => $typed,
    'classId' => 0 === $classId ? '' : (string) $classId,
    'vendorId' => 0 === $vendorId ? '' : (string) $vendorId,
    'classes' => array_map($option, array_keys($classes), array_values($classes)),
    'vendors' => array_map($option, array_keys($choices['brands']), array_values($choices['brands'])),
    'narrowedTo' => implode(' · ', $narrowed),
    'count' => min($count, ModelRoutes::COUNT_CAP),
    'isCapped' => $count > ModelRoutes::COUNT_CAP,
    'models' => array_map(static fn (Model $model): array => [
        'title' => $model->title(),
        'url' => $model->path(),
        'category' => $model->categoryName,
        'years' => match (true) {
            null === $model->yearFrom => '',
            $model->yearFrom === $model->yearTo => (string) $model->yearFrom,
            /* translators: %d: the first model year of a machine. */
            null === $model->yearTo => sprintf(__('%d and later', 'coleman'), $model->yearFrom),
            default => sprintf('%d–%d', $model->yearFrom, $model->yearTo),
        },
        'image' => $services->images()->url($model->image, 'medium'),
    ], $page),
    'firstUrl' => $skip > 0 ? $address(0) : '',
    'nextUrl' => count($found) > $perPage ? $address($skip + $perPage) : '',
    'families' => array_values(array_map(
        static fn (array $family): array => ['name' => $family['name'], 'url' => PartUrls::category($family['id'], $family['name'])],
        array_filter($families, static fn (array $family): bool => [] === $inDiagrams || in_array($family['id'], $inDiagrams, true)),
    )),
    'searchUrl' => Query::home('/search/') . '?' . http_build_query(array_filter(['q' => $typed, 'from' => 'parts'])),
]));
