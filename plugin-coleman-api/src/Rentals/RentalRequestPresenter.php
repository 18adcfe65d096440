<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals;

use Coleman\Api\Locations\Location;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Locations\OpeningHours;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\DealerTime;
use Coleman\Api\Support\Money;

/**
 * A rental request as its page and its mails tell it. Nothing here says who asked: the page's address is all that it takes
 * to read it.
 *
 * @phpstan-type Row array{label: string, value: string}
 * @phpstan-type Summary array{reference: string, machine: string, attachments: list<string>, start: string, return: string, days: string, fulfilment: string, is_delivery: bool,
 *   branch: string, branch_address: string, phone: string, jobsite: string, is_priced: bool, blocks: list<Row>, sums: list<Row>, total: string, has_free_unit: bool, state: string,
 *   closed_start: bool, closed_return: bool, has_begun: bool, is_over: bool}
 */
final readonly class RentalRequestPresenter
{
    public function __construct(private LocationRepository $locations, private RentalPresenter $presenter, private Clock $clock)
    {
    }

    public static function path(string $reference): string
    {
        return '/rental/confirmation/' . $reference;
    }

    /** What the customer must know before they count on the machine. */
    public static function disclaimer(): string
    {
        return __('Rental order not finalized until confirmed by a member of the rental staff.', 'coleman');
    }

    /** @return array<string, mixed> schema/rental-requested.json */
    public function answer(RentalRequest $request, int $freeUnits): array
    {
        return [
            'requestId' => $request->id,
            'reference' => $request->reference,
            'estimate' => $this->presenter->estimate($request),
            'free_units' => $freeUnits,
            'Url' => self::path($request->reference),
        ];
    }

    /**
     * @param int $freeUnits when it was asked for
     * @return Summary
     */
    public function present(RentalRequest $request, int $freeUnits): array
    {
        $branch = $this->locations->byId($request->locationId);
        $today = DealerTime::today($this->clock);

        return [
            'reference' => $request->reference,
            'machine' => $request->machine,
            'attachments' => array_column($request->attachments, 'name'),
            'start' => self::date($request->startDate),
            'return' => self::date($request->returnDate),
            'days' => RentalWords::days($request->days),
            'fulfilment' => $request->fulfilment()->label(),
            'is_delivery' => null !== $request->jobsite,
            'branch' => $branch->city ?? '',
            'branch_address' => null === $branch ? '' : sprintf('%s, %s, %s %s', $branch->address, $branch->city, $branch->state, $branch->postalCode),
            'phone' => $branch->phone ?? '',
            'jobsite' => $request->jobsite?->line() ?? '',
            'is_priced' => $request->estimate->isPriced,
            'blocks' => self::blocks($request->estimate),
            'sums' => self::sums($request->estimate),
            'total' => $request->estimate->isPriced ? Money::format($request->estimate->totalCents) : '',
            'has_free_unit' => $freeUnits > 0,
            'state' => $request->state->value,
            'closed_start' => $request->startDate >= $today && self::isClosed($branch, $request, $request->startDate),
            'closed_return' => $request->returnDate >= $today && self::isClosed($branch, $request, $request->returnDate),
            'has_begun' => $request->startDate <= $today,
            'is_over' => $request->returnDate < $today,
        ];
    }

    /** Whether a machine is to change hands at a branch that is closed on that day: staff may have agreed on it. */
    private static function isClosed(?Location $branch, RentalRequest $request, string $date): bool
    {
        return null === $request->jobsite && null !== $branch && OpeningHours::isClosedOn($branch->hours, $branch->specialHours, $date);
    }

    /** Of the branch that looks after a request, or of the first where none does. */
    public function phone(RentalRequest $request): string
    {
        $branch = $this->locations->byId($request->locationId) ?? $this->locations->all()[0] ?? null;

        return $branch instanceof Location ? $branch->phone : '';
    }

    /** "Monday, March 9, 2026" */
    public static function date(string $date): string
    {
        return (string) wp_date(__('l, F j, Y', 'coleman'), (new \DateTimeImmutable($date . ' 12:00', DealerTime::zone()))->getTimestamp(), DealerTime::zone());
    }

    /** @return list<Row> what the cost is made of: "2 weeks at $750", "$1,500.00" */
    private static function blocks(Estimate $estimate): array
    {
        return array_map(static fn (array $block): array => [
            'label' => RentalWords::block($block),
            'value' => Money::format($block['amount_cents']),
        ], $estimate->blocks);
    }

    /** @return list<Row> */
    private static function sums(Estimate $estimate): array
    {
        return $estimate->isPriced ? [
            ['label' => __('Rental cost', 'coleman'), 'value' => Money::format($estimate->costCents)],
            ['label' => __('Theft and damage waiver', 'coleman'), 'value' => Money::format($estimate->insuranceCents)],
            ['label' => __('Deposit', 'coleman'), 'value' => Money::format($estimate->depositCents)],
        ] : [];
    }
}
