<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Mail\EmailTemplate;
use Coleman\Api\Mail\EmailWords;
use Coleman\Api\Mail\Sentence;
use Coleman\Api\Rentals\RentalEmail;
use Coleman\Api\Rentals\RentalWords;

return new EmailTemplate(
    sentences: static fn (): array => [
        'subject' => Sentence::subject(/* translators: 1: machine, 2: date */ __('Your rental of the %1$s from %2$s is confirmed', 'coleman'), ['machine', 'start_date'])->keep('machine'),
        'heading' => Sentence::heading(__('Your rental is confirmed. The machine is held for you.', 'coleman')),
        'heading_begun' => Sentence::heading(__('Your rental is confirmed.', 'coleman'))->when(__('When its first day has come', 'coleman')),
        'begun' => Sentence::text(RentalWords::begun())->when(__('When its first day has come, and the customer picks it up', 'coleman')),
        'over' => Sentence::text(RentalWords::over())->when(__('When its last day is over', 'coleman')),
        'bring' => Sentence::text(__('Please bring your driver’s license, a card for the deposit, and a truck and trailer rated for the machine, with chains and binders. We load it and show you the controls. Plan for half an hour.', 'coleman'))->when(__('When the customer picks it up', 'coleman')),
        'receive' => Sentence::text(__('Someone who can sign for the machine should be at the jobsite with a driver’s license and a card for the deposit. Please have a level place to unload, clear of wires.', 'coleman'))->when(__('When we deliver', 'coleman')),
        'plans' => Sentence::text(/* translators: %s: telephone number */ __('If your plans have changed, please call us at %s.', 'coleman'), ['phone']),
        ...RentalEmail::closedSentences(),
        ...RentalEmail::priceSentences(),
    ],
    fields: RentalEmail::fields(...),
    write: static function (array $payload, EmailWords $words): EmailBody {
        $rental = new RentalEmail($payload);

        $letter = EmailBody::about($words->say('subject'))
            ->heading($words->say($rental->is('has_begun') ? 'heading_begun' : 'heading'))
            ->text(match (true) {
                $rental->is('is_over') => $words->say('over'),
                $rental->is('has_begun') && !$rental->is('is_delivery') => $words->say('begun'),
                default => '',
            });

        return $rental->price($rental->closed($rental->slip($letter), $words), $words->say('unpriced'))
            ->text($rental->is('is_over') ? '' : $words->say($rental->is('is_delivery') ? 'receive' : 'bring'))
            ->text($words->say('plans'));
    },
);
