<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Mail\EmailTemplate;
use Coleman\Api\Mail\EmailWords;
use Coleman\Api\Mail\Sentence;
use Coleman\Api\Watches\WatchKind;

return new EmailTemplate(
    sentences: static fn (): array => [
        'subject' => Sentence::subject(__('Please confirm: shall we tell you?', 'coleman')),
        'heading' => Sentence::heading(__('Shall we tell you?', 'coleman')),
        'text' => Sentence::text(__('Someone, hopefully you, asked us to email this address. We won’t until you confirm it. The link works for seven days.', 'coleman'))->always(),
        'text_full' => Sentence::text(__('Someone, hopefully you, asked us to email this address. We already tell it of as much as we can, so nothing was added. See what it is, and stop what you no longer need.', 'coleman'))->always()->when(__('When the address is told of 20 things already', 'coleman')),
        'not_you' => Sentence::text(__('Not you? Someone probably entered your email address by mistake. You don’t need to do anything.', 'coleman'))->always(),
        'button' => Sentence::button(__('Confirm', 'coleman')),
        'button_full' => Sentence::button(__('See what we tell you', 'coleman'))->when(__('When the address is told of 20 things already', 'coleman')),
    ],
    write: static function (array $payload, EmailWords $words): EmailBody {
        $text = static fn (string $name): string => is_string($payload[$name] ?? null) ? $payload[$name] : '';
        $hasRoom = true === ($payload['has_room'] ?? true);
        $kind = WatchKind::tryFrom($text('kind'));

        return EmailBody::about($words->say('subject'))
            ->heading($words->say('heading'))
            ->text($words->say($hasRoom ? 'text' : 'text_full'))
            ->facts(null === $kind ? [] : [$kind->label() => $text('title')])
            ->action($words->say($hasRoom ? 'button' : 'button_full'), $text('url'))
            ->text($words->say('not_you'))
            ->text($text('address'));
    },
);
