<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Mail\EmailTemplate;
use Coleman\Api\Mail\EmailWords;
use Coleman\Api\Mail\Sentence;
use Coleman\Api\Rentals\RentalEmail;

return new EmailTemplate(
    sentences: static fn (): array => [
        'subject' => Sentence::subject(/* translators: 1: machine, 2: date */ __('The %1$s is due back on %2$s', 'coleman'), ['machine', 'return_date'])->keep('machine', 'return_date'),
        'heading' => Sentence::heading(__('Your rental is about to end', 'coleman')),
        'bring' => Sentence::text(__('Please bring the machine back clean and with a full tank, before the branch closes.', 'coleman'))->when(__('When the customer picks it up', 'coleman')),
        'bring_closed' => Sentence::text(/* translators: %s: telephone number */ __('The branch is closed on that day. Please bring the machine back clean and with a full tank, the way we agreed, or call us at %s.', 'coleman'), ['phone'])->when(__('When the customer picks it up, and the branch is closed', 'coleman')),
        'collect' => Sentence::text(__('Please have the machine clean, with a full tank, where our driver can reach it.', 'coleman'))->when(__('When we deliver', 'coleman')),
        'longer' => Sentence::text(/* translators: %s: telephone number */ __('If you need it longer, please call us at %s as soon as you can.', 'coleman'), ['phone']),
        'button' => Sentence::button(__('See your rental', 'coleman')),
    ],
    fields: RentalEmail::fields(...),
    write: static function (array $payload, EmailWords $words): EmailBody {
        $rental = new RentalEmail($payload);

        $letter = EmailBody::about($words->say('subject'))
            ->heading($words->say('heading'))
            ->text($words->say(match (true) {
                $rental->is('is_delivery') => 'collect',
                $rental->is('closed_return') => 'bring_closed',
                default => 'bring',
            }))
            ->text($words->say('longer'))
            ->action($words->say('button'), $rental->value('url'));

        return $rental->slip($letter);
    },
);
