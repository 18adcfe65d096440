<?php

declare(strict_types=1);

use Coleman\Api\Parts\Part;
use Coleman\Api\Parts\PartFamily;
use Coleman\Api\Parts\PartUrls;
use Coleman\Api\Plugin;
use Coleman\Blocks\Island;

/** @var array{heading: string, layout: 'list'|'tiles'} $attributes */
$services = Plugin::services();
$entity = $services->router()->current()?->entity;

printf('<div %s>%s</div>', get_block_wrapper_attributes(), Island::markup('part-families', [
    'heading' => $attributes['heading'],
    'layout' => $attributes['layout'],
    'families' => array_map(static fn (array $family): array => [
        'id' => $family['id'],
        'name' => $family['name'],
        'url' => PartUrls::category($family['id'], $family['name']),
        'image' => 'tiles' === $attributes['layout'] ? $services->partPresenter()->image($family['image']) : '',
    ], $services->parts()->families()),
    'currentId' => match (true) {
        $entity instanceof PartFamily => $entity->id,
        $entity instanceof Part => $entity->categoryId,
        default => 0,
    },
]));
