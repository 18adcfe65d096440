<?php

declare(strict_types=1);

use Coleman\Api\Leads\LeadRoute;
use Coleman\Api\Mail\EmailBody;

return static function (array $payload): EmailBody {
    /** @var array<string, mixed> $payload */
    $text = static fn (string $name): string => is_string($payload[$name] ?? null) ? $payload[$name] : '';
    $is = static fn (string $name): bool => true === ($payload[$name] ?? false);
    // No word that a stranger has typed stands in the subject.
    $subject = $is('is_test')
        /* translators: %s: reference of an inquiry */
        ? sprintf(__('Test inquiry %s', 'coleman'), $text('reference'))
        /* translators: 1: a machine, 2: reference of an inquiry */
        : sprintf(__('Inquiry about the %1$s (%2$s)', 'coleman'), $text('machine'), $text('reference'));

    return EmailBody::about($subject)
        ->heading($text('machine'))
        ->text($is('is_test')
            ? __('The website sent this to itself to check that inquiries arrive. No answer is needed.', 'coleman')
            : sprintf(/* translators: %s: name of a customer */ __('%s asked about this machine. Reply to this email to answer the customer.', 'coleman'), $text('name')))
        ->text($is('is_sold') ? __('The machine is sold. Is there another one like it?', 'coleman') : '')
        ->text($is('is_verified') || $is('is_test') ? '' : __('Not verified as human: sent by a browser without JavaScript.', 'coleman'))
        ->facts([
            __('Comments', 'coleman') => $text('comments'),
            __('Phone', 'coleman') => $text('phone'),
            __('Email', 'coleman') => $text('email'),
            __('Company', 'coleman') => $text('company'),
            __('Address', 'coleman') => $text('place'),
            __('Branch', 'coleman') => $text('branch'),
            __('Machine', 'coleman') => $text('machine_url'),
            __('Sent to you', 'coleman') => match ($text('routed_by')) {
                LeadRoute::BY_ZIP => __('by the customer’s ZIP code', 'coleman'),
                LeadRoute::BY_BRANCH => __('by the branch that has the machine', 'coleman'),
                default => __('because no one else is set as the recipient', 'coleman'),
            },
        ])
        ->action(__('Open inquiry', 'coleman'), $text('url'));
};
