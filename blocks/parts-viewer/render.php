<?php

declare(strict_types=1);

use Coleman\Api\Models\ModelView;
use Coleman\Api\Plugin;
use Coleman\Blocks\Diagrams;
use Coleman\Blocks\Island;

/** @var array{showSerial: bool} $attributes */
$view = Plugin::services()->router()->current()?->entity;

if (!$view instanceof ModelView) {
    // Put on a page that is about no model: whoever edits sees what would stand here, visitors see nothing.
    if (current_user_can('edit_posts')) {
        /** @var array{typical: array<string, mixed>} $fixtures */
        $fixtures = wp_json_file_decode(__DIR__ . '/fixtures.json', ['associative' => true]);
        printf('<div %s inert>%s</div>', get_block_wrapper_attributes(), Island::markup('parts-viewer', $fixtures['typical']));
    }

    return;
}

$props = Diagrams::props($view, $attributes['showSerial']);
// Only a diagram changes in the browser; the lists of diagrams are links.
echo null === $props['diagram']
    ? sprintf('<div %s>%s</div>', get_block_wrapper_attributes(), Island::markup('parts-viewer', $props))
    : Island::render('parts-viewer', $props, attributes: ['data-history' => 'true']);
