<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Mail\EmailTemplate;
use Coleman\Api\Mail\EmailWords;
use Coleman\Api\Mail\Sentence;
use Coleman\Api\Orders\OrderEmail;

return new EmailTemplate(
    sentences: static fn (): array => [
        'subject' => Sentence::subject(/* translators: %s: order number */ __('Return for your order %s not accepted', 'coleman'), ['order_number'])->keep('order_number'),
        'heading' => Sentence::heading(__('We can’t accept your return.', 'coleman')),
        'text' => Sentence::text(__('If you have questions, reply to this email or call the parts desk.', 'coleman')),
        'button' => Sentence::button(__('See your order', 'coleman')),
    ],
    fields: OrderEmail::fields(...),
    write: static function (array $payload, EmailWords $words): EmailBody {
        /** @var array<string, mixed> $payload */
        $order = new OrderEmail($payload);

        return EmailBody::about($words->say('subject'))
            ->heading($words->say('heading'))
            ->text($words->say('text'))
            ->facts([
                __('Return', 'coleman') => $order->value('return', 'number'),
                __('Parts', 'coleman') => $order->value('return', 'parts'),
                __('Reason', 'coleman') => $order->value('return', 'answer'),
            ])
            ->action($words->say('button'), $order->url());
    },
);
