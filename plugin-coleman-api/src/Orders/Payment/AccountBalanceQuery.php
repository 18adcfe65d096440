<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Payment;

use Coleman\Api\Database\Connection;
use Coleman\Api\Orders\OrderState;
use Coleman\Api\Orders\PayMethod;

/**
 * What customers owe on account: orders that are to be billed to it and are not paid, and what was booked on it. The owner
 * of a shared account owes what everybody ordered on it.
 */
final readonly class AccountBalanceQuery
{
    /** Orders that ended, or were never begun: nothing is owed for them. */
    private const OVER = [OrderState::PendingPayment->value, OrderState::Cancelled->value, OrderState::Failed->value, OrderState::Refunded->value];

    /** Of a customer's orders on a statement. */
    private const MOST = 500;

    /** As Order::owedCents(). */
    private const OWED = '(o.total_cents - o.credited_cents - o.paid_cents + o.refunded_cents - o.goodwill_cents)';

    private const BOOKED = "(SELECT COALESCE(SUM(CASE WHEN p.kind = 'payment' THEN p.cents ELSE -p.cents END), 0) FROM {order_payments} p WHERE p.order_id = o.id AND p.method = 'account' AND p.state <> 'failed')";

    /** The orders that somebody pays; their id twice. */
    private const ORDERS = '(SELECT own.* FROM {orders} own WHERE own.account_id = 0 AND own.customer_id = %%d
        UNION ALL SELECT shared.* FROM {shared_accounts} s JOIN {orders} shared ON shared.account_id = s.id WHERE s.owner_id = %%d)';

    public function __construct(private Connection $connection)
    {
    }

    /** Whose account an order is on: the customer's, or that of the owner of the shared account that it belongs to. */
    public function payer(int $customerId, int $accountId): int
    {
        return $accountId > 0 ? (int) $this->connection->value('SELECT owner_id FROM {shared_accounts} WHERE id = %d', [$accountId]) : $customerId;
    }

    /** Takes the row of a customer's account for this transaction: who books at the same time waits. */
    public function lock(int $customerId): void
    {
        $this->connection->execute('UPDATE {customer_accounts} SET version = version WHERE user_id = %d', [$customerId]);
    }

    public function onAccountCents(int $customerId): int
    {
        return (int) $this->connection->value(
            sprintf(
                'SELECT COALESCE(SUM((CASE WHEN o.pay_method = %%s AND o.state NOT IN (%s) AND %s > 0 THEN %s ELSE 0 END) + %s), 0) FROM ' . self::ORDERS . ' o',
                Connection::placeholders(self::OVER, '%s'),
                self::OWED,
                self::OWED,
                self::BOOKED,
            ),
            [PayMethod::Account->value, ...self::OVER, $customerId, $customerId],
        );
    }

    /**
     * Orders that something is open of, oldest first.
     *
     * @return array<int, int> cents that are booked on account, by order
     */
    public function open(int $customerId): array
    {
        $booked = [];
        foreach ($this->connection->rows(
            sprintf(
                'SELECT o.id, %s AS booked FROM ' . self::ORDERS . ' o WHERE (o.state NOT IN (%s) AND %s > 0) OR %s > 0 ORDER BY o.id LIMIT %%d',
                self::BOOKED,
                Connection::placeholders(self::OVER, '%s'),
                self::OWED,
                self::BOOKED,
            ),
            [$customerId, $customerId, ...self::OVER, self::MOST],
        ) as $row) {
            $booked[(int) $row['id']] = (int) $row['booked'];
        }

        return $booked;
    }

    /** @return list<Booking> of a customer since a moment (UTC, Y-m-d H:i:s), oldest first */
    public function bookings(int $customerId, string $since): array
    {
        return array_map(Booking::stored(...), $this->connection->rows(
            sprintf('SELECT p.* FROM ' . self::ORDERS . ' o JOIN {order_payments} p ON p.order_id = o.id WHERE p.booked_at >= %%s ORDER BY p.id LIMIT %%d'),
            [$customerId, $customerId, $since, self::MOST],
        ));
    }
}
