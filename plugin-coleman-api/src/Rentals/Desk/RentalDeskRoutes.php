<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals\Desk;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\Caching;
use Coleman\Api\Http\Input;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\Reply;
use Coleman\Api\Http\Route;
use Coleman\Api\Rentals\RentalDates;
use Coleman\Api\Rentals\RentalRequest;
use Coleman\Api\Rentals\RentalSettings;
use Coleman\Api\Staff\Actor;
use Coleman\Api\Staff\ActorNames;
use Coleman\Api\Staff\Roles;

/** What the rentals screen of the back office reads and does. */
final readonly class RentalDeskRoutes
{
    public function __construct(
        private RentalQuery $list,
        private RentalDeskService $desk,
        private UnitAssignment $assignment,
        private RentalTerms $terms,
        private UnitBlockRepository $blocks,
        private FleetCalendar $calendar,
        private RentalDeskPresenter $presenter,
    ) {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        $id = '/desk/rentals/(?P<id>\d{1,9})';

        return [
            self::read('/desk/rentals', 'desk-rentals', 'desk-rental-row[]', $this->list(...), 'Rental requests for the desk: searched, narrowed down, sorted.'),
            self::read('/desk/rentals/counts', '', 'desk-rental-counts', fn (): Reply => new Reply($this->list->counts()), 'How many rental requests each view of the desk holds.'),
            self::read('/desk/rentals/calendar', 'desk-rental-calendar', 'desk-rental-calendar', $this->calendar(...), 'Who has which unit on which day.'),
            self::read($id, 'desk-rental', 'desk-rental', $this->get(...), 'One rental request as the desk sees it.'),
            self::read($id . '/units', 'desk-rental-units', 'desk-rental-unit[]', $this->units(...), 'The units of its class on the days that are wanted: free, taken, and when they are free next.'),
            self::read($id . '/price', 'desk-rental-units', 'desk-rental-price', $this->price(...), 'What it would cost on other days, beside what was agreed.'),
            self::write($id . '/quote', 'desk-rental-quote', 'desk-rental', $this->quote(...), 'Names a price, and sends it.'),
            self::write($id . '/confirm', 'desk-rental-confirm', 'desk-rental', $this->confirm(...), 'Promises a unit for days. 409 coleman_rental_overlap says what is free instead.'),
            self::write($id . '/dates', 'desk-rental-dates', 'desk-rental', $this->change(...), 'Other days, or another unit for what is confirmed or out.'),
            self::write($id . '/state', 'desk-rental-state', 'desk-rental', $this->move(...), 'Hands out, takes back, closes, declines or cancels.'),
            self::write($id . '/notes', 'desk-rental-note', 'desk-rental', $this->note(...), 'A note for the desk, or a message to the customer.'),
            self::write($id . '/owner', 'desk-rental-owner', 'desk-rental', $this->assignOwner(...), 'Says who of the desk looks after it.'),
            self::write('/desk/rentals/blocks', 'desk-rental-block', 'desk-rental-block', $this->block(...), 'Puts a unit in the shop for some days.'),
            self::write('/desk/rentals/blocks/(?P<block>\d{1,9})/end', 'desk-rental-block-end', '', $this->unblock(...), 'A unit is back from the shop.'),
        ];
    }

    /**
     * @param non-falsy-string $path
     * @param \Closure(\WP_REST_Request<array<string, mixed>>): Reply $handler
     */
    private static function read(string $path, string $request, string $answer, \Closure $handler, string $summary): Route
    {
        return new Route('GET', $path, Permission::RentalDesk, Caching::Personal, $request, $answer, $handler, $summary);
    }

    /**
     * @param non-falsy-string $path
     * @param \Closure(\WP_REST_Request<array<string, mixed>>): Reply $handler
     */
    private static function write(string $path, string $request, string $answer, \Closure $handler, string $summary): Route
    {
        return new Route('POST', $path, Permission::RentalDesk, Caching::Personal, $request, $answer, $handler, $summary);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function list(\WP_REST_Request $request): Reply
    {
        /** @var array<string, mixed> $fields */
        $fields = $request->get_params();
        $page = $this->list->list(RentalFilter::fromFields($fields));

        return new Reply($page['rentals'], ['has_more' => $page['has_more'], 'after' => $page['after']]);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function calendar(\WP_REST_Request $request): Reply
    {
        $from = Input::text($request, 'from');
        if ('' !== $from && !DateRange::isDay($from)) {
            throw ApiError::invalid(['from' => __('Enter the date as YYYY-MM-DD.', 'coleman')]);
        }

        return new Reply($this->calendar->show($from, Input::integer($request, 'days'), Input::integer($request, 'location_id'), Input::integer($request, 'class_id')));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function get(\WP_REST_Request $request): Reply
    {
        return new Reply($this->presenter->present($this->desk->get(Input::integer($request, 'id'))));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function units(\WP_REST_Request $request): Reply
    {
        $rental = $this->desk->get(Input::integer($request, 'id'));
        $start = Input::text($request, RentalDates::START);
        $return = Input::text($request, RentalDates::RETURN);
        $days = RentalDates::days($start, $return);
        if ($days < 1 || $days > UnitAssignment::LONGEST_DAYS) {
            throw ApiError::invalid([RentalDates::RETURN => __('Rental return date must occur after the start date', 'coleman')]);
        }

        return new Reply($this->presenter->units($rental, DateRange::ofRental($start, $return, RentalSettings::ofSite()->bufferDays), $days));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function price(\WP_REST_Request $request): Reply
    {
        return new Reply($this->terms->preview(
            $this->desk->get(Input::integer($request, 'id')),
            Input::text($request, RentalDates::START),
            Input::text($request, RentalDates::RETURN),
        ));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function quote(\WP_REST_Request $request): Reply
    {
        $cents = $request->get_param('quote_cents');

        return $this->changed($request, fn (RentalRequest $rental): RentalRequest => $this->desk->quote(
            $rental,
            is_numeric($cents) ? (int) $cents : null,
            Input::text($request, 'note'),
            Input::isSet($request, 'send'),
            self::actor(),
        ));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function confirm(\WP_REST_Request $request): Reply
    {
        return $this->changed($request, fn (RentalRequest $rental): RentalRequest => $this->assignment->confirm(
            $rental,
            Input::integer($request, 'unit_id'),
            Input::integer($request, 'location_id'),
            Input::text($request, RentalDates::START),
            Input::text($request, RentalDates::RETURN),
            self::actor(),
            Input::isSet($request, 'keep_price'),
        ));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function change(\WP_REST_Request $request): Reply
    {
        return $this->changed($request, fn (RentalRequest $rental): RentalRequest => $this->assignment->change(
            $rental,
            Input::integer($request, 'unit_id'),
            Input::text($request, RentalDates::START),
            Input::text($request, RentalDates::RETURN),
            self::actor(),
            Input::isSet($request, 'keep_price'),
        ));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function move(\WP_REST_Request $request): Reply
    {
        return $this->changed($request, fn (RentalRequest $rental): RentalRequest => $this->desk->move($rental, Input::text($request, 'state'), self::actor(), Input::text($request, 'reason')));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function note(\WP_REST_Request $request): Reply
    {
        $rental = $this->desk->get(Input::integer($request, 'id'));

        return new Reply($this->presenter->present($this->desk->note($rental, Input::text($request, 'text'), Input::isSet($request, 'is_message'), self::actor())));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function assignOwner(\WP_REST_Request $request): Reply
    {
        return $this->changed($request, fn (RentalRequest $rental): RentalRequest => $this->desk->assignOwner(
            $rental,
            Input::integer($request, 'owner_id'),
            array_keys(ActorNames::whoMay(Roles::RENTALS)),
            self::actor(),
        ));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function block(\WP_REST_Request $request): Reply
    {
        $id = $this->blocks->add(
            Input::integer($request, 'unit_id'),
            Input::text($request, 'first_day'),
            Input::text($request, 'last_day'),
            Input::text($request, 'reason'),
            self::actor(),
        );

        return new Reply(['id' => $id], status: 201);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function unblock(\WP_REST_Request $request): Reply
    {
        $this->blocks->end(Input::integer($request, 'block'));

        return new Reply(null, status: 204);
    }

    /**
     * Changes the request that was seen; who was second gets the fresh one with the refusal.
     *
     * @param \WP_REST_Request<array<string, mixed>> $request
     * @param callable(RentalRequest): RentalRequest $change
     */
    private function changed(\WP_REST_Request $request, callable $change): Reply
    {
        $id = Input::integer($request, 'id');
        try {
            return new Reply($this->presenter->present($change($this->desk->loadVersion($id, Input::integer($request, 'version')))));
        } catch (ApiError $refusal) {
            if ('coleman_rental_changed' !== $refusal->errorCode) {
                throw $refusal;
            }
            throw new ApiError($refusal->errorCode, $refusal->getMessage(), 409, data: ['rental' => $this->presenter->present($this->desk->get($id))]);
        }
    }

    private static function actor(): Actor
    {
        return Actor::staff(get_current_user_id());
    }
}
