<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Mail\EmailTemplate;
use Coleman\Api\Mail\EmailWords;
use Coleman\Api\Mail\Sentence;
use Coleman\Api\Orders\OrderEmail;

return new EmailTemplate(
    sentences: static fn (): array => [
        'subject' => Sentence::subject(/* translators: %s: order number */ __('Your order %s is ready for pickup', 'coleman'), ['order_number'])->keep('order_number'),
        'heading' => Sentence::heading(__('Your parts are ready at the counter.', 'coleman')),
        'button' => Sentence::button(__('See your order', 'coleman')),
        ...OrderEmail::paymentSentences(),
    ],
    fields: static fn (array $payload): array => OrderEmail::fields($payload) + [
        'parts' => (new OrderEmail($payload))->value('fulfilment', 'parts'),
        'branch' => (new OrderEmail($payload))->value('fulfilment', 'branch'),
    ],
    write: static function (array $payload, EmailWords $words): EmailBody {
        $order = new OrderEmail($payload);

        return $order->fulfilment(EmailBody::about($words->say('subject'))
            ->heading($words->say('heading'))
            ->text($order->payment($words, isReady: true)), $words);
    },
);
