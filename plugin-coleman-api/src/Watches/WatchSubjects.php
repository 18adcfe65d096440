<?php

declare(strict_types=1);

namespace Coleman\Api\Watches;

use Coleman\Api\Catalogue\EquipmentCategoryRepository;
use Coleman\Api\Catalogue\Machine;
use Coleman\Api\Catalogue\MachineChoice;
use Coleman\Api\Catalogue\MachineFacets;
use Coleman\Api\Catalogue\MachineRepository;
use Coleman\Api\Catalogue\MachineScope;
use Coleman\Api\Parts\Part;
use Coleman\Api\Parts\PartPresenter;
use Coleman\Api\Parts\PartRepository;

/** What can be watched: parts, used machines, and lists of used machines. */
final readonly class WatchSubjects
{
    /** A machine like another has its power, give or take so many percent. */
    private const POWER_PERCENT = 25;

    public function __construct(
        private PartRepository $parts,
        private PartPresenter $partPresenter,
        private MachineRepository $machines,
        private EquipmentCategoryRepository $categories,
        private MachineFacets $facets,
    ) {
    }

    /**
     * @param string $thing of WatchSubject
     * @return WatchSubject|null null where there is none, or nothing that such a watch could tell
     */
    public function find(WatchKind $kind, string $thing, int $id, string $filter): ?WatchSubject
    {
        if (WatchKind::Listed === $kind) {
            $like = WatchSubject::MACHINE === $thing ? $this->machines->byId($id) : null;
            $used = match (true) {
                null !== $like => $like->isUsed() ? $this->like($like) : null,
                WatchSubject::USED === $thing => UsedFilter::parse($filter),
                default => null,
            };

            return null === $used ? null : $this->list($used);
        }
        if (WatchSubject::PART === $thing) {
            $part = $this->parts->byId($id);

            return null === $part ? null : $this->part($kind, $part);
        }
        $machine = WatchKind::LowerPrice === $kind && WatchSubject::MACHINE === $thing ? $this->machines->byId($id) : null;

        return null === $machine ? null : $this->machine($machine);
    }

    /**
     * What a page about this thing offers to tell. Public pages ask: it costs no query.
     *
     * @return list<array{kind: string, url: string}> each with the path of the page that asks for an address
     */
    public function offered(?object $thing): array
    {
        $id = $thing instanceof Part || $thing instanceof Machine ? $thing->id : 0;
        $kinds = match (true) {
            $thing instanceof Part && !$thing->isPlaceholder() => [
                ...($thing->isInStock() ? [] : [WatchKind::InStock]),
                ...(null === $thing->priceCents ? [] : [WatchKind::LowerPrice]),
            ],
            $thing instanceof Machine && $thing->isUsed() => [
                WatchKind::Listed,
                ...($thing->isSold() || null === $thing->priceCents ? [] : [WatchKind::LowerPrice]),
            ],
            default => [],
        };

        return array_map(static fn (WatchKind $kind): array => [
            'kind' => $kind->value,
            'url' => WatchPages::askUrl($kind, $thing instanceof Part ? WatchSubject::PART : WatchSubject::MACHINE, $id),
        ], $kinds);
    }

    /** What the machines of a filter are called: "Used Tractors: Kubota, Under $25,000". */
    public function words(UsedFilter $filter): string
    {
        $words = $this->facets->words($filter->choice);

        return $this->scope($filter)->title() . ([] === $words ? '' : ': ' . implode(', ', $words));
    }

    /** Which machines a filter is about before its choice. */
    public function scope(UsedFilter $filter): MachineScope
    {
        return new MachineScope(Machine::USED, 0 === $filter->categoryId ? null : $this->categories->byId($filter->categoryId), $filter->used);
    }

    private function part(WatchKind $kind, Part $part): ?WatchSubject
    {
        // The placeholder stands for what is in no catalog.
        if ($part->isPlaceholder() || (WatchKind::LowerPrice === $kind && null === $part->priceCents)) {
            return null;
        }

        return new WatchSubject(
            $kind,
            WatchSubject::PART,
            $part->id,
            '',
            trim($part->number . ' ' . $part->description),
            $this->partPresenter->url($part),
            $part->priceCents,
            WatchKind::InStock === $kind && $part->isInStock(),
        );
    }

    private function machine(Machine $machine): ?WatchSubject
    {
        return !$machine->isUsed() || $machine->isSold() || null === $machine->priceCents
            ? null
            : new WatchSubject(WatchKind::LowerPrice, WatchSubject::MACHINE, $machine->id, '', $machine->title(), $machine->url(), $machine->priceCents);
    }

    private function list(UsedFilter $filter): ?WatchSubject
    {
        $category = 0 === $filter->categoryId ? null : $this->categories->byId($filter->categoryId);
        if (0 !== $filter->categoryId && null === $category) {
            return null;
        }
        // The list has a page for each sort of used equipment, not for each category.
        $url = (new UsedFilter($filter->used ?? $category?->used, choice: $filter->choice))->url();

        return new WatchSubject(WatchKind::Listed, WatchSubject::USED, 0, $filter->query(), $this->words($filter), $url);
    }

    /** Of its category, with about its power. */
    private function like(Machine $machine): UsedFilter
    {
        $power = $machine->horsepower ?? 0;
        $range = $power < 4 ? [] : ['horsepower' => [sprintf('%d-%d', intdiv($power * (100 - self::POWER_PERCENT), 100), intdiv($power * (100 + self::POWER_PERCENT) + 99, 100))]];

        return new UsedFilter(categoryId: $machine->categoryId, choice: new MachineChoice($range));
    }
}
