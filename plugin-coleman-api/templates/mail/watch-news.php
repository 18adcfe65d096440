<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Mail\EmailTemplate;
use Coleman\Api\Mail\EmailWords;
use Coleman\Api\Mail\Sentence;
use Coleman\Api\Watches\WatchKind;

return new EmailTemplate(
    sentences: static fn (): array => [
        'subject' => Sentence::subject(/* translators: %s: a part or a machine */ __('News: %s', 'coleman'), ['first'])->keep('first'),
        'heading' => Sentence::heading(__('What you asked us to tell you', 'coleman')),
        'in_stock' => Sentence::heading(__('In stock now', 'coleman'))->when(__('When a part has come in', 'coleman')),
        'lower_price' => Sentence::heading(__('Lower price', 'coleman'))->when(__('When a price has dropped', 'coleman')),
        'listed' => Sentence::heading(__('New arrivals', 'coleman'))->when(__('When a used machine has come in', 'coleman')),
        'hurry' => Sentence::text(__('Prices and stock can change. What the site shows counts.', 'coleman')),
        'button' => Sentence::button(__('See it on our site', 'coleman')),
        'why' => Sentence::text(__('You get this because you asked for it at our website. We send one such email a day at most.', 'coleman'))->always(),
        'stop' => Sentence::button(__('Stop these emails', 'coleman')),
    ],
    fields: static function (array $payload): array {
        $items = is_array($payload['items'] ?? null) ? $payload['items'] : [];
        $first = is_array($items[0] ?? null) ? ($items[0]['title'] ?? '') : '';

        return ['first' => is_string($first) ? $first : ''];
    },
    write: static function (array $payload, EmailWords $words): ?EmailBody {
        $text = static fn (mixed $value): string => is_string($value) ? $value : '';
        $items = array_filter(is_array($payload['items'] ?? null) ? $payload['items'] : [], is_array(...));
        if ([] === $items) {
            return null;
        }
        $letter = EmailBody::about($words->say('subject'))->heading($words->say('heading'));
        foreach ($items as $item) {
            $kind = WatchKind::tryFrom($text($item['kind'] ?? ''));
            if (null === $kind) {
                continue;
            }
            $letter = $letter
                ->facts([
                    $words->say($kind->value) => $text($item['title'] ?? ''),
                    __('Price', 'coleman') => $text($item['price'] ?? ''),
                    __('Price before', 'coleman') => $text($item['before'] ?? ''),
                ])
                ->action($words->say('button'), $text($item['url'] ?? ''));
        }

        return $letter
            ->text($words->say('hurry'))
            ->text($words->say('why'))
            ->action($words->say('stop'), $text($payload['stop_url'] ?? ''))
            ->text($text($payload['address'] ?? ''));
    },
);
