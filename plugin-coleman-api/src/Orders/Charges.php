<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

/**
 * What an order costs: merchandise, core and oversize charges, shipping, tax. All in integer cents.
 *
 * Tax is worked out for each place of delivery on the sum that is taxed there, rounded half up once. What is picked
 * up is taxed at the branch, what is shipped where it goes. Core charges are deposits and bear no tax.
 */
final readonly class Charges
{
    public function __construct(private ChargeSettings $settings)
    {
    }

    /**
     * @param list<ChargeLine> $lines
     * @param array{state: string, zip: string}|null $shipTo null while nobody has said where to
     * @param array<int, array{state: string, zip: string}> $branches by location id
     * @param int|null $agreedShippingCents shipping that the customer has agreed to, which is kept and taxed as it is; null works it out
     */
    public function calculate(array $lines, ?array $shipTo, array $branches, bool $isTaxExempt, ?int $agreedShippingCents = null): Totals
    {
        $subtotal = 0;
        $core = 0;
        $oversize = 0;
        $unknown = false;
        $shipped = [];
        $taxable = [];
        $isPlaceKnown = true;
        foreach ($lines as $line) {
            $subtotal += $line->totalCents();
            $core += $line->coreCents * $line->quantity;
            $unknown = $unknown || null === $line->priceCents;
            $place = $line->ships ? $shipTo : ($branches[$line->locationId] ?? null);
            $isPlaceKnown = $isPlaceKnown && null !== $place;
            $extra = 0;
            if ($line->ships) {
                $shipped[] = $line;
                $extra = $line->oversizeCents * $line->quantity;
                $oversize += $extra;
            }
            if (null !== $place) {
                $key = $place['state'] . ' ' . $place['zip'];
                $taxable[$key] = ($taxable[$key] ?? 0) + $line->totalCents() + $extra;
            }
        }
        $shipping = $agreedShippingCents ?? ([] === $shipped ? 0 : (null === $shipTo ? null : $this->shipping($shipped)));
        if (null !== $shipTo && null !== $shipping && in_array($shipTo['state'], $this->settings->taxesShipping, true)) {
            $key = $shipTo['state'] . ' ' . $shipTo['zip'];
            $taxable[$key] = ($taxable[$key] ?? 0) + $shipping;
        }
        $tax = $isTaxExempt ? 0 : ($isPlaceKnown ? $this->tax($taxable) : null);

        return new Totals($subtotal, $core, $oversize, $shipping, $tax, $unknown);
    }

    /** @param non-empty-list<ChargeLine> $lines */
    private function shipping(array $lines): int
    {
        $merchandise = array_sum(array_map(static fn (ChargeLine $line): int => $line->totalCents(), $lines));
        $isFreight = array_any($lines, static fn (ChargeLine $line): bool => 'freight' === $line->weightClass);
        if ($this->settings->freeShippingFromCents > 0 && $merchandise >= $this->settings->freeShippingFromCents && !$isFreight) {
            return 0;
        }
        $classes = array_flip(ChargeSettings::WEIGHT_CLASSES);
        $heaviest = array_reduce(
            $lines,
            static fn (string $so, ChargeLine $line): string => ($classes[$line->weightClass] ?? 0) > ($classes[$so] ?? 0) ? $line->weightClass : $so,
            ChargeSettings::WEIGHT_CLASSES[0],
        );
        $first = $this->settings->shipping[$heaviest]['first_cents'] ?? 0;
        $further = 0;
        foreach ($lines as $line) {
            $further += $line->quantity * ($this->settings->shipping[$line->weightClass]['further_cents'] ?? 0);
        }

        // One piece of the heaviest goes with the parcel itself.
        return $first + $further - ($this->settings->shipping[$heaviest]['further_cents'] ?? 0);
    }

    /** @param array<string, int> $taxable cents by "state zip" */
    private function tax(array $taxable): int
    {
        $tax = 0;
        foreach ($taxable as $place => $cents) {
            [$state, $zip] = explode(' ', $place, 2);
            $tax += intdiv($cents * $this->settings->taxRate($state, $zip) + 50_000, 100_000);
        }

        return $tax;
    }
}
