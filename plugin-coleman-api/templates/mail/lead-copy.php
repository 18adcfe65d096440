<?php

declare(strict_types=1);

use Coleman\Api\Leads\LeadKind;
use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Mail\EmailTemplate;
use Coleman\Api\Mail\EmailWords;
use Coleman\Api\Mail\Sentence;

return new EmailTemplate(
    sentences: static fn (): array => [
        'subject' => Sentence::subject(/* translators: %s: a machine */ __('Your inquiry about the %s', 'coleman'), ['machine'])->keep('machine')->when(__('When it is about a machine or part', 'coleman')),
        'subject_other' => Sentence::subject(__('Your inquiry', 'coleman'))->when(__('When it is about nothing in particular', 'coleman')),
        'text' => Sentence::text(__('We have your inquiry about this machine. One of our sales people will contact you within 1 business day.', 'coleman'))->when(__('About a used machine', 'coleman')),
        'text_other' => Sentence::text(__('We have your inquiry and will contact you within 1 business day.', 'coleman'))->when(__('About anything else', 'coleman')),
        'not_you' => Sentence::text(__('Not you? Someone probably entered your email address by mistake. You don’t need to do anything.', 'coleman'))->always(),
        'button' => Sentence::button(__('See the machine', 'coleman'))->when(__('About a used machine', 'coleman')),
        'button_other' => Sentence::button(__('See it on our site', 'coleman'))->when(__('About anything else', 'coleman')),
    ],
    fields: static fn (array $payload): array => array_map(
        static fn (mixed $value): string => is_string($value) ? $value : '',
        ['machine' => $payload['machine'] ?? '', 'reference' => $payload['reference'] ?? '', 'phone' => $payload['phone'] ?? ''],
    ),
    write: static function (array $payload, EmailWords $words): EmailBody {
        $text = static fn (string $name): string => is_string($payload[$name] ?? null) ? $payload[$name] : '';
        // A mail from before there were other kinds names none.
        $isUsed = in_array($text('kind'), ['', LeadKind::Used->value], true);
        $subject = $words->say('' === $text('machine') ? 'subject_other' : 'subject');
        $letter = EmailBody::about($subject)
            ->heading('' === $text('machine') ? $subject : $text('machine'))
            ->text($words->say($isUsed ? 'text' : 'text_other'))
            ->facts([
                __('Your reference', 'coleman') => $text('reference'),
                __('Urgent questions', 'coleman') => $text('phone'),
                __('What you wrote', 'coleman') => $text('comments'),
            ])
            ->text($words->say('not_you'));

        return '' === $text('machine_url') ? $letter : $letter->action($words->say($isUsed ? 'button' : 'button_other'), $text('machine_url'));
    },
);
