<?php

declare(strict_types=1);

use Coleman\Api\Lists\ListPages;
use Coleman\Api\Lists\ListRepository;
use Coleman\Api\Plugin;
use Coleman\Blocks\Island;
use Coleman\Blocks\Query;
use Coleman\Blocks\TitleLevel;

/** @var array{level: ''|'h1'|'h2'} $attributes */
$services = Plugin::services();
$services->cacheHeaders()->keepPrivate();

// A guest has no lists. The gate around it asks them to sign in; without a gate there is nothing to show.
if (!is_user_logged_in()) {
    return;
}
$customer = get_current_user_id();
$lists = array_map(
    static fn (array $list): array => $list + ['url' => Query::home(ListPages::path($list['id']))],
    $services->listViewModel()->overview($customer),
);
$hasRoom = count($lists) < ListRepository::MAX_LISTS;
$made = $services->forms()->state('list_create');
$added = $services->forms()->state('list_add');
$restored = $services->forms()->state('list_restore');
$adding = $services->listSources()->form($_GET, $customer);
if (null !== $adding) {
    $adding['list'] = $added->values['list'] ?? (string) ($lists[0]['id'] ?? 0);
    $adding['name'] = $added->values['name'] ?? $adding['name'];
    $adding['quantity'] = '' === $adding['quantity'] ? '' : ($added->values['quantity'] ?? $adding['quantity']);
}
$errors = $made->errors + $added->errors;
$deleted = $services->listViewModel()->deleted($customer, Query::id('deleted'));

printf('<div %s>%s</div>', get_block_wrapper_attributes(), Island::markup('my-lists', [
    'level' => TitleLevel::of($attributes['level'], 'my-lists'),
    'lists' => $lists,
    'hasRoom' => $hasRoom,
    'adding' => $adding,
    'deleted' => null === $deleted ? null : ['id' => $deleted->id, 'name' => $deleted->name],
    'name' => $made->values['name'] ?? '',
    'errors' => [
        'name' => $errors['name'] ?? '',
        'quantity' => $errors['quantity'] ?? '',
        'form' => [] === $errors ? $made->message . $added->message . $restored->message : '',
    ],
]));
