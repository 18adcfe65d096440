<?php

declare(strict_types=1);

use Coleman\Api\Plugin;
use Coleman\Api\Sales\Salesman;
use Coleman\Blocks\Branches;
use Coleman\Blocks\Island;

/** @var array{salesman: string} $attributes */
$services = Plugin::services();
$subject = $services->router()->current()?->entity;
$salesman = '' === $attributes['salesman'] ? $subject : $services->salesmen()->bySlug($attributes['salesman']);

if (!$salesman instanceof Salesman) {
    return;
}
$team = $services->salesmen();
$branch = $services->locations()->byId($salesman->locationId);
if ($salesman === $subject) {
    $services->structuredData()->showsPerson($salesman, $team->picture($salesman, 'medium'), $branch);
}
if (null !== $branch) {
    $services->structuredData()->showsBranches([$branch]);
}

printf('<div %s>%s</div>', get_block_wrapper_attributes(), Island::markup('salesman', [
    ...$team->present($salesman),
    'picture' => $team->picture($salesman, 'medium'),
    'branch' => array_find(Branches::all(), static fn (array $one): bool => $one['location_id'] === $salesman->locationId),
    'level' => $salesman === $subject ? 'h1' : 'h2',
]));
