<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;

return static function (array $payload): EmailBody {
    /** @var array<string, mixed> $payload */
    $text = static fn (string $name): string => is_scalar($payload[$name] ?? null) ? (string) $payload[$name] : '';

    return EmailBody::about(__('A mail of the website could not be delivered', 'coleman'))
        ->heading(__('A mail could not be delivered.', 'coleman'))
        ->text(__('It was tried six times over some 15 hours and is not tried again by itself. Look at what the mail server said, mend it, and send the mail again. Further failures of today are on the same screen and are not told of by mail.', 'coleman'))
        ->facts([
            __('To', 'coleman') => $text('recipient'),
            __('Letter', 'coleman') => $text('kind'),
            __('It belongs to', 'coleman') => $text('about'),
            __('The mail server said', 'coleman') => $text('error'),
        ])
        ->action(__('See the mail', 'coleman'), $text('url'));
};
