<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals\Desk;

use Coleman\Api\Json;
use Coleman\Api\Rentals\Rates;
use Coleman\Api\Rentals\RentalClasses;
use Coleman\Api\Rentals\RentalDates;
use Coleman\Api\Rentals\RentalPrice;
use Coleman\Api\Rentals\RentalRequest;
use Coleman\Api\Rentals\RentalSettings;

/** What a request costs when the desk gives it other days: by the rates that it was asked for with. */
final readonly class RentalTerms
{
    public function __construct(private RentalClasses $classes)
    {
    }

    /**
     * @return array<string, string|int|null> columns of the request to be changed. A price that was offered was for the days
     *     it was offered for: with another number of them it is gone.
     */
    public function forDates(RentalRequest $request, string $start, string $return): array
    {
        $days = RentalDates::days($start, $return);
        if ($days === $request->days) {
            return [];
        }
        $price = $this->price($request, $days);

        return ['days' => $days, 'quote_cents' => null] + (null === $price ? [] : [
            'blocks' => Json::encode($price->blocks),
            'cost_cents' => $price->costCents,
            'insurance_cents' => $price->insuranceCents,
            'deposit_cents' => $price->depositCents,
            'total_cents' => $price->totalCents,
        ]);
    }

    private function price(RentalRequest $request, int $days): ?RentalPrice
    {
        $said = $request->estimate->rates;
        if (!$request->estimate->isPriced || [] === $said) {
            return null;
        }
        $rates = new Rates($said['day'], $said['week'], $said['month']);
        foreach ($request->attachments as $attachment) {
            $more = Rates::of($attachment['daily_cents'], $attachment['weekly_cents'], $attachment['monthly_cents']);
            $rates = null === $more ? $rates : $rates->plus($more);
        }
        $settings = RentalSettings::ofSite();

        return RentalPrice::of($rates, $this->classes->byId($request->classId)?->hasWeeklyRate() ?? true, $days, $settings->insurancePercent, $settings->depositCents);
    }
}
