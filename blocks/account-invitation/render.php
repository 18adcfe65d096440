<?php

declare(strict_types=1);

use Coleman\Api\Customers\People\PeoplePages;
use Coleman\Api\Customers\People\PeoplePresenter;
use Coleman\Api\Plugin;
use Coleman\Blocks\Island;
use Coleman\Blocks\Query;
use Coleman\Blocks\TitleLevel;

/** @var array{level: ''|'h1'|'h2'} $attributes */
$services = Plugin::services();
$services->cacheHeaders()->keepPrivate();

$key = Query::text('key', 64);
$offer = $services->invitations()->offer($key);
$user = wp_get_current_user();
$own = PeoplePages::INVITATION . '?' . http_build_query(['key' => $key]);
$email = PeoplePresenter::email($user->ID);
$isAddressee = null !== $offer && 0 === strcasecmp($email, $offer->email);

printf('<div %s>%s</div>', get_block_wrapper_attributes(), Island::markup('account-invitation', [
    'level' => TitleLevel::of($attributes['level'], 'account-invitation'),
    'linkKey' => $key,
    // By address: a name is what somebody typed.
    'owner' => null === $offer ? '' : PeoplePresenter::email($offer->ownerId),
    'roleLabel' => $offer?->role->label() ?? '',
    'sentence' => $offer?->role->sentence() ?? '',
    'invited' => $offer->email ?? '',
    'email' => $email,
    'obstacle' => match (true) {
        null === $offer || 0 === $user->ID => '',
        $offer->ownerId === $user->ID => 'own',
        $services->people()->isShared($user->ID) => 'shared',
        !$isAddressee && !$services->accounts()->isConfirmed($user->ID) => 'unconfirmed',
        default => '',
    },
    'fault' => $services->forms()->state('people_accept')->message,
    'urls' => [
        'signIn' => Query::home('/customer/login') . '?' . http_build_query(['redirect' => $own]),
        'create' => Query::home('/customer/create') . '?' . http_build_query(['redirect' => $own]),
        'people' => Query::home(PeoplePages::PEOPLE),
    ],
]));
