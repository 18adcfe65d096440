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

    public const IN_STOCK = 'In Stock';

    /** Where the notice of a vendor speaks of shipping, that of a part for pickup only does not. */
    private const FOR_PICKUP = ['Ships within 1 business day' => 'Pickup only', 'Will ship' => 'Should arrive', 'Should ship' => 'Should arrive'];

    /** @var list<array{vendor_id: int, from: string, to: string, text: string}>|null */
    private ?array $notices = null;

    /** @param string $file of the notices; read when first needed */
    public function __construct(private readonly Clock $clock, private readonly string $file)
    {
    }

    /**
     * @param bool $isPickupOnly the part cannot be shipped, so nothing of shipping is promised
     * @param bool $isPickedUp the customer has chosen to pick it up, at checkout: when it is ready is told by its promise
     */
    public function text(string $availability, int $vendorId = 0, bool $atCheckout = false, bool $isPickupOnly = false, bool $isPickedUp = false): string
    {
        return PartHooks::availability($this->words($availability, $vendorId, $atCheckout, $isPickupOnly, $isPickedUp), [
            'availability' => $availability,
            'vendor_id' => $vendorId,
            'at_checkout' => $atCheckout,
            'is_pickup_only' => $isPickupOnly,
            'is_picked_up' => $isPickedUp,
        ]);
    }

    private function words(string $availability, int $vendorId, bool $atCheckout, bool $isPickupOnly, bool $isPickedUp): string
    {
        // What can no longer be had ships at no time.
        if (self::DISCONTINUED === $availability) {
            return __('Discontinued', 'coleman');
        }
        $notice = $this->notice($vendorId);
        if (null !== $notice) {
            return $isPickupOnly ? strtr($notice, self::FOR_PICKUP) : $notice;
        }
        if (self::IN_STOCK === $availability) {
            return match (true) {
                $isPickupOnly => __('In Stock – Pickup only', 'coleman'),
                $isPickedUp => __('In Stock', 'coleman'),
                default => __('In Stock – Ships within 1 business day', 'coleman'),
            };
        }
        if (1 === preg_match('/^(1-3|2-5|3-7) day lead time$/', $availability, $match)) {
            return sprintf(self::leadTime($atCheckout, $isPickupOnly), $match[1]);
        }

        return $availability;
    }

    /** @return string with a place for the days, such as "2-5" */
    private static function leadTime(bool $atCheckout, bool $isPickupOnly): string
    {
        if ($atCheckout) {
            return $isPickupOnly
                /* translators: %s: numbers of days such as "2-5" */
                ? __('Currently out of stock. Should arrive in about %s business days', 'coleman')
                /* translators: %s: numbers of days such as "2-5" */
                : __('Currently out of stock. Should ship in about %s business days', 'coleman');
        }

        return $isPickupOnly
            /* translators: %s: numbers of days such as "2-5" */
            ? __('Should arrive in about %s business days', 'coleman')
            /* translators: %s: numbers of days such as "2-5" */
            : __('Will ship in about %s business days', 'coleman');
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
