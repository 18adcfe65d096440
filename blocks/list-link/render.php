<?php

declare(strict_types=1);

use Coleman\Api\Lists\ListPages;
use Coleman\Api\Parts\Part;
use Coleman\Api\Plugin;
use Coleman\Blocks\Island;
use Coleman\Blocks\Query;

$part = Plugin::services()->router()->current()?->entity;

if ($part instanceof Part && !$part->isPlaceholder()) {
    printf('<div %s>%s</div>', get_block_wrapper_attributes(), Island::markup('list-link', [
        'url' => Query::home(ListPages::ALL) . '?part=' . $part->id,
    ]));
}
