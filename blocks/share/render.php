<?php

declare(strict_types=1);

use Coleman\Api\Plugin;
use Coleman\Blocks\Island;

/** @var array{showPrint: bool} $attributes */
$page = Plugin::services()->router()->current();
$isPost = null === $page && is_singular();

echo Island::render('share', [
    'title' => null === $page ? ($isPost ? get_the_title() : get_bloginfo('name')) : $page->title,
    'url' => null === $page ? ($isPost ? (string) get_permalink() : home_url('/')) : home_url($page->canonical) . ('' === $page->query ? '' : '?' . $page->query),
    'showPrint' => $attributes['showPrint'],
]);
