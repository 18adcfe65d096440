<?php

declare(strict_types=1);

use Coleman\Api\Catalogue\Attachment;
use Coleman\Api\Catalogue\AttachmentRoutes;
use Coleman\Api\Images\ImageKind;
use Coleman\Api\Locations\Location;
use Coleman\Api\Plugin;
use Coleman\Blocks\Island;
use Coleman\Blocks\PhotoGallery;

/** @var array{attachment: int, showFits: bool, showSimilar: bool} $attributes */
$services = Plugin::services();
$subject = $services->router()->current()?->entity;
$attachment = 0 === $attributes['attachment'] ? $subject : $services->attachments()->byId($attributes['attachment']);

if (!$attachment instanceof Attachment) {
    return;
}

$phone = static fn (Location $location): array => ['city' => $location->city, 'phone' => $location->phone];
$locations = $services->locations()->all();

printf('<div %s>%s</div>', get_block_wrapper_attributes(), Island::markup('attachment', [
    'attachment' => $services->attachmentPresenter()->present($attachment),
    'branches' => array_map($phone, array_values(array_filter($locations, static fn (Location $location): bool => in_array($location->id, $attachment->locationIds, true)))),
    'others' => array_map($phone, $locations),
    'fits' => $attributes['showFits'] ? $services->attachments()->fits($attachment) : [],
    'similar' => $attributes['showSimilar']
        ? array_map($services->attachmentPresenter()->present(...), $services->attachments()->similar($attachment, AttachmentRoutes::SIMILAR))
        : [],
    'level' => $attachment === $subject ? 'h1' : 'h2',
] + PhotoGallery::slot(ImageKind::Attachment, $attachment->id, $attachment->image, $attachment->name)));
