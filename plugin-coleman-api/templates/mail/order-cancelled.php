<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Mail\EmailTemplate;
use Coleman\Api\Mail\EmailWords;
use Coleman\Api\Mail\Sentence;
use Coleman\Api\Orders\OrderEmail;

return new EmailTemplate(
    sentences: static fn (): array => [
        'subject' => Sentence::subject(/* translators: %s: order number */ __('Your order %s was canceled', 'coleman'), ['order_number'])->keep('order_number'),
        'heading' => Sentence::heading(__('Your order was canceled.', 'coleman'))->when(__('Nothing has left yet', 'coleman')),
        'text' => Sentence::text(__('Nothing will be shipped or held for you. If this isn’t what you wanted, reply to this email or call the parts desk.', 'coleman'))->when(__('Nothing has left yet', 'coleman')),
        'heading_left' => Sentence::heading(__('The rest of your order was canceled.', 'coleman'))->when(__('Some of it has left', 'coleman')),
        'text_left' => Sentence::text(__('What is canceled won’t be shipped or held for you. If this isn’t what you wanted, reply to this email or call the parts desk.', 'coleman'))->when(__('Some of it has left', 'coleman')),
    ],
    fields: OrderEmail::fields(...),
    write: static function (array $payload, EmailWords $words): EmailBody {
        $order = new OrderEmail($payload);
        $how = $order->hasLeft() ? '_left' : '';

        return $order->slip(EmailBody::about($words->say('subject'))
            ->heading($words->say('heading' . $how))
            ->text($order->parted())
            ->text($words->say('text' . $how)));
    },
);
