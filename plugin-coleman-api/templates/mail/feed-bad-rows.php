<?php

declare(strict_types=1);

use Coleman\Api\Mail\Letter;

return static function (array $payload): Letter {
    /** @var array<string, mixed> $payload */
    $text = static fn (string $name): string => is_scalar($payload[$name] ?? null) ? (string) $payload[$name] : '';
    $counts = is_array($payload['counts'] ?? null) ? $payload['counts'] : [];
    $count = static fn (string $name): int => is_int($counts[$name] ?? null) ? $counts[$name] : 0;
    $lines = array_filter(is_array($payload['bad'] ?? null) ? $payload['bad'] : [], is_string(...));

    /* translators: 1: name of a feed, 2: number of rows */
    return Letter::about(sprintf(_n('The feed "%1$s" was taken in, but for %2$s row', 'The feed "%1$s" was taken in, but for %2$s rows', $count('bad'), 'coleman'), $text('feed'), number_format($count('bad'))))
        ->heading(__('Some rows of a feed could not be read.', 'coleman'))
        ->text(__('All the others are in the catalogue. What the bad rows are about is as it was before.', 'coleman'))
        ->facts([
            __('File', 'coleman') => $text('source'),
            __('Rows read', 'coleman') => number_format($count('read')),
            __('Rows that cannot be read', 'coleman') => number_format($count('bad')),
            __('The first of them', 'coleman') => implode("\n", $lines),
        ])
        ->action(__('See all of them', 'coleman'), $text('url'));
};
