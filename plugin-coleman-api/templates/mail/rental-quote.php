<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Mail\EmailTemplate;
use Coleman\Api\Mail\EmailWords;
use Coleman\Api\Mail\Sentence;
use Coleman\Api\Rentals\RentalEmail;

return new EmailTemplate(
    sentences: static fn (): array => [
        'subject' => Sentence::subject(/* translators: %s: machine */ __('Our price for the %s', 'coleman'), ['machine'])->keep('machine'),
        'heading' => Sentence::heading(__('Here is our price for your rental.', 'coleman')),
        'text' => Sentence::text(/* translators: %s: telephone number */ __('Nothing is reserved yet. Reply to this email or call us at %s, and we’ll hold the machine for you.', 'coleman'), ['phone'])->when(__('Before the rental is confirmed', 'coleman'))->always(),
        'text_promised' => Sentence::text(/* translators: %s: telephone number */ __('If this isn’t what we agreed on, please call us at %s.', 'coleman'), ['phone'])->when(__('Once the rental is confirmed', 'coleman')),
        ...RentalEmail::priceSentences(),
    ],
    fields: RentalEmail::fields(...),
    write: static function (array $payload, EmailWords $words): EmailBody {
        $rental = new RentalEmail($payload);

        $letter = EmailBody::about($words->say('subject'))
            ->heading($words->say('heading'))
            ->text($rental->value('text'));

        return $rental->slip($rental->price($letter, $words->say('unpriced')))
            ->text($words->say($rental->isPromised() ? 'text_promised' : 'text'));
    },
);
