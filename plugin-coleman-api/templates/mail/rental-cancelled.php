<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Mail\EmailTemplate;
use Coleman\Api\Mail\EmailWords;
use Coleman\Api\Mail\Sentence;
use Coleman\Api\Rentals\RentalEmail;

return new EmailTemplate(
    sentences: static fn (): array => [
        'subject' => Sentence::subject(/* translators: %s: machine */ __('Your rental of the %s was canceled', 'coleman'), ['machine'])->keep('machine'),
        'heading' => Sentence::heading(__('Your rental was canceled.', 'coleman')),
        'text' => Sentence::text(/* translators: %s: telephone number */ __('If you didn’t expect this, please reply to this email or call us at %s.', 'coleman'), ['phone']),
    ],
    fields: RentalEmail::fields(...),
    write: static function (array $payload, EmailWords $words): EmailBody {
        $rental = new RentalEmail($payload);

        return $rental->slip(EmailBody::about($words->say('subject'))
            ->heading($words->say('heading'))
            ->text($words->say('text')));
    },
);
