<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;

return static function (array $payload): EmailBody {
    /** @var array<string, mixed> $payload */
    $text = static fn (string $name): string => is_string($payload[$name] ?? null) ? $payload[$name] : '';

    return EmailBody::about(__('Your password was changed', 'coleman'))
        ->heading(__('Your password was changed.', 'coleman'))
        ->text(__('All other devices were signed out. If this wasn’t you, reset your password and call your branch.', 'coleman'))
        ->action(__('Reset your password', 'coleman'), home_url('/customer/forgot-password'));
};
