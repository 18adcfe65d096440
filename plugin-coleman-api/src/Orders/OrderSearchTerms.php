<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Admin\SearchTerms;

/**
 * The words that an order is found by at the desk: its number, the customer's names, company, email and telephone
 * number, the PO number and the parts' numbers.
 */
final class OrderSearchTerms
{
    /**
     * Rows of order_words.
     *
     * @param list<array<mixed>> $addresses of the order, as Address::fields()
     * @param list<string> $partNumbers
     * @return list<array{word: string, order_id: int}>
     */
    public static function rows(int $orderId, string $email, string $poNumber, array $addresses, array $partNumbers): array
    {
        $texts = [$email];
        $wholes = [sprintf('w%06d', $orderId), (string) $orderId, $email, ...PurchaseOrder::spellings($poNumber), ...$partNumbers];
        $phones = [];
        foreach ($addresses as $address) {
            $text = static fn (string $field): string => is_string($address[$field] ?? null) ? $address[$field] : '';
            array_push($texts, $text('name'), $text('company'));
            $phones[] = $text('phone');
        }

        return array_map(static fn (string $word): array => ['word' => $word, 'order_id' => $orderId], SearchTerms::extract($texts, $wholes, $phones));
    }
}
