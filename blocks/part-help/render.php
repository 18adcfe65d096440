<?php

declare(strict_types=1);

use Coleman\Api\Leads\LeadPages;
use Coleman\Api\Leads\LeadSubject;
use Coleman\Api\Locations\Location;
use Coleman\Api\Parts\Part;
use Coleman\Api\Plugin;
use Coleman\Blocks\Island;
use Coleman\Blocks\Query;

/** @var array{isAlways: bool} $attributes */
$services = Plugin::services();
$page = $services->router()->current();
$part = $page?->entity;
if (null === $page || !$part instanceof Part) {
    return;
}
$reason = match (true) {
    !$part->isOrderable() => 'gone',
    null === $part->priceCents => 'price',
    default => 'question',
};
if ('question' === $reason && !$attributes['isAlways']) {
    return;
}
// The page above a part's is that of its family.
$family = $page->trail[0] ?? null;

printf('<div %s>%s</div>', get_block_wrapper_attributes(), Island::markup('part-help', [
    'number' => $part->number,
    'reason' => $reason,
    'family' => ['name' => $family['name'] ?? '', 'url' => null === $family ? '' : Query::home($family['path'])],
    'branches' => array_map(
        static fn (Location $one): array => ['city' => $one->city, 'phone' => $one->phone],
        array_values(array_filter($services->locations()->all(), static fn (Location $one): bool => '' !== $one->phone)),
    ),
    'askUrl' => Query::home(LeadPages::url(LeadSubject::PART, $part->id)),
]));
