<?php

declare(strict_types=1);

namespace Coleman\Api\Cart;

use Coleman\Api\Images\ImageUrls;
use Coleman\Api\Parts\Availability;
use Coleman\Api\Parts\PartPresenter;
use Coleman\Api\Support\Money;

/** The cart as the REST API and the blocks show it, priced from the catalog. */
final readonly class CartPresenter
{
    public function __construct(private ImageUrls $images, private Availability $availability, private PartPresenter $parts)
    {
    }

    /** @return array<string, mixed> schema/cart.json */
    public function present(Cart $cart): array
    {
        $subtotal = $cart->subtotalCents();

        return [
            'ItemCount' => $cart->itemCount(),
            'Items' => array_map($this->item(...), $cart->items()),
            'SavedItems' => array_map($this->item(...), $cart->savedItems()),
            'totals' => [
                'subtotal_cents' => $subtotal,
                'charges_cents' => 0,
                'shipping_cents' => null,
                'tax_cents' => null,
                'total_cents' => $subtotal,
            ],
            'has_unknown_price' => $cart->hasUnknownPrice(),
            'notices' => self::notices($cart),
            'version' => $cart->version,
        ];
    }

    /** @return array<string, mixed> schema/cart-item.json */
    private function item(CartItem $item): array
    {
        [$line, $part] = [$item->line, $item->part];
        $price = $item->priceCents();

        return [
            'cartItemId' => $line->id,
            'PartId' => $part->id,
            'PartNumber' => $item->number(),
            'Description' => $item->description(),
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
            'line_total_cents' => $item->totalCents(),
            'quantity_limits' => [
                'minimum' => $part->multipleOf(),
                'maximum' => $part->discontinued ? $part->stock() : CartRules::MAX_QUANTITY,
                'multiple_of' => $part->multipleOf(),
            ],
            'availability_text' => $this->availability->text($part->availability(), $part->vendorId, isPickupOnly: $part->pickupOnly),
            'in_stock' => $part->isInStock(),
            'notices' => $item->notices(),
        ] + ($part->isPlaceholder() ? [
            'customerPartNumber' => $line->customerPartNumber,
            'customerPartDescription' => $line->customerPartDescription,
        ] : []);
    }

    /** @return list<string> what happened to the whole cart at sign-in, for the top of the page */
    private static function notices(Cart $cart): array
    {
        $merged = $cart->noted(CartNote::Merged) + $cart->noted(CartNote::Raised);
        $savedForLater = $cart->noted(CartNote::SavedForLater);

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
