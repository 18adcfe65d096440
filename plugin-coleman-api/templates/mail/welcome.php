<?php

declare(strict_types=1);

use Coleman\Api\Mail\Letter;

return static function (array $payload): Letter {
    /** @var array<string, mixed> $payload */
    $text = static fn (string $name): string => is_string($payload[$name] ?? null) ? $payload[$name] : '';

    return Letter::about(sprintf(/* translators: %s: name of the site */ __('Welcome to %s', 'coleman'), get_bloginfo('name')))
        ->heading(sprintf(/* translators: %s: first name */ __('Welcome, %s.', 'coleman'), $text('name')))
        ->text(__('Your account is ready. It keeps your cart, your addresses and your orders.', 'coleman'))
        ->action(__('My Account', 'coleman'), $text('url'));
};
