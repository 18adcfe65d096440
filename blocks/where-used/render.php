<?php

declare(strict_types=1);

use Coleman\Api\Models\ModelRoutes;
use Coleman\Api\Parts\Part;
use Coleman\Api\Plugin;
use Coleman\Blocks\Ids;
use Coleman\Blocks\Island;
use Coleman\Blocks\Query;

/** @var array{part: int, heading: string} $attributes */
$services = Plugin::services();
$subject = $services->router()->current()?->entity;
$part = 0 === $attributes['part'] ? $subject : $services->parts()->byId($attributes['part']);

if (!$part instanceof Part) {
    return;
}

$limit = 24;
// Lists of other parts on the page go on by themselves.
$name = $part === $subject ? 'used_after' : 'used_after_' . $part->id;
$before = Query::id($name);
$found = $services->models()->whereUsed($part->id, $before, $limit);
$page = array_slice($found, 0, $limit);
$last = end($page);
if (false === $last) {
    return;
}
$hasMore = count($found) > $limit;
$count = 0 === $before && !$hasMore ? count($page) : $services->models()->countWhereUsed($part->id, ModelRoutes::COUNT_CAP + 1);
$shown = array_flip(['ModelTitle', 'ModelUrl', 'AssemblyId', 'AssemblyName', 'Url', 'refs']);
$id = Ids::take('where-used');
$props = [
    'id' => $id,
    'partId' => $part->id,
    'heading' => '' === $attributes['heading'] ? __('Where this part is used', 'coleman') : $attributes['heading'],
    'items' => array_map(static fn (object $use): array => array_intersect_key($services->modelPresenter()->whereUsed($use), $shown), $page),
    'count' => min($count, ModelRoutes::COUNT_CAP),
    'isCapped' => $count > ModelRoutes::COUNT_CAP,
    'hasMore' => $hasMore,
    'after' => $last->assembly->id,
    'moreUrl' => $hasMore ? sprintf('?%s=%d#%s', $name, $last->assembly->id, $id) : '',
    'firstUrl' => 0 === $before ? '' : ($part === $subject ? $services->partPresenter()->url($part) : '?') . '#' . $id,
];

// A list that is whole never changes.
echo $hasMore ? Island::render('where-used', $props) : sprintf('<div %s>%s</div>', get_block_wrapper_attributes(), Island::markup('where-used', $props));
