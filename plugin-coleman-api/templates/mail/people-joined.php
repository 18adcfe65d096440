<?php

declare(strict_types=1);

use Coleman\Api\Customers\People\PersonRole;
use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Mail\EmailTemplate;
use Coleman\Api\Mail\EmailWords;
use Coleman\Api\Mail\Sentence;

return new EmailTemplate(
    sentences: static fn (): array => [
        'subject' => Sentence::subject(__('A person has joined your account', 'coleman')),
        'heading' => Sentence::heading(__('A person has joined your account', 'coleman')),
        'text' => Sentence::text(/* translators: %s: email address */ __('%s accepted your invitation.', 'coleman'), ['person_email'])->always(),
        'buyer' => Sentence::text(__('They can order on your account and see all of its orders.', 'coleman'))->when(__('Invited as a buyer', 'coleman')),
        'viewer' => Sentence::text(__('They can see your account’s orders and their papers.', 'coleman'))->when(__('Invited as a viewer', 'coleman')),
        'button' => Sentence::button(__('See who shares your account', 'coleman')),
        'not_known' => Sentence::text(__('If you don’t know this person, remove them from your account at once.', 'coleman'))->always(),
    ],
    fields: static fn (array $payload): array => ['person_email' => is_string($payload['person'] ?? null) ? $payload['person'] : ''],
    write: static function (array $payload, EmailWords $words): EmailBody {
        $role = PersonRole::tryFrom(is_string($payload['role'] ?? null) ? $payload['role'] : '') ?? PersonRole::Viewer;

        return EmailBody::about($words->say('subject'))
            ->heading($words->say('heading'))
            ->text($words->say('text'))
            ->text($words->say($role->value))
            ->action($words->say('button'), is_string($payload['url'] ?? null) ? $payload['url'] : '')
            ->text($words->say('not_known'));
    },
);
