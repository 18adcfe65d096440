<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Mail\EmailTemplate;
use Coleman\Api\Mail\EmailWords;
use Coleman\Api\Mail\Sentence;
use Coleman\Api\Rentals\RentalEmail;

return new EmailTemplate(
    sentences: static fn (): array => [
        'subject' => Sentence::subject(/* translators: 1: machine, 2: date */ __('Your rental of the %1$s starts on %2$s', 'coleman'), ['machine', 'start_date'])->keep('machine', 'start_date'),
        'heading' => Sentence::heading(__('Your rental is about to start', 'coleman')),
        'bring' => Sentence::text(__('The machine is waiting for you at the branch below. Please bring your driver’s license, and a truck and trailer rated for it.', 'coleman'))->when(__('When the customer picks it up', 'coleman')),
        'bring_closed' => Sentence::text(/* translators: %s: telephone number */ __('The branch is closed on that day. Please pick up the machine the way we agreed, or call us at %s. Bring your driver’s license, and a truck and trailer rated for it.', 'coleman'), ['phone'])->when(__('When the customer picks it up, and the branch is closed', 'coleman')),
        'receive' => Sentence::text(__('We’ll bring the machine to the jobsite below. Please make sure someone is there to receive it.', 'coleman'))->when(__('When we deliver', 'coleman')),
        'plans' => Sentence::text(/* translators: %s: telephone number */ __('If your plans have changed, please call us at %s.', 'coleman'), ['phone']),
        'button' => Sentence::button(__('See your rental', 'coleman')),
    ],
    fields: RentalEmail::fields(...),
    write: static function (array $payload, EmailWords $words): EmailBody {
        $rental = new RentalEmail($payload);

        $letter = EmailBody::about($words->say('subject'))
            ->heading($words->say('heading'))
            ->text($words->say(match (true) {
                $rental->is('is_delivery') => 'receive',
                $rental->is('closed_start') => 'bring_closed',
                default => 'bring',
            }))
            ->text($words->say('plans'))
            ->action($words->say('button'), $rental->value('url'));

        return $rental->slip($letter);
    },
);
