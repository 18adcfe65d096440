<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Papers;

use Coleman\Api\Customers\Account;
use Coleman\Api\Customers\AccountRepository;
use Coleman\Api\Locations\Location;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Orders\Fulfilment;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderLine;
use Coleman\Api\Orders\OrderRepository;
use Coleman\Api\Orders\Payment\Booking;
use Coleman\Api\Orders\Payment\BookingKind;
use Coleman\Api\Orders\Payment\BookingRepository;
use Coleman\Api\Orders\Payment\BookingState;
use Coleman\Api\Orders\PayMethod;
use Coleman\Api\Orders\Returns\OrderReturn;
use Coleman\Api\Orders\Returns\ReturnLine;
use Coleman\Api\Orders\Returns\ReturnRepository;
use Coleman\Api\Staff\Roles;
use Coleman\Api\Support\DealerTime;
use Coleman\Api\Support\Money;

/**
 * The papers of an order's money: its invoice, and the slip that goes with parts that come back. On Letter and on A4.
 * For staff at admin-post.php?action=coleman_paper&what=invoice&order=12, for customers at PaperPages.
 */
final readonly class OrderPapers
{
    public const ACTION = 'coleman_paper';

    /**
     * @param \Closure(): OrderRepository $orders
     * @param \Closure(): ReturnRepository $returns
     */
    public function __construct(
        private \Closure $orders,
        private \Closure $returns,
        private BookingRepository $bookings,
        private AccountRepository $accounts,
        private LocationRepository $locations,
        private string $folder,
    ) {
    }

    public function register(): void
    {
        add_action('admin_post_' . self::ACTION, function (): never {
            if (!current_user_can(Roles::ORDERS)) {
                wp_die(esc_html__('Sorry, you aren’t allowed to view this page.', 'coleman'), '', ['response' => 403]);
            }
            $asked = static fn (string $name): int => is_string($_GET[$name] ?? null) ? (int) $_GET[$name] : 0;
            $order = ($this->orders)()->byId($asked('order'));
            if (null === $order) {
                wp_die(esc_html__('Order not found.', 'coleman'), '', ['response' => 404]);
            }
            $paper = $this->paper($order, 'return-slip' === ($_GET['what'] ?? '') ? max(1, $asked('return')) : 0);
            if (null === $paper) {
                wp_die(esc_html__('This order doesn’t have this paper. An invoice needs a total that is agreed.', 'coleman'), '', ['response' => 404]);
            }
            nocache_headers();
            header('Cache-Control: private, no-store');
            header('Content-Type: text/html; charset=utf-8');
            echo $paper;
            exit;
        });
    }

    /**
     * What staff print.
     *
     * @param int $returnId whose slip is asked for; 0 for the invoice
     * @return string|null a whole page; null where the order has no such return, or no total to ask for
     */
    public function paper(Order $order, int $returnId): ?string
    {
        if (0 === $returnId) {
            return $order->isInvoiced() ? $this->invoice($order) : null;
        }
        $return = array_find(($this->returns)()->ofOrder($order->id), static fn (OrderReturn $one): bool => $one->id === $returnId);

        return null === $return ? null : $this->slip($order, $return);
    }

    /** @return string a whole page */
    public function invoice(Order $order): string
    {
        $account = $order->customerId > 0 ? $this->accounts->byUser($order->customerId) : new Account(0);

        return $this->render('invoice', [
            'order' => $order,
            'dealer' => $this->dealer($order->locationId),
            'date' => DealerTime::date($order->placedAt),
            'account' => $account->number,
            'due' => $this->due($order, $account),
            'rows' => array_values(array_map(
                static fn (OrderLine $line): array => [
                    'number' => $line->partNumber,
                    'description' => trim($line->vendorName . ' ' . $line->description),
                    'quantity' => $line->quantity,
                    'each' => null === $line->priceCents ? '' : Money::format($line->priceCents),
                    'amount' => null === ($cents = $order->amountOf($line)) ? '' : Money::format($cents),
                ],
                array_filter($order->lines, static fn (OrderLine $line): bool => !$order->isWithout($line)),
            )),
            'sums' => self::sums($order),
            'payments' => $this->payments($order),
            'balance' => $order->refundDueCents() > 0
                ? ['label' => __('To be refunded', 'coleman'), 'amount' => Money::format($order->refundDueCents())]
                : ['label' => __('Balance due', 'coleman'), 'amount' => Money::format($order->owedCents())],
        ]);
    }

    /**
     * What goes into the parcel with parts that come back.
     *
     * @return string a whole page
     */
    public function slip(Order $order, ?OrderReturn $return): string
    {
        return $this->render('return-slip', [
            'order' => $order,
            'return' => $return,
            'branch' => $this->dealer($return->locationId ?? 0),
            'rows' => array_map(static function (ReturnLine $part) use ($order): array {
                $line = array_find($order->lines, static fn (OrderLine $one): bool => $one->id === $part->lineId);

                return [
                    'number' => $line->partNumber ?? '',
                    'description' => null === $line ? '' : trim($line->vendorName . ' ' . $line->description),
                    'quantity' => $part->quantity,
                    'reason' => $part->reason->label(),
                ];
            }, $return->lines ?? []),
        ]);
    }

    /** The dealer's name with a branch's address and phone; the first branch where none is named. */
    public function dealer(int $locationId): string
    {
        $branch = $this->locations->byId($locationId) ?? array_find($this->locations->all(), static fn (Location $one): bool => true);
        $name = get_bloginfo('name');

        return null === $branch ? $name : sprintf("%s\n%s\n%s, %s %s\n%s", $name, $branch->address, $branch->city, $branch->state, $branch->postalCode, $branch->phone);
    }

    /** @param array<string, mixed> $facts what the template shows */
    public function render(string $template, array $facts): string
    {
        ob_start();
        (static function (string $file, array $facts): void {
            require $file;
        })(sprintf('%s/templates/print/%s.php', $this->folder, $template), $facts);

        return (string) ob_get_clean();
    }

    /** When an order on account is to be paid; '' for any other, and for one that is paid. */
    private function due(Order $order, Account $account): string
    {
        return PayMethod::Account === $order->payMethod && $account->termsDays > 0 && $order->owedCents() > 0
            ? DealerTime::date($order->placedAt->modify(sprintf('+%d days', $account->termsDays)))
            : '';
    }

    /** @return array<string, string> amounts by what they are for */
    private static function sums(Order $order): array
    {
        $core = $order->coreCents();
        $ships = array_any($order->lines, static fn (OrderLine $line): bool => Fulfilment::Ship === $line->fulfilment);

        return array_filter([
            __('Subtotal', 'coleman') => Money::format($order->subtotalCents),
            __('Core deposit', 'coleman') => 0 === $core ? '' : Money::format($core),
            __('Oversize charge', 'coleman') => $order->chargesCents === $core ? '' : Money::format($order->chargesCents - $core),
            __('Shipping', 'coleman') => $ships ? Money::format($order->shippingCents) : '',
            __('Tax', 'coleman') => $order->isTaxExempt ? __('Tax exempt', 'coleman') : Money::format($order->taxCents),
            __('Total', 'coleman') => Money::format($order->totalCents),
        ], static fn (string $amount): bool => '' !== $amount);
    }

    /** @return list<array{label: string, amount: string}> what counts of the ledger, what returns were worth, and what nobody is asked for */
    private function payments(Order $order): array
    {
        $all = $this->bookings->ofOrder($order->id);
        $reversed = array_map(static fn (Booking $one): int => $one->isReversal ? $one->refersTo : 0, $all);
        $rows = [];
        foreach ($all as $one) {
            if (BookingState::Failed === $one->state || $one->isReversal || in_array($one->id, $reversed, true)) {
                continue;
            }
            $isRefund = BookingKind::Refund === $one->kind;
            $rows[] = [
                /* translators: 1: date, 2: how it was paid: cash, check */
                'label' => sprintf($isRefund ? __('Refund %1$s, %2$s', 'coleman') : __('Payment %1$s, %2$s', 'coleman'), DealerTime::date($one->bookedAt), $one->method->label()),
                'amount' => $isRefund ? Money::format($one->cents) : '−' . Money::format($one->cents),
            ];
        }

        $rest = [__('Credited for returns', 'coleman') => min($order->creditedCents, $order->totalCents), __('Not charged', 'coleman') => $order->notChargedCents()];
        foreach (array_filter($rest) as $label => $cents) {
            $rows[] = ['label' => $label, 'amount' => '−' . Money::format($cents)];
        }

        return $rows;
    }
}
