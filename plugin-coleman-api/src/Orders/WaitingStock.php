<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Parts\PartRepository;

/** The stock of orders that have waited: for the desk to confirm them, or for a price. */
final readonly class WaitingStock
{
    public function __construct(private PartRepository $parts, private StockLedger $stock, private StockHolds $holds, private OrderRepository $orders)
    {
    }

    /**
     * Takes what an order needs that the desk confirms, inside the caller's transaction. What is missing is backordered, as
     * at checkout; the promise is made afterwards (LatePromises).
     *
     * @throws ApiError 409 coleman_insufficient_stock when a part has been discontinued and is gone meanwhile, coleman_part_gone
     */
    public function takeFirst(Order $order): void
    {
        $wanted = array_values(array_filter($order->lines, static fn (OrderLine $line): bool => LineState::Cancelled !== $line->state));
        $ids = array_values(array_unique(array_map(static fn (OrderLine $line): int => $line->partId, $wanted)));
        if ([] === $ids) {
            return;
        }
        $this->stock->lock($ids);
        $parts = $this->parts->byIds($ids);
        $lines = array_map(static fn (OrderLine $line): PricedLine => $line->priced($parts[$line->partId] ?? throw new ApiError(
            'coleman_part_gone',
            /* translators: %s: part number */
            sprintf(__('%s is no longer in the catalog. Cancel this order, or place it again without the part.', 'coleman'), $line->partNumber),
            409,
        )), $wanted);
        $plan = $this->stock->plan($lines);
        $this->orders->addTakings($order->id, array_map(static fn (array $taking): array => ['line_id' => $taking['item']] + $taking, $plan['takings']));
        $this->orders->backorder(array_column(array_map(static fn (PricedLine $line): array => [$line->itemId, $plan['backordered'][$line->itemId] ?? 0], $lines), 1, 0));
        $this->stock->take($plan['takings']);
    }

    /**
     * An order that has waited takes what is there of what it has no stock for.
     *
     * @throws ApiError 409 coleman_insufficient_stock when a discontinued part is gone meanwhile
     */
    public function claim(Order $order): void
    {
        $this->holds->claim($order);
        $fresh = $this->orders->byId($order->id) ?? $order;
        if (OrderState::AwaitingPrice !== $order->state) {
            return;
        }
        $this->orders->change($fresh, ['held_until' => null]);
        $missing = array_values(array_filter($fresh->lines, static fn (OrderLine $line): bool => $line->backordered > 0));
        $parts = $this->parts->byIds(array_map(static fn (OrderLine $line): int => $line->partId, $missing));
        $gone = array_find($missing, static fn (OrderLine $line): bool => $parts[$line->partId]->discontinued ?? false);
        if (null !== $gone) {
            /* translators: %s: part number */
            throw new ApiError('coleman_insufficient_stock', sprintf(__('%s is discontinued and has just been sold. Please call the parts desk.', 'coleman'), $gone->partNumber), 409);
        }
    }
}
