<?php

declare(strict_types=1);

namespace Coleman\Api\Parts;

use Coleman\Api\Support\Clock;
use Coleman\Api\Support\DealerTime;
use Coleman\Api\Support\Json;

/**
 * What a customer reads about when a part ships.
 *
 * Dated exceptions of single vendors are data, in data/availability-notices.json:
 * `{vendor_id, from, to, text}`, both dates included, in the dealer's time zone.
 */
final class Availability
{
    public const DISCONTINUED = 'Discontinued';

    /** Where a shipped part's text speaks of shipping, that of a part for pickup only does not. */
    private const FOR_PICKUP = ['Ships within 1 business day' => 'Pickup only', 'Will ship' => 'Should arrive', 'Should ship' => 'Should arrive'];

    /** @var list<array{vendor_id: int, from: string, to: string, text: string}>|null */
    private ?array $notices = null;

    /** @param string $file of the notices; read when first needed */
    public function __construct(private readonly Clock $clock, private readonly string $file)
    {
    }

    /** @param bool $isPickupOnly the part cannot be shipped, so nothing of shipping is promised */
    public function text(string $availability, int $vendorId = 0, bool $atCheckout = false, bool $isPickupOnly = false): string
    {
        $text = $this->shipped($availability, $vendorId, $atCheckout);

        return PartHooks::availability($isPickupOnly ? strtr($text, self::FOR_PICKUP) : $text, [
            'availability' => $availability,
            'vendor_id' => $vendorId,
            'at_checkout' => $atCheckout,
            'is_pickup_only' => $isPickupOnly,
        ]);
    }

    private function shipped(string $availability, int $vendorId, bool $atCheckout): string
    {
        // What can no longer be had ships at no time.
        if (self::DISCONTINUED === $availability) {
            return $availability;
        }
        $notice = $this->notice($vendorId);
        if (null !== $notice) {
            return $notice;
        }
        if ('In Stock' === $availability) {
            return 'In Stock – Ships within 1 business day';
        }
        if (1 === preg_match('/^(1-3|2-5|3-7) day lead time$/', $availability, $match)) {
            return $atCheckout
                ? sprintf('Currently out of stock. Should ship in about %s business days', $match[1])
                : sprintf('Will ship in about %s business days', $match[1]);
        }

        return $availability;
    }

    /** What a dated notice about this vendor says today; null where there is none. */
    public function notice(int $vendorId): ?string
    {
        $today = DealerTime::today($this->clock);

        return array_find(
            $this->notices(),
            static fn (array $notice): bool => $notice['vendor_id'] === $vendorId && $notice['from'] <= $today && $today <= $notice['to'],
        )['text'] ?? null;
    }

    /** @return list<array{vendor_id: int, from: string, to: string, text: string}> */
    private function notices(): array
    {
        if (null === $this->notices) {
            /** @var list<array{vendor_id: int, from: string, to: string, text: string}> $read */
            $read = Json::decodeFile($this->file);
            $this->notices = $read;
        }

        return $this->notices;
    }
}
