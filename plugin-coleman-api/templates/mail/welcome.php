<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Mail\EmailTemplate;
use Coleman\Api\Mail\EmailWords;
use Coleman\Api\Mail\Sentence;

return new EmailTemplate(
    sentences: static fn (): array => [
        'subject' => Sentence::subject(/* translators: %s: name of the site */ __('Welcome to %s', 'coleman'), ['site_name']),
        'heading' => Sentence::heading(__('Confirm your email address', 'coleman')),
        'text' => Sentence::text(__('An account was created with this email address. It keeps your cart, your addresses and your orders. The link works for two days; you can ask for a new one in your account.', 'coleman')),
        'button' => Sentence::button(__('Confirm email address', 'coleman')),
        'not_you' => Sentence::text(__('If you did not create the account, do nothing.', 'coleman'))->always(),
    ],
    write: static function (array $payload, EmailWords $words): EmailBody {
        return EmailBody::about($words->say('subject'))
            ->heading($words->say('heading'))
            ->text($words->say('text'))
            ->action($words->say('button'), is_string($payload['url'] ?? null) ? $payload['url'] : '')
            ->text($words->say('not_you'));
    },
);
