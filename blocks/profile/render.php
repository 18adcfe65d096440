<?php

declare(strict_types=1);

use Coleman\Api\Locations\Location;
use Coleman\Api\Plugin;
use Coleman\Blocks\Island;
use Coleman\Blocks\TitleLevel;

/** @var array{level: ''|'h1'|'h2'} $attributes */
$services = Plugin::services();
$services->cacheHeaders()->keepPrivate();

// A guest has no profile. The gate around it asks them to sign in; without a gate there is nothing to show.
if (is_user_logged_in()) {
    $profile = $services->profiles()->byUser(get_current_user_id());
    $state = $services->forms()->state('profile_save');
    $text = static fn (string $name): string => is_string($profile[$name]) ? $profile[$name] : '';
    $branch = is_int($profile['PreferredLocationId']) ? $profile['PreferredLocationId'] : 0;

    echo Island::render('profile', [
        'level' => TitleLevel::of($attributes['level'], 'customer-edit'),
        'id' => wp_unique_id('coleman-profile-'),
        'values' => [] !== $state->values ? $state->values : [
            'FirstName' => $text('FirstName'),
            'LastName' => $text('LastName'),
            'Company' => $text('Company'),
            'Phone' => $text('Phone'),
            'PreferredLocationId' => 0 === $branch ? '' : (string) $branch,
            'Email' => $text('Email'),
        ],
        'errors' => $state->errors,
        'email' => $text('Email'),
        'pending' => $text('pending_email'),
        'branches' => array_map(
            static fn (Location $location): array => ['value' => (string) $location->id, 'label' => $location->city],
            $services->locations()->all(),
        ),
        'accountNumber' => $text('AccountNumber'),
        'isTaxExempt' => true === $profile['TaxExempt'],
        // What was typed before a session ended is put back as soon as the form is seen.
    ], Island::VISIBLE);
}
