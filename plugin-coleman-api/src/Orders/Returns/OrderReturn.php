<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Returns;

use Coleman\Api\Staff\Actor;

/** Parts of an order that come back. Amounts are cents, times UTC. */
final readonly class OrderReturn
{
    /**
     * @param string $note what the customer, or the desk, wrote when it was asked for
     * @param string $answer what staff told the customer when they decided
     * @param int $locationId branch that takes the parts back; 0 while nobody has said which
     * @param int $creditCents what the parts were worth to the customer in the end
     * @param int $refundId booking that gave money back; 0 for none
     * @param list<ReturnLine> $lines
     */
    public function __construct(
        public int $id,
        public int $orderId,
        public ReturnState $state,
        public Actor $askedBy,
        public string $note,
        public string $answer,
        public int $locationId,
        public int $creditCents,
        public int $refundId,
        public \DateTimeImmutable $askedAt,
        public array $lines,
    ) {
    }

    /** As it is called on its slip: "W000012-R3". */
    public function number(): string
    {
        return sprintf('%s-R%d', \Coleman\Api\Orders\Order::numberOf($this->orderId), $this->id);
    }

    /** @return array<int, int> pieces that it is about, by line of the order */
    public function pieces(): array
    {
        $pieces = [];
        foreach ($this->lines as $line) {
            $pieces[$line->lineId] = $line->pieces($this->state);
        }

        return $pieces;
    }
}
