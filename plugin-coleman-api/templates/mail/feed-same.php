<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;

return static function (array $payload): EmailBody {
    /** @var array<string, mixed> $payload */
    $text = static fn (string $name): string => is_scalar($payload[$name] ?? null) ? (string) $payload[$name] : '';

    /* translators: %s: name of a feed */
    return EmailBody::about(sprintf(__('The feed "%s" brings the same file every time', 'coleman'), $text('feed')))
        ->heading(__('The same file comes again and again.', 'coleman'))
        ->text(__('It has not changed by a single letter. Perhaps the program that writes it has stopped.', 'coleman'))
        ->facts([
            __('Feed', 'coleman') => $text('feed'),
            __('For so many days', 'coleman') => $text('days'),
        ])
        ->action(__('See the feeds', 'coleman'), $text('url'));
};
