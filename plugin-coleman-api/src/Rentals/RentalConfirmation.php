<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals;

use Coleman\Api\Images\ImageUrls;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Rentals\Desk\RentalDeskEvent;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\DealerTime;
use Coleman\Api\Support\Money;

/**
 * The page of a rental request in words that are ready to be read: what it is, where it stands, what comes next.
 *
 * @phpstan-import-type Summary from RentalRequestPresenter
 */
final readonly class RentalConfirmation
{
    public function __construct(
        private RentalRequestRepository $requests,
        private RentalClassRepository $classes,
        private RentalRequestPresenter $presenter,
        private LocationRepository $locations,
        private ImageUrls $images,
        private Clock $clock,
    ) {
    }

    /**
     * @return array{
     *   reference: string, title: string, sentence: string, disclaimer: string, next: list<string>,
     *   machine: string, url: string, image: string, attachments: string,
     *   facts: list<array{label: string, text: string}>, blocks: list<array{label: string, value: string}>, sums: list<array{label: string, value: string}>,
     *   totalLabel: string, total: string, city: string, address: string, phone: string
     * } props of the block coleman/rental-confirmation, but for its links
     */
    public function build(RentalRequest $request): array
    {
        $events = $this->requests->events($request->id);
        $told = $this->presenter->present($request, self::freeUnits($events));
        $isOffered = RentalState::Quoted === $request->state && !self::isOutdated($events);
        $ourCents = self::ourCents($request, $events);
        $class = $this->classes->byId($request->classId);
        $branch = $this->locations->byId($request->locationId) ?? $this->locations->all()[0] ?? null;
        $isOpen = in_array($request->state, [RentalState::Requested, RentalState::Quoted], true);

        return [
            'reference' => $request->reference,
            'title' => RentalState::Quoted === $request->state && !$isOffered ? __('The dates of your request have changed.', 'coleman') : self::title($request->state),
            'sentence' => RentalState::Out === $request->state && $request->returnDate < DealerTime::today($this->clock)
                /* translators: %s: a date */
                ? sprintf(__('It was due back on %s. Please call us.', 'coleman'), $told['return'])
                : self::sentence($request->state, $told),
            'disclaimer' => $isOpen ? RentalRequestPresenter::disclaimer() : '',
            'next' => $isOpen ? self::next($isOffered) : [],
            'machine' => $request->machine,
            'url' => $class?->url() ?? '',
            'image' => $this->images->url($class->image ?? '', 'medium'),
            'attachments' => implode(', ', $told['attachments']),
            'facts' => [
                ['label' => __('Start date', 'coleman'), 'text' => $told['start']],
                ...self::returned($events, $told['return']),
                ['label' => __('Rental time', 'coleman'), 'text' => $told['days']],
                ['label' => $told['fulfilment'], 'text' => null === $request->jobsite ? $told['branch'] : $told['jobsite']],
            ],
            // What the site has worked out does not add up to a price of ours.
            'blocks' => null === $ourCents ? $told['blocks'] : [],
            'sums' => null === $ourCents ? $told['sums'] : [],
            'totalLabel' => match (true) {
                null !== $ourCents => __('Our price', 'coleman'),
                $isOffered, in_array($request->state, [RentalState::Confirmed, RentalState::Out, RentalState::Returned, RentalState::Closed], true) => __('Total price', 'coleman'),
                default => __('Estimated total', 'coleman'),
            },
            'total' => match (true) {
                null !== $ourCents => Money::format($ourCents),
                $told['is_priced'] => $told['total'],
                default => __('The rental desk will contact you with a price', 'coleman'),
            },
            'city' => $branch->city ?? '',
            'address' => null === $branch ? '' : sprintf("%s\n%s, %s %s", $branch->address, $branch->city, $branch->state, $branch->postalCode),
            'phone' => $branch->phone ?? '',
        ];
    }

    /**
     * When it is to come back; once it is back, when that was, too: it may have been another day.
     *
     * @param list<RentalEvent> $events
     * @param string $due in words
     * @return list<array{label: string, text: string}>
     */
    private static function returned(array $events, string $due): array
    {
        $back = array_find(array_reverse($events), static fn (RentalEvent $event): bool => RentalEvent::STATE === $event->kind && RentalState::Returned->value === ($event->data['to'] ?? null));

        return null === $back ? [['label' => __('Return date', 'coleman'), 'text' => $due]] : [
            ['label' => __('Due back', 'coleman'), 'text' => $due],
            ['label' => __('Returned', 'coleman'), 'text' => RentalRequestPresenter::date($back->createdAt->setTimezone(DealerTime::zone())->format('Y-m-d'))],
        ];
    }

    /**
     * What nobody had when it was asked for. Of other days, or once there was a unit, it says nothing any more.
     *
     * @param list<RentalEvent> $events
     */
    private static function freeUnits(array $events): int
    {
        $isOld = array_any($events, static fn (RentalEvent $event): bool => in_array($event->kind, [RentalDeskEvent::WISHED, RentalDeskEvent::ASSIGNED], true));
        $free = $events[0]->data['free_units'] ?? null;

        return is_int($free) && !$isOld ? $free : 1;
    }

    /**
     * Whether the days have changed since an offer was mailed.
     *
     * @param list<RentalEvent> $events
     */
    private static function isOutdated(array $events): bool
    {
        $last = array_find(array_reverse($events), static fn (RentalEvent $event): bool => in_array($event->kind, [RentalDeskEvent::QUOTED, RentalDeskEvent::WISHED], true));

        return RentalDeskEvent::WISHED === $last?->kind;
    }

    /**
     * Our price, once the customer has been told one: the desk may have saved it without sending it.
     *
     * @param list<RentalEvent> $events
     */
    private static function ourCents(RentalRequest $request, array $events): ?int
    {
        $isTold = RentalState::Requested !== $request->state
            || array_any($events, static fn (RentalEvent $event): bool => in_array($event->kind, [RentalDeskEvent::QUOTED, RentalDeskEvent::ASSIGNED], true));

        return $isTold ? $request->quoteCents : null;
    }

    private static function title(RentalState $state): string
    {
        return match ($state) {
            RentalState::Requested => __('Thank you. We have your rental request.', 'coleman'),
            RentalState::Quoted => __('We sent you an offer.', 'coleman'),
            RentalState::Confirmed => __('Your rental is confirmed.', 'coleman'),
            RentalState::Out => __('You have the machine.', 'coleman'),
            RentalState::Returned, RentalState::Closed => __('The machine was returned. Thank you.', 'coleman'),
            RentalState::Declined => __('This machine isn’t available on these days.', 'coleman'),
            RentalState::Cancelled => __('This rental was canceled.', 'coleman'),
            RentalState::Expired => __('This request was not confirmed in time.', 'coleman'),
        };
    }

    /** @param Summary $told */
    private static function sentence(RentalState $state, array $told): string
    {
        $return = $told['closed_return'] ? RentalWords::closedReturn($told['return']) : '';

        return match ($state) {
            RentalState::Confirmed => implode(' ', array_filter([
                match (true) {
                    $told['is_over'] => RentalWords::over(),
                    $told['has_begun'] && !$told['is_delivery'] => RentalWords::begun(),
                    default => '',
                },
                $told['closed_start'] ? RentalWords::closedStart($told['start']) : '',
                $return,
            ])),
            RentalState::Out => $return,
            RentalState::Requested => $told['has_free_unit'] ? '' : __('All our machines of this kind are booked on some of these days. We’ll offer you another day, branch or machine.', 'coleman'),
            RentalState::Declined, RentalState::Expired => __('Please call us. We may have another day, branch or machine.', 'coleman'),
            default => '',
        };
    }

    /** @return list<string> */
    private static function next(bool $isOffered): array
    {
        return [
            $isOffered
                ? __('Check your email for our offer.', 'coleman')
                : __('The rental desk checks that the machine is available on your days.', 'coleman'),
            __('We’ll contact you by phone and email to confirm and collect payment.', 'coleman'),
            __('Your reservation is complete when we confirm it by phone.', 'coleman'),
        ];
    }
}
