<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Mail\EmailTemplate;
use Coleman\Api\Mail\EmailWords;
use Coleman\Api\Mail\Sentence;

return new EmailTemplate(
    sentences: static fn (): array => [
        'subject' => Sentence::subject(/* translators: %s: name of a machine */ __('About the %s', 'coleman'), ['machine'])->keep('machine'),
        'greeting' => Sentence::heading(/* translators: %s: first name */ __('Hello %s,', 'coleman'), ['first_name'])->when(__('When we know the name', 'coleman')),
        'greeting_all' => Sentence::heading(__('Hello,', 'coleman'))->when(__('When we don’t know the name', 'coleman')),
        'button' => Sentence::button(__('See the machine', 'coleman')),
    ],
    fields: static fn (array $payload): array => array_map(
        static fn (mixed $value): string => is_scalar($value) ? (string) $value : '',
        ['machine' => $payload['machine'] ?? '', 'reference' => $payload['reference'] ?? '', 'phone' => $payload['phone'] ?? '', 'salesperson' => $payload['who'] ?? ''],
    ),
    write: static function (array $payload, EmailWords $words): EmailBody {
        $text = static fn (string $name): string => is_scalar($payload[$name] ?? null) ? (string) $payload[$name] : '';
        $asked = mb_strimwidth($text('asked'), 0, 600, '…');

        return EmailBody::about($words->say('subject'))
            ->heading('' === $text('name') ? $words->say('greeting_all') : $words->say('greeting', ['first_name' => $text('name')]))
            ->text($text('text'))
            ->text($text('who'))
            ->facts(array_filter([
                __('Machine', 'coleman') => $text('machine'),
                __('You asked', 'coleman') => $asked,
                __('Call us', 'coleman') => $text('phone'),
                __('Inquiry', 'coleman') => $text('reference'),
            ], static fn (string $fact): bool => '' !== $fact))
            ->action($words->say('button'), $text('url'));
    },
);
