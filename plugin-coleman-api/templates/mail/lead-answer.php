<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;

return static function (array $payload): EmailBody {
    /** @var array<string, mixed> $payload */
    $text = static fn (string $name): string => is_scalar($payload[$name] ?? null) ? (string) $payload[$name] : '';
    $asked = mb_strimwidth($text('asked'), 0, 600, '…');

    /* translators: %s: name of a machine */
    return EmailBody::about(sprintf(__('About the %s', 'coleman'), $text('machine')))
        /* translators: %s: first name */
        ->heading('' === $text('name') ? __('Hello,', 'coleman') : sprintf(__('Hello %s,', 'coleman'), $text('name')))
        ->text($text('text'))
        ->text($text('who'))
        ->facts(array_filter([
            __('Machine', 'coleman') => $text('machine'),
            __('You asked', 'coleman') => $asked,
            __('Call us', 'coleman') => $text('phone'),
            __('Inquiry', 'coleman') => $text('reference'),
        ], static fn (string $fact): bool => '' !== $fact))
        ->action(__('See the machine', 'coleman'), $text('url'));
};
