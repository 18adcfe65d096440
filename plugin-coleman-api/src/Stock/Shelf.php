<?php

declare(strict_types=1);

namespace Coleman\Api\Stock;

/** The pieces of one part at one branch. Times are UTC, Y-m-d H:i:s. */
final readonly class Shelf
{
    /** Hours within which the dealer's system books a piece that has left, unless its feed says otherwise. */
    public const BOOKING_HOURS = 24;

    /**
     * @param int|null $counted what the dealer's own number says; null on a row that was written before counts were kept
     * @param string|null $countedAt the moment that the number is true for
     * @param int $outstanding pieces that orders hold and that the number still includes
     * @param int $stored `quantity` as it stands in the table: what may be sold
     * @param bool $isAvailable the dealer's numbers are available pieces, not pieces on hand
     * @param int $runId feed run that counted last; 0 when it was counted by hand
     * @param string $bin where the pieces lie, as the dealer's feed calls it; '' where it does not say
     */
    public function __construct(
        public int $partId,
        public int $locationId,
        public ?int $counted,
        public ?string $countedAt,
        public int $outstanding,
        public int $stored,
        public ?int $bookingHours = null,
        public bool $isAvailable = false,
        public int $runId = 0,
        public int $version = 0,
        public string $bin = '',
    ) {
    }

    /** A shelf that nobody has counted yet. */
    public static function uncounted(int $partId, int $locationId): self
    {
        return new self($partId, $locationId, 0, null, 0, 0);
    }

    public static function keyOf(int $partId, int $locationId): string
    {
        return $partId . ':' . $locationId;
    }

    public function key(): string
    {
        return self::keyOf($this->partId, $this->locationId);
    }

    /** What may be sold. */
    public function quantity(): int
    {
        return null === $this->counted ? $this->stored : max(0, $this->counted - $this->outstanding);
    }

    /** What the dealer's own number is; before the first count, what it must have been. */
    public function countedPieces(): int
    {
        return $this->counted ?? $this->stored + $this->outstanding;
    }

    /** When the dealer's number is without a piece that has left. */
    public function knownAfter(\DateTimeImmutable $left): string
    {
        return $left->modify(sprintf('+%d hours', $this->bookingHours ?? self::BOOKING_HOURS))->format('Y-m-d H:i:s');
    }

    public function countedAs(int $pieces, string $at, int $runId): self
    {
        return new self($this->partId, $this->locationId, $pieces, $at, $this->outstanding, $this->stored, $this->bookingHours, $this->isAvailable, $runId, $this->version, $this->bin);
    }

    /** More pieces lie there than the dealer's number says, from the same moment on. */
    public function raisedBy(int $pieces): self
    {
        return new self($this->partId, $this->locationId, ($this->counted ?? 0) + $pieces, $this->countedAt, $this->outstanding, $this->stored, $this->bookingHours, $this->isAvailable, $this->runId, $this->version);
    }

    public function bookedBy(?int $hours, bool $isAvailable): self
    {
        return new self($this->partId, $this->locationId, $this->counted, $this->countedAt, $this->outstanding, $this->stored, $hours, $isAvailable, $this->runId, $this->version, $this->bin);
    }

    public function lyingIn(string $bin): self
    {
        return new self($this->partId, $this->locationId, $this->counted, $this->countedAt, $this->outstanding, $this->stored, $this->bookingHours, $this->isAvailable, $this->runId, $this->version, $bin);
    }

    public function holding(int $outstanding): self
    {
        return new self($this->partId, $this->locationId, $this->counted, $this->countedAt, $outstanding, $this->stored, $this->bookingHours, $this->isAvailable, $this->runId, $this->version, $this->bin);
    }

    /** Whether what is written of it is the same. */
    public function equals(self $other): bool
    {
        return [$this->counted, $this->countedAt, $this->outstanding, $this->quantity(), $this->bookingHours, $this->isAvailable, $this->runId, $this->bin]
            === [$other->counted, $other->countedAt, $other->outstanding, $other->stored, $other->bookingHours, $other->isAvailable, $other->runId, $other->bin];
    }
}
