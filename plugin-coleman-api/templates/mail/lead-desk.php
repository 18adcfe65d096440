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
            ? __('The website has sent this to itself, to see that inquiries arrive. There is nothing to answer.', 'coleman')
            : sprintf(/* translators: %s: name of a customer */ __('%s asks about this machine. An answer to this mail goes to the customer.', 'coleman'), $text('name')))
        ->text($is('is_sold') ? __('The machine is sold. Is there another one like it?', 'coleman') : '')
        ->text($is('is_verified') || $is('is_test') ? '' : __('Sent by a browser without JavaScript: nothing has shown that a person did.', 'coleman'))
        ->facts([
            __('Comments', 'coleman') => $text('comments'),
            __('Phone', 'coleman') => $text('phone'),
            __('Email', 'coleman') => $text('email'),
            __('Company', 'coleman') => $text('company'),
            __('Address', 'coleman') => $text('place'),
            __('Branch', 'coleman') => $text('branch'),
            __('Machine', 'coleman') => $text('machine_url'),
            __('Came to you', 'coleman') => match ($text('routed_by')) {
                LeadRoute::BY_ZIP => __('by the customer’s ZIP Code', 'coleman'),
                LeadRoute::BY_BRANCH => __('by the branch that has the machine', 'coleman'),
                default => __('because nobody else is named for it', 'coleman'),
            },
        ])
        ->action(__('Open the inquiry', 'coleman'), $text('url'));
};
