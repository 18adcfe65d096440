<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Cart\Cart;
use Coleman\Api\Cart\CartLine;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Locations\Location;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Parts\PartPresenter;
use Coleman\Api\Parts\PartRepository;

/** The lines of a cart at the checkout: at today's prices, with how each is to go, and what they cost together. */
final readonly class CheckoutLines
{
    public function __construct(private PartRepository $parts, private Charges $charges, private LocationRepository $locations)
    {
    }

    /**
     * @param list<CartLine> $stored
     * @param callable(int, bool): array{fulfilment: Fulfilment, location_id: int} $fulfilment by cart item, and whether its part is for pickup only
     * @return list<PricedLine> lines whose part has left the catalogue are left out, as the cart leaves them out
     */
    public function priced(array $stored, callable $fulfilment): array
    {
        $parts = $this->parts->byIds(array_values(array_unique(array_map(static fn (CartLine $line): int => $line->partId, $stored))));
        $lines = [];
        foreach ((new Cart(lines: $stored, parts: $parts))->items() as $item) {
            $how = $fulfilment($item->line->id, $item->part->pickupOnly);
            $lines[] = PricedLine::ofCart($item, $how['fulfilment'], $how['location_id']);
        }

        return $lines;
    }

    /**
     * @param list<PricedLine> $lines
     * @param array{state: string, zip: string}|null $shipTo
     */
    public function totals(array $lines, ?array $shipTo, bool $isTaxExempt): Totals
    {
        return $this->charges->calculate(
            array_map(static fn (PricedLine $line): ChargeLine => $line->charge(), $lines),
            $shipTo,
            $this->locations->places(),
            $isTaxExempt,
        );
    }

    /**
     * Payment follows fulfilment: what is shipped is not paid in a store, unless the customer stands at the counter.
     *
     * @param list<PricedLine> $lines
     * @return non-empty-list<PayMethod>
     */
    public static function payMethods(Buyer $buyer, array $lines, bool $hasUnknownPrice): array
    {
        $ships = array_any($lines, static fn (PricedLine $line): bool => $line->ships());

        return PayMethod::openTo($buyer->hasTerms, $hasUnknownPrice, $ships && null === $buyer->staff);
    }

    /**
     * @param list<PricedLine> $lines
     * @throws ApiError 400 for a branch that there is not, and for what cannot be shipped
     */
    public function refuseFulfilment(array $lines): void
    {
        $known = array_map(static fn (Location $location): int => $location->id, $this->locations->all());
        if (array_any($lines, static fn (PricedLine $line): bool => !$line->ships() && !in_array($line->locationId, $known, true))) {
            throw ApiError::invalid(['location_id' => __('Choose a pickup branch.', 'coleman')]);
        }
        $held = array_find($lines, static fn (PricedLine $line): bool => $line->ships() && $line->part->pickupOnly);
        if (null !== $held) {
            throw ApiError::invalid(['fulfilment' => PartPresenter::CAN_SHIP, 'line_' . $held->itemId => PartPresenter::CAN_SHIP]);
        }
    }
}
