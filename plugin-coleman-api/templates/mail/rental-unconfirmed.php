<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Mail\EmailTemplate;
use Coleman\Api\Mail\EmailWords;
use Coleman\Api\Mail\Sentence;
use Coleman\Api\Rentals\RentalEmail;

return new EmailTemplate(
    sentences: static fn (): array => [
        'subject' => Sentence::subject(/* translators: %s: machine */ __('Your rental of the %s is no longer confirmed', 'coleman'), ['machine'])->keep('machine'),
        'heading' => Sentence::heading(__('We had to undo our confirmation.', 'coleman')),
        'text' => Sentence::text(/* translators: %s: telephone number */ __('We’re sorry, the machine is no longer held for you on these days. We’re looking for another solution and will call you. You can also call us at %s.', 'coleman'), ['phone'])->always(),
    ],
    fields: RentalEmail::fields(...),
    write: static function (array $payload, EmailWords $words): EmailBody {
        $rental = new RentalEmail($payload);

        return $rental->slip(EmailBody::about($words->say('subject'))
            ->heading($words->say('heading'))
            ->text($words->say('text')));
    },
);
