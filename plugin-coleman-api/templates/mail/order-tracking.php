<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Mail\EmailTemplate;
use Coleman\Api\Mail\EmailWords;
use Coleman\Api\Mail\Sentence;
use Coleman\Api\Orders\OrderEmail;

return new EmailTemplate(
    sentences: static fn (): array => [
        'subject' => Sentence::subject(/* translators: %s: order number */ __('New tracking number for your order %s', 'coleman'), ['order_number'])->keep('order_number'),
        'heading' => Sentence::heading(__('We corrected the tracking of your package.', 'coleman')),
        'button' => Sentence::button(__('See your order', 'coleman')),
    ],
    fields: static fn (array $payload): array => OrderEmail::fields($payload) + [
        'parts' => (new OrderEmail($payload))->value('fulfilment', 'parts'),
        'carrier' => (new OrderEmail($payload))->value('fulfilment', 'carrier'),
        'tracking_number' => (new OrderEmail($payload))->value('fulfilment', 'tracking'),
    ],
    write: static function (array $payload, EmailWords $words): EmailBody {
        $order = new OrderEmail($payload);

        return $order->fulfilment(EmailBody::about($words->say('subject'))->heading($words->say('heading')), $words);
    },
);
