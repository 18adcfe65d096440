<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Promises\Promised;
use Coleman\Api\Promises\PromiseReason;
use Coleman\Api\Promises\PromiseWords;
use Coleman\Api\Support\Money;

/** The sentences about a way to have an order. */
final readonly class DeliveryWords
{
    /**
     * When the parts that are had in one way are all there.
     *
     * @param string $city where they are picked up; '' when they ship
     * @param array<int, Promised> $promises by cart item
     * @param bool $isAll whether these are all parts of the order
     * @param bool $isZipKnown whether it is known where parcels go
     * @return list<string>
     */
    public static function group(string $city, array $promises, bool $isAll, bool $isZipKnown): array
    {
        $dated = array_filter($promises, static fn (Promised $promise): bool => null !== $promise->date);
        $undated = count($promises) - count($dated);
        $moments = array_map(static fn (Promised $promise): string => $promise->date . ' ' . $promise->after, $dated);
        $words = [];
        if ([] !== $moments) {
            [$day, $after] = explode(' ', max($moments));
            $words[] = self::dated($city, PromiseWords::day($day), '' === $after ? '' : PromiseWords::time($after), count($dated), $isAll && 0 === $undated);
        }
        if ($undated > 0) {
            $words[] = self::undated($city, $promises, $undated, $isAll && [] === $dated, $isZipKnown);
        }

        return $words;
    }

    /** What shipping costs: "Shipping $12.95, oversize charge $35.00." */
    public static function charges(int $shippingCents, int $oversizeCents): string
    {
        return 0 === $oversizeCents
            /* translators: %s: amount of money */
            ? sprintf(__('Shipping %s.', 'coleman'), Money::format($shippingCents))
            /* translators: 1: amount of money, 2: amount of money */
            : sprintf(__('Shipping %1$s, oversize charge %2$s.', 'coleman'), Money::format($shippingCents), Money::format($oversizeCents));
    }

    public static function pickupOnly(int $count): string
    {
        return sprintf(
            /* translators: %d: number of parts */
            _n('%d part is pickup only and isn’t shipped.', '%d parts are pickup only and aren’t shipped.', $count, 'coleman'),
            $count,
        );
    }

    private static function dated(string $city, string $day, string $time, int $count, bool $isAll): string
    {
        if ('' === $city) {
            return $isAll
                /* translators: %s: a day, such as Tuesday, November 24 */
                ? sprintf(__('Arriving about %s.', 'coleman'), $day)
                /* translators: 1: number of parts, 2: a day */
                : sprintf(_n('%1$d part shipped, arriving about %2$s.', '%1$d parts shipped, arriving about %2$s.', $count, 'coleman'), $count, $day);
        }

        return $isAll
            /* translators: 1: city of a branch, 2: a day, 3: a time */
            ? sprintf(__('Ready at %1$s %2$s after %3$s.', 'coleman'), $city, $day, $time)
            /* translators: 1: number of parts, 2: city of a branch, 3: a day, 4: a time */
            : sprintf(_n('%1$d part ready at %2$s %3$s after %4$s.', '%1$d parts ready at %2$s %3$s after %4$s.', $count, 'coleman'), $count, $city, $day, $time);
    }

    /** @param array<int, Promised> $promises */
    private static function undated(string $city, array $promises, int $count, bool $isAll, bool $isZipKnown): string
    {
        $isQuote = array_any($promises, static fn (Promised $promise): bool => PromiseReason::AwaitingPrice->value === $promise->reason);

        return match (true) {
            $isQuote => __('We’ll tell you the date when you accept the price.', 'coleman'),
            '' === $city && !$isZipKnown => __('Enter your ZIP code to see when it arrives.', 'coleman'),
            '' === $city && $isAll => __('Shipping time on request.', 'coleman'),
            /* translators: %d: number of parts */
            default => sprintf(_n('No date yet for %d part.', 'No date yet for %d parts.', $count, 'coleman'), $count),
        };
    }
}
