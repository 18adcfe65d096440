<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Mail\EmailTemplate;
use Coleman\Api\Mail\EmailWords;
use Coleman\Api\Mail\Sentence;
use Coleman\Api\Orders\OrderEmail;

return new EmailTemplate(
    sentences: static fn (): array => [
        'subject' => Sentence::subject(/* translators: %s: order number */ __('We’re working on your order %s again', 'coleman'), ['order_number'])->keep('order_number'),
        'heading' => Sentence::heading(__('Your order is no longer on hold.', 'coleman')),
        'text' => Sentence::text(__('Below is when we now expect each part. If that’s too late, reply to this email or call the parts desk.', 'coleman')),
        'button' => Sentence::button(__('See your order', 'coleman')),
    ],
    fields: OrderEmail::fields(...),
    write: static function (array $payload, EmailWords $words): EmailBody {
        /** @var array<string, mixed> $payload */
        $order = new OrderEmail($payload);

        return $order->slip(EmailBody::about($words->say('subject'))
            ->heading($words->say('heading'))
            ->text($words->say('text'))
            ->action($words->say('button'), $order->url()));
    },
);
