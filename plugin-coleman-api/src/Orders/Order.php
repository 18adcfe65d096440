<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Customers\Address;
use Coleman\Api\Orders\Payment\PaymentStatus;

/** An order as it stands. Amounts are cents, times UTC. */
final readonly class Order
{
    /**
     * @param int $customerId who placed it or whom it was taken down for; 0 for a guest's
     * @param list<OrderLine> $lines empty where only summaries were asked for
     * @param bool $isToConfirm whether it is on hold until staff confirm it, and has taken no stock
     * @param int $paidCents everything that came in for it
     * @param int $refundedCents everything that went back, or is on its way back
     * @param int $accountId the shared account that it belongs to; 0 for the customer's own
     * @param int $creditedCents what closed returns were worth: it is no longer owed
     * @param int $goodwillCents part of what went back that was not due: the customer keeps it
     */
    public function __construct(
        public int $id,
        public string $key,
        public int $customerId,
        public OrderState $state,
        public int $version,
        public string $email,
        public Address $billing,
        public ?Address $shipping,
        public int $locationId,
        public PayMethod $payMethod,
        public string $poNumber,
        public string $note,
        public int $itemCount,
        public int $subtotalCents,
        public int $chargesCents,
        public int $shippingCents,
        public int $taxCents,
        public int $totalCents,
        public bool $hasUnknownPrice,
        public bool $isTaxExempt,
        public string $source,
        public ?\DateTimeImmutable $heldUntil,
        public \DateTimeImmutable $placedAt,
        public array $lines = [],
        public bool $isToConfirm = false,
        public int $paidCents = 0,
        public int $refundedCents = 0,
        public int $accountId = 0,
        public int $creditedCents = 0,
        public int $goodwillCents = 0,
        public ?\DateTimeImmutable $sentToDealerAt = null,
    ) {
    }

    /** Where it stands, in words. */
    public function label(): string
    {
        return self::labelOf($this->state, $this->isToConfirm);
    }

    public static function labelOf(OrderState $state, bool $isToConfirm): string
    {
        return $isToConfirm && OrderState::OnHold === $state ? __('To be confirmed', 'coleman') : $state->label();
    }

    /** Whether nothing of it is picked now: it is on hold, or waits for the customer's money or yes. */
    public function waits(): bool
    {
        return in_array($this->state, [OrderState::OnHold, OrderState::AwaitingPrice, OrderState::PendingPayment], true);
    }

    /** A customer may take an order back until someone has begun to pick it. */
    public function isCancellableByCustomer(): bool
    {
        return $this->isToConfirm || $this->state->isCancellableByCustomer();
    }

    /**
     * Where staff may move it by hand.
     *
     * @param bool $isUnanswered prices were named, and nobody has said yes to them
     * @return list<OrderState>
     */
    public function stepsForStaff(bool $isUnanswered): array
    {
        $steps = $this->isToConfirm ? OrderState::stepsToConfirm($this->hasUnknownPrice) : $this->state->stepsForStaff($this->hasUnknownPrice, $isUnanswered);
        // What has left cannot be cancelled: the rest is (OrderCuts), and the order is complete. What lies ready is put back first.
        $isPartGone = array_any($this->lines, static fn (OrderLine $line): bool => $line->state->hasLeft());

        return array_values(array_filter($steps, static fn (OrderState $step): bool => !$isPartGone || OrderState::Cancelled !== $step));
    }

    public function paymentStatus(): PaymentStatus
    {
        return PaymentStatus::ofOrder($this->state, $this->totalCents, $this->creditedCents, $this->paidCents, $this->refundedCents);
    }

    /**
     * What may still be paid. Nothing while the total is not known or the customer is at the gateway's page, nor for an
     * order that ended before anything of it had left.
     */
    public function payableCents(): int
    {
        $isOwed = match ($this->state) {
            OrderState::PendingPayment, OrderState::Failed, OrderState::Refunded => false,
            OrderState::Cancelled => array_any($this->lines, static fn (OrderLine $line): bool => $line->state->hasLeft()),
            default => !$this->hasUnknownPrice,
        };

        return $isOwed ? $this->dueCents() : 0;
    }

    /** How it will be paid, in words; '' for what was paid at the counter or by phone, where that is over, and for what nobody has to pay. */
    public function paymentLabel(): string
    {
        $isOver = $this->isGivenUp() || ($this->paidCents > 0 && 0 === $this->unpaidCents());

        return $isOver && (0 === $this->paidCents || $this->payMethod->isArranged()) ? '' : $this->payMethod->label();
    }

    /** Whether it ended before anything of it had left. */
    private function isGivenUp(): bool
    {
        return in_array($this->state, [OrderState::Cancelled, OrderState::Failed], true)
            && !array_any($this->lines, static fn (OrderLine $line): bool => $line->state->hasLeft());
    }

    /** Whether there is an invoice for it: its total is known, and it was not given up before anything had left. */
    public function isInvoiced(): bool
    {
        return !$this->hasUnknownPrice && !$this->isToConfirm && match ($this->state) {
            OrderState::PendingPayment, OrderState::AwaitingPrice, OrderState::Failed => false,
            OrderState::Cancelled => $this->paidCents > 0 || array_any($this->lines, static fn (OrderLine $line): bool => $line->state->hasLeft()),
            default => true,
        };
    }

    /** What it costs, without what was returned and paid; with what was given back, whatever for. */
    public function dueCents(): int
    {
        return max(0, $this->totalCents - $this->creditedCents - $this->paidCents + $this->refundedCents);
    }

    /** What the customer is asked for: goodwill is not asked for again, though staff may book it. */
    public function owedCents(): int
    {
        return min($this->payableCents(), $this->unpaidCents());
    }

    /** As dueCents(), without goodwill. */
    public function unpaidCents(): int
    {
        return max(0, $this->totalCents - $this->creditedCents - $this->paidCents + $this->refundedCents - $this->goodwillCents);
    }

    /** What of a refund would be goodwill: all that is not due. */
    public function goodwillOf(int $refundCents): int
    {
        return max(0, $refundCents - $this->refundDueCents());
    }

    /** What came in beyond the total, or for an order that was canceled, and is yet to be given back. */
    public function refundDueCents(): int
    {
        $isOff = $this->isGivenUp();

        // A total that fell below what was credited gives back no more than was paid.
        return $this->hasUnknownPrice && !$isOff ? 0 : max(0, $this->paidCents - $this->refundedCents - ($isOff ? 0 : max(0, $this->totalCents - $this->creditedCents)));
    }

    /** What of the total nobody is asked for, though it is not paid: goodwill, and the total of an order that was given up. */
    public function notChargedCents(): int
    {
        $open = max(0, $this->totalCents - $this->creditedCents) - $this->paidCents + $this->refundedCents;

        return $open - $this->owedCents() + $this->refundDueCents();
    }

    /** Whether a line was canceled beside others: the total is without it, also once the rest was canceled. */
    public function isWithout(OrderLine $line): bool
    {
        return LineState::Cancelled === $line->state && (OrderState::Cancelled !== $this->state || OrderLine::TAKEN_OUT === $line->promise->reason);
    }

    /** The core deposits in its charges; never more than was charged, for old orders did not keep which lines were taken out before the whole was canceled. */
    public function coreCents(): int
    {
        return min($this->chargesCents, array_sum(array_map(fn (OrderLine $line): int => $this->isWithout($line) ? 0 : $line->coreCents * $line->quantity, $this->lines)));
    }

    /** What a line costs; null while its price is unknown. */
    public function amountOf(OrderLine $line): ?int
    {
        return $this->isWithout($line) ? 0 : $line->totalCents();
    }

    /** As it is called at the counter. */
    public function number(): string
    {
        return self::numberOf($this->id);
    }

    public static function numberOf(int $id): string
    {
        return sprintf('W%06d', $id);
    }

    /** The id that is meant by what somebody has typed, such as "w 12" or "#W000012"; 0 for what is no number. */
    public static function idOf(string $typed): int
    {
        return 1 === preg_match('/^\s*#?\s*w?\s*0*(\d{1,9})\s*$/Di', $typed, $match) ? (int) $match[1] : 0;
    }

    public function ships(): bool
    {
        return array_any($this->lines, fn (OrderLine $line): bool => Fulfilment::Ship === $line->fulfilment && !$this->isWithout($line));
    }
}
