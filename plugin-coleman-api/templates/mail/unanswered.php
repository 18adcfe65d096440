<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;

return static function (array $payload): EmailBody {
    /** @var array<string, mixed> $payload */
    $text = static fn (string $name): string => is_scalar($payload[$name] ?? null) ? (string) $payload[$name] : '';
    $hours = (int) $text('hours');

    /* translators: %s: name of a customer */
    return EmailBody::about(sprintf(__('%s is waiting for an answer', 'coleman'), $text('name')))
        ->heading(__('No one has answered yet.', 'coleman'))
        /* translators: %d: number of hours */
        ->text(sprintf(_n('A customer has waited for %d hour while the branch was open.', 'A customer has waited for %d hours while the branch was open.', $hours, 'coleman'), $hours))
        ->facts(array_filter([
            __('Name', 'coleman') => $text('name'),
            __('Phone', 'coleman') => $text('phone'),
            __('Email address', 'coleman') => $text('email'),
            __('About', 'coleman') => $text('what'),
            __('Reference', 'coleman') => $text('reference'),
        ], static fn (string $fact): bool => '' !== $fact))
        ->text(__('You get this email only once. Open the inquiry to see who it’s assigned to.', 'coleman'))
        ->action(__('Answer', 'coleman'), $text('url'));
};
