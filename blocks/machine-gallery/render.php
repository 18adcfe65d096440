<?php

declare(strict_types=1);

use Coleman\Api\Plugin;
use Coleman\Blocks\Island;
use Coleman\Blocks\PageMachine;

/** @var array{machine: string} $attributes */
$machine = PageMachine::find($attributes['machine']);

if (null !== $machine) {
    echo Island::render('machine-gallery', Plugin::services()->machineViewModel()->gallery($machine));
}
