<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;

return static function (array $payload): EmailBody {
    /** @var array<string, mixed> $payload */
    $text = static fn (string $name): string => is_scalar($payload[$name] ?? null) ? (string) $payload[$name] : '';

    /* translators: %s: name of a feed */
    return EmailBody::about(sprintf(__('The feed "%s" was not imported', 'coleman'), $text('feed')))
        ->heading(__('A feed could not be read.', 'coleman'))
        ->text(__('Nothing was imported. Fix the file and upload it again.', 'coleman'))
        ->facts([
            __('Why', 'coleman') => $text('reason'),
            __('File', 'coleman') => $text('source'),
            __('Contains', 'coleman') => $text('kind'),
        ])
        ->action(__('View the feed', 'coleman'), $text('url'));
};
