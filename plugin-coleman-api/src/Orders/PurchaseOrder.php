<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

/** The number of the customer's purchase order. Many begin with "PO", in many spellings; papers name it before each. */
final class PurchaseOrder
{
    /** Not the beginning of another word. */
    private const WORD = '/^P\.?\s?O(?![a-z])[\s.,:#-]*/i';

    /** As papers name it, such as "PO 2231", with the word once; '' for none. */
    public static function label(string $number): string
    {
        /* translators: %s: number of a purchase order */
        return '' === $number || 1 === preg_match(self::WORD, $number) ? $number : sprintf(__('PO %s', 'coleman'), $number);
    }

    /** @return list<string> how it is searched for: as papers name it, and by the number alone */
    public static function spellings(string $number): array
    {
        return array_values(array_unique([$number, self::label($number), preg_replace(self::WORD, '', $number) ?? '']));
    }
}
