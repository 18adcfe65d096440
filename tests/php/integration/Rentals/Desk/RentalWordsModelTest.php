<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Rentals\Desk;

use Coleman\Api\Locations\OpeningHours;
use Coleman\Api\Rentals\Desk\RentalDeskEvent;
use Coleman\Api\Rentals\RentalEvent;
use Coleman\Api\Rentals\RentalRequest;
use Coleman\Api\Rentals\RentalRequestPresenter;
use Coleman\Api\Rentals\RentalState;
use Random\Engine\Mt19937;
use Random\Randomizer;

/** Whatever the desk does in whatever order: what people read of a rental adds up and does not contradict itself. */
final class RentalWordsModelTest extends RentalDeskTestCase
{
    private const SEED = 4_100;
    private const SEQUENCES = 60;
    private const STEPS = 9;
    private const HELD = [RentalState::Confirmed, RentalState::Out, RentalState::Returned, RentalState::Closed];
    private const GIVEN_UP = [RentalState::Cancelled, RentalState::Declined, RentalState::Expired];

    private Randomizer $random;

    private int $mailsRead = 0;

    /** The last letter that named a price or days, by kind. @var array<string, string> */
    private array $letters = [];

    public function testNoPaperOfARentalContradictsItself(): void
    {
        $seen = [];
        foreach (range(1, self::SEQUENCES) as $sequence) {
            $this->random = new Randomizer(new Mt19937(self::SEED + $sequence));
            $this->letters = [];
            foreach (['rental_days', 'rate_limits'] as $table) {
                $this->modules()->foundation->connection()->execute(sprintf('DELETE FROM {%s}', $table));
            }
            $id = $this->stored(['email' => sprintf('story%d@example.com', $sequence)])->id;
            if ($this->chance(20)) {
                // The site has no rates for it.
                $this->modules()->foundation->connection()->execute('UPDATE {rental_requests} SET is_priced = 0, rates = %s, blocks = %s, cost_cents = 0, insurance_cents = 0, deposit_cents = 0, total_cents = 0 WHERE id = %d', ['[]', '[]', $id]);
            }
            $steps = [];
            for ($step = 0; $step < self::STEPS; $step++) {
                $steps[] = $this->step($this->of($id));
                $story = sprintf('seed %d: %s', self::SEED + $sequence, implode(', ', $steps));
                $this->readMails($this->of($id), $story);
                $seen[$this->check($this->of($id), $story)] = true;
                $seen[$this->of($id)->state->value] = true;
            }
        }
        // A model that never gets somewhere proves nothing of it.
        foreach (['requested', 'quoted', 'confirmed', 'out', 'returned', 'closed', 'declined', 'cancelled', 'overdue', 'other dates', 'our price', 'saved price'] as $name) {
            self::assertArrayHasKey($name, $seen, (string) wp_json_encode(array_keys($seen)));
        }
    }

    /** @return string what was tried */
    private function step(RentalRequest $rental): string
    {
        $path = '/desk/rentals/' . $rental->id;
        $shown = $this->desk('GET', '/rentals/' . $rental->id);
        // What is only asked for is mostly talked about first.
        $pick = $this->random->getInt(0, RentalState::Quoted === $rental->state ? 6 : 9);
        [$call, $fields] = match (true) {
            $pick < 3 => ['/quote', ['quote_cents' => $this->chance(60) ? 100 * $this->random->getInt(200, 3_000) : null, 'note' => '', 'send' => $this->chance(60)]],
            $pick < 5 => ['/dates', $this->days($rental, RentalState::Confirmed === $rental->state ? -8 : 1) + ['keep_price' => $this->chance(40)]],
            $pick < 7 => ['/confirm', $this->days($rental, -8) + ['unit_id' => 0, 'location_id' => 0, 'keep_price' => $this->chance(40)]],
            default => ['/state', ['state' => self::oneOf($shown['steps'], $this->random), 'reason' => '']],
        };
        $response = $this->call('POST', $path . $call, ['version' => $rental->version] + $fields);
        if ('/state' === $call && '' !== $fields['state']) {
            // What has a button can be done; what has not begun cannot go out, and says so.
            $isEarly = 'out' === $fields['state'] && $rental->startDate > $this->day(0);
            self::assertSame($isEarly ? 409 : 200, $response->get_status(), $rental->state->value . ' ' . wp_json_encode($this->body($response)));
        }

        return $call . ' ' . wp_json_encode($fields) . ' ' . $response->get_status();
    }

