<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Desk;

use Coleman\Api\Admin\SearchTerms;
use Coleman\Api\Customers\Address;
use Coleman\Api\Database\Connection;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Orders\Attention;
use Coleman\Api\Orders\LineState;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderEvent;
use Coleman\Api\Orders\OrderState;
use Coleman\Api\Orders\Payment\PaymentStatus;
use Coleman\Api\Orders\PayMethod;
use Coleman\Api\Orders\Quote;
use Coleman\Api\Orders\Returns\ReturnState;
use Coleman\Api\Staff\Actor;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\DealerTime;
use Coleman\Api\Support\Instant;
use Coleman\Api\Support\Json;
use Coleman\Api\Support\Money;

/** The desk's list of orders: found by words, narrowed down, sorted by a key, paged by it. Four queries a page, one more where quotes are on it, and one or two for a search. */
final readonly class OrderQuery
{
    /** Counting ends here. */
    public const COUNTED = 200;

    public function __construct(private Connection $connection, private LocationRepository $locations, private Clock $clock)
    {
    }

    /** @return array{orders: list<array<string, mixed>>, has_more: bool, after: string} orders: schema/desk-order-row.json */
    public function list(OrderFilter $filter): array
    {
        [$where, $values] = $this->conditions($filter);
        $column = OrderFilter::SORTS[$filter->sort];
        $direction = $filter->isAscending ? 'ASC' : 'DESC';
        if ('' !== $filter->after) {
            [$key, $id] = explode('.', $filter->after);
            $than = $filter->isAscending ? '>' : '<';
            if ('id' === $column) {
                $where[] = sprintf('o.id %s %%d', $than);
                $values[] = (int) $id;
            } else {
                $mark = 'total_cents' === $column ? '%d' : '%s';
                $where[] = sprintf('(o.%1$s %2$s %3$s OR (o.%1$s = %3$s AND o.id %2$s %%d))', $column, $than, $mark);
                array_push($values, $key, $key, (int) $id);
            }
        }
        $rows = $this->connection->rows(
            sprintf(
                'SELECT o.id, o.state, o.version, o.email, o.billing, o.location_id, o.pay_method, o.po_number, o.item_count, o.total_cents, o.has_unknown_price, o.source, o.placed_at, o.changed_at, o.is_to_confirm, o.paid_cents, o.refunded_cents, o.credited_cents, o.attention
                FROM {orders} o WHERE %s ORDER BY o.%s %s%s LIMIT %%d',
                implode(' AND ', $where),
                $column,
                $direction,
                'id' === $column ? '' : ', o.id ' . $direction,
            ),
            [...$values, $filter->perPage + 1],
        );
        $shown = array_slice($rows, 0, $filter->perPage);
        $last = $shown[count($shown) - 1] ?? null;
        $ids = array_map(static fn (array $row): int => (int) $row['id'], $shown);
        $backordered = $this->backordered($ids);
        $from = $this->shipsFrom($ids);
        $quotes = $this->quotes($shown);

        return [
            'orders' => array_map(fn (array $row): array => $this->present($row, isset($backordered[(int) $row['id']]), $from[(int) $row['id']] ?? [], $quotes[(int) $row['id']] ?? ''), $shown),
            'has_more' => count($rows) > count($shown),
            'after' => null === $last ? '' : sprintf('%s.%d', $last[$column], (int) $last['id']),
        ];
    }

    /**
     * How many orders are in each view, counted to COUNTED and one more. Not of all: they are no work, and those of one
     * branch would have to be sought among all that were ever placed.
     *
     * @param int $locationId of this branch alone; 0 for all
     * @return array<string, int> by view
     */
    public function counts(int $locationId = 0): array
    {
        $branches = [];
        $values = [];
        [$there, $ofBranch] = 0 === $locationId ? ['1 = 1', []] : self::atBranch($locationId);
        foreach (OrderView::counted() as $view) {
            [$condition, $of] = self::inView($view);
            $branches[] = sprintf('(SELECT COUNT(*) FROM (SELECT o.id FROM {orders} o WHERE %s AND %s LIMIT %d) counted_%s) AS `%s`', $condition, $there, self::COUNTED + 1, $view->value, $view->value);
            $values = [...$values, ...$of, ...$ofBranch];
        }
        $row = $this->connection->row('SELECT ' . implode(', ', $branches), $values) ?? [];

        return array_map(static fn (?string $count): int => (int) $count, $row);
    }

    /** @return list<array{email: string, billing: Address}> latest orders of guests that have these words, newest first */
    public function guests(string $text): array
    {
        [$found, $values] = SearchTerms::conditions($text, 'o.id', 'order_words', 'order_id', $this->connection->row(...));

        return [] === $values ? [] : array_map(static fn (array $row): array => [
            'email' => (string) $row['email'],
            'billing' => Address::stored(Json::decode((string) $row['billing'])),
        ], $this->connection->rows(
            sprintf("SELECT o.email, o.billing FROM {orders} o WHERE o.customer_id = 0 AND o.email <> '' AND %s ORDER BY o.id DESC LIMIT 50", implode(' AND ', $found)),
            $values,
        ));
    }

    /**
     * What of the orders `o` is in a view.
     *
     * @return array{string, list<string>} SQL and its values
     */
    private static function inView(OrderView $view): array
    {
        $open = [OrderState::Received->value, OrderState::Confirmed->value, OrderState::Processing->value];

        return match ($view) {
            // By their ids, so that the few open ones are not sought among all that were ever placed.
            OrderView::ToDo => ['o.id IN (SELECT t.id FROM {orders} t WHERE t.state IN (%s, %s, %s))', $open],
            OrderView::Attention => ['o.attention > %s', ['']],
            OrderView::ToConfirm => ['o.id IN (SELECT t.id FROM {orders} t WHERE t.is_to_confirm = %d)', ['1']],
            OrderView::WaitingForPrice => ['o.id IN (SELECT t.id FROM {orders} t WHERE t.state = %s)', [OrderState::AwaitingPrice->value]],
            OrderView::Backordered => [
                'o.state IN (%s, %s, %s) AND o.id IN (SELECT l.order_id FROM {order_lines} l WHERE l.state = %s)',
                [...$open, LineState::Backordered->value],
            ],
            OrderView::Returns => [
                'o.id IN (SELECT r.order_id FROM {order_returns} r WHERE r.state IN (%s, %s, %s))',
                array_map(static fn (ReturnState $state): string => $state->value, ReturnState::open()),
            ],
            OrderView::All => ['1 = 1', []],
        };
    }

    /**
     * What of the orders `o` is a branch's: picked up there, in whole or in part, or with pieces from its shelves. One that
     * nobody has pieces for yet is everybody's, so that it is in some queue.
     *
     * @return array{string, list<int>} SQL and its values
     */
    private static function atBranch(int $branch): array
    {
        $held = 'SELECT s.order_id FROM {order_stock} s WHERE s.order_id = o.id AND s.is_returned = 0 AND s.moved_to = 0';

        return [
            "(o.location_id = %d
            OR o.id IN (SELECT p.order_id FROM {order_lines} p WHERE p.order_id = o.id AND p.location_id = %d)
            OR o.id IN ($held AND s.location_id = %d)
            OR (o.location_id = 0 AND o.id NOT IN (SELECT q.order_id FROM {order_lines} q WHERE q.order_id = o.id AND q.location_id > 0) AND o.id NOT IN ($held)))",
            [$branch, $branch, $branch],
        ];
    }

    /** @return array{non-empty-list<string>, list<string|int>} */
    private function conditions(OrderFilter $filter): array
    {
        [$view, $values] = self::inView($filter->view);
        $where = [$view];
        if ([] !== $filter->states) {
            $where[] = sprintf('o.state IN (%s)', Connection::placeholders($filter->states, '%s'));
            $values = [...$values, ...$filter->states];
        }
        if ($filter->locationId > 0) {
            [$where[], $of] = self::atBranch($filter->locationId);
            array_push($values, ...$of);
        }
        if ('' !== $filter->payMethod) {
            $where[] = 'o.pay_method = %s';
            $values[] = $filter->payMethod;
        }
        if ('' !== $filter->from) {
            $where[] = 'o.placed_at >= %s';
            $values[] = self::midnight($filter->from);
        }
        if ('' !== $filter->to) {
            $where[] = 'o.placed_at < %s';
            $values[] = self::midnight($filter->to, '+1 day');
        }
        [$found, $words] = SearchTerms::conditions($filter->search, 'o.id', 'order_words', 'order_id', $this->connection->row(...));

        return [[...$where, ...$found], [...$values, ...$words]];
    }

    /**
     * @param list<int> $ids
     * @return array<int, true>
     */
    private function backordered(array $ids): array
    {
        return [] === $ids ? [] : array_fill_keys(array_map(
            static fn (array $row): int => (int) $row['order_id'],
            $this->connection->rows(
                sprintf('SELECT DISTINCT order_id FROM {order_lines} WHERE state = %%s AND order_id IN (%s)', Connection::placeholders($ids)),
                [LineState::Backordered->value, ...$ids],
            ),
        ), true);
    }

    /**
     * @param list<int> $ids
     * @return array<int, list<string>> cities of the branches whose pieces an order holds or has sent
     */
    private function shipsFrom(array $ids): array
    {
        $from = [];
        foreach ([] === $ids ? [] : $this->connection->rows(
            sprintf('SELECT DISTINCT order_id, location_id FROM {order_stock} WHERE is_returned = 0 AND moved_to = 0 AND order_id IN (%s) ORDER BY order_id, location_id', Connection::placeholders($ids)),
            $ids,
        ) as $row) {
            $from[(int) $row['order_id']][] = $this->locations->byId((int) $row['location_id'])->city ?? '';
        }

        return $from;
    }

    /**
     * How far the quotes of orders have come that have all their prices and wait for a yes.
     *
     * @param list<array<string, string|null>> $rows of orders
     * @return array<int, string> by order
     */
    private function quotes(array $rows): array
    {
        $ids = array_values(array_map(
            static fn (array $row): int => (int) $row['id'],
            array_filter($rows, static fn (array $row): bool => OrderState::AwaitingPrice->value === $row['state'] && 0 === (int) $row['has_unknown_price']),
        ));
        $events = array_fill_keys($ids, []);
        $kinds = [OrderEvent::PRICED, OrderEvent::EDITED, OrderEvent::QUOTED];
        foreach ([] === $ids ? [] : $this->connection->rows(
            sprintf('SELECT order_id, kind, detail, happened_at FROM {order_events} WHERE order_id IN (%s) AND kind IN (%%s, %%s, %%s) ORDER BY id', Connection::placeholders($ids)),
            [...$ids, ...$kinds],
        ) as $row) {
            /** @var array<string, mixed> $detail */
            $detail = Json::decode((string) $row['detail']);
            $events[(int) $row['order_id']][] = new OrderEvent((string) $row['kind'], Actor::system(), $detail, true, new \DateTimeImmutable((string) $row['happened_at'], new \DateTimeZone('UTC')));
        }

        return array_map(fn (array $of): string => QuoteLabel::of(Quote::fromEvents($of), $this->clock->now()), $events);
    }

    /**
     * @param array<string, string|null> $row
     * @param list<string> $from cities
     * @param string $quote how far its quote has come; '' where none is awaited
     * @return array<string, mixed> schema/desk-order-row.json
     */
    private function present(array $row, bool $isBackordered, array $from, string $quote): array
    {
        $state = OrderState::from((string) $row['state']);
        $billing = Address::stored(Json::decode((string) $row['billing']));
        $isUnknown = (bool) (int) $row['has_unknown_price'];
        $isToConfirm = (bool) (int) $row['is_to_confirm'];
        $location = (int) $row['location_id'];
        $paid = PaymentStatus::ofOrder($state, (int) $row['total_cents'], (int) $row['credited_cents'], (int) $row['paid_cents'], (int) $row['refunded_cents']);

        return [
            'id' => (int) $row['id'],
            'number' => sprintf('W%06d', (int) $row['id']),
            'version' => (int) $row['version'],
            'state' => $state->value,
            'state_label' => '' === $quote ? Order::labelOf($state, $isToConfirm) : $quote,
            'customer' => $billing->name,
            'company' => $billing->company,
            'email' => (string) $row['email'],
            'branch' => 0 === $location ? '' : ($this->locations->byId($location)->city ?? ''),
            'ships_from' => $from,
            'pay_method' => PayMethod::from((string) $row['pay_method'])->label(),
            'payment_status' => $paid->value,
            'payment_label' => $paid->label(),
            'po_number' => (string) $row['po_number'],
            'item_count' => (int) $row['item_count'],
            'total_cents' => (int) $row['total_cents'],
            'total' => Money::format((int) $row['total_cents']),
            'has_unknown_price' => $isUnknown,
            'is_to_confirm' => $isToConfirm,
            'attention' => Attention::tryFrom((string) $row['attention'])?->label() ?? '',
            'is_backordered' => $isBackordered,
            'is_phone' => 'phone' === $row['source'],
            'placed_at' => Instant::stored((string) $row['placed_at']),
            'changed_at' => Instant::stored((string) $row['changed_at']),
            'steps' => array_map(static fn (OrderState $next): string => $next->value, $isToConfirm ? OrderState::stepsToConfirm($isUnknown) : $state->stepsForStaff($isUnknown)),
        ];
    }

    private static function midnight(string $day, string $shift = '+0 days'): string
    {
        return (new \DateTimeImmutable($day, DealerTime::zone()))->modify($shift)->setTimezone(new \DateTimeZone('UTC'))->format('Y-m-d H:i:s');
    }
}
