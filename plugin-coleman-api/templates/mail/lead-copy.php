<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;

return static function (array $payload): EmailBody {
    /** @var array<string, mixed> $payload */
    $text = static fn (string $name): string => is_string($payload[$name] ?? null) ? $payload[$name] : '';
    /* translators: %s: a machine */
    $letter = EmailBody::about(sprintf(__('Your inquiry about the %s', 'coleman'), $text('machine')))
        ->heading($text('machine'))
        ->text(__('We have your inquiry about this machine. One of our sales people will contact you within 1 business day.', 'coleman'))
        ->facts([
            __('Your reference', 'coleman') => $text('reference'),
            __('Urgent questions', 'coleman') => $text('phone'),
            __('What you wrote', 'coleman') => $text('comments'),
        ])
        ->text(__('Not you? Someone probably entered your email address by mistake. You don’t need to do anything.', 'coleman'));

    return '' === $text('machine_url') ? $letter : $letter->action(__('See the machine', 'coleman'), $text('machine_url'));
};
