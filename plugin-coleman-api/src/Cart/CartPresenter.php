<?php

declare(strict_types=1);

namespace Coleman\Api\Cart;

use Coleman\Api\Images\ImageUrls;
use Coleman\Api\Parts\Availability;
use Coleman\Api\Parts\Part;
use Coleman\Api\Parts\PartPresenter;
use Coleman\Api\Support\Money;

/** The cart as the REST API and the blocks show it, priced from the catalogue. */
final readonly class CartPresenter
{
    public function __construct(private ImageUrls $images, private Availability $availability, private PartPresenter $parts)
    {
    }

    /**
     * @param list<CartLine> $lines
     * @param list<CartLine> $saved
     * @param array<int, Part> $parts of both, by id; a line whose part has left the catalogue is left out
     * @return array<string, mixed> schema/cart.json
     */
    public function present(int $version, array $lines, array $saved, array $parts): array
    {
        $count = 0;
        $subtotal = 0;
        $unknown = false;
        foreach ($lines as $line) {
            $part = $parts[$line->partId] ?? null;
            if (null === $part) {
                continue;
            }
            $price = $line->priceCents($part);
            $count += $line->quantity;
            $subtotal += ($price ?? 0) * $line->quantity;
            $unknown = $unknown || null === $price;
        }

        return [
            'ItemCount' => $count,
            'Items' => $this->items($lines, $parts),
            'SavedItems' => $this->items($saved, $parts),
            'totals' => [
                'subtotal_cents' => $subtotal,
                'charges_cents' => 0,
                'shipping_cents' => null,
                'tax_cents' => null,
                'total_cents' => $subtotal,
            ],
            'has_unknown_price' => $unknown,
            'notices' => self::cartNotices([...$lines, ...$saved]),
            'version' => $version,
        ];
    }

    /**
     * @param list<CartLine> $lines
     * @param array<int, Part> $parts
     * @return list<array<string, mixed>> schema/cart-item.json
     */
    private function items(array $lines, array $parts): array
    {
        $items = [];
        foreach ($lines as $line) {
            if (isset($parts[$line->partId])) {
                $items[] = $this->item($line, $parts[$line->partId]);
            }
        }

        return $items;
    }

    /** @return array<string, mixed> schema/cart-item.json */
    private function item(CartLine $line, Part $part): array
    {
        $price = $line->priceCents($part);

        return [
            'cartItemId' => $line->id,
            'PartId' => $part->id,
            'PartNumber' => '' === $line->customerPartNumber ? $part->number : $line->customerPartNumber,
            'Description' => '' === $line->customerPartDescription ? $part->description : $line->customerPartDescription,
            'Vendor' => $part->vendorName,
            'Url' => $part->isPlaceholder() ? '' : $this->parts->url($part),
            'Quantity' => $line->quantity,
            'Price' => Money::dollars($price),
            'Photo' => ['MediumImagePath' => $this->images->url($part->image, 'thumbnail')],
            'IsUnknown' => null === $price,
            'PickupOnly' => $part->pickupOnly,
            'price_cents' => $price,
            'core_cents' => $part->coreCents,
            'oversize_cents' => $part->oversizeCents,
            'line_total_cents' => null === $price ? null : $price * $line->quantity,
            'quantity_limits' => [
                'minimum' => $part->multipleOf(),
                'maximum' => $part->discontinued ? $part->stock() : CartRules::MAX_QUANTITY,
                'multiple_of' => $part->multipleOf(),
            ],
            'availability_text' => $this->availability->text($part->availability(), $part->vendorId, isPickupOnly: $part->pickupOnly),
            'notices' => $this->notices($line, $part, $price),
        ] + ($part->isPlaceholder() ? [
            'customerPartNumber' => $line->customerPartNumber,
            'customerPartDescription' => $line->customerPartDescription,
        ] : []);
    }

    /** @return list<string> what has changed since the customer last saw the line */
    private function notices(CartLine $line, Part $part, ?int $price): array
    {
        $notices = [];
        if (CartNote::None !== $line->note) {
            $notices[] = $line->note->text();
        }
        if ($line->seenPriceCents !== $price) {
            $notices[] = null === $price || null === $line->seenPriceCents
                ? __('The price of this part has changed.', 'coleman')
                /* translators: 1: old price, 2: new price */
                : sprintf(__('The price has changed from %1$s to %2$s.', 'coleman'), Money::format($line->seenPriceCents), Money::format($price));
        }
        if ($part->discontinued && $part->stock() < $line->quantity) {
            $notices[] = CartRules::left($part);
        }

        return $notices;
    }

    /**
     * @param list<CartLine> $lines
     * @return list<string> what happened to the whole cart at sign-in, for the top of the page
     */
    private static function cartNotices(array $lines): array
    {
        $count = static fn (CartNote $note): int => count(array_filter($lines, static fn (CartLine $line): bool => $note === $line->note));
        $merged = $count(CartNote::Merged) + $count(CartNote::Raised);
        $savedForLater = $count(CartNote::SavedForLater);

        return array_values(array_filter([
            0 === $merged ? '' : sprintf(
                /* translators: %d: number of lines of a cart */
                _n('We combined this cart with your account’s cart: %d line was added or increased.', 'We combined this cart with your account’s cart: %d lines were added or increased.', $merged, 'coleman'),
                $merged,
            ),
            0 === $savedForLater ? '' : sprintf(
                /* translators: %d: number of parts */
                _n('%d part from your account’s cart is saved for later below. It isn’t in this order.', '%d parts from your account’s cart are saved for later below. They aren’t in this order.', $savedForLater, 'coleman'),
                $savedForLater,
            ),
        ], static fn (string $notice): bool => '' !== $notice));
    }
}
