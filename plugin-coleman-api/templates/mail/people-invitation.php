<?php

declare(strict_types=1);

use Coleman\Api\Customers\People\PersonRole;
use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Mail\EmailTemplate;
use Coleman\Api\Mail\EmailWords;
use Coleman\Api\Mail\Sentence;

return new EmailTemplate(
    sentences: static fn (): array => [
        'subject' => Sentence::subject(__('You’re invited to an account', 'coleman')),
        'heading' => Sentence::heading(__('You’re invited to an account', 'coleman')),
        'text' => Sentence::text(/* translators: %s: email address */ __('%s invites you to share their account. Nothing changes until you accept. The link works for seven days, and only once.', 'coleman'), ['owner_email'])->always(),
        'buyer' => Sentence::text(__('As a buyer you order on the account and see all of its orders.', 'coleman'))->when(__('Invited as a buyer', 'coleman')),
        'viewer' => Sentence::text(__('As a viewer you see the account’s orders and their papers.', 'coleman'))->when(__('Invited as a viewer', 'coleman')),
        'button' => Sentence::button(__('See the invitation', 'coleman')),
        'not_you' => Sentence::text(__('Not for you? You don’t need to do anything.', 'coleman'))->always(),
    ],
    fields: static fn (array $payload): array => ['owner_email' => is_string($payload['owner'] ?? null) ? $payload['owner'] : ''],
    write: static function (array $payload, EmailWords $words): EmailBody {
        $role = PersonRole::tryFrom(is_string($payload['role'] ?? null) ? $payload['role'] : '') ?? PersonRole::Viewer;

        return EmailBody::about($words->say('subject'))
            ->heading($words->say('heading'))
            ->text($words->say('text'))
            ->text($words->say($role->value))
            ->action($words->say('button'), is_string($payload['url'] ?? null) ? $payload['url'] : '')
            ->text($words->say('not_you'));
    },
);
