<?php

declare(strict_types=1);

use Coleman\Api\Leads\LeadKind;
use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Mail\EmailTemplate;
use Coleman\Api\Mail\EmailWords;
use Coleman\Api\Mail\Sentence;

return new EmailTemplate(
    sentences: static fn (): array => [
        'subject' => Sentence::subject(/* translators: %s: name of a machine */ __('About the %s', 'coleman'), ['machine'])->keep('machine')->when(__('When it is about a machine or part', 'coleman')),
        'subject_other' => Sentence::subject(__('About your inquiry', 'coleman'))->when(__('When it is about nothing in particular', 'coleman')),
        'greeting' => Sentence::heading(/* translators: %s: first name */ __('Hello %s,', 'coleman'), ['first_name'])->when(__('When we know the name', 'coleman')),
        'greeting_all' => Sentence::heading(__('Hello,', 'coleman'))->when(__('When we don’t know the name', 'coleman')),
        'button' => Sentence::button(__('See the machine', 'coleman'))->when(__('About a used machine', 'coleman')),
        'button_other' => Sentence::button(__('See it on our site', 'coleman'))->when(__('About anything else', 'coleman')),
    ],
    fields: static fn (array $payload): array => array_map(
        static fn (mixed $value): string => is_scalar($value) ? (string) $value : '',
        ['machine' => $payload['machine'] ?? '', 'reference' => $payload['reference'] ?? '', 'phone' => $payload['phone'] ?? '', 'salesperson' => $payload['who'] ?? ''],
    ),
    write: static function (array $payload, EmailWords $words): EmailBody {
        $text = static fn (string $name): string => is_scalar($payload[$name] ?? null) ? (string) $payload[$name] : '';
        $asked = mb_strimwidth($text('asked'), 0, 600, '…');

        // A mail from before there were other kinds names none.
        $isUsed = in_array($text('kind'), ['', LeadKind::Used->value], true);
        $letter = EmailBody::about($words->say('' === $text('machine') ? 'subject_other' : 'subject'))
            ->heading('' === $text('name') ? $words->say('greeting_all') : $words->say('greeting', ['first_name' => $text('name')]))
            ->text($text('text'))
            ->text($text('who'))
            ->facts(array_filter([
                $isUsed ? __('Machine', 'coleman') : __('About', 'coleman') => $text('machine'),
                __('You asked', 'coleman') => $asked,
                __('Call us', 'coleman') => $text('phone'),
                __('Inquiry', 'coleman') => $text('reference'),
            ], static fn (string $fact): bool => '' !== $fact));

        return '' === $text('url') ? $letter : $letter->action($words->say($isUsed ? 'button' : 'button_other'), $text('url'));
    },
);