    /** @return array{start_date: string, return_date: string} */
    private function days(RentalRequest $rental, int $first): array
    {
        $start = RentalState::Out === $rental->state ? $rental->startDate : $this->day($this->random->getInt($first, 8));

        return ['start_date' => $start, 'return_date' => (new \DateTimeImmutable($start))->modify(sprintf('+%d days', $this->random->getInt(1, 12)))->format('Y-m-d')];
    }

    /** @param mixed $steps of schema/desk-rental.json */
    private static function oneOf(mixed $steps, Randomizer $random): string
    {
        $states = is_array($steps) ? array_column($steps, 'state') : [];
        $state = [] === $states ? '' : $states[$random->getInt(0, count($states) - 1)];

        return is_string($state) ? $state : '';
    }

    private function readMails(RentalRequest $rental, string $story): void
    {
        foreach ($this->modules()->foundation->connection()->rows('SELECT id, kind, payload FROM {outbox} WHERE id > %d ORDER BY id', [$this->mailsRead]) as $row) {
            $this->mailsRead = (int) $row['id'];
            /** @var array<string, mixed> $payload */
            $payload = json_decode((string) $row['payload'], true);
            $text = $this->modules()->mail->preview()->render((string) $row['kind'], $payload)['text'] ?? '';
            $this->letters[(string) $row['kind']] = $text;
            $story .= ' | ' . $row['kind'] . ': ' . $text;
            self::assertStringNotContainsString('Estimated', $text, $story);
            self::assertSame(in_array($rental->state, [RentalState::Returned, RentalState::Closed], true), str_contains($text, 'Due back:') && !str_contains($text, 'Return date:'), $story);
            if (in_array($row['kind'], ['rental-confirmed', 'rental-changed'], true)) {
                $this->checkClosed($rental->startDate, $rental->returnDate, $text, $story);
            }
            if ('rental-confirmed' === $row['kind']) {
                $this->checkBegun($rental, $text, $story);
                self::assertSame($rental->startDate > $this->day(0), str_contains($text, 'held for you'), $story);
                self::assertSame($rental->returnDate >= $this->day(0), str_contains($text, 'driver’s license'), $story);
            }
            if ('rental-quote' === $row['kind']) {
                self::assertSame(RentalState::Quoted === $rental->state, str_contains($text, 'Nothing is reserved'), $story);
                self::assertSame(RentalState::Quoted !== $rental->state, str_contains($text, 'what we agreed on'), $story);
            }
        }
    }

    /** Nobody is sent to a locked gate: page and letter name each day to come on which the branch is closed, and no other. */
    private function checkClosed(string $start, string $return, string $told, string $story): void
    {
        $told = preg_replace('/\s+/', ' ', $told) ?? '';
        foreach ([[$start, 'pick up'], [$return, 'return']] as [$day, $how]) {
            $words = sprintf('The branch is closed on %s. If we haven’t agreed on how you %s the machine', RentalRequestPresenter::date($day), $how);
            self::assertSame($day >= $this->day(0) && $this->isClosed($day), str_contains($told, $words), $words . ' | ' . $story);
        }
    }

    /** What is confirmed after its first day, or is not fetched on it, is not held for a day to come. */
    private function checkBegun(RentalRequest $rental, string $told, string $story): void
    {
        $told = preg_replace('/\s+/', ' ', $told) ?? '';
        $isOver = $rental->returnDate < $this->day(0);
        self::assertSame($isOver, str_contains($told, 'The last day of this rental is over.'), $story);
        self::assertSame(!$isOver && $rental->startDate <= $this->day(0), str_contains($told, 'you can pick it up whenever the branch is open'), $story);
    }

    private function isClosed(string $day): bool
    {
        $branch = $this->modules()->branches->locations()->byId(1) ?? self::fail('The branch is gone.');

        return OpeningHours::isClosedOn($branch->hours, $branch->specialHours, $day);
    }

