<?php

declare(strict_types=1);

use Coleman\Blocks\Ids;
use Coleman\Blocks\Island;
use Coleman\Blocks\PageRental;
use Coleman\Blocks\RentalRequestForm;

/** @var array{rental: int, layout: 'page'|'modal', action: string} $attributes */

$class = PageRental::find($attributes['rental']);
if (null === $class) {
    return;
}

// One modal is enough for a machine, however many links lead to it.
if ('modal' === $attributes['layout'] && PageRental::modal($class) !== Ids::take(PageRental::modal($class))) {
    return;
}

echo Island::render('rental-form', RentalRequestForm::props($class, $attributes['layout'], $attributes['action']));
