<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;

return static function (array $payload): EmailBody {
    /** @var array<string, mixed> $payload */
    $text = static fn (string $name): string => is_string($payload[$name] ?? null) ? $payload[$name] : '';

    return EmailBody::about(__('Your email address was changed', 'coleman'))
        ->heading(__('Your account has a new email address.', 'coleman'))
        ->facts([__('New address', 'coleman') => $text('new')])
        ->text(__('If this wasn’t you, call your branch right away.', 'coleman'));
};
