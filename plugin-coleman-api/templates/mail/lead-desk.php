<?php

declare(strict_types=1);

use Coleman\Api\Leads\LeadKind;
use Coleman\Api\Leads\LeadRoute;
use Coleman\Api\Leads\LeadSubject;
use Coleman\Api\Mail\EmailBody;

return static function (array $payload): EmailBody {
    /** @var array<string, mixed> $payload */
    $text = static fn (string $name): string => is_string($payload[$name] ?? null) ? $payload[$name] : '';
    $is = static fn (string $name): bool => true === ($payload[$name] ?? false);
    $isRecipient = in_array($text('about_kind'), [LeadSubject::BRANCH, LeadSubject::PERSON], true);
    // What the form of a trade-in or of financing asked beside.
    $details = [];
    foreach (is_array($payload['details'] ?? null) ? $payload['details'] : [] as $detail) {
        if (is_array($detail) && is_string($detail['label'] ?? null) && is_string($detail['value'] ?? null)) {
            $details[$detail['label']] = $detail['value'];
        }
    }
    $pictures = is_int($payload['pictures'] ?? null) ? $payload['pictures'] : 0;
    // No word that a stranger has typed stands in the subject.
    $subject = $is('is_test')
        /* translators: %s: reference of an inquiry */
        ? sprintf(__('Test inquiry %s', 'coleman'), $text('reference'))
        : ('' === $text('machine') || $isRecipient
            /* translators: 1: what an inquiry is for, such as Service, 2: reference of an inquiry */
            ? sprintf(__('Inquiry: %1$s (%2$s)', 'coleman'), $text('kind_label'), $text('reference'))
            /* translators: 1: a machine, 2: reference of an inquiry */
            : sprintf(__('Inquiry about the %1$s (%2$s)', 'coleman'), $text('machine'), $text('reference')));
    // A mail from before there were other kinds names none.
    $isUsed = in_array($text('kind'), ['', LeadKind::Used->value], true);

    return EmailBody::about($subject)
        ->heading('' === $text('machine') || $isRecipient ? $text('kind_label') : $text('machine'))
        ->text($is('is_test')
            ? __('The website sent this to itself to check that inquiries arrive. No answer is needed.', 'coleman')
            : match (true) {
                /* translators: %s: name of a customer */
                '' === $text('email') => sprintf(__('%s wrote to you and left a phone number, but no email address.', 'coleman'), $text('name')),
                /* translators: %s: name of a customer */
                $isUsed => sprintf(__('%s asked about this machine. Reply to this email to answer the customer.', 'coleman'), $text('name')),
                /* translators: %s: name of a customer */
                default => sprintf(__('%s wrote to you. Reply to this email to answer the customer.', 'coleman'), $text('name')),
            })
        ->text($text('note'))
        ->text($is('is_sold') ? __('The machine is sold. Is there another one like it?', 'coleman') : '')
        ->text($is('is_verified') || $is('is_test') ? '' : __('Not verified as human: sent by a browser without JavaScript.', 'coleman'))
        ->facts($details)
        ->facts([
            /* translators: %d: number of pictures */
            __('Pictures', 'coleman') => 0 === $pictures ? '' : sprintf(_n('%d picture, shown at the desk', '%d pictures, shown at the desk', $pictures, 'coleman'), $pictures),
        ])
        ->facts([
            __('Kind', 'coleman') => $isUsed ? '' : $text('kind_label'),
            __('Comments', 'coleman') => $text('comments'),
            __('Phone', 'coleman') => $text('phone'),
            __('Email', 'coleman') => $text('email'),
            __('Company', 'coleman') => $text('company'),
            __('Address', 'coleman') => $text('place'),
            __('Branch', 'coleman') => $text('branch'),
            $isUsed ? __('Machine', 'coleman') : __('About', 'coleman') => $text('machine_url'),
            __('Sent to you', 'coleman') => match ($text('routed_by')) {
                LeadRoute::BY_ZIP => __('by the customer’s ZIP code', 'coleman'),
                LeadRoute::BY_PERSON => __('because the customer wrote to you from your page', 'coleman'),
                LeadRoute::BY_BRANCH => $isUsed || LeadSubject::MACHINE === $text('about_kind') ? __('by the branch that has the machine', 'coleman') : __('by the branch that was chosen', 'coleman'),
                LeadRoute::BY_DEPARTMENT => __('because this mailbox is set for such inquiries', 'coleman'),
                default => __('because no one else is set as the recipient', 'coleman'),
            },
        ])
        ->action(__('Open inquiry', 'coleman'), $text('url'));
};
