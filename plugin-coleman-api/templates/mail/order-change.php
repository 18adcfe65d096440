<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Mail\EmailTemplate;
use Coleman\Api\Mail\EmailWords;
use Coleman\Api\Mail\Sentence;
use Coleman\Api\Orders\OrderEmail;

return new EmailTemplate(
    sentences: static fn (): array => [
        'subject' => Sentence::subject(/* translators: %s: order number */ __('Please confirm a change of your order %s', 'coleman'), ['order_number'])->keep('order_number'),
        'heading' => Sentence::heading(__('Your order would cost more. Do you agree?', 'coleman')),
        'text' => Sentence::text(__('Nothing changes until you accept. If you decline, your order stays as it is now, as it is shown below.', 'coleman'))->always(),
        'button' => Sentence::button(__('Accept or decline', 'coleman')),
    ],
    fields: OrderEmail::fields(...),
    write: static function (array $payload, EmailWords $words): EmailBody {
        /** @var array<string, mixed> $payload */
        $order = new OrderEmail($payload);

        return $order->slip($order->edit(EmailBody::about($words->say('subject'))->heading($words->say('heading')))
            ->text($words->say('text'))
            ->action($words->say('button'), $order->url('quote_url')));
    },
);
