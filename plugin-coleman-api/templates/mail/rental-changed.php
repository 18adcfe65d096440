<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Mail\EmailTemplate;
use Coleman\Api\Mail\EmailWords;
use Coleman\Api\Mail\Sentence;
use Coleman\Api\Rentals\RentalEmail;

return new EmailTemplate(
    sentences: static fn (): array => [
        'subject' => Sentence::subject(/* translators: %s: machine */ __('Your rental of the %s has changed', 'coleman'), ['machine'])->keep('machine'),
        'heading' => Sentence::heading(__('Your rental has changed. Here are the new details.', 'coleman')),
        'text' => Sentence::text(/* translators: %s: telephone number */ __('If this isn’t what we agreed on, please call us at %s.', 'coleman'), ['phone']),
        ...RentalEmail::closedSentences(),
        ...RentalEmail::priceSentences(),
    ],
    fields: RentalEmail::fields(...),
    write: static function (array $payload, EmailWords $words): EmailBody {
        $rental = new RentalEmail($payload);

        $letter = EmailBody::about($words->say('subject'))
            ->heading($words->say('heading'));

        return $rental->price($rental->closed($rental->slip($letter), $words), $words->say('unpriced'))
            ->text($words->say('text'));
    },
);
