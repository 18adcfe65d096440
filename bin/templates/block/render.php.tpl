<?php

declare(strict_types=1);

use Coleman\Blocks\Island;

/** @var array{heading: string} $attributes */

// What the block shows comes from a service: Coleman\Api\Plugin::services().
echo Island::render('{{name}}', [
    'heading' => $attributes['heading'],
    'items' => [],
]);
