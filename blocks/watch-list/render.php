<?php

declare(strict_types=1);

use Coleman\Api\Plugin;
use Coleman\Api\Watches\Watch;
use Coleman\Api\Watches\WatchLinks;
use Coleman\Blocks\Island;
use Coleman\Blocks\Query;
use Coleman\Blocks\TitleLevel;

/** @var array{level: ''|'h1'|'h2'} $attributes */
$services = Plugin::services();
$services->cacheHeaders()->keepPrivate();

$page = match ($services->router()->current()?->name) {
    'tell-me-confirm' => 'confirm',
    'tell-me-stop' => 'stop',
    default => 'own',
};
$to = 'own' === $page ? 0 : Query::id('to');
$key = 'own' === $page ? '' : Query::text('key', 64);
$watcher = 'own' === $page
    ? $services->watches()->ofCustomer(get_current_user_id())
    : $services->watches()->byLink('confirm' === $page ? WatchLinks::CONFIRM : WatchLinks::STOP, $to, $key);

printf('<div %s>%s</div>', get_block_wrapper_attributes(), Island::markup('watch-list', [
    'level' => TitleLevel::of($attributes['level'], 'tell-me-confirm', 'tell-me-stop', 'my-watches'),
    'page' => $page,
    'to' => $to,
    'linkKey' => $key,
    'email' => $watcher->email ?? '',
    'items' => null === $watcher ? [] : array_map(static function (Watch $watch) use ($services): array {
        $subject = $services->watchSubjects()->find($watch->kind, $watch->thing, $watch->thingId, $watch->filter);

        return [
            'id' => $watch->id,
            'title' => $subject->title ?? $watch->title,
            'kind' => $watch->kind->label(),
            'url' => null === $subject ? '' : home_url($subject->url),
            'isConfirmed' => $watch->isConfirmed,
        ];
    }, $services->watches()->list($watcher)),
]));
