<?php

declare(strict_types=1);

use Coleman\Api\Models\ModelView;
use Coleman\Api\Plugin;
use Coleman\Blocks\Diagrams;
use Coleman\Blocks\Island;

/** @var array{showSerial: bool} $attributes */
$view = Plugin::services()->router()->current()?->entity;

if (!$view instanceof ModelView) {
    return;
}

$props = Diagrams::props($view, $attributes['showSerial']);
// Only a diagram changes in the browser; the lists of diagrams are links.
echo null === $props['diagram']
    ? sprintf('<div %s>%s</div>', get_block_wrapper_attributes(), Island::markup('parts-viewer', $props))
    : Island::render('parts-viewer', $props, attributes: ['data-history' => 'true']);
