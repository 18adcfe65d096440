<?php

declare(strict_types=1);

use Coleman\Api\Cart\QuickOrderForms;
use Coleman\Api\Plugin;
use Coleman\Blocks\Island;
use Coleman\Blocks\Query;
use Coleman\Blocks\TitleLevel;

/** @var array{heading: string, level: ''|'h1'|'h2'} $attributes */
$services = Plugin::services();
$services->cacheHeaders()->keepPrivate();

$rows = [];
foreach ([QuickOrderForms::CHECK, QuickOrderForms::ADD] as $action) {
    $state = $services->forms()->state($action);
    if ([] !== $state->values) {
        $rows = QuickOrderForms::sheet($state->values, $state->errors, $services->quickOrder(), QuickOrderForms::CHECK === $action);
    }
}

$list = Query::text('list', 2000);
if ([] === $rows && '' !== $list) {
    $rows = QuickOrderForms::sheet(QuickOrderForms::listed($list), [], $services->quickOrder(), true);
}

// What was typed is in the tab's own storage: a page that is loaded again must not sleep on it.
echo Island::render('quick-order', [
    'level' => TitleLevel::of($attributes['level'], 'quick-order'),
    'heading' => '' === $attributes['heading'] ? __('Quick order', 'coleman') : $attributes['heading'],
    'rows' => $rows,
    'cartUrl' => (string) wp_parse_url(home_url('/cart'), PHP_URL_PATH),
], Island::VISIBLE);
