<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;

return static function (array $payload): EmailBody {
    /** @var array<string, mixed> $payload */
    $text = static fn (string $name): string => is_string($payload[$name] ?? null) ? $payload[$name] : '';

    return EmailBody::about(__('Please confirm your email address', 'coleman'))
        ->heading(__('Is this your email address?', 'coleman'))
        ->text(__('Someone, hopefully you, wants to use this address for an account with us. Nothing changes until you confirm it. The link works for two days.', 'coleman'))
        ->action(__('Yes, use this address', 'coleman'), $text('url'));
};
