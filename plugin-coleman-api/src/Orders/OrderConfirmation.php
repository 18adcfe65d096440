<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Parts\PartRepository;

/** Takes the stock of an order that waited for the desk to confirm it. */
final readonly class OrderConfirmation
{
    public function __construct(private PartRepository $parts, private StockLedger $stock, private OrderRepository $orders)
    {
    }

    /**
     * Runs inside the caller's transaction. What is missing is backordered, as at checkout; the promise is made afterwards (LatePromises).
     *
     * @throws ApiError 409 coleman_insufficient_stock when a part has been discontinued and is gone meanwhile, coleman_part_gone
     */
    public function takeStock(Order $order): void
    {
        $ids = array_values(array_unique(array_map(static fn (OrderLine $line): int => $line->partId, $order->lines)));
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
        )), $order->lines);
        $plan = $this->stock->plan($lines);
        $this->orders->addTakings($order->id, array_map(static fn (array $taking): array => ['line_id' => $taking['item']] + $taking, $plan['takings']));
        $this->orders->backorder(array_column(array_map(static fn (PricedLine $line): array => [$line->itemId, $plan['backordered'][$line->itemId] ?? 0], $lines), 1, 0));
        $this->stock->take($plan['takings']);
    }
}
