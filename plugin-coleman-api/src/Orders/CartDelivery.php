<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Cart\Cart;
use Coleman\Api\Cart\CartItem;
use Coleman\Api\Customers\PreferredBranch;
use Coleman\Api\Locations\Location;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Locations\NearestBranch;
use Coleman\Api\Locations\VisitorPlace;
use Coleman\Api\Promises\Promised;

/**
 * What a cart can tell before checkout: when each line is ready, the ways to have the whole order, and what shipping costs.
 *
 * The visitor's branch counts, else the one nearest to the ZIP code, else the first. The rules are those of the checkout, so
 * that no way is offered that it would refuse.
 *
 * @phpstan-type Way array{id: string, label: string, details: list<string>}
 * @phpstan-type Estimate array{shipping_cents: int, oversize_cents: int, notes: list<string>}
 */
final readonly class CartDelivery
{
    public function __construct(
        private LinePromises $promises,
        private Charges $charges,
        private LocationRepository $locations,
        private NearestBranch $nearest,
        private PreferredBranch $branch,
        private VisitorPlace $place,
    ) {
    }

    /**
     * @return array{zip: string, branch_id: int, branch_city: string, lines: list<array{cartItemId: int, promise: string}>, ways: list<Way>, estimate: Estimate|null, core_cents: int, version: int}
     *         schema/cart-delivery.json
     */
    public function present(Cart $cart): array
    {
        $lines = self::lines($cart);
        $own = $this->ownBranch();
        $zip = $this->place->zip();
        $promises = [] === $lines ? [] : $this->compare($cart, $lines, $zip);
        $hasChosen = 0 !== $this->branch->id();
        $ways = null === $own ? [] : DeliveryWays::find(self::moments($lines, $promises), self::pickupAt($own->id));

        return [
            'zip' => $zip,
            'branch_id' => $hasChosen ? ($own->id ?? 0) : 0,
            'branch_city' => $hasChosen ? ($own->city ?? '') : '',
            'lines' => array_map(static function (PricedLine $line) use ($promises, $own, $hasChosen): array {
                $how = null !== $own && ($hasChosen || $line->part->pickupOnly) ? self::pickupAt($own->id) : DeliveryWays::SHIP;

                return ['cartItemId' => $line->itemId, 'promise' => ($promises[$how][$line->itemId] ?? new Promised())->words];
            }, $lines),
            'ways' => array_map(fn (string $name): array => [
                'id' => $name,
                'label' => self::label($name, $own->city ?? ''),
                'details' => $this->details($lines, $ways[$name], $promises, $zip),
            ], array_keys($ways)),
            'estimate' => '' === $zip ? null : $this->estimate($lines, $promises, $zip),
            'core_cents' => array_sum(array_map(static fn (PricedLine $line): int => $line->part->coreCents * $line->quantity, $lines)),
            'version' => $cart->version,
        ];
    }

    /**
     * What a chosen way fills into the checkout's form.
     *
     * @return array<string, string> fulfilment, location_id and line_{cartItemId}; none for a way that there is not any more
     */
    public function presets(Cart $cart, string $way): array
    {
        $lines = self::lines($cart);
        $own = $this->ownBranch();
        if ([] === $lines || null === $own) {
            return [];
        }
        $choice = DeliveryWays::find(self::moments($lines, $this->compare($cart, $lines, $this->place->zip())), self::pickupAt($own->id))[$way] ?? [];
        $all = array_unique($choice);
        if ([] === $choice) {
            return [];
        }
        if (1 === count($all)) {
            return self::fields(current($all), $own->id);
        }
        $values = self::fields(in_array(DeliveryWays::SHIP, $all, true) ? DeliveryWays::SHIP : self::pickupAt($own->id), $own->id);
        foreach ($lines as $line) {
            // What cannot be shipped waits at the branch of the order anyway.
            $usual = 'ship' === $values['fulfilment'] && !$line->part->pickupOnly ? DeliveryWays::SHIP : self::pickupAt($own->id);
            if ($choice[$line->itemId] !== $usual) {
                $values['line_' . $line->itemId] = $choice[$line->itemId];
            }
        }

        return $values;
    }

    private function ownBranch(): ?Location
    {
        $chosen = $this->branch->id();
        $zip = $this->place->zip();

        return (0 === $chosen ? null : $this->locations->byId($chosen))
            ?? ('' === $zip ? null : $this->nearest->toZip($zip))
            ?? ($this->locations->all()[0] ?? null);
    }

    /**
     * @param list<PricedLine> $lines
     * @return array<string, array<int, Promised>> by way and cart item
     */
    private function compare(Cart $cart, array $lines, string $zip): array
    {
        $ways = [DeliveryWays::SHIP => array_values(array_filter($lines, static fn (PricedLine $line): bool => !$line->part->pickupOnly))];
        foreach ($this->locations->all() as $branch) {
            $ways[self::pickupAt($branch->id)] = array_map(static fn (PricedLine $line): PricedLine => $line->hadBy(Fulfilment::WillCall, $branch->id), $lines);
        }

        return $this->promises->compare($ways, $zip, $cart->hasUnknownPrice());
    }

    /**
     * @param list<PricedLine> $lines
     * @param array<string, array<int, Promised>> $promises
     * @return array<int, array<string, string>> of DeliveryWays
     */
    private static function moments(array $lines, array $promises): array
    {
        $moments = [];
        foreach ($lines as $line) {
            $moments[$line->itemId] = [];
            // Of a discontinued part there is no more than what is left.
            if ($line->part->discontinued && !$line->part->isPlaceholder() && $line->quantity > $line->part->stock()) {
                continue;
            }
            foreach ($promises as $how => $ofLines) {
                $promise = $ofLines[$line->itemId] ?? null;
                if (null !== $promise) {
                    $moments[$line->itemId][$how] = trim($promise->date . ' ' . $promise->after);
                }
            }
        }

        return $moments;
    }

    /**
     * What is ready where and when, and what shipping costs.
     *
     * @param list<PricedLine> $lines
     * @param array<int, string> $choice by cart item
     * @param array<string, array<int, Promised>> $promises
     * @return list<string>
     */
    private function details(array $lines, array $choice, array $promises, string $zip): array
    {
        $groups = [];
        foreach ($choice as $item => $how) {
            $groups[$how][$item] = $promises[$how][$item];
        }
        $details = [];
        foreach ($groups as $how => $group) {
            $city = DeliveryWays::SHIP === $how ? '' : ($this->locations->byId((int) substr($how, strlen('will_call:')))->city ?? '');
            array_push($details, ...DeliveryWords::group($city, $group, 1 === count($groups), '' !== $zip));
        }
        $shipped = array_values(array_filter($lines, static fn (PricedLine $line): bool => DeliveryWays::SHIP === $choice[$line->itemId]));
        if ([] === $shipped) {
            $details[] = __('No shipping charge.', 'coleman');
        } elseif ('' !== $zip) {
            $totals = $this->shipping($shipped, $zip);
            $details[] = DeliveryWords::charges((int) $totals->shippingCents, $totals->oversizeCents);
        }

        return $details;
    }

    /**
     * @param list<PricedLine> $lines
     * @param array<string, array<int, Promised>> $promises
     * @return Estimate|null null where nothing can be shipped
     */
    private function estimate(array $lines, array $promises, string $zip): ?array
    {
        $shipped = array_values(array_filter($lines, static fn (PricedLine $line): bool => !$line->part->pickupOnly));
        if ([] === $shipped) {
            return null;
        }
        $totals = $this->shipping($shipped, $zip);

        return [
            'shipping_cents' => (int) $totals->shippingCents,
            'oversize_cents' => $totals->oversizeCents,
            'notes' => [
                ...DeliveryWords::group('', $promises[DeliveryWays::SHIP], true, true),
                ...(array_any($shipped, static fn (PricedLine $line): bool => 'freight' === $line->part->weightClass) ? [__('Ships by truck freight.', 'coleman')] : []),
                ...(count($shipped) === count($lines) ? [] : [DeliveryWords::pickupOnly(count($lines) - count($shipped))]),
            ],
        ];
    }

    /**
     * Shipping does not depend on the state; tax does, and is left to the checkout.
     *
     * @param non-empty-list<PricedLine> $lines
     */
    private function shipping(array $lines, string $zip): Totals
    {
        $charges = array_map(static fn (PricedLine $line): ChargeLine => $line->hadBy(Fulfilment::Ship, 0)->charge(), $lines);

        return $this->charges->calculate($charges, ['state' => '', 'zip' => $zip], [], true);
    }

    private static function label(string $way, string $city): string
    {
        return match ($way) {
            /* translators: %s: city of a branch */
            DeliveryWays::BRANCH => sprintf(__('Pick up everything at %s', 'coleman'), $city),
            DeliveryWays::EARLIEST => __('Get each part the fastest way', 'coleman'),
            default => __('Ship everything', 'coleman'),
        };
    }

    /** @return array{fulfilment: string, location_id: string} */
    private static function fields(string $how, int $own): array
    {
        $line = CheckoutFields::line($how);

        return [
            'fulfilment' => $line['fulfilment']->value ?? Fulfilment::Ship->value,
            'location_id' => (string) (($line['location_id'] ?? 0) ?: $own),
        ];
    }

    private static function pickupAt(int $branch): string
    {
        return sprintf('will_call:%d', $branch);
    }

    /** @return list<PricedLine> shipped, until it is said otherwise */
    private static function lines(Cart $cart): array
    {
        return array_map(
            static fn (CartItem $item): PricedLine => PricedLine::ofCart($item, Fulfilment::Ship, 0),
            $cart->items(),
        );
    }
}
