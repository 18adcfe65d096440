<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Mail\EmailTemplate;
use Coleman\Api\Mail\EmailWords;
use Coleman\Api\Mail\Sentence;

return new EmailTemplate(
    sentences: static fn (): array => [
        'subject' => Sentence::subject(__('Please confirm your email address', 'coleman')),
        'heading' => Sentence::heading(__('Is this your email address?', 'coleman')),
        'text' => Sentence::text(__('Someone, hopefully you, wants to use this address for an account with us. Nothing changes until you confirm it. The link works for two days.', 'coleman'))->always(),
        'button' => Sentence::button(__('Yes, use this address', 'coleman')),
    ],
    write: static function (array $payload, EmailWords $words): EmailBody {
        return EmailBody::about($words->say('subject'))
            ->heading($words->say('heading'))
            ->text($words->say('text'))
            ->action($words->say('button'), is_string($payload['url'] ?? null) ? $payload['url'] : '');
    },
);
