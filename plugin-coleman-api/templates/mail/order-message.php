<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Mail\EmailTemplate;
use Coleman\Api\Mail\EmailWords;
use Coleman\Api\Mail\Sentence;
use Coleman\Api\Orders\OrderEmail;

return new EmailTemplate(
    sentences: static fn (): array => [
        'subject' => Sentence::subject(/* translators: %s: order number */ __('About your order %s', 'coleman'), ['order_number'])->keep('order_number'),
        'heading' => Sentence::heading(__('A message about your order.', 'coleman')),
        'button' => Sentence::button(__('See your order', 'coleman')),
    ],
    fields: OrderEmail::fields(...),
    write: static function (array $payload, EmailWords $words): EmailBody {
        $order = new OrderEmail($payload);

        return EmailBody::about($words->say('subject'))
            ->heading($words->say('heading'))
            ->text(is_string($payload['text'] ?? null) ? $payload['text'] : '')
            ->facts([__('Order', 'coleman') => $order->text('OrderNumber')])
            ->action($words->say('button'), $order->url());
    },
);
