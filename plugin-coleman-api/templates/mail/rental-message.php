<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Mail\EmailTemplate;
use Coleman\Api\Mail\EmailWords;
use Coleman\Api\Mail\Sentence;
use Coleman\Api\Rentals\RentalEmail;

return new EmailTemplate(
    sentences: static fn (): array => [
        'subject' => Sentence::subject(/* translators: %s: machine */ __('About your rental of the %s', 'coleman'), ['machine'])->keep('machine'),
        'heading' => Sentence::heading(__('A message about your rental.', 'coleman')),
    ],
    fields: RentalEmail::fields(...),
    write: static function (array $payload, EmailWords $words): EmailBody {
        $rental = new RentalEmail($payload);

        return $rental->slip(EmailBody::about($words->say('subject'))
            ->heading($words->say('heading'))
            ->text($rental->value('text')));
    },
);
