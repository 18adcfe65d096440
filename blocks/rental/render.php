<?php

declare(strict_types=1);

use Coleman\Api\Catalogue\Attachment;
use Coleman\Api\Images\ImageKind;
use Coleman\Api\Locations\Location;
use Coleman\Api\Plugin;
use Coleman\Api\Rentals\RentalPrice;
use Coleman\Api\Rentals\RentalSettings;
use Coleman\Blocks\Html;
use Coleman\Blocks\Island;
use Coleman\Blocks\PageRental;
use Coleman\Blocks\PhotoGallery;
use Coleman\Blocks\Query;

/**
 * @var array{rental: int, showPrices: bool, showAttachments: bool} $attributes
 * @var string $content the blocks in it, rendered
 */

/** The lengths that the table of prices shows, in days. */
$lengths = [1, 3, 7, 14, 28];

$services = Plugin::services();
$class = PageRental::find($attributes['rental']);
if (null === $class) {
    return;
}

$settings = RentalSettings::ofSite();
$rates = $class->rates();
$prices = !$attributes['showPrices'] || null === $rates ? [] : array_map(static function (int $days) use ($class, $rates, $settings): array {
    $price = RentalPrice::calculate($rates, $class->hasWeeklyRate(), $days, $settings->insurancePercent, $settings->depositCents);

    return ['days' => $days, 'blocks' => $price->blocks, 'cost_cents' => $price->costCents];
}, $lengths);
$branches = $services->locations()->all();
$having = array_values(array_filter($branches, static fn (Location $branch): bool => isset($class->units[$branch->id])));

printf('<div %s>%s</div>', get_block_wrapper_attributes(), Island::markup('rental', [
    'level' => PageRental::isOf($class) ? 'h1' : 'h2',
    'rental' => $services->rentalPresenter()->present($class),
    'branches' => array_map(static fn (Location $branch): array => ['city' => $branch->city, 'phone' => $branch->phone, 'units' => $class->units[$branch->id]], $having),
    'others' => array_map(static fn (Location $branch): array => ['city' => $branch->city, 'phone' => $branch->phone], $branches),
    'prices' => $prices,
    'terms' => ['percent' => $settings->insurancePercent, 'deposit' => $settings->depositCents],
    'attachments' => !$attributes['showAttachments'] ? [] : array_map(static function (Attachment $attachment) use ($services): array {
        $shown = $services->attachmentPresenter()->present($attachment);

        return ['name' => $shown['Name'], 'url' => $shown['Url'], 'DailyRental' => $shown['DailyRental'], 'WeeklyRental' => $shown['WeeklyRental'], 'MonthlyRental' => $shown['MonthlyRental']];
    }, PageRental::attachments($class)),
    'children' => Html::trusted($content),
    'requestUrl' => Query::home($class->requestUrl()),
    'modal' => PageRental::modal($class),
] + PhotoGallery::slot(ImageKind::RentalClass, $class->id, $class->image, $class->name())));
