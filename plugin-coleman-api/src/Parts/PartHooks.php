<?php

declare(strict_types=1);

namespace Coleman\Api\Parts;

use Coleman\Api\Hooks\Callbacks;

/** What other plugins may say of parts (docs/hooks.md). */
final class PartHooks
{
    /** @param \Closure(): array{id: int, number: string, vendor_id: int, vendor_name: string, category_id: int, list_price_cents: int|null} $part only made where somebody asks */
    public static function price(?int $cents, \Closure $part): ?int
    {
        if (false === has_filter('coleman_part_price')) {
            return $cents;
        }
        /**
         * Filters what a part costs, wherever it is shown, put into a cart or ordered.
         *
         * @since 0.1.0
         *
         * @param int|null $cents Price of a piece in cents; null for a price on request.
         * @param array    $part  { id, number, vendor_id, vendor_name, category_id, list_price_cents } of the part.
         */
        $filtered = Callbacks::guarded('coleman_part_price', static fn (): mixed => apply_filters('coleman_part_price', $cents, $part()));
        if (null === $filtered || (is_int($filtered) && $filtered >= 0)) {
            return $filtered;
        }
        Callbacks::refuse('coleman_part_price', 'cents of zero or more, or null', $filtered);

        return $cents;
    }

    /** @param array{availability: string, vendor_id: int, at_checkout: bool, is_pickup_only: bool, is_picked_up: bool} $about */
    public static function availability(string $text, array $about): string
    {
        if (false === has_filter('coleman_part_availability')) {
            return $text;
        }
        /**
         * Filters what a customer reads about when a part ships. What may be sold is not changed by it.
         *
         * @since 0.1.0
         *
         * @param string $text  Plain text.
         * @param array  $about { availability, vendor_id, at_checkout, is_pickup_only, is_picked_up }: "In Stock",
         *                      "Discontinued" or the lead time; whose part it is; whether it is read at checkout; whether
         *                      it is never shipped; whether the customer picks it up, once that is chosen.
         */
        $filtered = Callbacks::guarded('coleman_part_availability', static fn (): mixed => apply_filters('coleman_part_availability', $text, $about));
        if (is_string($filtered)) {
            return $filtered;
        }
        Callbacks::refuse('coleman_part_availability', 'a text', $filtered);

        return $text;
    }
}
