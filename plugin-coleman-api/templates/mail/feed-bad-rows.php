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
        ? sprintf(_n('The feed "%1$s" was imported, except %2$s row', 'The feed "%1$s" was imported, except %2$s rows', $count('bad'), 'coleman'), $text('feed'), number_format($count('bad')))
        /* translators: %s: name of a feed */
        : sprintf(__('The feed "%s" was imported and needs your attention', 'coleman'), $text('feed'));

    $isWhole = 0 === $count('bad') + $count('cells') + $count('held') + $count('vanish') + $count('missing');

    return EmailBody::about($subject)
        ->heading($isWhole ? __('A feed brought new makers.', 'coleman') : __('Part of a feed was not imported.', 'coleman'))
        ->text(
            $isWhole
            ? __('Everything is in the catalog. If a maker is misspelled, undo the import and correct the file.', 'coleman')
            : __('Everything else is in the catalog. The rows and values below were not changed. Held prices and missing items stay as they were.', 'coleman'),
        )
        ->facts([
            __('File', 'coleman') => $text('source'),
            __('Rows read', 'coleman') => number_format($count('read')),
            __('Invalid rows', 'coleman') => number_format($count('bad')),
            __('First invalid rows', 'coleman') => $lines('bad'),
            __('Invalid values', 'coleman') => 0 === $count('cells') ? '' : number_format($count('cells')),
            __('First invalid values', 'coleman') => $lines('cells'),
            __('Prices to approve', 'coleman') => 0 === $count('held') ? '' : number_format($count('held')),
            __('First prices to approve', 'coleman') => $lines('held'),
            __('Missing from the file', 'coleman') => 0 === $count('vanish') + $count('missing') ? '' : number_format($count('vanish') + $count('missing')),
            __('First missing items', 'coleman') => $lines('missing'),
            __('New makers', 'coleman') => $lines('makers'),
        ])
        ->action(__('See all', 'coleman'), $text('url'));
};
