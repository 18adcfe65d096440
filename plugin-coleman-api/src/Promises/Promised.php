<?php

declare(strict_types=1);

namespace Coleman\Api\Promises;

use Coleman\Api\Orders\Fulfilment;
use Coleman\Api\Orders\LineState;
use Coleman\Api\Orders\OrderLine;
use Coleman\Api\Orders\OrderState;

/** A promise as it is shown and stored. */
final readonly class Promised
{
    /**
     * @param string $words '' where there is nothing to say
     * @param string|null $date YYYY-MM-DD
     * @param string $reason of PromiseReason; '' of orders that were placed before there were promises
     */
    public function __construct(public string $words = '', public ?string $date = null, public string $reason = '')
    {
    }

    /**
     * What an order's line promises now: the day that staff have entered, else what was stored when it was placed,
     * confirmed, or its quote accepted.
     *
     * @param string $city where the line is picked up
     */
    public static function of(OrderLine $line, OrderState $state, string $city): self
    {
        return match (true) {
            LineState::Cancelled === $line->state, in_array($state, [OrderState::Cancelled, OrderState::Failed], true) => new self(),
            null !== $line->expectedOn => new self(
                PromiseWords::expected(Fulfilment::Ship === $line->fulfilment ? '' : $city, $line->expectedOn, $line->backordered, $line->quantity),
                $line->expectedOn,
                PromiseReason::StaffDate->value,
            ),
            // The price was settled before promises were made then, or the part has left the catalog.
            PromiseReason::AwaitingPrice->value === $line->promise->reason && OrderState::AwaitingPrice !== $state => new self(),
            default => $line->promise,
        };
    }

    /** @return array{words: string, date: string|null, reason: string} schema/line-promise.json */
    public function present(): array
    {
        return ['words' => $this->words, 'date' => $this->date, 'reason' => $this->reason];
    }
}
