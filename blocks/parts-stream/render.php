<?php

declare(strict_types=1);

use Coleman\Api\Parts\PartStream;
use Coleman\Api\Plugin;
use Coleman\Blocks\Island;

/** @var array{text: string, script: string, event: string} $attributes */
$script = PartStream::address($attributes['script']) ?? PartStream::script();
$host = (string) wp_parse_url($script, PHP_URL_HOST);
Plugin::services()->scriptPolicy()->allow($script);

echo Island::render('parts-stream', [
    'text' => $attributes['text'],
    'script' => $script,
    'host' => $host,
    'event' => $attributes['event'],
    'searchUrl' => wp_parse_url(home_url('/search/'), PHP_URL_PATH) . '?from=parts',
    // Code of others may ask for a part before anybody has touched the block.
], attributes: ['data-wake-on' => implode(' ', array_unique(['add-partstream-item-to-cart', 'ari-add-to-cart', $attributes['event']]))]);
