<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Mail\EmailTemplate;
use Coleman\Api\Mail\EmailWords;
use Coleman\Api\Mail\Sentence;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderPresenter;
use Coleman\Api\Plugin;

return new EmailTemplate(
    sentences: static fn (): array => [
        'subject' => Sentence::subject(/* translators: %s: order number */ __('The link to your order %s', 'coleman'), ['order_number'])->keep('order_number'),
        'heading' => Sentence::heading(/* translators: %s: order number */ __('Order %s', 'coleman'), ['order_number']),
        'text' => Sentence::text(__('Someone, hopefully you, asked for the link to this order. The page will ask for your email address again.', 'coleman'))->always(),
        'button' => Sentence::button(__('See your order', 'coleman')),
    ],
    fields: static fn (array $payload): array => ['order_number' => is_string($payload['number'] ?? null) ? $payload['number'] : ''],
    write: static function (array $payload, EmailWords $words): ?EmailBody {
        $text = static fn (string $name): string => is_string($payload[$name] ?? null) ? $payload[$name] : '';
        // A number is given only where the letter is looked at.
        $number = $text('number');
        $url = $text('url');
        if ('' === $number) {
            $order = Plugin::modules()->orderRecords->repository()->byId(is_int($payload['id'] ?? null) ? $payload['id'] : 0);
            if (!$order instanceof Order || 0 !== strcasecmp($order->email, $text('email'))) {
                // No such order of this address: there is nothing to write.
                return null;
            }
            $number = $order->number();
            $url = home_url(OrderPresenter::mailPath($order));
        }
        // Only now is the order known.
        $fields = ['order_number' => $number];

        return EmailBody::about($words->say('subject', $fields))
            ->heading($words->say('heading', $fields))
            ->text($words->say('text', $fields))
            ->action($words->say('button', $fields), $url);
    },
);
