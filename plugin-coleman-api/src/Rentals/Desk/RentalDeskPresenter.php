<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals\Desk;

use Coleman\Api\Catalogue\EquipmentUrls;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Locations\OpenTime;
use Coleman\Api\Rentals\RentalEvent;
use Coleman\Api\Rentals\RentalRequest;
use Coleman\Api\Rentals\RentalRequestRepository;
use Coleman\Api\Rentals\RentalState;
use Coleman\Api\Staff\ActorNames;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\Instant;
use Coleman\Api\Support\Money;

/** A rental request as the desk sees it. */
final readonly class RentalDeskPresenter
{
    public function __construct(private RentalRequestRepository $requests, private RentalUnitRepository $units, private LocationRepository $locations, private Clock $clock)
    {
    }

    /** @return array<string, mixed> schema/desk-rental.json */
    public function present(RentalRequest $request): array
    {
        $events = $this->requests->events($request->id);
        $names = ActorNames::ofUsers([$request->ownerId, ...self::people($events)]);
        $unit = null === $request->unitId ? null : $this->units->byId($request->unitId);
        $state = $request->state;

        return [
            'id' => $request->id,
            'version' => $request->version,
            'reference' => $request->reference,
            'state' => $state->value,
            'state_label' => $state->label(),
            'class_id' => $request->classId,
            'machine' => $request->machine,
            'url' => EquipmentUrls::rental($request->classId, $request->machine),
            'attachments' => array_map(static fn (array $attachment): array => ['id' => $attachment['id'], 'model' => $attachment['model'], 'name' => $attachment['name']], $request->attachments),
            'start_date' => $request->startDate,
            'return_date' => $request->returnDate,
            'days' => $request->days,
            'location_id' => $request->locationId,
            'branch' => $this->city($request->locationId),
            'jobsite' => null === $request->jobsite ? '' : $request->jobsite->line(),
            'customer' => [
                'id' => $request->renter->customerId,
                'name' => $request->renter->name,
                'phone' => $request->renter->phone,
                'email' => $request->renter->email,
                'address' => sprintf('%s, %s %s', $request->renter->city, $request->renter->region, $request->renter->zip),
            ],
            'purpose' => $request->purpose,
            'is_priced' => $request->estimate->isPriced,
            'blocks' => $request->estimate->blocks,
            'cost_cents' => $request->estimate->costCents,
            'insurance_cents' => $request->estimate->insuranceCents,
            'deposit_cents' => $request->estimate->depositCents,
            'total_cents' => $request->estimate->totalCents,
            'quote_cents' => $request->quoteCents,
            'quote_note' => $request->quoteNote,
            // Once the desk has changed days, the price is another anyway.
            'claims' => in_array($state, [RentalState::Requested, RentalState::Quoted], true) ? SubmittedVsComputed::differences($request) : [],
            'unit' => null === $unit ? null : [
                'id' => $unit->id,
                'stock_number' => $unit->stockNumber,
                'serial_number' => $unit->serialNumber,
                'meter_hours' => $unit->meterHours,
                'city' => $this->city($unit->locationId),
            ],
            'owner_id' => $request->ownerId,
            'is_verified' => $request->isVerified,
            'is_test' => $request->isTest,
            'created_at' => Instant::text($request->createdAt),
            'answered_at' => null === $request->answeredAt ? '' : Instant::text($request->answeredAt),
            'minutes' => OpenTime::minutesAt($this->locations->byId($request->locationId), $request->createdAt, $request->answeredAt ?? $this->clock->now()),
            'steps' => array_map(static fn (RentalState $next): array => ['state' => $next->value, 'label' => self::step($state, $next)], RentalDeskService::steps($request)),
            'can_quote' => !$state->isOver(),
            'can_confirm' => $state->mayBecome(RentalState::Confirmed),
            'can_change' => $state->blocksDays(),
            'events' => array_reverse(array_map(static fn (RentalEvent $event): array => [
                'at' => Instant::text($event->createdAt),
                'who' => $names->who($event->actor),
                'text' => self::sentence($event, $names),
                'note' => $event->note,
                'kind' => $event->kind,
            ], $events)),
        ];
    }

    /**
     * The units of a class on the days that somebody wants.
     *
     * @return list<array<string, mixed>> schema/desk-rental-unit.json; free ones first
     */
    public function units(RentalRequest $request, DateRange $range, int $days): array
    {
        $rows = array_map(fn (array $found): array => [
            'id' => $found['unit']->id,
            'stock_number' => $found['unit']->stockNumber,
            'location_id' => $found['unit']->locationId,
            'city' => $this->city($found['unit']->locationId),
            'is_free' => [] === $found['taken_by'],
            'is_late' => $found['late_rental'] > 0 && $found['late_rental'] !== $request->id,
            'is_in_shop' => array_any($found['taken_by'], static fn (array $owner): bool => $owner['block_id'] > 0),
            'rental_ids' => array_values(array_diff(array_unique(array_filter([...array_column($found['taken_by'], 'rental_id'), $found['late_rental']])), [$request->id])),
            'next_start' => $found['next_start'] ?? '',
            'next_return' => null === $found['next_start'] ? '' : DateRange::shift($found['next_start'], $days),
        ], $this->units->forDateRange($request->classId, $range, $request->id));
        usort($rows, static fn (array $one, array $other): int => [$other['is_free'], $other['location_id'] === $request->locationId, $one['location_id']] <=> [$one['is_free'], $one['location_id'] === $request->locationId, $other['location_id']]);

        return $rows;
    }

    /** What moving it there is called on a button. */
    private static function step(RentalState $from, RentalState $to): string
    {
        return match ($to) {
            RentalState::Requested => RentalState::Confirmed === $from ? __('Undo the confirmation', 'coleman') : __('Reopen', 'coleman'),
            RentalState::Out => __('Mark as out', 'coleman'),
            RentalState::Returned => __('Mark as returned', 'coleman'),
            RentalState::Closed => __('Mark as paid and close', 'coleman'),
            RentalState::Declined => __('Decline', 'coleman'),
            RentalState::Cancelled => __('Cancel rental', 'coleman'),
            default => $to->label(),
        };
    }

    /**
     * @param list<RentalEvent> $events
     * @return list<int> users
     */
    private static function people(array $events): array
    {
        $ids = [];
        foreach ($events as $event) {
            array_push($ids, $event->actor->id, self::number($event, 'owner_id'));
        }

        return $ids;
    }

    private static function sentence(RentalEvent $event, ActorNames $names): string
    {
        $text = static fn (string $name): string => is_scalar($event->data[$name] ?? null) ? (string) $event->data[$name] : '';
        $money = Money::format(self::number($event, 'cents'));
        $owner = self::number($event, 'owner_id');

        return match ($event->kind) {
            RentalEvent::REQUESTED => 0 === self::number($event, 'free_units') && isset($event->data['free_units'])
                ? __('Requested on the website. No unit was available on all of these days.', 'coleman')
                : __('Requested on the website.', 'coleman'),
            RentalEvent::STATE => RentalState::tryFrom($text('to'))?->label() ?? $text('to'),
            /* translators: %s: amount of money */
            RentalDeskEvent::QUOTED => sprintf(__('Offered at %s by email.', 'coleman'), $money),
            /* translators: %s: amount of money */
            RentalDeskEvent::PRICED => sprintf(__('Price changed to %s.', 'coleman'), $money),
            RentalDeskEvent::MESSAGE => __('Message emailed to the customer.', 'coleman'),
            RentalDeskEvent::OWNER => 0 === $owner
                ? __('Unassigned.', 'coleman')
                /* translators: %s: name of somebody at the desk */
                : sprintf(__('Assigned to %s.', 'coleman'), $names->user($owner)),
            /* translators: 1: number of a unit, 2: day, 3: day */
            RentalDeskEvent::ASSIGNED => trim(sprintf(__('Unit %1$s, %2$s to %3$s.', 'coleman'), $text('unit'), self::day($text('start_date')), self::day($text('return_date'))) . ' ' . self::before($event)),
            /* translators: 1: day, 2: day */
            RentalDeskEvent::WISHED => trim(sprintf(__('Dates changed: %1$s to %2$s.', 'coleman'), self::day($text('start_date')), self::day($text('return_date'))) . ' ' . self::before($event)),
            default => '',
        };
    }

    /** What a change of days has changed; '' where the days stayed, and of entries that were made before it was kept. */
    private static function before(RentalEvent $event): string
    {
        $data = $event->data;
        [$start, $return] = [$data['from_start'] ?? null, $data['from_return'] ?? null];
        if (!is_string($start) || !is_string($return) || [$start, $return] === [$data['start_date'] ?? '', $data['return_date'] ?? '']) {
            return '';
        }
        $money = static fn (mixed $cents): string => is_int($cents) ? Money::format($cents) : __('no price', 'coleman');
        [$from, $to] = [$data['from_cents'] ?? null, $data['to_cents'] ?? null];

        return sprintf(
            $from === $to
                /* translators: 1: day, 2: day, 3: amount of money */
                ? __('Before: %1$s to %2$s. The total is still %3$s.', 'coleman')
                /* translators: 1: day, 2: day, 3: amount of money, 4: amount of money */
                : __('Before: %1$s to %2$s. Total: %3$s, before %4$s.', 'coleman'),
            self::day($start),
            self::day($return),
            $money($to),
            $money($from),
        );
    }

    /** "Mar 9, 2026" */
    private static function day(string $date): string
    {
        return DateRange::isDay($date) ? (string) wp_date('M j, Y', (int) strtotime($date . ' 00:00:00 UTC'), new \DateTimeZone('UTC')) : $date;
    }

    private static function number(RentalEvent $event, string $name): int
    {
        return is_int($event->data[$name] ?? null) ? $event->data[$name] : 0;
    }

    private function city(int $locationId): string
    {
        return 0 === $locationId ? '' : ($this->locations->byId($locationId)->city ?? '');
    }
}
