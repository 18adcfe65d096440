<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Mail\EmailTemplate;
use Coleman\Api\Mail\EmailWords;
use Coleman\Api\Mail\Sentence;
use Coleman\Api\Orders\OrderEmail;

return new EmailTemplate(
    sentences: static fn (): array => [
        'subject' => Sentence::subject(/* translators: %s: order number */ __('Part of your order %s was canceled', 'coleman'), ['order_number'])->keep('order_number'),
        'heading' => Sentence::heading(__('Part of your order was canceled.', 'coleman')),
        'text' => Sentence::text(__('These parts won’t be shipped or held for you. Everything else in your order stays as it was. If this isn’t what you wanted, reply to this email or call the parts desk.', 'coleman')),
        'button' => Sentence::button(__('See your order', 'coleman')),
    ],
    fields: OrderEmail::fields(...),
    write: static function (array $payload, EmailWords $words): EmailBody {
        /** @var array<string, mixed> $payload */
        $order = new OrderEmail($payload);

        return $order->slip(EmailBody::about($words->say('subject'))
            ->heading($words->say('heading'))
            ->text($order->parted(is_array($payload['cut'] ?? null) && is_int($payload['cut']['pieces'] ?? null) ? $payload['cut']['pieces'] : null))
            ->text($words->say('text'))
            ->facts([__('Canceled parts', 'coleman') => $order->value('cut', 'parts')])
            ->action($words->say('button'), $order->url()));
    },
);
