<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;

return static function (array $payload): EmailBody {
    /** @var array<string, mixed> $payload */
    $text = static fn (string $name): string => is_scalar($payload[$name] ?? null) ? (string) $payload[$name] : '';

    /* translators: %s: name of a feed */
    return EmailBody::about(sprintf(__('No file has come for the feed "%s"', 'coleman'), $text('feed')))
        ->heading(__('A feed has not come.', 'coleman'))
        ->text(__('The catalogue stays as the last file left it. Look at the program that sends the file.', 'coleman'))
        ->facts([
            __('Feed', 'coleman') => $text('feed'),
            __('Expected every so many hours', 'coleman') => $text('hours'),
            __('Last file (UTC)', 'coleman') => $text('last'),
        ])
        ->action(__('See the feeds', 'coleman'), $text('url'));
};
