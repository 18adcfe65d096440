<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Cart\CartRepository;
use Coleman\Api\Mail\Outbox;
use Coleman\Api\Promises\Promised;

/**
 * Writes an order that the checkout has decided on: the order with its lines, what it takes from the shelves and from its
 * buyer's limits, the empty cart, and the mails. All inside the caller's transaction.
 *
 * @phpstan-import-type Taking from StockLedger
 */
final readonly class OrderPlacement
{
    public function __construct(
        private OrderRepository $orders,
        private CartRepository $carts,
        private StockLedger $stock,
        private OrderLimits $limits,
        private LineRows $rows,
        private OrderMails $mails,
        private Outbox $outbox,
    ) {
    }

    /**
     * @param list<PricedLine> $lines
     * @param array{takings: list<Taking>, backordered: array<int, int>} $plan of StockLedger::plan(); nothing for an order that waits
     *        to be confirmed
     * @param array<int, Promised> $promises by cart item
     * @param array<string, int> $spent of OrderLimits::spend()
     */
    public function write(NewOrder $new, array $lines, array $plan, array $promises, array $spent): Order
    {
        $index = array_flip(array_map(static fn (PricedLine $line): int => $line->itemId, $lines));
        $takes = StockLedger::byLine($plan['takings']);
        $order = $this->orders->add(
            $new,
            array_map(fn (PricedLine $line): array => ($new->isToConfirm ? ['availability_text' => ''] : []) + $this->rows->row(
                $line,
                $plan['backordered'][$line->itemId] ?? 0,
                $takes[$line->itemId] ?? [],
                $promises[$line->itemId] ?? new Promised(),
            ), $lines),
            array_map(static fn (array $taking): array => ['line' => $index[$taking['item']]] + $taking, $plan['takings']),
        );
        $this->stock->take($plan['takings']);
        $this->limits->remember($order->id, $spent);
        $this->carts->empty($new->cartId);
        if (OrderState::PendingPayment !== $order->state) {
            $this->outbox->queue(...$this->mails->received($order, $new->request->tellsCustomer));
        }

        return $order;
    }
}
