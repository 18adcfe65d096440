<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;

return static function (array $payload): EmailBody {
    /** @var array<string, mixed> $payload */
    $text = static fn (string $name): string => is_scalar($payload[$name] ?? null) ? (string) $payload[$name] : '';

    /* translators: %s: name of a feed */
    return EmailBody::about(sprintf(__('No file has arrived for the feed "%s"', 'coleman'), $text('feed')))
        ->heading(__('A feed is late.', 'coleman'))
        ->text(__('The catalog has not changed since the last file. Check the program that sends the file.', 'coleman'))
        ->facts([
            __('Feed', 'coleman') => $text('feed'),
            __('Expected every (hours)', 'coleman') => $text('hours'),
            __('Last file (UTC)', 'coleman') => $text('last'),
        ])
        ->action(__('View feeds', 'coleman'), $text('url'));
};
