<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;

return static function (array $payload): EmailBody {
    /** @var array<string, mixed> $payload */
    $rows = static fn (string $name): array => array_values(array_map(
        static fn (array $row): array => array_values(array_map(static fn (mixed $cell): string => is_scalar($cell) ? (string) $cell : '', $row)),
        array_filter(is_array($payload[$name] ?? null) ? $payload[$name] : [], is_array(...)),
    ));
    [$short, $arrived] = [$rows('short'), $rows('arrived')];
    $letter = EmailBody::about(match (true) {
        [] === $arrived => __('Parts are short', 'coleman'),
        [] === $short => __('Backordered parts have arrived', 'coleman'),
        default => __('Parts are short, and backordered parts have arrived', 'coleman'),
    });
    if ([] !== $short) {
        $letter = $letter
            ->heading(__('Fewer pieces than orders need', 'coleman'))
            ->text(__('The last count of these parts is lower than what open orders hold. Nothing was canceled. Count the shelf, or find the pieces elsewhere.', 'coleman'))
            ->table([__('Part', 'coleman'), __('Branch', 'coleman'), __('Orders, newest first', 'coleman'), __('Short by', 'coleman')], $short);
    }
    if ([] !== $arrived) {
        $letter = $letter
            ->heading(__('Stock has come for these backorders', 'coleman'))
            ->text(__('The pieces are held for the order. Send them, or lay them ready.', 'coleman'))
            ->table([__('Part', 'coleman'), __('Branch', 'coleman'), __('Order', 'coleman'), __('Pieces', 'coleman')], $arrived);
    }

    return $letter->action(__('See the orders', 'coleman'), is_string($payload['url'] ?? null) ? $payload['url'] : '');
};
