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
        [] === $arrived => __('Not enough parts', 'coleman'),
        [] === $short => __('Backordered parts have arrived', 'coleman'),
        default => __('Not enough parts, and backordered parts have arrived', 'coleman'),
    });
    if ([] !== $short) {
        $letter = $letter
            ->heading(__('Fewer pieces than orders need', 'coleman'))
            ->text(__('The last count of these parts is lower than what open orders hold. Nothing was canceled. Count the shelf, or find the pieces elsewhere.', 'coleman'))
            ->table([__('Part', 'coleman'), __('Branch', 'coleman'), __('Orders, newest first', 'coleman'), __('Short by', 'coleman')], $short);
    }
    if ([] !== $arrived) {
        $letter = $letter
            ->heading(__('Stock arrived for these backorders', 'coleman'))
            ->text(__('The pieces are held for the order. Ship them or get them ready for pickup.', 'coleman'))
            ->table([__('Part', 'coleman'), __('Branch', 'coleman'), __('Order', 'coleman'), __('Pieces', 'coleman')], $arrived);
    }

    return $letter->action(__('View orders', 'coleman'), is_string($payload['url'] ?? null) ? $payload['url'] : '');
};
