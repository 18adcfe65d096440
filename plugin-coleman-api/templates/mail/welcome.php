<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;

return static function (array $payload): EmailBody {
    /** @var array<string, mixed> $payload */
    $text = static fn (string $name): string => is_string($payload[$name] ?? null) ? $payload[$name] : '';

    return EmailBody::about(sprintf(/* translators: %s: name of the site */ __('Welcome to %s', 'coleman'), get_bloginfo('name')))
        ->heading(__('Confirm your email address', 'coleman'))
        ->text(__('An account was created with this email address. It keeps your cart, your addresses and your orders. The link works for two days; you can ask for a new one in your account.', 'coleman'))
        ->action(__('Confirm email address', 'coleman'), $text('url'))
        ->text(__('If you did not create the account, do nothing.', 'coleman'));
};
