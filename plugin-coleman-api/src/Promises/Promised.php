<?php

declare(strict_types=1);

namespace Coleman\Api\Promises;

/** A promise as it is shown and stored. */
final readonly class Promised
{
    /**
     * @param string $words '' where there is nothing to say
     * @param string|null $date YYYY-MM-DD
     * @param string $reason of PromiseReason; '' of orders that were placed before there were promises
     * @param string $after the time from which it is ready on that day, `HH:MM`; '' of what ships, and of what is stored
     */
    public function __construct(public string $words = '', public ?string $date = null, public string $reason = '', public string $after = '')
    {
    }

    /** Whether it is told without the lead time: a hold, a day that staff have entered, or one that is over replaces that. */
    public function isAlone(): bool
    {
        return in_array(PromiseReason::tryFrom($this->reason), [PromiseReason::StaffDate, PromiseReason::OnHold, PromiseReason::Late], true);
    }

    /** @return array{words: string, date: string|null, reason: string} schema/line-promise.json */
    public function present(): array
    {
        return ['words' => $this->words, 'date' => $this->date, 'reason' => $this->reason];
    }
}
