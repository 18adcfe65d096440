<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;

return static function (array $payload): EmailBody {
    /** @var array<string, mixed> $payload */
    $text = static fn (string $name): string => is_scalar($payload[$name] ?? null) ? (string) $payload[$name] : '';

    /* translators: %s: name of a feed */
    return EmailBody::about(sprintf(__('The feed "%s" keeps sending the same file', 'coleman'), $text('feed')))
        ->heading(__('The same file keeps arriving.', 'coleman'))
        ->text(__('The file hasn’t changed at all. The program that creates it may have stopped.', 'coleman'))
        ->facts([
            __('Feed', 'coleman') => $text('feed'),
            __('Days unchanged', 'coleman') => $text('days'),
        ])
        ->action(__('View feeds', 'coleman'), $text('url'));
};
