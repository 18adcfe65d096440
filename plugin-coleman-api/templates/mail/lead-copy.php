<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Mail\EmailTemplate;
use Coleman\Api\Mail\EmailWords;
use Coleman\Api\Mail\Sentence;

return new EmailTemplate(
    sentences: static fn (): array => [
        'subject' => Sentence::subject(/* translators: %s: a machine */ __('Your inquiry about the %s', 'coleman'), ['machine'])->keep('machine'),
        'text' => Sentence::text(__('We have your inquiry about this machine. One of our sales people will contact you within 1 business day.', 'coleman')),
        'not_you' => Sentence::text(__('Not you? Someone probably entered your email address by mistake. You don’t need to do anything.', 'coleman'))->always(),
        'button' => Sentence::button(__('See the machine', 'coleman')),
    ],
    fields: static fn (array $payload): array => array_map(
        static fn (mixed $value): string => is_string($value) ? $value : '',
        ['machine' => $payload['machine'] ?? '', 'reference' => $payload['reference'] ?? '', 'phone' => $payload['phone'] ?? ''],
    ),
    write: static function (array $payload, EmailWords $words): EmailBody {
        $text = static fn (string $name): string => is_string($payload[$name] ?? null) ? $payload[$name] : '';
        $letter = EmailBody::about($words->say('subject'))
            ->heading($text('machine'))
            ->text($words->say('text'))
            ->facts([
                __('Your reference', 'coleman') => $text('reference'),
                __('Urgent questions', 'coleman') => $text('phone'),
                __('What you wrote', 'coleman') => $text('comments'),
            ])
            ->text($words->say('not_you'));

        return '' === $text('machine_url') ? $letter : $letter->action($words->say('button'), $text('machine_url'));
    },
);
