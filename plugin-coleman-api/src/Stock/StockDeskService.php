<?php

declare(strict_types=1);

namespace Coleman\Api\Stock;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Locations\Location;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Orders\Order;
use Coleman\Api\Parts\Part;
use Coleman\Api\Parts\PartKey;
use Coleman\Api\Parts\PartRepository;
use Coleman\Api\Staff\ActorNames;
use Coleman\Api\Support\Instant;

/**
 * Why a part's numbers are what they are: each shelf with its count, what orders hold of it, and where the count is from.
 *
 * @phpstan-type Run array{id: int, feed: string, source_name: string}
 */
final readonly class StockDeskService
{
    /** @param \Closure(int): (Run|null) $runs the run of a feed that a count came by */
    public function __construct(
        private PartRepository $parts,
        private ShelfRepository $shelves,
        private HoldRepository $holds,
        private BackorderRepository $backorders,
        private \Closure $runs,
        private HandCounts $counts,
        private LocationRepository $locations,
    ) {
    }

    /**
     * @param string $number in any spelling; several makers may use one number
     * @return list<array<string, mixed>> schema/desk-stock.json
     */
    public function byNumber(string $number): array
    {
        $found = array_filter($this->parts->byKey(PartKey::normalize($number)), static fn (Part $part): bool => !$part->isPlaceholder());

        return array_values(array_map($this->present(...), $found));
    }

    /**
     * Takes a count by hand.
     *
     * @return array<string, mixed> schema/desk-stock.json
     * @throws ApiError as HandCounts::count()
     */
    public function count(int $partId, int $locationId, int $pieces, string $reason, int $userId): array
    {
        $this->counts->count($partId, $locationId, $pieces, $reason, $userId);
        $part = $this->parts->byId($partId);

        return null === $part ? [] : $this->present($part);
    }

    /** @return array<string, mixed> */
    private function present(Part $part): array
    {
        $shelves = $this->shelves->ofParts([$part->id]);
        $held = [];
        foreach ($this->holds->outstanding([$part->id], null) as $hold) {
            $held[$hold->locationId][] = $hold;
        }
        $branches = $this->locations->all();
        $known = array_map(static fn (Location $location): int => $location->id, $branches);
        // A shelf of a branch that is no longer there is shown too: its pieces count.
        foreach ($shelves as $shelf) {
            if (!in_array($shelf->locationId, $known, true)) {
                $known[] = $shelf->locationId;
            }
        }
        $runs = [];
        foreach ($shelves as $shelf) {
            $runs[$shelf->runId] ??= 0 === $shelf->runId ? null : ($this->runs)($shelf->runId);
        }

        return [
            'part_id' => $part->id,
            'number' => $part->number,
            'description' => $part->description,
            'vendor' => $part->vendorName,
            'is_discontinued' => $part->discontinued,
            'waiting' => array_map(static fn (Backorder $line): array => [
                'id' => $line->orderId,
                'number' => Order::numberOf($line->orderId),
                'pieces' => $line->pieces,
            ], $this->backorders->open([$part->id])),
            'shelves' => array_map(fn (int $branch): array => $this->shelf(
                $branch,
                $shelves[Shelf::keyOf($part->id, $branch)] ?? null,
                $held[$branch] ?? [],
                $runs,
            ), $known),
            'history' => $this->history($part->id),
        ];
    }

    /**
     * @param list<Hold> $holds at this branch
     * @param array<int, Run|null> $runs by id
     * @return array<string, mixed>
     */
    private function shelf(int $branch, ?Shelf $shelf, array $holds, array $runs): array
    {
        $orders = [];
        foreach ($holds as $hold) {
            if ($hold->isOutstanding($shelf?->countedAt)) {
                $orders[$hold->orderId]['pieces'] = ($orders[$hold->orderId]['pieces'] ?? 0) + $hold->quantity;
                $orders[$hold->orderId]['left'] = ($orders[$hold->orderId]['left'] ?? 0) + ($hold->isInHouse() ? 0 : $hold->quantity);
            }
        }
        krsort($orders);
        $run = null === $shelf ? null : $runs[$shelf->runId] ?? null;

        return [
            'location_id' => $branch,
            'city' => $this->city($branch),
            'bin' => $shelf->bin ?? '',
            'quantity' => $shelf?->quantity() ?? 0,
            'counted' => $shelf?->counted,
            'counted_at' => self::time($shelf?->countedAt),
            'outstanding' => null === $shelf?->counted ? array_sum(array_column($orders, 'pieces')) : $shelf->outstanding,
            'missing' => null === $shelf?->counted ? 0 : max(0, $shelf->outstanding - $shelf->counted),
            'run' => $run,
            'orders' => array_map(
                static fn (int $id, array $of): array => ['id' => $id, 'number' => Order::numberOf($id), 'pieces' => $of['pieces'], 'left' => $of['left']],
                array_keys($orders),
                array_values($orders),
            ),
        ];
    }

    /** @return list<array<string, mixed>> counts by hand, newest first */
    private function history(int $partId): array
    {
        $entries = $this->counts->history($partId);
        $names = ActorNames::ofUsers(array_column($entries, 'user_id'));

        return array_map(fn (array $entry): array => [
            'city' => $this->city($entry['location_id']),
            'pieces' => $entry['pieces'],
            'pieces_before' => $entry['pieces_before'],
            'reason' => $entry['reason'],
            'who' => '' === $names->user($entry['user_id']) ? __('Staff', 'coleman') : $names->user($entry['user_id']),
            'at' => self::time($entry['counted_at']),
        ], $entries);
    }

    private function city(int $branch): string
    {
        return $this->locations->byId($branch)->city ?? (string) $branch;
    }

    /** @return ($utc is null ? null : string) ISO 8601 */
    private static function time(?string $utc): ?string
    {
        return null === $utc ? null : Instant::stored($utc);
    }
}
