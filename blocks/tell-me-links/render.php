<?php

declare(strict_types=1);

use Coleman\Api\Plugin;
use Coleman\Blocks\Island;
use Coleman\Blocks\Query;

$services = Plugin::services();
$offered = $services->watchSubjects()->offered($services->router()->current()?->entity);
if ([] === $offered) {
    return;
}

printf('<div %s>%s</div>', get_block_wrapper_attributes(), Island::markup('tell-me-links', [
    'links' => array_map(static fn (array $one): array => ['url' => Query::home($one['url'])] + $one, $offered),
]));
