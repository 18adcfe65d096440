<?php

declare(strict_types=1);

use Coleman\Blocks\Island;

/** @var array{position: 'top'|'bottom'} $attributes */

/**
 * Filters what this very response tells the visitor, for example how a form posted without JavaScript fared.
 *
 * @since 0.1.0
 *
 * @param list<array{id: string, type: 'success'|'error', message: string}> $notices
 */
$notices = apply_filters('coleman_notices', []);

echo Island::render(
    'notifications',
    ['position' => $attributes['position'], 'notices' => $notices],
    Island::RUNTIME,
);
