<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Desk;

use Coleman\Api\Orders\Quote;

/** How far the prices of an order have come that has one for each part, in words of the desk. */
final class QuoteLabel
{
    /** @param Quote|null $quote null where it was not sent */
    public static function of(?Quote $quote, \DateTimeImmutable $now): string
    {
        return match (true) {
            null === $quote => __('Quote not sent', 'coleman'),
            $quote->isOpen($now) => __('Quote sent', 'coleman'),
            default => __('Quote expired', 'coleman'),
        };
    }
}
