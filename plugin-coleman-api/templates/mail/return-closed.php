<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Mail\EmailTemplate;
use Coleman\Api\Mail\EmailWords;
use Coleman\Api\Mail\Sentence;
use Coleman\Api\Orders\OrderEmail;

return new EmailTemplate(
    sentences: static fn (): array => [
        'subject' => Sentence::subject(/* translators: %s: order number */ __('Your return for order %s is settled', 'coleman'), ['order_number'])->keep('order_number'),
        'heading' => Sentence::heading(__('Your return is settled.', 'coleman')),
        'text' => Sentence::text(__('Here is what we credited for the parts. If you have questions, reply to this email or call the parts desk.', 'coleman'))->when(__('When there is a credit', 'coleman')),
        'text_none' => Sentence::text(__('We gave no credit for these parts. If you have questions, reply to this email or call the parts desk.', 'coleman'))->when(__('When there is no credit', 'coleman')),
        'button' => Sentence::button(__('See your order', 'coleman')),
    ],
    fields: OrderEmail::fields(...),
    write: static function (array $payload, EmailWords $words): EmailBody {
        /** @var array<string, mixed> $payload */
        $order = new OrderEmail($payload);

        return EmailBody::about($words->say('subject'))
            ->heading($words->say('heading'))
            ->text($words->say('' === $order->value('return', 'credit') ? 'text_none' : 'text'))
            ->facts([
                __('Return', 'coleman') => $order->value('return', 'number'),
                __('Parts', 'coleman') => $order->value('return', 'parts'),
                __('Credited', 'coleman') => $order->value('return', 'credit'),
                __('Refunded', 'coleman') => $order->value('return', 'refund'),
                __('Left to pay', 'coleman') => $order->value('return', 'left'),
            ])
            ->action($words->say('button'), $order->url());
    },
);
