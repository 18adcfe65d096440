<?php

declare(strict_types=1);

use Coleman\Api\Mail\Letter;

return static function (array $payload): ?Letter {
    /** @var array<string, mixed> $payload */
    $text = static fn (string $name): string => is_string($payload[$name] ?? null) ? $payload[$name] : '';
    $user = get_user_by('email', $text('email'));
    if (false === $user) {
        // Nobody of that address: there is nothing to write.
        return null;
    }
    $key = get_password_reset_key($user);
    if (!is_string($key)) {
        return null;
    }

    return Letter::about(__('Choose a new password', 'coleman'))
        ->heading(__('Choose a new password', 'coleman'))
        ->text(__('Somebody, we hope you, asked for a new password. The link works once, for a day. If it was not you, do nothing.', 'coleman'))
        ->action(__('Choose a new password', 'coleman'), home_url('/customer/reset-password?' . http_build_query(['login' => $user->user_login, 'key' => $key])));
};
