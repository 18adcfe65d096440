<?php

declare(strict_types=1);

use Coleman\Api\Plugin;
use Coleman\Blocks\Island;
use Coleman\Blocks\MenuItems;

/** @var array{sections: list<string>} $attributes */
$current = is_string($_SERVER['REQUEST_URI'] ?? null) ? strtok($_SERVER['REQUEST_URI'], '?') : '';

// No island: the menu opens by itself (<details>), src/behaviours/menu.ts adds what is comfortable.
printf(
    '<div %s>%s</div>',
    get_block_wrapper_attributes(),
    Island::markup('mega-menu', ['id' => 'coleman-menu', 'current' => (string) $current, 'items' => MenuItems::build(Plugin::services(), $attributes['sections'])]),
);
