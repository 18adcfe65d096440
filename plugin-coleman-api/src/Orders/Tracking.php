<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

/** Where carriers show their parcels. */
final class Tracking
{
    /** %s is the tracking number; the carrier as it is typed, without spaces and in lower case. */
    private const URLS = [
        'ups' => 'https://www.ups.com/track?tracknum=%s',
        'fedex' => 'https://www.fedex.com/fedextrack/?trknbr=%s',
        'usps' => 'https://tools.usps.com/go/TrackConfirmAction?tLabels=%s',
    ];

    /** @return string '' for a carrier that we know no page of, and without a number */
    public static function url(string $carrier, string $tracking): string
    {
        $words = preg_split('/[^a-z]+/', strtolower(trim($carrier))) ?: [''];
        $template = self::URLS[$words[0]] ?? '';
        // Spaces are for the eye: carriers' pages take the number alone.
        $number = preg_replace('/\s+/', '', $tracking) ?? '';

        return '' === $template || '' === $number ? '' : sprintf($template, rawurlencode($number));
    }
}
