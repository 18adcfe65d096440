<?php

declare(strict_types=1);

use Coleman\Api\Locations\Location;
use Coleman\Api\Plugin;
use Coleman\Blocks\Island;

$branches = array_map(
    static fn (Location $branch): array => ['id' => $branch->id, 'city' => $branch->city],
    Plugin::services()->locations()->all(),
);

// Where there is one branch, there is nothing to choose.
if (count($branches) > 1) {
    printf('<div %s>%s</div>', get_block_wrapper_attributes(), Island::markup('my-branch', ['branches' => $branches]));
}
