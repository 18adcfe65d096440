<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Mail\EmailTemplate;
use Coleman\Api\Mail\EmailWords;
use Coleman\Api\Mail\Sentence;

return new EmailTemplate(
    sentences: static fn (): array => [
        'subject' => Sentence::subject(__('Choose a new password', 'coleman')),
        'heading' => Sentence::heading(__('Choose a new password', 'coleman')),
        'text' => Sentence::text(__('Someone, hopefully you, asked to reset your password. The link works once, for one day. If this wasn’t you, you can ignore this email.', 'coleman'))->always(),
        'button' => Sentence::button(__('Choose a new password', 'coleman')),
    ],
    write: static function (array $payload, EmailWords $words): ?EmailBody {
        $text = static fn (string $name): string => is_string($payload[$name] ?? null) ? $payload[$name] : '';
        if ('' === $text('url')) {
            $user = get_user_by('email', $text('email'));
            $key = false === $user ? null : get_password_reset_key($user);
            if (false === $user || !is_string($key)) {
                // Nobody of that address: there is nothing to write.
                return null;
            }
        }
        // An address is given only where the letter is looked at: making a key ends the one before.
        $url = '' === $text('url') ? home_url('/customer/reset-password?' . http_build_query(['login' => $user->user_login, 'key' => $key])) : $text('url');

        return EmailBody::about($words->say('subject'))
            ->heading($words->say('heading'))
            ->text($words->say('text'))
            ->action($words->say('button'), $url);
    },
);
