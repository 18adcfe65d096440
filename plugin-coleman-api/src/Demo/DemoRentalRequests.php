<?php

declare(strict_types=1);

namespace Coleman\Api\Demo;

use Coleman\Api\Database\Connection;
use Coleman\Api\Rentals\Rates;
use Coleman\Api\Rentals\RentalEvent;
use Coleman\Api\Rentals\RentalFulfilment;
use Coleman\Api\Rentals\RentalPrice;
use Coleman\Api\Rentals\RentalRequestRepository;
use Coleman\Api\Rentals\RentalSettings;
use Coleman\Api\Rentals\RentalState;
use Coleman\Api\Staff\Actor;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\DealerTime;
use Coleman\Api\Support\Json;

/** Two rental requests that wait for the desk, so that a demonstration has a page to show and a desk something to do. */
final readonly class DemoRentalRequests
{
    /** To be fetched, of the machine of round rates. */
    public const PICKUP = 'DEMQ2345WX';

    /** To be brought, of the machine that is rented by the day alone. */
    public const DELIVERY = 'DEMQ6789YZ';

    private const DAYS = 11;

    public function __construct(private Connection $connection, private Clock $clock)
    {
    }

    /** Writes those that are not there. */
    public function write(): void
    {
        $requests = new RentalRequestRepository($this->connection, $this->clock);
        foreach ($this->rows() as $row) {
            if (null !== $requests->byReference((string) $row['reference'])) {
                continue;
            }
            $request = $requests->byId($this->connection->insert('rental_requests', $row));
            if (null !== $request) {
                $requests->append($request->id, RentalEvent::REQUESTED, Actor::guest(), '', ['free_units' => 1]);
                $requests->indexWords($request);
            }
        }
    }

    /** @return list<array<string, string|int|float|bool|null>> */
    private function rows(): array
    {
        $now = $this->clock->now()->format('Y-m-d H:i:s');
        $monday = DealerTime::now($this->clock)->modify('next monday')->modify('+1 week');
        $shared = [
            'unit_id' => null,
            'state' => RentalState::Requested->value,
            'start_date' => $monday->format('Y-m-d'),
            'return_date' => $monday->modify(sprintf('+%d days', self::DAYS))->format('Y-m-d'),
            'days' => self::DAYS,
            'quote_cents' => null,
            'quote_note' => '',
            'claimed' => '[]',
            'customer_id' => 0,
            'owner_id' => 0,
            'is_verified' => 1,
            'is_test' => 0,
            'version' => 1,
            'created_at' => $now,
            'changed_at' => $now,
        ];

        return [
            $shared + [
                'reference' => self::PICKUP,
                'class_id' => DemoRentals::ROUND_RATES,
                'machine' => 'Bobcat S66',
                'location_id' => 2,
                'name' => 'Dana Whitfield',
                'phone' => '816-555-0147',
                'email' => 'dana.whitfield@example.com',
                'city' => 'Raytown',
                'region' => 'MO',
                'zip' => '64133',
                'fulfilment' => RentalFulfilment::Pickup->value,
                'jobsite_street' => '',
                'jobsite_city' => '',
                'jobsite_region' => '',
                'jobsite_zip' => '',
                'purpose' => 'Grading a gravel drive and moving two loads of fill.',
                'attachments' => '[]',
            ] + self::price(new Rates(25_000, 75_000, 200_000), true),
            $shared + [
                'reference' => self::DELIVERY,
                'class_id' => DemoRentals::DAILY_ONLY,
                'machine' => 'Case SV280B',
                'location_id' => 4,
                'name' => 'Marcus Boyle',
                'phone' => '913-555-0162',
                'email' => 'marcus.boyle@example.com',
                'city' => 'Leavenworth',
                'region' => 'KS',
                'zip' => '66048',
                'fulfilment' => RentalFulfilment::Delivery->value,
                'jobsite_street' => '18640 Springdale Road',
                'jobsite_city' => 'Easton',
                'jobsite_region' => 'KS',
                'jobsite_zip' => '66020',
                'purpose' => '',
                'attachments' => '[]',
            ] + self::price(new Rates(29_000, 203_000, 812_000), false),
        ];
    }

    /** @return array<string, string|int> */
    private static function price(Rates $rates, bool $hasWeeklyRate): array
    {
        $price = RentalPrice::calculate($rates, $hasWeeklyRate, self::DAYS, RentalSettings::DEFAULTS['insurance_percent'], RentalSettings::DEFAULTS['deposit_cents']);

        return [
            'rates' => Json::encode(['day' => $rates->day, 'week' => $rates->week, 'month' => $rates->month]),
            'blocks' => Json::encode($price->blocks),
            'is_priced' => 1,
            'cost_cents' => $price->costCents,
            'insurance_cents' => $price->insuranceCents,
            'deposit_cents' => $price->depositCents,
            'total_cents' => $price->totalCents,
        ];
    }
}
