<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Mail\EmailTemplate;
use Coleman\Api\Mail\EmailWords;
use Coleman\Api\Mail\Sentence;
use Coleman\Api\Orders\OrderEmail;

return new EmailTemplate(
    sentences: static fn (): array => [
        'subject' => Sentence::subject(/* translators: %s: order number */ __('We have your order %s', 'coleman'), ['order_number'])->keep('order_number'),
        'heading' => Sentence::heading(__('Thank you. We have your order.', 'coleman')),
        'text' => Sentence::text(__('The parts desk will review and confirm it.', 'coleman'))->when(__('When every part has a price', 'coleman')),
        'text_unpriced' => Sentence::text(__('One of the parts has no price yet. The parts desk will send you a quote. We won’t order anything until you accept it.', 'coleman'))->when(__('When a part has no price', 'coleman'))->always(),
        'button' => Sentence::button(__('See your order', 'coleman')),
        'subject_hold' => Sentence::subject(/* translators: %s: order number */ __('Your order %s needs confirmation', 'coleman'), ['order_number'])->keep('order_number')->when(__('When we must confirm the order first', 'coleman')),
        'heading_hold' => Sentence::heading(__('We have your order and will confirm it with you.', 'coleman'))->when(__('When we must confirm the order first', 'coleman')),
        'text_hold' => Sentence::text(__('The parts desk will call or email you to confirm this order. Until then, we don’t hold parts for you, and you pay nothing.', 'coleman'))->when(__('When we must confirm the order first', 'coleman'))->always(),
        ...OrderEmail::paymentSentences(),
    ],
    fields: OrderEmail::fields(...),
    write: static function (array $payload, EmailWords $words): EmailBody {
        $order = new OrderEmail($payload);
        if ('on_hold' === $order->text('Status')) {
            return $order->slip(EmailBody::about($words->say('subject_hold'))
                ->heading($words->say('heading_hold'))
                ->text($words->say('text_hold'))
                ->action($words->say('button'), $order->url()));
        }

        return $order->slip(EmailBody::about($words->say('subject'))
            ->heading($words->say('heading'))
            ->text($words->say('1' === $order->text('has_unknown_price') ? 'text_unpriced' : 'text'))
            ->text($order->payment($words))
            ->action($words->say('button'), $order->url()));
    },
);
