<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Mail\EmailTemplate;
use Coleman\Api\Mail\EmailWords;
use Coleman\Api\Mail\Sentence;
use Coleman\Api\Orders\OrderEmail;

return new EmailTemplate(
    sentences: static fn (): array => [
        'subject' => Sentence::subject(/* translators: %s: order number */ __('Your order %s was refunded', 'coleman'), ['order_number'])->keep('order_number'),
        'heading' => Sentence::heading(__('Your order was refunded.', 'coleman')),
        'text' => Sentence::text(__('We sent the refund to the payment method you used. Your bank may take a few days to show it.', 'coleman')),
    ],
    fields: OrderEmail::fields(...),
    write: static function (array $payload, EmailWords $words): EmailBody {
        $order = new OrderEmail($payload);

        return $order->slip(EmailBody::about($words->say('subject'))
            ->heading($words->say('heading'))
            ->text($words->say('text')));
    },
);
