<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Mail\EmailTemplate;
use Coleman\Api\Mail\EmailWords;
use Coleman\Api\Mail\Sentence;

return new EmailTemplate(
    sentences: static fn (): array => [
        'subject' => Sentence::subject(__('An account is now yours', 'coleman')),
        'heading' => Sentence::heading(__('An account is now yours', 'coleman')),
        'text' => Sentence::text(/* translators: %s: email address */ __('%s made you the owner of the account that you share. You now decide who belongs to it. Its terms and addresses came along.', 'coleman'), ['owner_email'])->always(),
        'button' => Sentence::button(__('See who shares your account', 'coleman')),
    ],
    fields: static fn (array $payload): array => ['owner_email' => is_string($payload['owner'] ?? null) ? $payload['owner'] : ''],
    write: static fn (array $payload, EmailWords $words): EmailBody => EmailBody::about($words->say('subject'))
        ->heading($words->say('heading'))
        ->text($words->say('text'))
        ->action($words->say('button'), is_string($payload['url'] ?? null) ? $payload['url'] : ''),
);
