<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;

return static function (array $payload): EmailBody {
    /** @var array<string, mixed> $payload */
    $text = static fn (string $name): string => is_scalar($payload[$name] ?? null) ? (string) $payload[$name] : '';

    return EmailBody::about(__('A website email could not be delivered', 'coleman'))
        ->heading(__('An email could not be delivered.', 'coleman'))
        ->text(__('We tried six times over about 15 hours and stopped. Check the mail server’s message, fix the problem and send the email again. You won’t get an email about more failures today; see them on the same screen.', 'coleman'))
        ->facts([
            __('To', 'coleman') => $text('recipient'),
            __('Template', 'coleman') => $text('kind'),
            __('Related to', 'coleman') => $text('about'),
            __('Mail server message', 'coleman') => $text('error'),
        ])
        ->action(__('View the email', 'coleman'), $text('url'));
};
