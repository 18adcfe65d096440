<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;

return static function (array $payload): EmailBody {
    /** @var array<string, mixed> $payload */
    $text = static fn (string $name): string => is_scalar($payload[$name] ?? null) ? (string) $payload[$name] : '';
    $counts = is_array($payload['counts'] ?? null) ? $payload['counts'] : [];
    $count = static fn (string $name): int => is_int($counts[$name] ?? null) ? $counts[$name] : 0;
    $lines = static fn (string $name): string => implode("\n", array_filter(is_array($payload[$name] ?? null) ? $payload[$name] : [], is_string(...)));
    $subject = $count('bad') > 0
        /* translators: 1: name of a feed, 2: number of rows */
        ? sprintf(_n('The feed "%1$s" was taken in, but for %2$s row', 'The feed "%1$s" was taken in, but for %2$s rows', $count('bad'), 'coleman'), $text('feed'), number_format($count('bad')))
        /* translators: %s: name of a feed */
        : sprintf(__('The feed "%s" was taken in, and something waits for you', 'coleman'), $text('feed'));

    return EmailBody::about($subject)
        ->heading(__('Not all of a feed was taken in.', 'coleman'))
        ->text(__('Everything else is in the catalogue. What the rows and cells below are about is as it was before, and so are held prices and what is missing for now.', 'coleman'))
        ->facts([
            __('File', 'coleman') => $text('source'),
            __('Rows read', 'coleman') => number_format($count('read')),
            __('Rows that cannot be read', 'coleman') => number_format($count('bad')),
            __('The first of these rows', 'coleman') => $lines('bad'),
            __('Cells that cannot be read', 'coleman') => 0 === $count('cells') ? '' : number_format($count('cells')),
            __('The first of these cells', 'coleman') => $lines('cells'),
            __('Prices that wait for an answer', 'coleman') => 0 === $count('held') ? '' : number_format($count('held')),
            __('The first of these prices', 'coleman') => $lines('held'),
            __('Missing from the file', 'coleman') => 0 === $count('vanish') + $count('missing') ? '' : number_format($count('vanish') + $count('missing')),
            __('The first of these things', 'coleman') => $lines('missing'),
        ])
        ->action(__('See all of them', 'coleman'), $text('url'));
};
