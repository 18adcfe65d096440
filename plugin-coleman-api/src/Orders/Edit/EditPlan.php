<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Edit;

/** An edit, worked out against the order that it changes. */
final readonly class EditPlan
{
    /**
     * @param array<string, string|int|null> $columns of the order that change
     * @param array<int, array<string, string|int|null>> $lines columns that change, by line
     * @param list<array<string, string|int|null>> $added rows of order_lines but for the order
     * @param array<int, bool> $resized lines whose stock or promise changes, and whether they are picked up at another branch
     * @param array<int, true> $discontinued parts of which there is no more than what lies on the shelves
     * @param list<EditChange> $changes
     * @param bool $isPriced whether prices, pieces, delivery or the place of taxes change
     * @param bool $isMoved whether the place where taxes are due changes
     * @param bool $needsYes whether it costs the customer more than what was agreed
     */
    public function __construct(
        public array $columns,
        public array $lines,
        public array $added,
        public array $resized,
        public array $discontinued,
        public array $changes,
        public int $fromCents,
        public int $totalCents,
        public bool $hasUnknownPrice,
        public bool $isPriced,
        public bool $isMoved,
        public bool $needsYes,
    ) {
    }

    public function isEmpty(): bool
    {
        return [] === $this->changes;
    }

    /** @return list<string> for the history */
    public function texts(): array
    {
        return array_map(static fn (EditChange $change): string => $change->text, $this->changes);
    }

    /** @return list<string> for a mail */
    public function mailTexts(): array
    {
        return array_map(static fn (EditChange $change): string => $change->mail, $this->changes);
    }
}
