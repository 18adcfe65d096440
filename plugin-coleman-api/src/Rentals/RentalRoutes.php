<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\Caching;
use Coleman\Api\Http\Input;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\Reply;
use Coleman\Api\Http\RequestBody;
use Coleman\Api\Http\Route;

/** What is for rent, when it is free and what it costs. */
final readonly class RentalRoutes
{
    /** Three months and a few days: as much as a calendar shows at once. */
    private const MAX_DAYS = 100;

    /** The last one that a date of the API can say. */
    private const LAST_DAY = '9999-12-31';

    /** @param \Closure(): RentalIntake $intake made when somebody asks for a rental */
    public function __construct(
        private RentalClassRepository $classes,
        private RentalPresenter $presenter,
        private RentalCalendar $calendar,
        private RentalQuotes $quotes,
        private \Closure $intake,
    ) {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        $id = '/rentals/(?P<id>\d{1,9})';

        return [
            new Route('GET', '/rentals', Permission::Anyone, Caching::Catalogue, 'rentals', 'rental[]', $this->list(...), 'What is for rent, a page at a time.'),
            new Route('GET', $id, Permission::Anyone, Caching::Catalogue, '', 'rental', fn (\WP_REST_Request $request): Reply => new Reply($this->presenter->present($this->class($request, 'id'))), 'One class of machines that is for rent.'),
            new Route('GET', $id . '/availability', Permission::Anyone, Caching::Catalogue, 'rental-availability', 'rental-day[]', $this->availability(...), 'How many units are free, day by day, and whether the branch hands them out.'),
            // A question with a long answer to give: it moves nothing, and is a POST for its list of attachments.
            new Route('POST', '/rentals/quote', Permission::Anyone, Caching::Personal, 'rental-quote', 'rental-quote', $this->quote(...), 'What a rental costs, and of which blocks.'),
            new Route('POST', '/rentals/request', Permission::Anyone, Caching::Personal, 'rental-request', 'rental-requested', $this->ask(...), 'Asks the rental desk for a machine. With an Idempotency-Key it may be sent again.'),
        ];
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function list(\WP_REST_Request $request): Reply
    {
        $limit = Input::integer($request, 'per_page');
        $found = $this->classes->page(Input::integer($request, 'category_id'), Input::integer($request, 'after'), $limit + 1, Input::integer($request, 'location_id'));
        $page = array_slice($found, 0, $limit);

        return new Reply(array_map($this->presenter->present(...), $page), ['has_more' => count($found) > $limit, 'after' => [] === $page ? 0 : $page[count($page) - 1]->id]);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function availability(\WP_REST_Request $request): Reply
    {
        $class = $this->class($request, 'id');
        $today = $this->calendar->today();
        $from = Input::text($request, 'from');
        $from = '' === $from || $from < $today ? $today : $from;
        $to = Input::text($request, 'to');
        $count = '' === $to ? min(self::MAX_DAYS, RentalDates::days($from, self::LAST_DAY) + 1) : RentalDates::days($from, $to) + 1;
        if ($count < 1 || $count > self::MAX_DAYS) {
            /* translators: %d: number of days */
            throw ApiError::invalid(['to' => sprintf(__('Request up to %d future days.', 'coleman'), self::MAX_DAYS)]);
        }

        return new Reply($this->calendar->days($class, Input::integer($request, 'location_id'), $from, $count));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function quote(\WP_REST_Request $request): Reply
    {
        $start = Input::text($request, 'start_date');
        $return = Input::text($request, 'return_date');
        $price = $this->quotes->quote(
            $this->class($request, 'equipmentId'),
            $start,
            $return,
            array_map(static fn (mixed $id): int => is_numeric($id) ? (int) $id : 0, array_values(Input::fields($request, 'attachments'))),
            Input::integer($request, 'location_id'),
        );

        return new Reply($this->presenter->quote($price, RentalDates::days($start, $return)));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function ask(\WP_REST_Request $request): Reply
    {
        return ($this->intake)()->ask(RequestBody::fields($request), $request->get_header('idempotency_key') ?? '');
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function class(\WP_REST_Request $request, string $name): RentalClass
    {
        return $this->classes->byId(Input::integer($request, $name))
            ?? throw new ApiError('coleman_rental_not_found', __('This isn’t available for rent.', 'coleman'), 404);
    }
}
