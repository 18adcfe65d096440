<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Mail\EmailTemplate;
use Coleman\Api\Mail\EmailWords;
use Coleman\Api\Mail\Sentence;
use Coleman\Api\Orders\OrderEmail;

return new EmailTemplate(
    sentences: static fn (): array => [
        'subject' => Sentence::subject(/* translators: %s: order number */ __('A new date for your order %s', 'coleman'), ['order_number'])->keep('order_number'),
        'heading' => Sentence::heading(__('Some of your parts will arrive on a different date.', 'coleman')),
        'text' => Sentence::text(__('We’re sorry. If that’s too late, reply to this email or call the parts desk. We can look for another solution or remove the parts from your order.', 'coleman')),
        'button' => Sentence::button(__('See your order', 'coleman')),
    ],
    fields: static fn (array $payload): array => OrderEmail::fields($payload) + [
        'parts' => (new OrderEmail($payload))->value('backorder', 'parts'),
        'date' => (new OrderEmail($payload))->value('backorder', 'date'),
    ],
    write: static function (array $payload, EmailWords $words): EmailBody {
        $order = new OrderEmail($payload);

        $letter = EmailBody::about($words->say('subject'))
            ->heading($words->say('heading'))
            ->text($words->say('text'))
            ->facts([
                __('Parts', 'coleman') => $order->value('backorder', 'parts'),
                __('Expected', 'coleman') => $order->value('backorder', 'date'),
            ])
            ->action($words->say('button'), $order->url());

        return $order->slip($letter);
    },
);
