<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;

return static function (array $payload): EmailBody {
    /** @var array<string, mixed> $payload */
    $text = static fn (string $name): string => is_scalar($payload[$name] ?? null) ? (string) $payload[$name] : '';
    $hours = (int) $text('hours');

    /* translators: %s: name of a customer */
    return EmailBody::about(sprintf(__('%s waits for an answer', 'coleman'), $text('name')))
        ->heading(__('Nobody has answered yet.', 'coleman'))
        /* translators: %d: number of hours */
        ->text(sprintf(_n('A customer has waited for %d hour while the branch was open.', 'A customer has waited for %d hours while the branch was open.', $hours, 'coleman'), $hours))
        ->facts(array_filter([
            __('Name', 'coleman') => $text('name'),
            __('Phone', 'coleman') => $text('phone'),
            __('Email address', 'coleman') => $text('email'),
            __('Asks about', 'coleman') => $text('what'),
            __('Reference', 'coleman') => $text('reference'),
        ], static fn (string $fact): bool => '' !== $fact))
        ->text(__('This is told once. At the desk you see who looks after it.', 'coleman'))
        ->action(__('Answer it', 'coleman'), $text('url'));
};
