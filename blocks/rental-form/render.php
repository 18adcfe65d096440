<?php

declare(strict_types=1);

use Coleman\Blocks\Ids;
use Coleman\Blocks\Island;
use Coleman\Blocks\PageRental;
use Coleman\Blocks\RentalRequestForm;
use Coleman\Blocks\TitleLevel;

/** @var array{rental: int, layout: 'page'|'modal', action: string, level: ''|'h1'|'h2'} $attributes */

$class = PageRental::find($attributes['rental']);
if (null === $class) {
    return;
}

// One modal is enough for a machine, however many links lead to it.
if ('modal' === $attributes['layout'] && PageRental::modal($class) !== Ids::take(PageRental::modal($class))) {
    return;
}

echo Island::render(
    'rental-form',
    ['level' => TitleLevel::of($attributes['level'], 'rental-request')] + RentalRequestForm::props($class, $attributes['layout'], $attributes['action']),
    // Another plugin says when its form was sent.
    attributes: '' === $attributes['action'] ? [] : ['data-wake-on' => 'wpcf7mailsent'],
);
