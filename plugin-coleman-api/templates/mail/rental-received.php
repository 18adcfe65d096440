<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Mail\EmailTemplate;
use Coleman\Api\Mail\EmailWords;
use Coleman\Api\Mail\Sentence;
use Coleman\Api\Rentals\RentalEmail;
use Coleman\Api\Rentals\RentalRequestPresenter;

return new EmailTemplate(
    sentences: static fn (): array => [
        'subject' => Sentence::subject(/* translators: %s: reference of a rental */ __('We have your rental request %s', 'coleman'), ['reference'])->keep('reference'),
        'heading' => Sentence::heading(__('Thank you. We have your rental request.', 'coleman')),
        'disclaimer' => Sentence::text(RentalRequestPresenter::disclaimer())->always(),
        'text' => Sentence::text(/* translators: %s: telephone number */ __('We’ll call and email you to confirm it and collect payment. Your reservation is not complete until you have our verbal confirmation. If it’s urgent, please call us at %s.', 'coleman'), ['phone'])->always(),
        'booked' => Sentence::text(__('All our machines of this kind are booked on some of these days. We’ll offer you another day, branch or machine.', 'coleman'))->when(__('When no machine is free', 'coleman')),
        'button' => Sentence::button(__('See your request', 'coleman')),
        'not_you' => Sentence::text(__('If you didn’t ask for a rental, someone probably entered your email address by mistake. You don’t need to do anything.', 'coleman'))->always(),
        ...RentalEmail::priceSentences(),
    ],
    fields: RentalEmail::fields(...),
    write: static function (array $payload, EmailWords $words): EmailBody {
        $rental = new RentalEmail($payload);

        $letter = EmailBody::about($words->say('subject'))
            ->heading($words->say('heading'))
            ->text($words->say('disclaimer'))
            ->text($words->say('text'))
            ->text($rental->is('has_free_unit') ? '' : $words->say('booked'))
            ->action($words->say('button'), $rental->value('url'));

        return $rental->price($rental->slip($letter), $words->say('unpriced'))
            ->text($words->say('not_you'));
    },
);
