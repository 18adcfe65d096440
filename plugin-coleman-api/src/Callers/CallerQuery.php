<?php

declare(strict_types=1);

namespace Coleman\Api\Callers;

use Coleman\Api\Admin\SearchTerms;
use Coleman\Api\Customers\Address;
use Coleman\Api\Customers\Customer;
use Coleman\Api\Customers\CustomerQuery;
use Coleman\Api\Database\Connection;
use Coleman\Api\Database\LooseText;
use Coleman\Api\Leads\Desk\LeadFilter;
use Coleman\Api\Leads\Desk\LeadQuery;
use Coleman\Api\Leads\Lead;
use Coleman\Api\Leads\LeadStatus;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderPersonalData;
use Coleman\Api\Orders\OrderState;
use Coleman\Api\Rentals\RentalState;
use Coleman\Api\Support\Instant;
use Coleman\Api\Support\Json;
use Coleman\Api\Support\Money;

/**
 * Who is on the phone, found by whatever they say: name, phone number, email, order, rental, machine. And all that the
 * dealership knows of one of them. A constant number of queries.
 *
 * @phpstan-type Caller array{customer_id: int, email: string, phone: string, name: string, company: string, found_by: string, of: string}
 */
final readonly class CallerQuery
{
    /** Rows of each kind that people are taken from, and people that are shown. */
    private const ROWS = 50;
    private const PEOPLE = 20;

    /** Rows of each kind that are shown of one person. */
    private const SHOWN = 20;

    private const OPEN_ORDERS = [OrderState::PendingPayment, OrderState::Received, OrderState::AwaitingPrice, OrderState::Confirmed, OrderState::Processing, OrderState::OnHold];
    private const OPEN_RENTALS = [RentalState::Requested, RentalState::Quoted, RentalState::Confirmed, RentalState::Out];

    public function __construct(private Connection $connection, private CustomerQuery $customers, private LeadQuery $leads)
    {
    }

    /** @return list<Caller> schema/desk-caller.json; accounts first, then who came last */
    public function find(string $text): array
    {
        $text = trim($text);
        if (mb_strlen($text) < 2) {
            return [];
        }
        $people = [];
        foreach ($this->customers->list($text, '', 0, self::PEOPLE) as $customer) {
            self::meet($people, new Person($customer->id, $customer->email, ''), $customer->name(), $customer->account->company, $customer->account->phone, '', '');
        }
        $orders = $this->orders($text);
        $rentals = $this->rentals($text);
        $leads = $this->leads->list(new LeadFilter(search: $text, perPage: self::ROWS))['leads'];
        $accounts = $this->accounts([...array_column($orders, 'customer_id'), ...array_column($rentals, 'customer_id'), ...array_map(static fn (Lead $lead): int => $lead->customerId, $leads)]);
        // Of all who asked about a machine, who bought it comes first.
        usort($leads, static fn (Lead $one, Lead $other): int => (LeadStatus::Won === $other->status) <=> (LeadStatus::Won === $one->status));
        self::meetAll($people, $accounts, $orders, $rentals, $leads);

        return array_slice(array_values($people), 0, self::PEOPLE);
    }

    /**
     * Whose an order, a rental or an inquiry is.
     *
     * @param string $of such as "order-12": an address with it says nothing of the person
     * @return Caller|null schema/desk-caller.json; null where there is no such thing, or it is nobody's any more
     */
    public function whose(string $of): ?array
    {
        [$kind, $id] = explode('-', $of, 2) + ['', ''];
        $rows = match ($kind) {
            'order' => $this->connection->rows('SELECT o.id, o.customer_id, o.email, o.billing FROM {orders} o WHERE o.id = %d', [(int) $id]),
            'rental' => $this->connection->rows('SELECT r.id, r.customer_id, r.email, r.name, r.phone, r.machine, r.reference FROM {rental_requests} r WHERE r.id = %d', [(int) $id]),
            'lead' => $this->connection->rows('SELECT l.* FROM {leads} l WHERE l.id = %d', [(int) $id]),
            default => [],
        };
        $people = [];
        self::meetAll(
            $people,
            $this->accounts(array_column($rows, 'customer_id')),
            'order' === $kind ? $rows : [],
            'rental' === $kind ? $rows : [],
            'lead' === $kind ? array_map(Lead::stored(...), $rows) : [],
        );

        return array_values($people)[0] ?? null;
    }

    /**
     * Orders, rentals, inquiries and machines of one person, newest first.
     *
     * @return array<string, mixed> schema/desk-caller-full.json, without the notes
     */
    public function glance(Person $person): array
    {
        $orders = $this->ordersOf($person);
        $rentals = $this->rentalsOf($person);
        $leads = $this->leadsOf($person);
        $numbers = $this->numbersOf($leads);

        return [
            'orders' => array_map(static function (array $row): array {
                $state = OrderState::from((string) $row['state']);

                return [
                    'id' => (int) $row['id'],
                    'label' => Order::numberOf((int) $row['id']),
                    'state_label' => Order::labelOf($state, (bool) (int) $row['is_to_confirm']),
                    'is_open' => in_array($state, self::OPEN_ORDERS, true),
                    'about' => Money::format((int) $row['total_cents']),
                    'at' => Instant::stored((string) $row['placed_at']),
                ];
            }, $orders),
            'rentals' => array_map(static function (array $row): array {
                $state = RentalState::from((string) $row['state']);

                return [
                    'id' => (int) $row['id'],
                    'label' => (string) $row['reference'],
                    'state_label' => $state->label(),
                    'is_open' => in_array($state, self::OPEN_RENTALS, true),
                    'about' => trim($row['machine'] . ' ' . $row['stock_number']),
                    'at' => substr((string) $row['start_date'], 0, 10) . 'T12:00:00Z',
                ];
            }, $rentals),
            'inquiries' => array_map(static fn (Lead $lead): array => [
                'id' => $lead->id,
                'label' => $lead->reference,
                'state_label' => $lead->status->label(),
                'is_open' => null === $lead->answeredAt,
                'about' => $lead->what(),
                'at' => Instant::text($lead->createdAt),
            ], $leads),
            'machines' => array_values(array_unique([
                ...array_map(static fn (array $row): string => self::machine((string) $row['machine'], $row), $rentals),
                ...array_map(static fn (Lead $lead): string => self::machine($lead->title, $numbers[$lead->machineId()] ?? []), array_filter($leads, static fn (Lead $lead): bool => '' !== $lead->title)),
            ])),
        ];
    }

    /** @return list<array<string, string|null>> */
    private function orders(string $text): array
    {
        [$found, $values] = SearchTerms::conditions($text, 'o.id', 'order_words', 'order_id', $this->connection->row(...));

        return [] === $values ? [] : $this->connection->rows(
            sprintf('SELECT o.id, o.customer_id, o.email, o.billing FROM {orders} o WHERE %s ORDER BY o.id DESC LIMIT %%d', implode(' AND ', $found)),
            [...$values, self::ROWS],
        );
    }

    /** @return list<array<string, string|null>> by the customer's words, and by the machine's model, unit or serial number */
    private function rentals(string $text): array
    {
        [$found, $values] = SearchTerms::conditions($text, 'r.id', 'rental_words', 'rental_id');
        $machine = [];
        $ofMachine = [];
        foreach (preg_split('/\s+/u', $text, -1, PREG_SPLIT_NO_EMPTY) ?: [] as $word) {
            [$holds, $of] = LooseText::holds($this->connection, $word, ['r.machine', 'u.serial_number', 'u.stock_number']);
            $machine[] = $holds;
            array_push($ofMachine, ...$of);
        }

        return $this->connection->rows(
            sprintf(
                'SELECT r.id, r.customer_id, r.email, r.name, r.phone, r.machine, r.reference FROM {rental_requests} r LEFT JOIN {rental_units} u ON u.id = r.unit_id
                WHERE r.is_test = 0 AND ((%s) OR (%s)) ORDER BY r.id DESC LIMIT %%d',
                [] === $values ? '1 = 0' : implode(' AND ', $found),
                [] === $machine ? '1 = 0' : implode(' AND ', $machine),
            ),
            [...$values, ...$ofMachine, self::ROWS],
        );
    }

    /** @return list<array<string, string|null>> */
    private function ordersOf(Person $person): array
    {
        [$condition, $values] = $person->condition('o');
        if ('' === $person->email && 0 === $person->customerId) {
            // Who ordered by phone, and gave no email address.
            $condition = "o.customer_id = 0 AND o.email = '' AND o.id IN (SELECT w.order_id FROM {order_words} w WHERE w.word = %s)";
            $values = [$person->phone];
        }

        return $this->connection->rows(
            sprintf('SELECT o.id, o.state, o.is_to_confirm, o.total_cents, o.placed_at FROM {orders} o WHERE %s ORDER BY o.id DESC LIMIT %%d', $condition),
            [...$values, self::SHOWN],
        );
    }

    /** @return list<array<string, string|null>> */
    private function rentalsOf(Person $person): array
    {
        [$condition, $values] = $person->condition('r');

        return $this->connection->rows(
            sprintf('SELECT r.id, r.reference, r.state, r.machine, r.start_date, u.stock_number, u.serial_number FROM {rental_requests} r LEFT JOIN {rental_units} u ON u.id = r.unit_id WHERE r.is_test = 0 AND %s ORDER BY r.id DESC LIMIT %%d', $condition),
            [...$values, self::SHOWN],
        );
    }

    /** @return list<Lead> */
    private function leadsOf(Person $person): array
    {
        [$condition, $values] = $person->condition('l');
        if ('' === $person->email && 0 === $person->customerId) {
            return array_values(array_filter(
                $this->leads->list(new LeadFilter(search: $person->phone, perPage: self::SHOWN))['leads'],
                static fn (Lead $lead): bool => '' === $lead->inquiry->email && $person->phone === SearchTerms::phone($lead->inquiry->phone),
            ));
        }

        return array_map(Lead::stored(...), $this->connection->rows(
            sprintf('SELECT l.* FROM {leads} l WHERE l.is_test = 0 AND %s ORDER BY l.id DESC LIMIT %%d', $condition),
            [...$values, self::SHOWN],
        ));
    }

    /**
     * @param list<Lead> $leads
     * @return array<int, array<string, string|null>> stock and serial number of the machines that they are about, by id
     */
    private function numbersOf(array $leads): array
    {
        $ids = array_values(array_unique(array_filter(array_map(static fn (Lead $lead): int => $lead->machineId(), $leads))));

        $numbers = [];
        foreach ([] === $ids ? [] : $this->connection->rows(sprintf('SELECT id, stock_number, serial_number FROM {machines} WHERE id IN (%s)', Connection::placeholders($ids)), $ids) as $row) {
            $numbers[(int) $row['id']] = $row;
        }

        return $numbers;
    }

    /** @param array<string, string|null> $numbers stock_number and serial_number, where they are known */
    private static function machine(string $name, array $numbers): string
    {
        return implode(' · ', array_filter([$name, $numbers['stock_number'] ?? '', $numbers['serial_number'] ?? ''], static fn (string $text): bool => '' !== $text));
    }

    /**
     * @param list<string|int|null> $ids
     * @return array<int, Customer> by id
     */
    private function accounts(array $ids): array
    {
        $ids = array_values(array_unique(array_filter(array_map(intval(...), $ids), static fn (int $id): bool => $id > 0)));
        $accounts = [];
        foreach ($this->customers->byIds($ids) as $customer) {
            $accounts[$customer->id] = $customer;
        }

        return $accounts;
    }

    /**
     * Whose some things are, each once.
     *
     * @param array<string, Caller> $people
     * @param array<int, Customer> $accounts
     * @param list<array<string, string|null>> $orders
     * @param list<array<string, string|null>> $rentals
     * @param list<Lead> $leads
     */
    private static function meetAll(array &$people, array $accounts, array $orders, array $rentals, array $leads): void
    {
        foreach ($orders as $row) {
            $billing = Address::stored(Json::decode((string) $row['billing']));
            self::known($people, $accounts, (int) $row['customer_id'], (string) $row['email'], $billing->name, $billing->company, $billing->phone, sprintf(/* translators: %s: order number */ __('Order %s', 'coleman'), Order::numberOf((int) $row['id'])), 'order-' . $row['id']);
        }
        foreach ($rentals as $row) {
            self::known($people, $accounts, (int) $row['customer_id'], (string) $row['email'], (string) $row['name'], '', (string) $row['phone'], sprintf(/* translators: 1: machine, 2: reference */ __('Rental %2$s, %1$s', 'coleman'), (string) $row['machine'], (string) $row['reference']), 'rental-' . $row['id']);
        }
        foreach ($leads as $lead) {
            $by = $lead->inquiry;
            self::known($people, $accounts, $lead->customerId, $by->email, trim($by->firstName . ' ' . $by->lastName), $by->company, $by->phone, self::foundBy($lead), 'lead-' . $lead->id);
        }
    }

    /**
     * @param array<string, Caller> $people
     * @param array<int, Customer> $accounts
     */
    private static function known(array &$people, array $accounts, int $customerId, string $email, string $name, string $company, string $phone, string $by, string $of): void
    {
        $customer = $accounts[$customerId] ?? null;
        if (null !== $customer) {
            self::meet($people, new Person($customer->id, $customer->email, ''), $customer->name(), $customer->account->company, $customer->account->phone, $by, '');
        } elseif (OrderPersonalData::ERASED !== $email) {
            self::meet($people, new Person(0, $email, '' === $email ? SearchTerms::phone($phone) : ''), $name, $company, $phone, $by, $of);
        }
    }

    /** @param array<string, Caller> $people */
    private static function meet(array &$people, Person $person, string $name, string $company, string $phone, string $by, string $of): void
    {
        $key = $person->key();
        if ('' === $key) {
            return;
        }
        $people[$key] ??= [
            'customer_id' => $person->customerId,
            'email' => $person->email,
            'phone' => $phone,
            'name' => '' === $name ? $person->email : $name,
            'company' => $company,
            'found_by' => '',
            'of' => $of,
        ];
        // The newest thing that was found of them.
        $people[$key]['found_by'] = '' === $people[$key]['found_by'] ? $by : $people[$key]['found_by'];
    }

    private static function foundBy(Lead $lead): string
    {
        $about = $lead->what();

        return LeadStatus::Won === $lead->status && $lead->machineId() > 0
            ? sprintf(/* translators: 1: machine, 2: reference */ __('Bought %1$s, inquiry %2$s', 'coleman'), $about, $lead->reference)
            : sprintf(/* translators: 1: kind or thing, 2: reference */ __('Inquiry %2$s, %1$s', 'coleman'), $about, $lead->reference);
    }
}
