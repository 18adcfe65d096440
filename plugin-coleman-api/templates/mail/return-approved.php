<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Mail\EmailTemplate;
use Coleman\Api\Mail\EmailWords;
use Coleman\Api\Mail\Sentence;
use Coleman\Api\Orders\OrderEmail;

return new EmailTemplate(
    sentences: static fn (): array => [
        'subject' => Sentence::subject(/* translators: %s: order number */ __('Return for your order %s approved', 'coleman'), ['order_number'])->keep('order_number'),
        'heading' => Sentence::heading(__('Your return is approved.', 'coleman')),
        'text' => Sentence::text(__('Send or bring the parts to this address. Print the return slip from your order’s page and put it with the parts.', 'coleman')),
        'button' => Sentence::button(__('See your order and print the return slip', 'coleman')),
    ],
    fields: OrderEmail::fields(...),
    write: static function (array $payload, EmailWords $words): EmailBody {
        /** @var array<string, mixed> $payload */
        $order = new OrderEmail($payload);

        return EmailBody::about($words->say('subject'))
            ->heading($words->say('heading'))
            ->text($words->say('text'))
            ->text($order->value('return', 'answer'))
            ->facts([
                __('Return', 'coleman') => $order->value('return', 'number'),
                __('Parts', 'coleman') => $order->value('return', 'parts'),
                __('Return to', 'coleman') => $order->value('return', 'branch'),
            ])
            ->action($words->say('button'), $order->url());
    },
);
