<?php

declare(strict_types=1);

use Coleman\Api\Models\ModelRoutes;
use Coleman\Api\Models\ModelView;
use Coleman\Api\Plugin;
use Coleman\Blocks\Island;
use Coleman\Blocks\ModelGroups;

/** @var array{heading: string, groupBy: 'category'|'brand', categoryId: int, brandId: int, level: 'h2'|'h3'} $attributes */
$services = Plugin::services();
$models = $services->models()->list($attributes['categoryId'], $attributes['brandId'], 0, ModelRoutes::COUNT_CAP + 1);
if ([] === $models) {
    return;
}
$page = $services->router()->current()?->entity;

// No island: the lists fold by themselves (<details>); src/behaviours/open-on-desktop.ts opens them where there is room.
printf('<div %s>%s</div>', get_block_wrapper_attributes(), Island::markup('model-links', [
    'heading' => $attributes['heading'],
    'level' => $attributes['level'],
    'groups' => ModelGroups::group(array_slice($models, 0, ModelRoutes::COUNT_CAP), $attributes['groupBy']),
    'current' => $page instanceof ModelView ? $page->model->path() : '',
    'isCapped' => count($models) > ModelRoutes::COUNT_CAP,
]));
