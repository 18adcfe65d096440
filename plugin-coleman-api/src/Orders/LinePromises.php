<?php

declare(strict_types=1);

namespace Coleman\Api\Orders;

use Coleman\Api\Locations\Location;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Parts\Availability;
use Coleman\Api\Promises\BranchCalendar;
use Coleman\Api\Promises\Promised;
use Coleman\Api\Promises\PromiseQuestion;
use Coleman\Api\Promises\PromiseReason;
use Coleman\Api\Promises\PromiseRule;
use Coleman\Api\Promises\PromiseSettings;
use Coleman\Api\Promises\PromiseWords;
use Coleman\Api\Promises\TransferDays;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\DealerTime;

/** The promises for the lines of a cart, or of an order: what the site knows, put to the rule. */
final readonly class LinePromises
{
    public function __construct(
        private PromiseQuery $promises,
        private Clock $clock,
        private LocationRepository $locations,
        private Availability $availability,
    ) {
    }

    /**
     * Which branch gives each line how many pieces. Lines of one part share its stock, first come first served.
     *
     * @param list<PricedLine> $lines
     * @return array<int, array<int, int>> pieces by branch, by cart item
     */
    public function takes(array $lines): array
    {
        $transfers = TransferDays::ofSite();
        $left = [];
        $takes = [];
        foreach ($lines as $line) {
            $stock = $left[$line->part->id] ?? $line->part->stockByLocation;
            $takes[$line->itemId] = $line->part->isPlaceholder() ? [] : $transfers->take($line->quantity, $line->ships() ? 0 : $line->locationId, $stock);
            foreach ($takes[$line->itemId] as $branch => $pieces) {
                $stock[$branch] -= $pieces;
            }
            $left[$line->part->id] = $stock;
        }

        return $takes;
    }

    /**
     * @param list<PricedLine> $lines
     * @param array<int, array<int, int>> $takes pieces by branch, by cart item
     * @param string $zip where parcels go; '' while unknown
     * @param bool $isQuote whether the order waits for a price
     * @param array<int, string> $entered the days that staff have entered, by cart item
     * @return array<int, Promised> by cart item
     */
    public function calculate(array $lines, array $takes, string $zip, bool $isQuote, array $entered = []): array
    {
        $missing = array_filter($lines, static fn (PricedLine $line): bool => $line->quantity > array_sum($takes[$line->itemId] ?? []));

        return $this->evaluate($lines, $takes, $zip, $isQuote, $entered, $this->claims($missing));
    }

    /**
     * The same lines had in several ways, for one look at the claims of other orders.
     *
     * @param array<string, list<PricedLine>> $ways by any name
     * @return array<string, array<int, Promised>> by name and cart item
     */
    public function compare(array $ways, string $zip, bool $isQuote): array
    {
        $short = [];
        foreach ($ways as $lines) {
            foreach ($lines as $line) {
                if ($line->quantity > $line->part->stock()) {
                    $short[] = $line;
                }
            }
        }
        $claims = $this->claims($short);

        return array_map(fn (array $lines): array => $this->evaluate($lines, $this->takes($lines), $zip, $isQuote, [], $claims), $ways);
    }

    /**
     * @param list<PricedLine> $lines
     * @param array<int, array<int, int>> $takes
     * @param array<int, string> $entered
     * @param array<int, string> $notBefore by part
     * @return array<int, Promised> by cart item
     */
    private function evaluate(array $lines, array $takes, string $zip, bool $isQuote, array $entered, array $notBefore): array
    {
        $settings = PromiseSettings::ofSite();
        $calendars = array_map(static fn (Location $branch): BranchCalendar => BranchCalendar::forBranch($branch, $settings), $this->locations->all());
        $promises = [];
        foreach ($lines as $line) {
            if (!$line->ships() && null === $this->locations->byId($line->locationId)) {
                $promises[$line->itemId] = new Promised(__('Choose a branch to see when it will be ready.', 'coleman'), null, PromiseReason::NoBranch->value);
                continue;
            }
            $question = new PromiseQuestion(
                $this->clock->now(),
                $line->ships() ? 0 : $line->locationId,
                $line->quantity,
                $takes[$line->itemId] ?? [],
                $calendars,
                $settings->transfers,
                $line->part->leadTime,
                $line->part->discontinued,
                $zip,
                $settings->carrierDays,
                $entered[$line->itemId] ?? '',
                $notBefore[$line->part->id] ?? '',
                isQuote: $isQuote,
                hasNotice: null !== $this->availability->notice($line->part->vendorId),
            );
            $promise = PromiseRule::evaluate($question);
            $promises[$line->itemId] = new Promised(PromiseWords::format($question, $promise), $promise->on, $promise->reason->value, $promise->after);
        }

        return $promises;
    }

    /**
     * The latest day that staff have entered for open orders that wait for these parts: a new order is not promised its
     * pieces sooner.
     *
     * @param array<PricedLine> $missing lines that some pieces are missing of
     * @return array<int, string> by part; only days that are still to come
     */
    private function claims(array $missing): array
    {
        $parts = array_values(array_unique(array_map(static fn (PricedLine $line): int => $line->part->id, $missing)));

        return $this->promises->expected($parts, DealerTime::today($this->clock));
    }
}