    /** @return string what this state of things is an example of */
    private function check(RentalRequest $rental, string $story): string
    {
        $page = $this->modules()->rentals->confirmation()->build($rental);
        $story .= sprintf(' | %s: %s %s %s %s', $rental->state->value, $page['title'], $page['sentence'], $page['totalLabel'], $page['total']);
        if (RentalState::Confirmed === $rental->state) {
            $this->checkClosed($rental->startDate, $rental->returnDate, $page['sentence'], $story);
            $this->checkBegun($rental, $page['sentence'], $story);
            foreach (['rental-starts' => [$rental->startDate, 'waiting for you'], 'rental-returns' => [$rental->returnDate, 'before the branch closes']] as $kind => [$day, $claim]) {
                $mails = $this->modules()->rentals->mails();
                $reminder = preg_replace('/\s+/', ' ', $this->modules()->mail->preview()->render($kind, ('rental-starts' === $kind ? $mails->startsSoon($rental) : $mails->returnsSoon($rental))->payload)['text'] ?? '') ?? '';
                $isClosed = $day >= $this->day(0) && $this->isClosed($day);
                self::assertSame([$isClosed, !$isClosed], [str_contains($reminder, 'The branch is closed on that day.'), str_contains($reminder, $claim)], $story . $reminder);
            }
        }
        [$blocks, $sums] = [self::cents($page['blocks']), self::cents($page['sums'])];
        if ([] !== $sums) {
            self::assertSame($sums[0], array_sum($blocks), $story);
            self::assertSame([array_sum($sums)], self::cents([['value' => $page['total']]]), $story);
        }
        if (str_contains($page['total'], '$')) {
            self::assertSame('Our price' === $page['totalLabel'], [] === $sums, $story);
        }
        // What is back came back today, in this story, whatever day was agreed.
        $isBack = in_array($rental->state, [RentalState::Returned, RentalState::Closed], true);
        self::assertSame($isBack ? [RentalRequestPresenter::date($this->day(0))] : [], array_column(array_filter($page['facts'], static fn (array $fact): bool => 'Returned' === $fact['label']), 'text'), $story);
        self::assertSame(!$isBack, in_array('Return date', array_column($page['facts'], 'label'), true), $story);
        // Nothing is estimated of what was promised.
        self::assertFalse(in_array($rental->state, self::HELD, true) && 'Estimated total' === $page['totalLabel'] && str_contains($page['total'], '$'), $story);
        $isOverdue = RentalState::Out === $rental->state && $rental->returnDate < $this->day(0);
        self::assertSame($isOverdue, str_contains($page['sentence'], 'due back'), $story);
        $kinds = array_map(static fn (RentalEvent $event): string => $event->kind, $this->modules()->rentals->requests()->events($rental->id));
        $isTold = [] !== array_intersect($kinds, [RentalDeskEvent::QUOTED, RentalDeskEvent::ASSIGNED]) || RentalState::Requested !== $rental->state;
        if (!$isTold) {
            self::assertNotSame('Our price', $page['totalLabel'], $story);
        }
        $isOffer = 'We sent you an offer.' === $page['title'];
        // What the page calls an offer is the one that was mailed.
        $letter = preg_replace('/\s+/', ' ', $this->letters['rental-quote'] ?? '') ?? '';
        $isMailed = str_contains($letter, RentalRequestPresenter::date($rental->startDate)) && str_contains($letter, RentalRequestPresenter::date($rental->returnDate));
        self::assertFalse($isOffer && !$isMailed, $story);
        self::assertSame($isOffer, in_array('Check your email for our offer.', $page['next'], true), $story);
        $sheet = wp_strip_all_tags($this->modules()->rentalDesk->printout()->html([$rental->id]));
        $isGivenUp = in_array($rental->state, self::GIVEN_UP, true);
        self::assertSame([$isGivenUp, !$isGivenUp], [str_contains($sheet, $rental->state->label() . "\n"), str_contains($sheet, 'Driver’s license')], $story . $sheet);

        return match (true) {
            $isOverdue => 'overdue',
            'The dates of your request have changed.' === $page['title'] => 'other dates',
            !$isTold && null !== $rental->quoteCents => 'saved price',
            'Our price' === $page['totalLabel'] => 'our price',
            default => 'other',
        };
    }

    /**
     * @param list<array<string, string>> $rows
     * @return list<int> cents
     */
    private static function cents(array $rows): array
    {
        return array_map(static fn (array $row): int => (int) round(100 * (float) str_replace(['$', ','], '', $row['value'])), $rows);
    }

    private function chance(int $percent): bool
    {
        return $this->random->getInt(1, 100) <= $percent;
    }

    private function of(int $id): RentalRequest
    {
        return $this->modules()->rentals->requests()->byId($id) ?? self::fail('The request is gone.');
    }
}
