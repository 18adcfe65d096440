<?php

declare(strict_types=1);

namespace Coleman\Api\Watches;

use Coleman\Api\Catalogue\Machine;
use Coleman\Api\Catalogue\MachineList;
use Coleman\Api\Catalogue\MachineRepository;
use Coleman\Api\Parts\PartPresenter;
use Coleman\Api\Parts\PartRepository;

/**
 * What of watches is so now. It reads only what somebody watches, so it costs as much as there are watches, however large
 * the catalog is.
 */
final readonly class WatchMatcher
{
    /** Parts read at a time. */
    private const A_READ = 500;

    /** Machines of one filter that a letter lists; the next letter goes on. */
    private const MOST_MACHINES = 10;

    /** Machines of one filter that are looked at: the newest. */
    private const MOST_LISTED = 200;

    public function __construct(
        private PartRepository $parts,
        private PartPresenter $partPresenter,
        private MachineRepository $machines,
        private MachineList $machineList,
        private WatchSubjects $subjects,
        private WatchRepository $watches,
    ) {
    }

    /**
     * @param list<Watch> $watches
     * @return array<int, non-empty-list<WatchNews>> by watch
     */
    public function find(array $watches): array
    {
        return $this->ofParts(self::of($watches, WatchSubject::PART))
            + $this->ofMachines(self::of($watches, WatchSubject::MACHINE))
            + $this->ofLists(self::of($watches, WatchSubject::USED));
    }

    /**
     * @param list<Watch> $watches
     * @return list<Watch>
     */
    private static function of(array $watches, string $thing): array
    {
        return array_values(array_filter($watches, static fn (Watch $watch): bool => $watch->thing === $thing));
    }

    /**
     * @param list<Watch> $watches
     * @return array<int, non-empty-list<WatchNews>>
     */
    private function ofParts(array $watches): array
    {
        $news = [];
        $ids = array_values(array_unique(array_map(static fn (Watch $watch): int => $watch->thingId, $watches)));
        $parts = [];
        foreach (array_chunk($ids, self::A_READ) as $some) {
            $parts += $this->parts->byIds($some);
        }
        foreach ($watches as $watch) {
            $part = $parts[$watch->thingId] ?? null;
            if (null === $part) {
                continue;
            }
            $isSo = WatchKind::InStock === $watch->kind ? $part->isInStock() : self::isLower($part->priceCents, $watch->priceCents);
            if ($isSo) {
                $news[$watch->id] = [new WatchNews($watch->kind, trim($part->number . ' ' . $part->description), $this->partPresenter->url($part), $part->priceCents, $watch->priceCents)];
            }
        }

        return $news;
    }

    /**
     * @param list<Watch> $watches
     * @return array<int, non-empty-list<WatchNews>>
     */
    private function ofMachines(array $watches): array
    {
        $news = [];
        $machines = $this->machines->byIds(array_values(array_unique(array_map(static fn (Watch $watch): int => $watch->thingId, $watches))));
        foreach ($watches as $watch) {
            $machine = $machines[$watch->thingId] ?? null;
            if (null !== $machine && !$machine->isSold() && self::isLower($machine->priceCents, $watch->priceCents)) {
                $news[$watch->id] = [self::machine($watch, $machine)];
            }
        }

        return $news;
    }

    /**
     * @param list<Watch> $watches
     * @return array<int, non-empty-list<WatchNews>>
     */
    private function ofLists(array $watches): array
    {
        $news = [];
        $told = $this->watches->told(array_map(static fn (Watch $watch): int => $watch->id, $watches));
        $byFilter = [];
        foreach ($watches as $watch) {
            $byFilter[$watch->filter][] = $watch;
        }
        foreach ($byFilter as $text => $alike) {
            $filter = UsedFilter::parse((string) $text);
            $scope = null === $filter ? null : $this->subjects->scope($filter);
            // A category that is gone has no machines; without it the scope would be all of them.
            if (null === $filter || null === $scope || (0 !== $filter->categoryId && null === $scope->category)) {
                continue;
            }
            $since = min(array_map(static fn (Watch $watch): \DateTimeImmutable => $watch->createdAt, $alike));
            $machines = $this->machineList->listedSince($scope, $filter->choice, $since, self::MOST_LISTED);
            foreach ($alike as $watch) {
                $new = array_filter($machines, static fn (Machine $machine): bool => $machine->listedAt > $watch->createdAt && !isset($told[$watch->id][$machine->id]));
                if ([] !== $new) {
                    $news[$watch->id] = array_map(static fn (Machine $machine): WatchNews => self::machine($watch, $machine), array_slice(array_values($new), 0, self::MOST_MACHINES));
                }
            }
        }

        return $news;
    }

    private static function machine(Watch $watch, Machine $machine): WatchNews
    {
        return new WatchNews($watch->kind, $machine->title(), $machine->url(), $machine->priceCents, $watch->priceCents, $machine->id);
    }

    private static function isLower(?int $now, ?int $before): bool
    {
        return null !== $now && null !== $before && WatchSettings::isLower($now, $before);
    }
}
