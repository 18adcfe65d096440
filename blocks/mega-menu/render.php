<?php

declare(strict_types=1);

use Coleman\Api\Plugin;
use Coleman\Blocks\Island;
use Coleman\Blocks\MenuItems;
use Coleman\Blocks\SavedMenu;

/**
 * @var array{sections: list<string>} $attributes
 * @var WP_Block $block
 */
$current = is_string($_SERVER['REQUEST_URI'] ?? null) ? strtok($_SERVER['REQUEST_URI'], '?') : '';
$services = Plugin::services();
$inner = $block->parsed_block['innerBlocks'] ?? [];

// No island: the menu opens by itself (<details>), src/behaviours/menu.ts adds what is comfortable.
printf(
    '<div %s>%s</div>',
    get_block_wrapper_attributes(),
    Island::markup('mega-menu', [
        'id' => 'coleman-menu',
        'current' => (string) $current,
        'items' => (new SavedMenu($services))->items(is_array($inner) ? $inner : []) ?? MenuItems::build($services, $attributes['sections']),
    ]),
);
