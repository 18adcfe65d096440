<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Rentals;

use Coleman\Api\Mail\Outbox;
use Coleman\Api\Mail\RecipientSettings;
use Coleman\Api\Rentals\RentalMails;
use Coleman\Api\Rentals\RentalRequest;
use Coleman\Api\Rentals\RentalRequestRepository;
use Coleman\Api\Rentals\RentalScheduler;
use Coleman\Api\Rentals\RentalState;
use Coleman\Api\Staff\Actor;
use Coleman\Tests\FixedClock;

/** What the calendar does to rentals, on days of the spring of 2031. */
final class RentalSchedulerTest extends RentalTestCase
{
    private const DATES = ['start_date' => '2031-03-10', 'return_date' => '2031-03-13'];

    public function testWhatNobodyConfirmedInTimeExpiresAfterItsFirstDay(): void
    {
        $waiting = $this->after(self::DATES, []);
        $quoted = $this->after(self::DATES, [RentalState::Quoted]);
        $confirmed = $this->after(self::DATES, [RentalState::Confirmed]);
        // Still the 10th in Kansas City.
        self::assertSame(0, $this->tick('2031-03-11 04:59:00')['expired']);
        self::assertSame(2, $this->tick('2031-03-11 05:01:00')['expired']);
        self::assertSame(0, $this->tick('2031-03-11 05:02:00')['expired']);
        self::assertSame(
            [RentalState::Expired, RentalState::Expired, RentalState::Confirmed],
            array_map(fn (RentalRequest $request): ?RentalState => $this->requests()->byId($request->id)?->state, [$waiting, $quoted, $confirmed]),
        );
        $events = $this->requests()->events($waiting->id);
        self::assertSame(['from' => 'requested', 'to' => 'expired'], $events[count($events) - 1]->data);
        self::assertSame('system', $events[count($events) - 1]->actor->kind);
    }

    /** The desk reopens what has expired and then calls the customer: it must not expire again meanwhile. */
    public function testWhatIsReopenedHasTheDay(): void
    {
        $request = $this->after(self::DATES, [RentalState::Expired]);
        $reopen = new RentalRequestRepository($this->modules()->foundation->connection(), new FixedClock('2031-03-12 15:00:00'));
        $this->modules()->foundation->transaction()->run(static fn () => $reopen->move($request, RentalState::Requested, Actor::staff(1)));
        // Until midnight in Kansas City.
        foreach (['2031-03-12 16:00:00' => 0, '2031-03-13 04:59:00' => 0, '2031-03-13 05:01:00' => 1] as $instant => $expired) {
            self::assertSame($expired, $this->tick($instant)['expired'], $instant);
        }
    }

    public function testMoreThanOneHandfulExpire(): void
    {
        for ($count = 0; $count < 103; $count++) {
            $this->stored(self::DATES);
        }
        self::assertSame(103, $this->tick('2031-03-12 12:00:00')['expired']);
    }

    public function testACustomerIsRemindedOnceADayBeforeStartAndReturn(): void
    {
        $request = $this->after(self::DATES, [RentalState::Confirmed]);
        $this->after(self::DATES, []);
        $this->after(self::DATES, [RentalState::Cancelled]);
        // Two days before; before seven in the morning; after it, and again.
        foreach (['2031-03-08 18:00:00' => [], '2031-03-09 11:30:00' => [], '2031-03-09 12:30:00' => ['rental-starts'], '2031-03-10 02:00:00' => ['rental-starts'], '2031-03-10 15:00:00' => ['rental-starts']] as $instant => $mailed) {
            $this->tick($instant);
            self::assertSame($mailed, $this->mailed(), $instant);
        }
        $text = $this->modules()->mail->preview()->render('rental-starts', $this->modules()->mail->outbox()->list()[0]['payload'])['text'] ?? '';
        self::assertStringContainsString('Monday, March 10, 2031', $text);

        $this->requests()->change($this->fresh($request), ['state' => RentalState::Out->value]);
        $this->clockOf('2031-03-10 16:00:00', $request);
        foreach (['2031-03-11 20:00:00' => ['rental-starts'], '2031-03-12 13:00:00' => ['rental-returns', 'rental-starts'], '2031-03-12 14:00:00' => ['rental-returns', 'rental-starts']] as $instant => $mailed) {
            $this->tick($instant);
            self::assertSame($mailed, $this->mailed(), $instant);
        }
    }

    public function testALateClockStillRemindsAndNotWhomTheDeskHasSpokenToToday(): void
    {
        $forgotten = $this->after(self::DATES, [RentalState::Confirmed]);
        $spoken = $this->after(self::DATES, [RentalState::Confirmed]);
        $this->clockOf('2031-03-10 13:30:00', $spoken);
        $this->tick('2031-03-10 14:00:00');
        $mails = $this->modules()->mail->outbox()->list();
        self::assertSame(['rental:' . $forgotten->id], array_column($mails, 'about'));
        $this->tick('2031-03-11 14:00:00');
        self::assertCount(1, $this->modules()->mail->outbox()->list(), 'too late is never');
    }

    public function testOtherDatesAreRemindedOfAgain(): void
    {
        $request = $this->after(self::DATES, [RentalState::Confirmed]);
        $this->tick('2031-03-09 14:00:00');
        $this->requests()->change($this->fresh($request), ['start_date' => '2031-03-11']);
        $this->tick('2031-03-10 14:00:00');
        self::assertSame(['rental-starts', 'rental-starts'], $this->mailed());
    }

    /**
     * A request that went through these states in February.
     *
     * @param array{start_date: string, return_date: string} $dates
     * @param list<RentalState> $states
     */
    private function after(array $dates, array $states): RentalRequest
    {
        $request = $this->stored($dates);
        foreach ($states as $state) {
            $this->requests()->move($request, $state, Actor::staff(1));
            $request = $this->fresh($request);
        }
        $this->clockOf('2031-02-20 12:00:00', $request);

        return $this->fresh($request);
    }

    /** Sets when the desk last touched it. */
    private function clockOf(string $instant, RentalRequest $request): void
    {
        $this->modules()->foundation->connection()->execute('UPDATE {rental_requests} SET changed_at = %s WHERE id = %d', [$instant, $request->id]);
    }

    private function fresh(RentalRequest $request): RentalRequest
    {
        return $this->requests()->byId($request->id) ?? self::fail('It is gone.');
    }

    private function requests(): RentalRequestRepository
    {
        return $this->modules()->rentals->requests();
    }

    /**
     * @param string $instant UTC
     * @return array{expired: int, reminded: int}
     */
    private function tick(string $instant): array
    {
        $modules = $this->modules();
        $clock = new FixedClock($instant);
        $connection = $modules->foundation->connection();

        return (new RentalScheduler(
            $modules->foundation->transaction(),
            new RentalRequestRepository($connection, $clock),
            new RentalMails($modules->rentals->requestPresenter(), new RecipientSettings(), $modules->customers->accounts(), $clock),
            new Outbox($connection, $clock),
            $clock,
        ))->run();
    }
}
