<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Mail\EmailTemplate;
use Coleman\Api\Mail\EmailWords;
use Coleman\Api\Mail\Sentence;

return new EmailTemplate(
    sentences: static fn (): array => [
        'subject' => Sentence::subject(__('You no longer share an account', 'coleman')),
        'heading' => Sentence::heading(__('You no longer share an account', 'coleman')),
        'text' => Sentence::text(/* translators: %s: email address */ __('You were removed from the account of %s. You no longer see its orders.', 'coleman'), ['owner_email'])->always(),
        'own' => Sentence::text(__('You can still sign in. Your own orders, lists and addresses stay yours.', 'coleman')),
    ],
    fields: static fn (array $payload): array => ['owner_email' => is_string($payload['owner'] ?? null) ? $payload['owner'] : ''],
    write: static fn (array $payload, EmailWords $words): EmailBody => EmailBody::about($words->say('subject'))
        ->heading($words->say('heading'))
        ->text($words->say('text'))
        ->text($words->say('own')),
);
