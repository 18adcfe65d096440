<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals\Desk;

use Coleman\Api\Admin\SearchTerms;
use Coleman\Api\Database\Connection;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Locations\OpenTime;
use Coleman\Api\Rentals\RentalState;
use Coleman\Api\Staff\ActorNames;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\DealerTime;
use Coleman\Api\Support\Instant;

/** The desk's list of rental requests: found by words, narrowed down, sorted by a key, paged by it. Two queries a page. */
final readonly class RentalQuery
{
    /** Counting ends here. */
    public const COUNTED = 200;

    public function __construct(private Connection $connection, private LocationRepository $locations, private Clock $clock)
    {
    }

    /** @return array{rentals: list<array<string, mixed>>, has_more: bool, after: string} rentals: schema/desk-rental-row.json */
    public function list(RentalFilter $filter): array
    {
        [$where, $values] = $this->conditions($filter);
        $column = RentalFilter::SORTS[$filter->sort];
        $direction = $filter->isAscending ? 'ASC' : 'DESC';
        if ('' !== $filter->after) {
            [$key, $id] = explode('.', $filter->after);
            $than = $filter->isAscending ? '>' : '<';
            if ('id' === $column) {
                $where[] = sprintf('r.id %s %%d', $than);
                $values[] = (int) $id;
            } else {
                $where[] = sprintf('(r.%1$s %2$s %%s OR (r.%1$s = %%s AND r.id %2$s %%d))', $column, $than);
                array_push($values, $key, $key, (int) $id);
            }
        }
        $rows = $this->connection->rows(
            sprintf(
                'SELECT r.*, u.stock_number FROM {rental_requests} r LEFT JOIN {rental_units} u ON u.id = r.unit_id WHERE %s ORDER BY r.%s %s%s LIMIT %%d',
                implode(' AND ', $where),
                $column,
                $direction,
                'id' === $column ? '' : ', r.id ' . $direction,
            ),
            [...$values, $filter->perPage + 1],
        );
        $shown = array_slice($rows, 0, $filter->perPage);
        $last = $shown[count($shown) - 1] ?? null;
        $names = ActorNames::ofUsers(array_map(static fn (array $row): int => (int) $row['owner_id'], $shown));

        return [
            'rentals' => array_map(fn (array $row): array => $this->present($row, $names), $shown),
            'has_more' => count($rows) > count($shown),
            'after' => null === $last ? '' : sprintf('%s.%d', $last[$column], (int) $last['id']),
        ];
    }

    /**
     * How many requests are in each view, counted to COUNTED and one more.
     *
     * @return array<string, int> by view
     */
    public function counts(): array
    {
        $today = DealerTime::today($this->clock);
        $counts = [];
        $values = [];
        foreach (RentalView::cases() as $view) {
            [$condition, $of] = self::inView($view, $today);
            $counts[] = sprintf('(SELECT COUNT(*) FROM (SELECT r.id FROM {rental_requests} r WHERE %s LIMIT %d) counted_%s) AS `%s`', $condition, self::COUNTED + 1, $view->value, $view->value);
            $values = [...$values, ...$of];
        }
        $row = $this->connection->row('SELECT ' . implode(', ', $counts), $values) ?? [];

        return array_map(static fn (?string $count): int => (int) $count, $row);
    }

    /**
     * What of the requests `r` is in a view.
     *
     * @param string $today of the dealership
     * @return array{string, list<string>} SQL and its values
     */
    private static function inView(RentalView $view, string $today): array
    {
        return match ($view) {
            RentalView::New => ['r.is_test = 0 AND r.state = %s', [RentalState::Requested->value]],
            RentalView::Quoted => ['r.is_test = 0 AND r.state = %s', [RentalState::Quoted->value]],
            RentalView::OutToday => ['r.is_test = 0 AND r.state = %s AND r.start_date <= %s', [RentalState::Confirmed->value, $today]],
            RentalView::DueBack => ['r.is_test = 0 AND r.state = %s AND r.return_date = %s', [RentalState::Out->value, $today]],
            RentalView::Overdue => ['r.is_test = 0 AND r.state = %s AND r.return_date < %s', [RentalState::Out->value, $today]],
            RentalView::All => ['1 = 1', []],
        };
    }

    /** @return array{non-empty-list<string>, list<string|int>} */
    private function conditions(RentalFilter $filter): array
    {
        [$view, $values] = self::inView($filter->view, DealerTime::today($this->clock));
        $where = [$view];
        if ([] !== $filter->states) {
            $where[] = sprintf('r.state IN (%s)', Connection::placeholders($filter->states, '%s'));
            $values = [...$values, ...$filter->states];
        }
        foreach (['location_id' => $filter->locationId, 'class_id' => $filter->classId] as $column => $id) {
            if ($id > 0) {
                $where[] = sprintf('r.%s = %%d', $column);
                $values[] = $id;
            }
        }
        [$found, $words] = SearchTerms::conditions($filter->search, 'r.id', 'rental_words', 'rental_id');

        return [[...$where, ...$found], [...$values, ...$words]];
    }

    /**
     * @param array<string, string|null> $row
     * @return array<string, mixed> schema/desk-rental-row.json
     */
    private function present(array $row, ActorNames $names): array
    {
        $state = RentalState::from((string) $row['state']);
        $location = (int) $row['location_id'];
        $quote = $row['quote_cents'];
        $return = substr((string) $row['return_date'], 0, 10);

        return [
            'id' => (int) $row['id'],
            'reference' => (string) $row['reference'],
            'version' => (int) $row['version'],
            'state' => $state->value,
            'state_label' => $state->label(),
            'machine' => (string) $row['machine'],
            'unit' => (string) $row['stock_number'],
            'customer' => (string) $row['name'],
            'phone' => (string) $row['phone'],
            'branch' => 0 === $location ? '' : ($this->locations->byId($location)->city ?? ''),
            'is_delivery' => 'delivery' === $row['fulfilment'],
            'start_date' => substr((string) $row['start_date'], 0, 10),
            'return_date' => $return,
            'is_overdue' => RentalState::Out === $state && $return < DealerTime::today($this->clock),
            'is_priced' => null !== $quote || 1 === (int) $row['is_priced'],
            'total_cents' => (int) ($quote ?? $row['total_cents']),
            'owner' => $names->user((int) $row['owner_id']),
            'is_answered' => null !== $row['answered_at'],
            'minutes' => OpenTime::minutesAt($this->locations->byId($location), self::at($row['created_at']), null === $row['answered_at'] ? $this->clock->now() : self::at($row['answered_at'])),
            'is_verified' => 1 === (int) $row['is_verified'],
            'is_test' => 1 === (int) $row['is_test'],
            'created_at' => Instant::stored((string) $row['created_at']),
        ];
    }

    private static function at(?string $stored): \DateTimeImmutable
    {
        return new \DateTimeImmutable((string) $stored, new \DateTimeZone('UTC'));
    }
}
