<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Mail\EmailTemplate;
use Coleman\Api\Mail\EmailWords;
use Coleman\Api\Mail\Sentence;
use Coleman\Api\Rentals\RentalEmail;

return new EmailTemplate(
    sentences: static fn (): array => [
        'subject' => Sentence::subject(/* translators: %s: machine */ __('About your request for the %s', 'coleman'), ['machine'])->keep('machine'),
        'heading' => Sentence::heading(__('We’re sorry. This machine isn’t available on these days.', 'coleman')),
        'text' => Sentence::text(/* translators: %s: telephone number */ __('Reply to this email or call us at %s if other days or another machine would work.', 'coleman'), ['phone']),
    ],
    fields: RentalEmail::fields(...),
    write: static function (array $payload, EmailWords $words): EmailBody {
        $rental = new RentalEmail($payload);

        $letter = EmailBody::about($words->say('subject'))
            ->heading($words->say('heading'))
            ->text($rental->value('text'));

        return $rental->slip($letter)
            ->text($words->say('text'));
    },
);
