<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Papers;

use Coleman\Api\Customers\Customer;
use Coleman\Api\Customers\CustomerQuery;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderRepository;
use Coleman\Api\Orders\Payment\AccountBalanceQuery;
use Coleman\Api\Orders\Payment\Booking;
use Coleman\Api\Orders\Payment\BookingKind;
use Coleman\Api\Orders\Payment\BookingState;
use Coleman\Api\Orders\Payment\PaidBy;
use Coleman\Api\Staff\Roles;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\DealerTime;
use Coleman\Api\Support\Money;

/**
 * What a customer owes, to print: open orders with what is left of each, the payments of the last 90 days, and how long
 * the balance is overdue. For staff at admin-post.php?action=coleman_statement&customer=12, for customers at
 * /customer/statement.
 */
final readonly class CustomerStatement
{
    public const ACTION = 'coleman_statement';

    private const PAYMENT_DAYS = 90;

    public function __construct(
        private CustomerQuery $customers,
        private OrderRepository $orders,
        private AccountBalanceQuery $balances,
        private OrderPapers $papers,
        private Clock $clock,
    ) {
    }

    public function register(): void
    {
        add_action('admin_post_' . self::ACTION, function (): never {
            if (!current_user_can(Roles::CUSTOMERS)) {
                wp_die(esc_html__('Sorry, you aren’t allowed to view this page.', 'coleman'), '', ['response' => 403]);
            }
            $customer = $this->customers->find(is_string($_GET['customer'] ?? null) ? (int) $_GET['customer'] : 0);
            if (null === $customer) {
                wp_die(esc_html__('Customer not found.', 'coleman'), '', ['response' => 404]);
            }
            nocache_headers();
            header('Cache-Control: private, no-store');
            header('Content-Type: text/html; charset=utf-8');
            echo $this->html($customer);
            exit;
        });
    }

    /** @return Customer|null who pays on account; null for everybody else */
    public function customer(int $userId): ?Customer
    {
        $customer = $userId > 0 ? $this->customers->find($userId) : null;

        return true === $customer?->account->hasTerms ? $customer : null;
    }

    /** @return string a whole page */
    public function html(Customer $customer): string
    {
        $rows = [];
        $aging = ['current' => 0, '30' => 0, '60' => 0, '90' => 0, 'more' => 0];
        $balance = 0;
        $open = $this->balances->open($customer->id);
        foreach ($this->orders->byIds(array_keys($open)) as $order) {
            $cents = $order->owedCents() + $open[$order->id];
            if ($cents < 1) {
                continue;
            }
            $balance += $cents;
            $late = $this->daysLate($order, $customer->account->termsDays);
            $aging[self::bucket($late)] += $cents;
            $rows[] = [
                'number' => $order->number(),
                'date' => DealerTime::date($order->placedAt),
                'due' => DealerTime::date($order->placedAt->modify(sprintf('+%d days', $customer->account->termsDays))),
                'po' => $order->poNumber,
                'total' => Money::format($order->totalCents),
                'open' => Money::format($cents),
                'late' => max(0, $late),
            ];
        }

        return $this->papers->render('statement', [
            'customer' => $customer,
            'dealer' => $this->papers->dealer($customer->account->locationId),
            'date' => DealerTime::date($this->clock->now()),
            'rows' => $rows,
            'payments' => $this->payments($customer->id),
            'aging' => array_map(Money::format(...), $aging),
            'limit' => null === $customer->account->creditLimitCents ? '' : Money::format($customer->account->creditLimitCents),
            'terms' => $customer->account->termsDays,
            'balance' => Money::format($balance),
        ]);
    }

    /** Days after the due day, by the dealer's clock; 0 or less while it is not due. */
    private function daysLate(Order $order, int $termsDays): int
    {
        $day = static fn (\DateTimeImmutable $instant): \DateTimeImmutable => new \DateTimeImmutable($instant->setTimezone(DealerTime::zone())->format('Y-m-d'), new \DateTimeZone('UTC'));

        return intdiv($day($this->clock->now())->getTimestamp() - $day($order->placedAt->modify(sprintf('+%d days', $termsDays)))->getTimestamp(), 86_400);
    }

    /** @return 'current'|'30'|'60'|'90'|'more' */
    private static function bucket(int $late): string
    {
        return match (true) {
            $late < 1 => 'current',
            $late <= 30 => '30',
            $late <= 60 => '60',
            $late <= 90 => '90',
            default => 'more',
        };
    }

    /** @return list<array{date: string, order: string, label: string, amount: string}> money that came in or went back; what was put on account is no payment yet */
    private function payments(int $customerId): array
    {
        $all = $this->balances->bookings($customerId, $this->clock->now()->modify(sprintf('-%d days', self::PAYMENT_DAYS))->format('Y-m-d H:i:s'));
        $reversed = array_map(static fn (Booking $one): int => $one->isReversal ? $one->refersTo : 0, $all);
        $counting = array_filter($all, static fn (Booking $one): bool => BookingState::Failed !== $one->state && PaidBy::Account !== $one->method && !$one->isReversal && !in_array($one->id, $reversed, true));

        return array_values(array_map(static fn (Booking $one): array => [
            'date' => DealerTime::date($one->bookedAt),
            'order' => Order::numberOf($one->orderId),
            'label' => BookingKind::Refund === $one->kind
                /* translators: %s: how it was given back: cash, check */
                ? sprintf(__('Refund, %s', 'coleman'), $one->method->label())
                : $one->method->label(),
            'amount' => (BookingKind::Refund === $one->kind ? '−' : '') . Money::format($one->cents),
        ], $counting));
    }
}
