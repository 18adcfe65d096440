<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Mail\EmailTemplate;
use Coleman\Api\Mail\EmailWords;
use Coleman\Api\Mail\Sentence;
use Coleman\Api\Orders\OrderEmail;

return new EmailTemplate(
    sentences: static fn (): array => [
        'subject' => Sentence::subject(/* translators: %s: order number */ __('The price of your order %s', 'coleman'), ['order_number'])->keep('order_number'),
        'heading' => Sentence::heading(__('Here is your price.', 'coleman')),
        'text' => Sentence::text(__('Please review it. We won’t order anything until you accept it.', 'coleman'))->always(),
        'button' => Sentence::button(__('Accept quote', 'coleman')),
        ...OrderEmail::paymentSentences(),
    ],
    fields: OrderEmail::fields(...),
    write: static function (array $payload, EmailWords $words): EmailBody {
        $order = new OrderEmail($payload);

        return $order->slip(EmailBody::about($words->say('subject'))
            ->heading($words->say('heading'))
            ->text($words->say('text'))
            ->text($order->payment($words))
            // Letters queued before it was kept do not know until when.
            ->facts([__('Valid until', 'coleman') => $order->value('quote', 'valid_until')])
            ->action($words->say('button'), $order->url('quote_url')));
    },
);
