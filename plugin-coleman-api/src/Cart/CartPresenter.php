<?php

declare(strict_types=1);

namespace Coleman\Api\Cart;

use Coleman\Api\Images\ImageUrls;
use Coleman\Api\Money;
use Coleman\Api\Parts\Availability;
use Coleman\Api\Parts\Part;
use Coleman\Api\Parts\PartPresenter;

/** The cart in the specification's shape (section 3: Cart), priced from the catalogue. */
final readonly class CartPresenter
{
    public function __construct(private ImageUrls $images, private Availability $availability, private PartPresenter $parts)
    {
    }

    /**
     * @param list<CartLine> $lines
     * @param array<int, Part> $parts by id
     * @return array<string, mixed> schema/cart.json
     */
    public function present(int $version, array $lines, array $parts): array
    {
        $items = [];
        $count = 0;
        $subtotal = 0;
        $unknown = false;
        foreach ($lines as $line) {
            $part = $parts[$line->partId] ?? null;
            if (null === $part) {
                continue;
            }
            $items[] = $this->item($line, $part);
            $count += $line->quantity;
            $subtotal += ($part->priceCents ?? 0) * $line->quantity;
            $unknown = $unknown || null === $part->priceCents;
        }

        return [
            'ItemCount' => $count,
            'Items' => $items,
            'SavedItems' => [],
            'totals' => [
                'subtotal_cents' => $subtotal,
                'charges_cents' => 0,
                'shipping_cents' => null,
                'tax_cents' => null,
                'total_cents' => $subtotal,
            ],
            'has_unknown_price' => $unknown,
            'version' => $version,
        ];
    }

    /** @return array<string, mixed> schema/cart-item.json */
    private function item(CartLine $line, Part $part): array
    {
        $availability = $part->availability();

        return [
            'cartItemId' => $line->id,
            'PartId' => $part->id,
            'PartNumber' => '' === $line->customerPartNumber ? $part->number : $line->customerPartNumber,
            'Description' => '' === $line->customerPartDescription ? $part->description : $line->customerPartDescription,
            'Vendor' => $part->vendorName,
            'Url' => $part->isPlaceholder() ? '' : $this->parts->url($part),
            'Quantity' => $line->quantity,
            'Price' => Money::dollars($part->priceCents),
            'Photo' => ['MediumImagePath' => $this->images->url($part->image, 'thumbnail')],
            'IsUnknown' => null === $part->priceCents,
            'price_cents' => $part->priceCents,
            'line_total_cents' => null === $part->priceCents ? null : $part->priceCents * $line->quantity,
            'quantity_limits' => [
                'minimum' => $part->multipleOf(),
                'maximum' => $part->discontinued ? $part->stock() : CartService::MAX_QUANTITY,
                'multiple_of' => $part->multipleOf(),
            ],
            'availability_text' => $this->availability->text($availability, $part->vendorId),
            'notices' => $this->notices($line, $part),
        ];
    }

    /** @return list<string> what has changed since the customer last saw the line */
    private function notices(CartLine $line, Part $part): array
    {
        $notices = [];
        if ($line->seenPriceCents !== $part->priceCents) {
            $notices[] = null === $part->priceCents || null === $line->seenPriceCents
                ? __('The price of this part has changed.', 'coleman')
                /* translators: 1: old price, 2: new price */
                : sprintf(__('The price has changed from %1$s to %2$s.', 'coleman'), Money::format($line->seenPriceCents), Money::format($part->priceCents));
        }
        if ($part->discontinued && $part->stock() < $line->quantity) {
            $notices[] = 0 === $part->stock()
                ? __('This part is discontinued and sold out.', 'coleman')
                /* translators: %d: number of pieces */
                : sprintf(_n('This part is discontinued: only %d is left.', 'This part is discontinued: only %d are left.', $part->stock(), 'coleman'), $part->stock());
        }

        return $notices;
    }
}
