<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Mail\EmailTemplate;
use Coleman\Api\Mail\EmailWords;
use Coleman\Api\Mail\Sentence;
use Coleman\Api\Orders\OrderEmail;
use Coleman\Api\Orders\Payment\PaidBy;
use Coleman\Api\Support\Money;

return new EmailTemplate(
    sentences: static fn (): array => [
        'subject' => Sentence::subject(/* translators: %s: order number */ __('Refund for your order %s', 'coleman'), ['order_number'])->keep('order_number'),
        'heading' => Sentence::heading(__('We made a refund on your order.', 'coleman')),
        'text' => Sentence::text(__('We sent the refund to the payment method you used. Your bank may take a few days to show it.', 'coleman'))->when(__('Back to a card', 'coleman')),
        'text_cash' => Sentence::text(__('We gave you the refund in cash.', 'coleman'))->when(__('In cash', 'coleman')),
        'text_check' => Sentence::text(__('We send the refund by check.', 'coleman'))->when(__('By check', 'coleman')),
        'text_account' => Sentence::text(__('We credited the refund to your account.', 'coleman'))->when(__('On account', 'coleman')),
    ],
    fields: OrderEmail::fields(...),
    write: static function (array $payload, EmailWords $words): EmailBody {
        /** @var array<string, mixed> $payload */
        $order = new OrderEmail($payload);
        $refund = is_array($payload['refund'] ?? null) ? $payload['refund'] : [];
        $cents = is_int($refund['cents'] ?? null) ? $refund['cents'] : 0;
        $text = match ($refund['method'] ?? '') {
            PaidBy::Cash->value => 'text_cash',
            PaidBy::Check->value => 'text_check',
            PaidBy::Account->value => 'text_account',
            default => 'text',
        };

        return $order->slip(EmailBody::about($words->say('subject'))
            ->heading($words->say('heading'))
            ->text($words->say($text))
            ->facts([__('Refund', 'coleman') => 0 === $cents ? '' : Money::format($cents)]));
    },
);
