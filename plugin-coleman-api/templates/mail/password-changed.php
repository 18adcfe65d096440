<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Mail\EmailTemplate;
use Coleman\Api\Mail\EmailWords;
use Coleman\Api\Mail\Sentence;

return new EmailTemplate(
    sentences: static fn (): array => [
        'subject' => Sentence::subject(__('Your password was changed', 'coleman')),
        'heading' => Sentence::heading(__('Your password was changed.', 'coleman')),
        'text' => Sentence::text(__('All other devices were signed out. If this wasn’t you, reset your password and call your branch.', 'coleman'))->always(),
        'button' => Sentence::button(__('Reset your password', 'coleman')),
    ],
    write: static function (array $payload, EmailWords $words): EmailBody {
        return EmailBody::about($words->say('subject'))
            ->heading($words->say('heading'))
            ->text($words->say('text'))
            ->action($words->say('button'), home_url('/customer/forgot-password'));
    },
);
