<?php

declare(strict_types=1);

use Coleman\Api\Images\ImageKind;
use Coleman\Api\Locations\Location;
use Coleman\Api\Parts\Part;
use Coleman\Api\Parts\Replacement;
use Coleman\Api\Plugin;
use Coleman\Blocks\Island;

/** @var array{part: int, showStock: bool} $attributes */
$services = Plugin::services();
$subject = $services->router()->current()?->entity;
$part = 0 === $attributes['part'] ? $subject : $services->parts()->byId($attributes['part']);

if (!$part instanceof Part) {
    return;
}

$state = $services->forms()->state('cart_add');
$isRefused = '' !== $state->message && (int) ($state->values['partId'] ?? 0) === $part->id;
$presented = $services->partPresenter()->present($part);
// What the page shows, and no more: the props travel with it.
$shown = array_flip(['PartId', 'PartNumber', 'Description', 'LongDescription', 'Photo', 'VendorName', 'InStock', 'QtyAvailable', 'Discontinued', 'PickupOnly', 'CanShip', 'CaseQtyRequired', 'CaseQty', 'price_cents', 'list_price_cents', 'core_cents', 'oversize_cents', 'availability_text', 'orderable', 'default_quantity', 'multiple_of']);
// A part that nothing replaces costs no query to be sure of it.
$replacement = [] === $part->replacements ? new Replacement($part->id, []) : $services->supersessions()->resolve($part->id);

$photos = $services->photos()->of(ImageKind::Part, $part->id, $part->image);
$gallery = count($photos) < 2 ? [] : ['gallery' => [
    'title' => $part->description,
    'images' => $services->photos()->gallery($photos, $part->description),
    'placeholder' => '',
]];

$branches = array_map(static fn (Location $branch): int => $branch->id, $services->locations()->all());
// What cannot be ordered is not promised.
$hasPromise = $part->isOrderable() && [] !== $branches;

echo Island::render('part', $gallery + ($hasPromise ? ['branches' => implode(' ', $branches)] : []) + [
    'part' => array_intersect_key($presented, $shown),
    'replacements' => $services->partPresenter()->replacement($part, $replacement, $services->parts()->byIds($replacement->partIds())),
    'replaced' => array_map(
        static fn (array $other): array => ['number' => $other['part_number'], 'description' => $other['description'], 'url' => $other['url']],
        $part->replaces,
    ),
    'stock' => $attributes['showStock'] ? $services->partPresenter()->stockByBranch($part) : [],
    'level' => $part === $subject ? 'h1' : 'h2',
    'fault' => $isRefused ? ['message' => $state->message, 'quantity' => $state->values['quantity'] ?? ''] : null,
]);

if ($hasPromise) {
    printf('<script type="application/json" data-promise-facts>%s</script>', wp_json_encode($services->promiseFacts()->ofPart($part), JSON_HEX_TAG | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES));
}
