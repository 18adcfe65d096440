<?php

declare(strict_types=1);

namespace Coleman\Api\Stock;

use Coleman\Api\Database\Transaction;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Parts\Part;
use Coleman\Api\Parts\PartRepository;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\Text;

/**
 * Counts that a person makes at a shelf, and their history.
 *
 * A person counts pieces that lie there. What is kept as `counted` is what the dealer's own number would say at that
 * moment: pieces that have left and are not booked yet still in it, pieces that it has taken off already not. So the
 * next file is compared with its like.
 *
 * @phpstan-import-type Entry from HandCountRepository
 */
final readonly class HandCounts
{
    public const MAX = 1_000_000;

    public const REASON_LENGTH = 250;

    public function __construct(
        private HandCountRepository $counts,
        private Transaction $transaction,
        private StockWriter $stock,
        private HoldRepository $holds,
        private PartRepository $parts,
        private LocationRepository $locations,
        private Clock $clock,
    ) {
    }

    /**
     * @param int $pieces that lie on the shelf now, those that orders hold and that have not left among them
     * @throws ApiError 400 naming quantity, reason or location_id; 404 coleman_part_not_found
     */
    public function count(int $partId, int $locationId, int $pieces, string $reason, int $userId): void
    {
        $reason = trim($reason);
        $part = $this->parts->byId($partId);
        if (null === $part || Part::PLACEHOLDER_ID === $partId) {
            throw new ApiError('coleman_part_not_found', __('Part not found.', 'coleman'), 404);
        }
        $errors = [];
        if ($pieces < 0 || $pieces > self::MAX) {
            $errors['quantity'] = __('Enter how many pieces are on the shelf.', 'coleman');
        }
        if ('' === $reason || mb_strlen($reason) > self::REASON_LENGTH || !Text::isClean($reason)) {
            /* translators: %d: number of characters */
            $errors['reason'] = sprintf(__('Enter a reason of up to %d characters.', 'coleman'), self::REASON_LENGTH);
        }
        if (null === $this->locations->byId($locationId)) {
            $errors['location_id'] = __('Choose a branch.', 'coleman');
        }
        if ([] !== $errors) {
            throw ApiError::invalid($errors);
        }
        $this->transaction->run(function () use ($partId, $locationId, $pieces, $reason, $userId): void {
            $now = $this->clock->now()->format('Y-m-d H:i:s');
            $this->stock->update([$partId], function (array $shelves) use ($partId, $locationId, $pieces, $reason, $userId, $now): array {
                $key = Shelf::keyOf($partId, $locationId);
                $shelf = $shelves[$key] ?? Shelf::uncounted($partId, $locationId);
                $holds = array_filter($this->holds->outstanding([$partId], null), static fn (Hold $hold): bool => $hold->locationId === $locationId);
                $sum = static fn (callable $which): int => array_sum(array_map(static fn (Hold $hold): int => $hold->quantity, array_filter($holds, $which)));
                $inHouse = $sum(static fn (Hold $hold): bool => $hold->isInHouse());
                $outstanding = static fn (?string $at): int => $sum(static fn (Hold $hold): bool => $hold->isOutstanding($at));
                $this->counts->add($partId, [
                    'location_id' => $locationId,
                    'pieces' => $pieces,
                    'pieces_before' => $shelf->countedPieces() - $outstanding($shelf->countedAt) + $inHouse,
                    'reason' => $reason,
                    'user_id' => $userId,
                    'counted_at' => $now,
                ]);

                return [$key => $shelf->countedAs($pieces - $inHouse + $outstanding($now), $now, 0)] + $shelves;
            });
        });
    }

    /** @return list<Entry> of a part, newest first */
    public function history(int $partId, int $limit = 50): array
    {
        return $this->counts->ofPart($partId, $limit);
    }
}
