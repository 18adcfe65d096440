<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Customers\Address;
use Coleman\Api\Database\Connection;
use Coleman\Api\Database\Transaction;
use Coleman\Api\Orders\Payment\Booking;
use Coleman\Api\Orders\Payment\BookingKind;
use Coleman\Api\Orders\Payment\BookingRepository;
use Coleman\Api\Parts\Part;
use Coleman\Api\Privacy\ErasureResult;
use Coleman\Api\Privacy\ExportItem;
use Coleman\Api\Privacy\ExportPage;
use Coleman\Api\Privacy\Person;
use Coleman\Api\Privacy\PersonalDataProvider;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\DealerTime;
use Coleman\Api\Support\Json;
use Coleman\Api\Support\Money;

/**
 * What orders tell of a person.
 *
 * The books must be kept, so a finished order loses its person and keeps its goods and amounts, with state and three
 * digits of the ZIP Code, which its tax was worked out by. An order that is still worked on stays as it is. One of an account
 * that others share loses the person alone: company, street and PO number are the account's.
 */
final readonly class OrderPersonalData implements PersonalDataProvider
{
    /** In the place of an email address that was erased: no mail ever reaches this domain. */
    public const ERASED = 'erased@erased.invalid';

    private const A_PAGE = 25;

    private const FINISHED = [OrderState::Completed, OrderState::Cancelled, OrderState::Refunded, OrderState::Failed];

    public function __construct(private Connection $connection, private Transaction $transaction, private OrderRepository $orders, private BookingRepository $bookings, private Clock $clock)
    {
    }

    public function name(): string
    {
        return 'coleman-orders';
    }

    public function label(): string
    {
        return __('Orders', 'coleman');
    }

    public function tables(): array
    {
        return ['orders', 'order_lines', 'order_stock', 'order_events', 'order_words', 'order_payments', 'order_proposals', 'order_returns', 'order_return_lines', 'fulfilments', 'fulfilment_lines'];
    }

    public function export(Person $person, int $page): ExportPage
    {
        $ids = $this->ids($person, ($page - 1) * self::A_PAGE, self::A_PAGE + 1);
        $items = [];
        foreach (array_slice($ids, 0, self::A_PAGE) as $id) {
            $order = $this->orders->byId($id);
            if (null !== $order) {
                $items[] = $this->exported($order);
            }
        }

        return new ExportPage($items, count($ids) <= self::A_PAGE);
    }

    public function erase(Person $person): ErasureResult
    {
        $states = array_map(static fn (OrderState $state): string => $state->value, self::FINISHED);
        $messages = [];
        $erased = $this->transaction->run(function (Connection $connection) use ($person, $states, &$messages): int {
            $messages = [];
            $erased = 0;
            foreach ($connection->rows('SELECT id, state, billing, shipping, po_number, account_id FROM {orders} WHERE ' . self::OF_PERSON, self::values($person)) as $row) {
                if (in_array((string) $row['state'], $states, true)) {
                    $this->anonymise($connection, $row);
                    $erased++;
                } else {
                    /* translators: %s: order number */
                    $messages[] = sprintf(__('Order %s is still in progress and was kept. Erase again when it is complete.', 'coleman'), sprintf('W%06d', (int) $row['id']));
                }
            }

            return $erased;
        });

        return new ErasureResult($erased > 0, [] !== $messages, $messages);
    }

    private const OF_PERSON = '(email = %s OR (customer_id = %d AND customer_id > 0))';

    /** @return list<string|int> */
    private static function values(Person $person): array
    {
        return [$person->email, $person->userId];
    }

    /** @return list<int> */
    private function ids(Person $person, int $skip, int $limit): array
    {
        // A person's own orders are few: pages are counted.
        return array_map(static fn (array $row): int => (int) $row['id'], $this->connection->rows(
            'SELECT id FROM {orders} WHERE ' . self::OF_PERSON . ' ORDER BY id LIMIT %d OFFSET %d',
            [...self::values($person), $limit, $skip],
        ));
    }

    private function exported(Order $order): ExportItem
    {
        $told = array_filter(array_map(
            static fn (OrderEvent $event): string => is_string($event->detail['text'] ?? null) ? $event->happenedAt->setTimezone(DealerTime::zone())->format('Y-m-d') . ': ' . $event->detail['text'] : '',
            $this->orders->events($order->id, false),
        ));

        return new ExportItem((string) $order->id, [
            __('Order', 'coleman') => $order->number(),
            __('Placed', 'coleman') => $order->placedAt->format('Y-m-d H:i') . ' UTC',
            __('State', 'coleman') => $order->state->label(),
            __('Email address', 'coleman') => $order->email,
            __('Bill to', 'coleman') => trim($order->billing->lines() . "\n" . $order->billing->phone),
            __('Ship to', 'coleman') => null === $order->shipping ? '' : trim($order->shipping->lines() . "\n" . $order->shipping->phone),
            __('PO number', 'coleman') => $order->poNumber,
            __('Note', 'coleman') => $order->note,
            __('Parts', 'coleman') => implode("\n", array_map(static fn (OrderLine $line): string => sprintf('%d × %s %s', $line->quantity, $line->partNumber, $line->description), $order->lines)),
            __('Total', 'coleman') => Money::format($order->totalCents),
            __('Paid', 'coleman') => Money::format($order->paidCents),
            __('Refunded', 'coleman') => Money::format($order->refundedCents),
            __('Payments', 'coleman') => implode("\n", array_map(
                static fn (Booking $one): string => trim(sprintf('%s: %s, %s %s', $one->bookedAt->setTimezone(DealerTime::zone())->format('Y-m-d'), $one->method->label(), BookingKind::Refund === $one->kind ? '-' . Money::format($one->cents) : Money::format($one->cents), $one->note)),
                $this->bookings->ofOrder($order->id),
            )),
            __('Returns', 'coleman') => implode("\n", array_map(static fn (array $row): string => trim((string) $row['created_at'] . ' ' . (string) $row['note']), $this->connection->rows('SELECT created_at, note FROM {order_returns} WHERE order_id = %d ORDER BY id', [$order->id]))),
            __('History', 'coleman') => implode("\n", $told),
        ]);
    }

    /** @param array<string, string|null> $row */
    private function anonymise(Connection $connection, array $row): void
    {
        $id = (int) $row['id'];
        $isShared = (int) $row['account_id'] > 0 && null !== $connection->value('SELECT user_id FROM {account_people} WHERE account_id = %d LIMIT 1', [(int) $row['account_id']]);
        $kept = $isShared ? self::withoutPerson(...) : self::place(...);
        $purchaseOrder = $isShared ? (string) $row['po_number'] : '';
        $connection->execute(
            'UPDATE {orders} SET customer_id = 0, email = %s, order_key = %s, billing = %s, shipping = %s, po_number = %s, note = %s, version = version + 1, changed_at = %s WHERE id = %d',
            [
                self::ERASED,
                // Links in old mails open nothing any more.
                bin2hex(random_bytes(16)),
                $kept((string) $row['billing']),
                '' === (string) $row['shipping'] ? '' : $kept((string) $row['shipping']),
                $purchaseOrder,
                '',
                $this->clock->now()->format('Y-m-d H:i:s'),
                $id,
            ],
        );
        $this->forgetWords($connection, $id);
        $connection->execute('DELETE FROM {order_proposals} WHERE order_id = %d', [$id]);
        $connection->execute('UPDATE {order_payments} SET note = %s WHERE order_id = %d', ['', $id]);
        $connection->execute('UPDATE {order_returns} SET note = %s, answer = %s, actor_id = CASE WHEN asked_by = %s THEN 0 ELSE actor_id END WHERE order_id = %d', ['', '', 'customer', $id]);
        // A line of the special-order part says what the customer typed.
        $connection->execute(
            'UPDATE {order_lines} SET part_number = %s, description = %s WHERE order_id = %d AND part_id = %d',
            ['', __('Special order', 'coleman'), $id, Part::PLACEHOLDER_ID],
        );
        // The desk finds it by its number and its parts, no longer by the customer.
        $connection->execute('DELETE FROM {order_words} WHERE order_id = %d', [$id]);
        $numbers = array_map(static fn (array $line): string => (string) $line['part_number'], $connection->rows('SELECT part_number FROM {order_lines} WHERE order_id = %d', [$id]));
        $connection->insertMany('order_words', OrderSearchTerms::rows($id, '', $purchaseOrder, [], $numbers));
    }

    /** What was typed into a history may name anybody; what happened to the goods stays. */
    private function forgetWords(Connection $connection, int $id): void
    {
        $hasSpecialOrder = null !== $connection->value('SELECT id FROM {order_lines} WHERE order_id = %d AND part_id = %d', [$id, Part::PLACEHOLDER_ID]);
        foreach ($connection->rows('SELECT id, kind, detail FROM {order_events} WHERE order_id = %d', [$id]) as $row) {
            $detail = Json::decode((string) $row['detail']);
            // The number of a special-order part is what the customer typed, and the desk's sentences repeat it.
            if (isset($detail['text']) && (in_array($row['kind'], [OrderEvent::NOTE, OrderEvent::EDITED, OrderEvent::CHANGE_PROPOSED], true) || $hasSpecialOrder)) {
                $detail['text'] = __('(erased)', 'coleman');
            }
            $connection->execute('UPDATE {order_events} SET detail = %s WHERE id = %d', [Json::encode(array_diff_key($detail, ['reason' => 0, 'answer' => 0])), (int) $row['id']]);
        }
        $connection->execute('UPDATE {order_events} SET actor_id = 0 WHERE order_id = %d AND actor = %s', [$id, 'customer']);
    }

    /** An address of an account that others share. */
    private static function withoutPerson(string $stored): string
    {
        return Json::encode(['name' => __('(erased)', 'coleman'), 'phone' => ''] + Address::stored(Json::decode($stored))->fields());
    }

    /** State and the region of the ZIP Code: what tax was worked out by. */
    private static function place(string $stored): string
    {
        $address = Address::stored(Json::decode($stored));

        return Json::encode(['name' => __('(erased)', 'coleman'), 'state' => $address->state, 'zip' => substr($address->zip, 0, 3)]);
    }
}
