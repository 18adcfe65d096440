<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Parts\Part;
use Coleman\Api\Promises\Promised;
use Coleman\Api\Promises\PromiseReason;
use Coleman\Api\Promises\PromiseWords;

/**
 * One line of an order, with the price it was ordered at; null until the parts desk has named one.
 * `expectedOn` is the day that the desk expects what is on backorder, YYYY-MM-DD; `promise` what the customer was told
 * when the order was placed, or when it was confirmed or its quote accepted; `returned` pieces that are in a return.
 */
final readonly class OrderLine
{
    /** In place of the reason of its promise, of a line that was taken out while others stayed: it tells it from those that were canceled with the whole order. */
    public const TAKEN_OUT = 'taken_out';

    /** Columns of such a line. */
    public const WITHOUT = ['state' => LineState::Cancelled->value, 'promise_reason' => self::TAKEN_OUT];

    public function __construct(
        public int $id,
        public int $partId,
        public string $partNumber,
        public string $description,
        public string $vendorName,
        public string $url,
        public string $image,
        public int $quantity,
        public int $backordered,
        public ?int $priceCents,
        public int $coreCents,
        public int $oversizeCents,
        public string $weightClass,
        public Fulfilment $fulfilment,
        public int $locationId,
        public LineState $state,
        public string $availabilityText,
        public ?string $expectedOn = null,
        public Promised $promise = new Promised(),
        public int $returned = 0,
    ) {
    }

    public function totalCents(): ?int
    {
        return null === $this->priceCents ? null : $this->priceCents * $this->quantity;
    }

    /**
     * What the line promises now: the day that staff have entered, else what was stored when its order was placed,
     * confirmed, or its quote accepted.
     *
     * @param string $city where the line is picked up
     * @param string $today YYYY-MM-DD: a day before it is no promise any more; '' for none
     * @param int|null $left pieces that are still to come, where it is known: of a line in part the rest may lie ready
     * @param bool $withOver tells what was promised though its day is over, for staff
     */
    public function promised(OrderState $order, string $city, string $today = '', ?int $left = null, bool $withOver = false): Promised
    {
        if (0 === $left && $this->state->isInPart()) {
            return new Promised();
        }
        $promised = $this->lastPromised($order, $city, $today);

        return !$withOver && null !== $promised->date && $promised->date < $today && $this->isToCome() ? new Promised(PromiseWords::late(), null, PromiseReason::Late->value) : $promised;
    }

    private function lastPromised(OrderState $order, string $city, string $today): Promised
    {
        return match (true) {
            LineState::Cancelled === $this->state, in_array($order, [OrderState::Cancelled, OrderState::Failed], true) => new Promised(),
            $this->isHeld($order) => new Promised(PromiseWords::held(), null, PromiseReason::OnHold->value),
            // An order that went on after a hold was promised anew: that counts once the day of staff is over.
            null !== $this->expectedOn && ($this->expectedOn >= $today || ($this->promise->date ?? '') < $today) => new Promised(
                PromiseWords::expected(Fulfilment::Ship === $this->fulfilment ? '' : $city, $this->expectedOn, $this->backordered, $this->quantity),
                $this->expectedOn,
                PromiseReason::StaffDate->value,
            ),
            // The price was settled before promises were made then, or the part has left the catalog.
            PromiseReason::AwaitingPrice->value === $this->promise->reason && OrderState::AwaitingPrice !== $order => new Promised(),
            $this->state->isInPart() => new Promised(PromiseWords::rest(Fulfilment::Ship === $this->fulfilment ? '' : $city, $this->promise->date), $this->promise->date, $this->promise->reason),
            default => $this->promise,
        };
    }

    /** Whether what is still to come of it waits until its order is off hold. What was never promised, such as an order to be confirmed, says nothing. */
    public function isHeld(OrderState $order): bool
    {
        return OrderState::OnHold === $order && '' !== $this->promise->reason && $this->isToCome();
    }

    /** Whether pieces of it have yet to leave or to lie ready. */
    public function isToCome(): bool
    {
        return $this->state->isInPart() || in_array($this->state, [LineState::Open, LineState::Backordered], true);
    }

    /**
     * The line with its part as it is now.
     *
     * @param int|null $left pieces of it, where it is not about all
     */
    public function priced(Part $part, ?int $left = null): PricedLine
    {
        return new PricedLine($this->id, $part, $left ?? $this->quantity, $this->fulfilment, $this->locationId, $this->partNumber, $this->description, $this->priceCents);
    }

    /** @param int|null $priceCents in place of the line's own */
    public function charge(?int $priceCents): ChargeLine
    {
        return new ChargeLine(
            $this->quantity,
            $priceCents ?? $this->priceCents,
            Fulfilment::Ship === $this->fulfilment,
            $this->locationId,
            $this->weightClass,
            $this->coreCents,
            $this->oversizeCents,
        );
    }
}
