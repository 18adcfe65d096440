<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;

return static function (array $payload): EmailBody {
    /** @var array<string, mixed> $payload */
    $text = static fn (string $name): string => is_scalar($payload[$name] ?? null) ? (string) $payload[$name] : '';

    /* translators: %s: name of a feed */
    return EmailBody::about(sprintf(__('The feed "%s" was not taken in', 'coleman'), $text('feed')))
        ->heading(__('A feed could not be read.', 'coleman'))
        ->text(__('Nothing of it is in the catalogue. Mend the file and bring it again.', 'coleman'))
        ->facts([
            __('Why', 'coleman') => $text('reason'),
            __('File', 'coleman') => $text('source'),
            __('Brings', 'coleman') => $text('kind'),
        ])
        ->action(__('Look at the feed', 'coleman'), $text('url'));
};
