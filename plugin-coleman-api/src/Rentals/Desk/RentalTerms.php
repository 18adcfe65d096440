<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals\Desk;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Rentals\Rates;
use Coleman\Api\Rentals\RentalClassRepository;
use Coleman\Api\Rentals\RentalDates;
use Coleman\Api\Rentals\RentalPrice;
use Coleman\Api\Rentals\RentalRequest;
use Coleman\Api\Rentals\RentalSettings;
use Coleman\Api\Support\Json;

/** What a request costs when the desk gives it other days: by the rates that it was asked for with. */
final readonly class RentalTerms
{
    public function __construct(private RentalClassRepository $classes)
    {
    }

    /**
     * @param bool $keepsPrice whether the customer still pays what was agreed (agreedCents()), whatever the new days cost
     * @return array<string, string|int|null> columns of the request to be changed. A price was agreed for a number of days:
     *     with another number it is gone, unless the desk keeps it.
     */
    public function forDates(RentalRequest $request, string $start, string $return, bool $keepsPrice = false): array
    {
        $days = RentalDates::days($start, $return);
        if ($days === $request->days) {
            return [];
        }
        $price = $this->price($request, $days);

        return ['days' => $days, 'quote_cents' => $keepsPrice ? self::agreedCents($request) : null] + (null === $price ? [] : [
            'blocks' => Json::encode($price->blocks),
            'cost_cents' => $price->costCents,
            'insurance_cents' => $price->insuranceCents,
            'deposit_cents' => $price->depositCents,
            'total_cents' => $price->totalCents,
        ]);
    }

    /** What the customer pays as things stand: our own price, else the site's; null where there is none. */
    public static function agreedCents(RentalRequest $request): ?int
    {
        return $request->quoteCents ?? ($request->estimate->isPriced ? $request->estimate->totalCents : null);
    }

    /**
     * What is written down of a change of days: what was agreed before, and what is now.
     *
     * @return array{from_start: string, from_return: string, from_cents: int|null, to_cents: int|null}
     */
    public static function changed(RentalRequest $before, RentalRequest $after): array
    {
        return [
            'from_start' => $before->startDate,
            'from_return' => $before->returnDate,
            'from_cents' => self::agreedCents($before),
            'to_cents' => self::agreedCents($after),
        ];
    }

    /**
     * What other days would mean, before anything is changed.
     *
     * @return array{days: int, total_cents: int|null, agreed_days: int, agreed_cents: int|null} schema/desk-rental-price.json
     * @throws ApiError 400 naming return_date
     */
    public function preview(RentalRequest $request, string $start, string $return): array
    {
        $days = RentalDates::days($start, $return);
        if ($days < 1 || $days > UnitAssignment::LONGEST_DAYS) {
            throw ApiError::invalid([RentalDates::RETURN => __('Rental return date must occur after the start date', 'coleman')]);
        }
        $agreed = self::agreedCents($request);

        return [
            'days' => $days,
            'total_cents' => $days === $request->days ? $agreed : $this->price($request, $days)?->totalCents,
            'agreed_days' => $request->days,
            'agreed_cents' => $agreed,
        ];
    }

    private function price(RentalRequest $request, int $days): ?RentalPrice
    {
        $said = $request->estimate->rates;
        if (!$request->estimate->isPriced || [] === $said) {
            return null;
        }
        $rates = new Rates($said['day'], $said['week'], $said['month']);
        foreach ($request->attachments as $attachment) {
            $more = Rates::create($attachment['daily_cents'], $attachment['weekly_cents'], $attachment['monthly_cents']);
            $rates = null === $more ? $rates : $rates->plus($more);
        }
        $settings = RentalSettings::ofSite();

        return RentalPrice::calculate($rates, $this->classes->byId($request->classId)?->hasWeeklyRate() ?? true, $days, $settings->insurancePercent, $settings->depositCents);
    }
}
