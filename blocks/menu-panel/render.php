<?php

declare(strict_types=1);

use Coleman\Api\Plugin;
use Coleman\Blocks\Island;
use Coleman\Blocks\SavedMenu;

/** @var WP_Block $block */
$item = (new SavedMenu(Plugin::services()))->panelAlone($block->parsed_block);

if (null !== $item) {
    // An item of WordPress's list: coleman/mega-menu prints its own.
    printf(
        '<li %s>%s</li>',
        get_block_wrapper_attributes(['class' => 'wp-block-navigation-item']),
        Island::markup('menu-panel', ['label' => $item['label'], 'groups' => $item['groups']]),
    );
}
