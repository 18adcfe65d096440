<?php

declare(strict_types=1);

use Coleman\Api\Plugin;
use Coleman\Api\Support\DealerTime;
use Coleman\Blocks\Island;

/** @var array{text: string} $attributes */
$words = '' === trim($attributes['text']) ? __('© {year} {name}', 'coleman') : trim($attributes['text']);

printf(
    '<div %s>%s</div>',
    get_block_wrapper_attributes(),
    Island::markup('copyright', ['text' => strtr($words, [
        '{year}' => substr(DealerTime::today(Plugin::services()->clock()), 0, 4),
        '{name}' => html_entity_decode(get_bloginfo('name'), ENT_QUOTES | ENT_HTML5),
    ])]),
);
