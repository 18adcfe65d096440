<?php

declare(strict_types=1);

namespace Coleman\Api\Stock;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Orders\Fulfilment;
use Coleman\Api\Orders\FulfilmentRepository;
use Coleman\Api\Orders\LineState;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderLine;
use Coleman\Api\Orders\OrderRepository;
use Coleman\Api\Orders\StockHolds;
use Coleman\Api\Parts\Part;
use Coleman\Api\Promises\TransferDays;
use Coleman\Api\Support\Clock;

/**
 * What an order holds, from checkout to the door (docs/stock.md). Each method runs inside the caller's transaction,
 * which has taken the order's row before; all shelves of the order's parts are locked first.
 */
final readonly class OrderHolds implements StockHolds
{
    public function __construct(
        private StockWriter $stock,
        private HoldRepository $holds,
        private BackorderRepository $backorders,
        private OrderRepository $orders,
        private FulfilmentRepository $fulfilments,
        private TransferDays $transfers,
        private Clock $clock,
    ) {
    }

    public function give(Order $order, int $fulfilmentId, bool $leaves, int $locationId, array $quantities): void
    {
        $now = $this->clock->now();
        $this->stock->update(self::parts($order), function (array $shelves) use ($order, $fulfilmentId, $leaves, $locationId, $quantities, $now): array {
            // As it is now that nobody else can change it.
            $order = $this->orders->byId($order->id) ?? $order;
            $holds = $this->upgraded($order);
            $changed = [];
            $lines = [];
            foreach ($order->lines as $line) {
                $missing = self::isStocked($line) ? $quantities[$line->id] ?? 0 : 0;
                foreach (self::waiting($holds, $line->id, $locationId) as $hold) {
                    if (0 === $missing) {
                        break;
                    }
                    $pieces = min($missing, $hold->quantity);
                    $missing -= $pieces;
                    $given = $hold->with(['quantity' => $pieces]);
                    if ($pieces < $hold->quantity) {
                        $changed[] = $hold->with(['quantity' => $hold->quantity - $pieces]);
                        $given = $given->with(['id' => 0]);
                    }
                    $shelf = $shelves[Shelf::keyOf($hold->partId, $hold->locationId)] ?? Shelf::uncounted($hold->partId, $hold->locationId);
                    if (0 !== $locationId && $locationId !== $hold->locationId) {
                        $changed[] = $given->with(['movedTo' => $locationId])->left($now, $shelf);
                        $shelf = $shelves[Shelf::keyOf($hold->partId, $locationId)] ??= Shelf::uncounted($hold->partId, $locationId);
                        $given = new Hold(0, $order->id, $line->id, $line->partId, $locationId, $pieces);
                    }
                    $given = $given->with(['fulfilmentId' => $fulfilmentId]);
                    $changed[] = $leaves ? $given->left($now, $shelf) : $given;
                }
                if ($missing > 0) {
                    if (0 === $locationId) {
                        /* translators: %s: part number */
                        throw ApiError::invalid(['location_id' => sprintf(__('%s is on backorder. Choose the branch it comes from.', 'coleman'), $line->partNumber)]);
                    }
                    $shelf = $shelves[Shelf::keyOf($line->partId, $locationId)] ??= Shelf::uncounted($line->partId, $locationId);
                    $given = new Hold(0, $order->id, $line->id, $line->partId, $locationId, $missing, $fulfilmentId);
                    $changed[] = $leaves ? $given->left($now, $shelf) : $given;
                    $lines[$line->id] = ['backordered' => $line->backordered - $missing, 'state' => $line->state];
                }
            }
            $this->holds->save($changed);
            $this->backorders->save($lines);

            return $shelves;
        });
    }

    public function handOut(Order $order, int $fulfilmentId): void
    {
        $now = $this->clock->now();
        $this->stock->update(self::parts($order), function (array $shelves) use ($order, $fulfilmentId, $now): array {
            $holds = array_filter($this->upgraded($order), static fn (Hold $hold): bool => $hold->fulfilmentId === $fulfilmentId && $hold->isInHouse());
            $this->holds->save(array_map(
                static fn (Hold $hold): Hold => $hold->left($now, $shelves[Shelf::keyOf($hold->partId, $hold->locationId)] ?? Shelf::uncounted($hold->partId, $hold->locationId)),
                $holds,
            ));

            return $shelves;
        });
    }

    public function release(Order $order): void
    {
        $this->stock->update(self::parts($order), function (array $shelves) use ($order): array {
            $this->end($this->upgraded($order));

            return $shelves;
        });
    }

    public function releaseLines(Order $order, array $lines): void
    {
        $this->stock->update(self::parts($order), function (array $shelves) use ($order, $lines): array {
            $order = $this->orders->byId($order->id) ?? $order;
            $this->end(array_filter($this->upgraded($order), static fn (Hold $hold): bool => $hold->isWaiting() && in_array($hold->lineId, $lines, true)));
            $saved = [];
            foreach ($order->lines as $line) {
                if (in_array($line->id, $lines, true)) {
                    // Before what rises is allocated: nothing of it is for them any more.
                    $saved[$line->id] = ['backordered' => 0, 'state' => $line->state];
                }
            }
            $this->backorders->save($saved);

            return $shelves;
        });
    }

    public function resize(Order $order, array $lines, bool $takes): void
    {
        $this->stock->update(self::parts($order), function (array $shelves) use ($order, $lines, $takes): array {
            $order = $this->orders->byId($order->id) ?? $order;
            $holds = $this->upgraded($order);
            $given = [];
            foreach ($this->fulfilments->ofOrder($order->id) as $fulfilment) {
                foreach ($fulfilment->lines as $line => $pieces) {
                    $given[$line] = ($given[$line] ?? 0) + $pieces;
                }
            }
            $free = [];
            foreach ($shelves as $shelf) {
                $free[$shelf->partId][$shelf->locationId] = $shelf->countedPieces() - $shelf->outstanding;
            }
            $countedAt = array_map(static fn (Shelf $shelf): ?string => $shelf->countedAt, $shelves);
            $resized = [];
            foreach (array_filter($order->lines, static fn (OrderLine $line): bool => isset($lines[$line->id]) && self::isStocked($line)) as $line) {
                $wanted = LineState::Cancelled === $line->state ? 0 : $line->quantity - ($given[$line->id] ?? 0);
                $waiting = self::waiting($holds, $line->id, 0);
                $held = array_sum(array_map(static fn (Hold $hold): int => $hold->quantity, $waiting));
                $resized[] = [$line, $wanted, $waiting, $wanted - $held];
            }
            // What one line gives back another line of the order may take.
            usort($resized, static fn (array $a, array $b): int => [$a[3], $a[0]->id] <=> [$b[3], $b[0]->id]);
            $now = $this->clock->now()->format('Y-m-d H:i:s');
            $changed = [];
            $saved = [];
            foreach ($resized as [$line, $wanted, $waiting]) {
                $plan = HoldPlan::make(
                    $waiting,
                    new Hold(0, $order->id, $line->id, $line->partId, 0, 0),
                    $wanted,
                    $countedAt,
                    $free[$line->partId] ?? [],
                    Fulfilment::WillCall === $line->fulfilment ? $line->locationId : 0,
                    $lines[$line->id],
                    $takes,
                    $this->transfers,
                    $now,
                );
                array_push($changed, ...$plan->changed);
                $free[$line->partId] = $plan->free;
                $saved[$line->id] = ['backordered' => $plan->missing, 'state' => $line->state];
            }
            $this->holds->save($changed);
            $this->backorders->save($saved);

            return $shelves;
        });
    }

    public function takeBack(Order $order, int $fulfilmentId): void
    {
        $this->stock->update(self::parts($order), function (array $shelves) use ($order, $fulfilmentId): array {
            $back = [];
            foreach (array_filter($this->upgraded($order), static fn (Hold $hold): bool => $hold->fulfilmentId === $fulfilmentId) as $hold) {
                // What a mark made known before it left stays known: the dealer's number is without it, in the house or not.
                $isByMark = null !== $hold->knownAt && (null === $hold->leftAt || $hold->knownAt < $hold->leftAt);
                $key = Shelf::keyOf($hold->partId, $hold->locationId);
                $shelf = $shelves[$key] ?? null;
                if (!$isByMark && null !== $shelf && null !== $shelf->countedAt && !$hold->isOutstanding($shelf->countedAt)) {
                    // Counted without it: now it lies there again, for this order.
                    $shelves[$key] = $shelf->countedAs($shelf->countedPieces() + $hold->quantity, $shelf->countedAt, $shelf->runId);
                }
                $back[] = $hold->with(['fulfilmentId' => 0, 'leftAt' => null] + ($isByMark ? [] : ['knownAt' => null]));
            }
            $this->holds->save($back);

            return $shelves;
        });
    }

    public function suspend(Order $order): void
    {
        $this->stock->update(self::parts($order), function (array $shelves) use ($order): array {
            $order = $this->orders->byId($order->id) ?? $order;
            $lines = [];
            foreach ($this->end(array_filter($this->upgraded($order), static fn (Hold $hold): bool => $hold->isWaiting())) as $hold) {
                $line = array_find($order->lines, static fn (OrderLine $line): bool => $line->id === $hold->lineId);
                if (null !== $line) {
                    $lines[$line->id] = ['backordered' => ($lines[$line->id]['backordered'] ?? $line->backordered) + $hold->quantity, 'state' => $line->state];
                }
            }
            $this->backorders->save($lines);

            return $shelves;
        });
    }

    public function claim(Order $order): void
    {
        $this->stock->update(self::parts($order), static fn (array $shelves): array => $shelves);
    }

    public function inHouse(int $orderId): array
    {
        $pieces = [];
        foreach ($this->holds->ofOrder($orderId) as $hold) {
            if ($hold->isInHouse()) {
                $pieces[$hold->lineId][$hold->locationId] = ($pieces[$hold->lineId][$hold->locationId] ?? 0) + $hold->quantity;
            }
        }

        return $pieces;
    }

    /**
     * The order was sent to the dealer's own system: where that tells available pieces, it knows of what the order
     * holds from then on. What the order is allocated later is known when it has left. The first mark counts: what is
     * marked again stays as it is.
     */
    public function sentToDealer(Order $order, \DateTimeImmutable $at): void
    {
        $mark = $at->format('Y-m-d H:i:s');
        if (!$this->orders->markSentToDealer($order->id, $mark)) {
            return;
        }
        $this->stock->update(self::parts($order), function (array $shelves) use ($order, $mark): array {
            $this->holds->save(array_map(
                static fn (Hold $hold): Hold => $hold->with(['knownAt' => null === $hold->knownAt ? $mark : min($hold->knownAt, $mark)]),
                array_filter($this->upgraded($order), static fn (Hold $hold): bool => $shelves[Shelf::keyOf($hold->partId, $hold->locationId)]->isAvailable ?? false),
            ));

            return $shelves;
        });
    }

    /** Writes rows of versions before as they are written now. */
    public function upgrade(Order $order): void
    {
        $this->stock->update(self::parts($order), function (array $shelves) use ($order): array {
            $this->upgraded($order);

            return $shelves;
        });
    }

    /** @return list<Hold> the order's, that have not ended */
    private function upgraded(Order $order): array
    {
        $holds = $this->holds->ofOrder($order->id);
        if (!HoldUpgrade::isNeeded($holds)) {
            return $holds;
        }
        $upgraded = HoldUpgrade::upgrade($order, $holds, $this->fulfilments->ofOrder($order->id), $this->clock->now());
        $this->holds->save($upgraded);
        $held = [];
        foreach ($upgraded as $hold) {
            $held[$hold->lineId] = ($held[$hold->lineId] ?? 0) + (null === $hold->endedAt ? $hold->quantity : 0);
        }
        $lines = [];
        foreach ($order->lines as $line) {
            // Until now it was the number at checkout.
            if ($line->backordered > 0 && LineState::Cancelled !== $line->state && self::isStocked($line)) {
                $lines[$line->id] = ['backordered' => min($line->backordered, $line->quantity - ($held[$line->id] ?? 0)), 'state' => $line->state];
            }
        }
        $this->backorders->save($lines);

        return $this->holds->ofOrder($order->id);
    }

    /**
     * @param array<Hold> $holds
     * @return array<Hold> those that have ended by it
     */
    private function end(array $holds): array
    {
        $now = $this->clock->now()->format('Y-m-d H:i:s');
        $inHouse = array_filter($holds, static fn (Hold $hold): bool => $hold->isInHouse());
        $this->holds->save(array_map(static fn (Hold $hold): Hold => $hold->with(['endedAt' => $now]), $inHouse));

        return $inHouse;
    }

    /**
     * @param list<Hold> $holds
     * @return list<Hold> of a line, that no parcel or pickup has yet; those at that branch first
     */
    private static function waiting(array $holds, int $lineId, int $locationId): array
    {
        $waiting = array_filter($holds, static fn (Hold $hold): bool => $hold->lineId === $lineId && $hold->isWaiting());
        usort($waiting, static fn (Hold $a, Hold $b): int => [$a->locationId !== $locationId, $a->id] <=> [$b->locationId !== $locationId, $b->id]);

        return $waiting;
    }

    /** Part 714940 stands for what is not in the catalogue: it lies nowhere. */
    private static function isStocked(OrderLine $line): bool
    {
        return Part::PLACEHOLDER_ID !== $line->partId;
    }

    /** @return list<int> */
    private static function parts(Order $order): array
    {
        return array_values(array_unique(array_map(
            static fn (OrderLine $line): int => $line->partId,
            array_filter($order->lines, self::isStocked(...)),
        )));
    }
}
