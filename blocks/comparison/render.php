<?php

declare(strict_types=1);

use Coleman\Api\Catalogue\Comparison;
use Coleman\Api\Plugin;
use Coleman\Blocks\Island;

/** @var array{ids: list<int>, title: string, heading: 'h1'|'h2'} $attributes */

$services = Plugin::services();
$about = $services->router()->current()?->entity;
$isOfPage = [] === $attributes['ids'];
$comparison = match (true) {
    !$isOfPage => Comparison::create($services->machines()->byIds(array_slice($attributes['ids'], 0, Comparison::MAX)), $services->clock()->now()),
    $about instanceof Comparison => $about,
    default => new Comparison([]),
};
// Chosen by hand and gone since, or nothing chosen on a page that names no machine: nothing to show visitors.
if ([] === $comparison->asked && !$about instanceof Comparison) {
    return;
}
$presented = $services->comparisonPresenter()->present($comparison);

echo Island::render(
    'comparison',
    [
        'id' => wp_unique_prefixed_id('comparison-'),
        'heading' => $attributes['heading'],
        'title' => '' === $attributes['title'] ? __('Compare machines', 'coleman') : $attributes['title'],
        'isOfPage' => $isOfPage,
        'query' => $isOfPage ? $comparison->query() : '',
        'onlyDifferences' => 'differences' === ($_GET['only'] ?? ''),
        'comparison' => $presented,
    ],
    attributes: ['data-history' => 'true'],
);
