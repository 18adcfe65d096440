<?php

declare(strict_types=1);

use Coleman\Api\Plugin;
use Coleman\Api\Rentals\RentalRequest;
use Coleman\Blocks\Island;

/** @var array<string, mixed> $attributes */
$services = Plugin::services();
$services->cacheHeaders()->keepPrivate();
$request = $services->router()->current()?->entity;

if (!$request instanceof RentalRequest) {
    return;
}
$home = rtrim((string) wp_parse_url(home_url('/'), PHP_URL_PATH), '/');
$sheet = $services->rentalConfirmation()->build($request);

// Never an island: it does not change in the browser.
printf('<div %s>%s</div>', get_block_wrapper_attributes(), Island::markup('rental-confirmation', [
    'url' => '' === $sheet['url'] ? '' : $home . $sheet['url'],
    'rentalsUrl' => $home . '/rental/',
] + $sheet));
