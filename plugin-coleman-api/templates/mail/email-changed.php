<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Mail\EmailTemplate;
use Coleman\Api\Mail\EmailWords;
use Coleman\Api\Mail\Sentence;

return new EmailTemplate(
    sentences: static fn (): array => [
        'subject' => Sentence::subject(__('Your email address was changed', 'coleman')),
        'heading' => Sentence::heading(__('Your account has a new email address.', 'coleman')),
        'text' => Sentence::text(__('If this wasn’t you, call your branch right away.', 'coleman'))->always(),
    ],
    write: static function (array $payload, EmailWords $words): EmailBody {
        return EmailBody::about($words->say('subject'))
            ->heading($words->say('heading'))
            ->facts([__('New address', 'coleman') => is_string($payload['new'] ?? null) ? $payload['new'] : ''])
            ->text($words->say('text'));
    },
);
