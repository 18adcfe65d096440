<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

/** One shipment or pickup of an order, and what is in it. */
final readonly class OrderFulfilment
{
    /**
     * @param string $createdAt UTC, Y-m-d H:i:s
     * @param array<int, int> $lines pieces by line of the order
     * @param string|null $handedAt when it arrived or was fetched, as $createdAt; null while nobody has said so
     */
    public function __construct(
        public int $id,
        public Fulfilment $kind,
        public int $locationId,
        public string $carrier,
        public string $tracking,
        public LineState $state,
        public string $createdAt,
        public array $lines,
        public ?string $handedAt = null,
    ) {
    }
}
