<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals;

use Coleman\Api\Images\ImageUrls;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Support\Money;

/** The page of a rental request in words that are ready to be read: what it is, where it stands, what comes next. */
final readonly class RentalConfirmation
{
    public function __construct(
        private RentalRequestRepository $requests,
        private RentalClassRepository $classes,
        private RentalRequestPresenter $presenter,
        private LocationRepository $locations,
        private ImageUrls $images,
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
        $told = $this->presenter->present($request, $this->freeUnits($request));
        $class = $this->classes->byId($request->classId);
        $branch = $this->locations->byId($request->locationId) ?? $this->locations->all()[0] ?? null;
        $isOpen = in_array($request->state, [RentalState::Requested, RentalState::Quoted], true);

        return [
            'reference' => $request->reference,
            'title' => self::title($request->state),
            'sentence' => self::sentence($request->state, $told['has_free_unit']),
            'disclaimer' => $isOpen ? RentalRequestPresenter::disclaimer() : '',
            'next' => $isOpen ? self::next($request->state) : [],
            'machine' => $request->machine,
            'url' => $class?->url() ?? '',
            'image' => $this->images->url($class->image ?? '', 'medium'),
            'attachments' => implode(', ', $told['attachments']),
            'facts' => [
                ['label' => __('Start date', 'coleman'), 'text' => $told['start']],
                ['label' => __('Return date', 'coleman'), 'text' => $told['return']],
                ['label' => __('Rental time', 'coleman'), 'text' => $told['days']],
                ['label' => $told['fulfilment'], 'text' => null === $request->jobsite ? $told['branch'] : $told['jobsite']],
            ],
            'blocks' => $told['blocks'],
            'sums' => $told['sums'],
            'totalLabel' => null === $request->quoteCents ? __('Estimated total', 'coleman') : __('Our price', 'coleman'),
            'total' => match (true) {
                null !== $request->quoteCents => Money::format($request->quoteCents),
                $told['is_priced'] => $told['total'],
                default => __('The rental desk will contact you with a price', 'coleman'),
            },
            'city' => $branch->city ?? '',
            'address' => null === $branch ? '' : sprintf("%s\n%s, %s %s", $branch->address, $branch->city, $branch->state, $branch->postalCode),
            'phone' => $branch->phone ?? '',
        ];
    }

    /** What nobody had when it was asked for. */
    private function freeUnits(RentalRequest $request): int
    {
        $data = $this->requests->events($request->id)[0]->data ?? [];

        return is_int($data['free_units'] ?? null) ? $data['free_units'] : 1;
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

    private static function sentence(RentalState $state, bool $hasFreeUnit): string
    {
        return match ($state) {
            RentalState::Requested => $hasFreeUnit ? '' : __('All our machines of this kind are booked on some of these days. We’ll offer you another day, branch or machine.', 'coleman'),
            RentalState::Declined, RentalState::Expired => __('Please call us. We may have another day, branch or machine.', 'coleman'),
            default => '',
        };
    }

    /** @return list<string> */
    private static function next(RentalState $state): array
    {
        return [
            RentalState::Quoted === $state
                ? __('Check your email for our offer.', 'coleman')
                : __('The rental desk checks that the machine is available on your days.', 'coleman'),
            __('We’ll contact you by phone and email to confirm and collect payment.', 'coleman'),
            __('Your reservation is complete when we confirm it by phone.', 'coleman'),
        ];
    }
}
