<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Rentals;

use Coleman\Api\Demo\DemoRentalRequests;
use Coleman\Api\Demo\DemoRentals;
use Coleman\Api\Rentals\Estimate;
use Coleman\Api\Rentals\NewRental;
use Coleman\Api\Rentals\RentalClass;
use Coleman\Api\Rentals\RentalClassRepository;
use Coleman\Api\Rentals\RentalPrice;
use Coleman\Api\Rentals\RentalRequest;
use Coleman\Api\Rentals\RentalSettings;
use Coleman\Api\Rentals\Renter;
use Coleman\Api\Staff\Actor;
use Coleman\Tests\Integration\TestCase;

/** A test that asks for rentals: what they leave behind is cleared. */
abstract class RentalTestCase extends TestCase
{
    private const TABLES = ['rental_requests', 'rental_events', 'rental_words', 'rental_days', 'outbox', 'outbox_attempts', 'idempotency_keys'];

    protected function setUp(): void
    {
        parent::setUp();
        $this->clear();
    }

    protected function tearDown(): void
    {
        delete_option(RentalSettings::OPTION);
        $this->clear();
        // The pages of the demo's requests are there for other tests.
        (new DemoRentalRequests($this->modules()->foundation->connection(), $this->modules()->foundation->clock))->write();
        parent::tearDown();
    }

    /** The class whose rates are 250, 750 and 2,000 dollars. */
    protected function machine(): RentalClass
    {
        return (new RentalClassRepository($this->modules()->foundation->connection()))->byId(DemoRentals::ROUND_RATES) ?? self::fail('The demo has no such class.');
    }

    /**
     * Open days, so many apart.
     *
     * @return array{start_date: string, return_date: string}
     */
    protected function span(int $days): array
    {
        $calendar = $this->modules()->rentals->calendar();
        $start = (new \DateTimeImmutable($calendar->today()))->modify('+2 days');
        while (true) {
            $return = $start->modify("+{$days} days");
            if ($calendar->isOpen($start->format('Y-m-d')) && $calendar->isOpen($return->format('Y-m-d'))) {
                return ['start_date' => $start->format('Y-m-d'), 'return_date' => $return->format('Y-m-d')];
            }
            $start = $start->modify('+1 day');
        }
    }

    /**
     * A request as it would have come in, past every check.
     *
     * @param array{start_date?: string, return_date?: string, email?: string, customer?: int} $with
     */
    protected function stored(array $with = []): RentalRequest
    {
        $class = $this->machine();
        $span = $with + $this->span(3);
        $rates = $class->rates();
        $price = null === $rates ? null : RentalPrice::calculate($rates, true, 3, 14.0, 25_000);

        return $this->modules()->foundation->transaction()->run(fn (): RentalRequest => $this->modules()->rentals->requests()->add(new NewRental(
            $class,
            1,
            $span['start_date'],
            $span['return_date'],
            new Renter('Pat Miller', '(913) 555-0134', $with['email'] ?? 'pat@example.com', 'Easton', 'KS', '66020', $with['customer'] ?? 0),
            null,
            '',
            [],
            Estimate::create($rates, $price),
            [],
            1,
        ), true, Actor::guest()));
    }

    /**
     * The form as a guest has filled it in.
     *
     * @param array<string, mixed> $with
     * @return array<string, mixed>
     */
    protected function form(array $with = []): array
    {
        return $with + $this->span(3) + [
            'equipmentId' => DemoRentals::ROUND_RATES,
            'your_name' => 'Pat Miller',
            'phone_number' => '(913) 555-0134',
            'your_email' => 'pat@example.com',
            'your_city' => 'Easton',
            'your_state' => 'ks',
            'your_zip' => '66020',
            'pickup_or_delivery' => 'Pickup',
            'pickup_location' => 'Lees Summit',
        ];
    }

    /** @return array<string, string> what a delivery is asked for with */
    protected function delivery(string $zip): array
    {
        return [
            'pickup_or_delivery' => 'Delivery',
            'pickup_location' => '',
            'jobsite_street' => '1 Quarry Road',
            'jobsite_street_city' => 'Belton',
            'jobsite_street_state' => 'mo',
            'jobsite_street_zip' => $zip,
        ];
    }

    /** @return list<RentalRequest> oldest first */
    protected function all(): array
    {
        return $this->modules()->rentals->requests()->byIds(array_map(
            static fn (array $row): int => (int) $row['id'],
            $this->modules()->foundation->connection()->rows('SELECT id FROM {rental_requests} ORDER BY id'),
        ));
    }

    /** The one request there is. */
    protected function only(): RentalRequest
    {
        $all = $this->all();
        self::assertCount(1, $all);

        return $all[0];
    }

    /** @return list<string> kinds of the mails in the outbox, in the order of the alphabet */
    protected function mailed(): array
    {
        $kinds = array_column($this->modules()->mail->outbox()->list(), 'kind');
        sort($kinds);

        return $kinds;
    }

    private function clear(): void
    {
        foreach (self::TABLES as $table) {
            $this->modules()->foundation->connection()->execute(sprintf('DELETE FROM {%s}', $table));
        }
    }
}
