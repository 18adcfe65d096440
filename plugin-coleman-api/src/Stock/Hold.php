<?php

declare(strict_types=1);

namespace Coleman\Api\Stock;

/**
 * Pieces of one shelf that a line of an order holds: a row of `order_stock`. Times are UTC, Y-m-d H:i:s.
 *
 * A hold begins when the order takes or is allocated the pieces. It is given to a parcel or pickup (`fulfilmentId`),
 * leaves the house with it (`leftAt`), and is known to the dealer's own number some time later (`knownAt`). A canceled
 * one has ended (`endedAt`).
 */
final readonly class Hold
{
    /**
     * @param int $id 0 for one that is to be written
     * @param int $lineId 0 on rows that were written before lines were kept here
     * @param int $movedTo branch the pieces went to, to be handed over there; 0 where they stayed
     */
    public function __construct(
        public int $id,
        public int $orderId,
        public int $lineId,
        public int $partId,
        public int $locationId,
        public int $quantity,
        public int $fulfilmentId = 0,
        public int $movedTo = 0,
        public ?string $leftAt = null,
        public ?string $knownAt = null,
        public ?string $endedAt = null,
    ) {
    }

    /** @param array<string, string|int|null> $changes by property */
    public function with(array $changes): self
    {
        /** @phpstan-ignore argument.type (the names are this class's own) */
        return new self(...$changes + get_object_vars($this));
    }

    /** Promised, and neither laid out nor sent yet. */
    public function isWaiting(): bool
    {
        return $this->isInHouse() && 0 === $this->fulfilmentId;
    }

    public function isInHouse(): bool
    {
        return null === $this->endedAt && null === $this->leftAt;
    }

    /** Whether a number of that moment still includes the pieces. */
    public function isOutstanding(?string $countedAt): bool
    {
        return null === $this->endedAt && (null === $this->knownAt || null === $countedAt || $this->knownAt > $countedAt);
    }

    public function left(\DateTimeImmutable $at, Shelf $shelf): self
    {
        $known = $shelf->knownAfter($at);

        return $this->with(['leftAt' => $at->format('Y-m-d H:i:s'), 'knownAt' => null === $this->knownAt ? $known : min($this->knownAt, $known)]);
    }
}
