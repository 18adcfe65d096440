<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Mail\EmailTemplate;
use Coleman\Api\Mail\EmailWords;
use Coleman\Api\Mail\Sentence;
use Coleman\Api\Orders\OrderEmail;

return new EmailTemplate(
    sentences: static fn (): array => [
        'subject' => Sentence::subject(/* translators: %s: order number */ __('A correction to your order %s', 'coleman'), ['order_number'])->keep('order_number'),
        'heading_ships' => Sentence::heading(__('A package has not been sent after all.', 'coleman'))->when(__('A package that was voided', 'coleman')),
        'heading' => Sentence::heading(__('Some parts are not ready for pickup yet.', 'coleman'))->when(__('Parts that were ready for pickup', 'coleman')),
        'text_ships' => Sentence::text(__('We told you that these parts were on their way. They are still with us and kept for your order. You get another email when they are sent.', 'coleman'))->when(__('A package that was voided', 'coleman')),
        'text' => Sentence::text(__('We told you that these parts were ready. They are still kept for your order. You get another email when you can pick them up.', 'coleman'))->when(__('Parts that were ready for pickup', 'coleman')),
        'button' => Sentence::button(__('See your order', 'coleman')),
    ],
    fields: OrderEmail::fields(...),
    write: static function (array $payload, EmailWords $words): EmailBody {
        /** @var array<string, mixed> $payload */
        $order = new OrderEmail($payload);
        $how = 'ship' === $order->value('fulfilment', 'kind') ? '_ships' : '';

        return $order->slip(EmailBody::about($words->say('subject'))
            ->heading($words->say('heading' . $how))
            ->text($words->say('text' . $how))
            ->facts([
                __('Parts', 'coleman') => $order->value('fulfilment', 'parts'),
                __('Carrier', 'coleman') => $order->value('fulfilment', 'carrier'),
                __('Tracking number', 'coleman') => $order->value('fulfilment', 'tracking'),
            ])
            ->action($words->say('button'), $order->url()));
    },
);
