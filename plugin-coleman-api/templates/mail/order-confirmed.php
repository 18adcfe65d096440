<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Mail\EmailTemplate;
use Coleman\Api\Mail\EmailWords;
use Coleman\Api\Mail\Sentence;
use Coleman\Api\Orders\OrderEmail;

return new EmailTemplate(
    sentences: static fn (): array => [
        'subject' => Sentence::subject(/* translators: %s: order number */ __('Your order %s is confirmed', 'coleman'), ['order_number'])->keep('order_number'),
        'heading' => Sentence::heading(__('Your order is confirmed.', 'coleman')),
        'text' => Sentence::text(__('We are getting your parts together and will write again when they ship or are ready at the counter.', 'coleman')),
        'button' => Sentence::button(__('See your order', 'coleman')),
        ...OrderEmail::paymentSentences(),
    ],
    fields: OrderEmail::fields(...),
    write: static function (array $payload, EmailWords $words): EmailBody {
        $order = new OrderEmail($payload);

        return $order->slip(EmailBody::about($words->say('subject'))
            ->heading($words->say('heading'))
            ->text($words->say('text'))
            ->text($order->payment($words))
            ->action($words->say('button'), $order->url()));
    },
);
