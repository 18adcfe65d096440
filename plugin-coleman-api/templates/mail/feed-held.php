<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;

return static function (array $payload): EmailBody {
    /** @var array<string, mixed> $payload */
    $text = static fn (string $name): string => is_scalar($payload[$name] ?? null) ? (string) $payload[$name] : '';
    $counts = is_array($payload['counts'] ?? null) ? $payload['counts'] : [];
    $count = static fn (string $name): string => is_int($counts[$name] ?? null) ? number_format($counts[$name]) : '0';
    $lines = static fn (string $name): string => implode("\n", array_filter(is_array($payload[$name] ?? null) ? $payload[$name] : [], is_string(...)));

    /* translators: %s: name of a feed */
    return EmailBody::about(sprintf(__('The feed "%s" needs your approval', 'coleman'), $text('feed')))
        ->heading(__('A feed would make big changes, so it is on hold.', 'coleman'))
        ->text(__('Nothing has been imported yet. Review the changes, then import or discard the file.', 'coleman'))
        ->facts([
            __('Why', 'coleman') => $text('reason'),
            __('File', 'coleman') => $text('source'),
            __('Rows read', 'coleman') => $count('read'),
            __('New', 'coleman') => $count('new'),
            __('Changed', 'coleman') => $count('changed'),
            __('Would be removed', 'coleman') => $count('vanish'),
            __('Prices that change by more than 20%', 'coleman') => $count('price_moves'),
            __('Invalid rows', 'coleman') => $count('bad'),
            __('Some of the prices', 'coleman') => $lines('price_moves'),
            __('Some of the invalid rows', 'coleman') => $lines('bad'),
        ])
        ->action(__('Review the feed', 'coleman'), $text('url'));
};
