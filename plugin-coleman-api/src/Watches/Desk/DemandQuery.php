<?php

declare(strict_types=1);

namespace Coleman\Api\Watches\Desk;

use Coleman\Api\Catalogue\MachineRepository;
use Coleman\Api\Database\Connection;
use Coleman\Api\Parts\PartPresenter;
use Coleman\Api\Parts\PartRepository;
use Coleman\Api\Support\Instant;
use Coleman\Api\Watches\UsedFilter;
use Coleman\Api\Watches\WatchKind;
use Coleman\Api\Watches\WatchSubject;
use Coleman\Api\Watches\WatchSubjects;

/**
 * What customers wait for, and how many of them. Nobody's address is in it: who they are is not needed to buy what they want.
 *
 * @phpstan-type Demand array{name: string, kind: string, kind_label: string, title: string, url: string, waiting: int, first_asked: string, last_asked: string}
 */
final readonly class DemandQuery
{
    public function __construct(
        private Connection $connection,
        private PartRepository $parts,
        private MachineRepository $machines,
        private WatchSubjects $subjects,
        private PartPresenter $partPresenter,
    ) {
    }

    /**
     * @param WatchKind|null $kind null for all
     * @return list<Demand> schema/desk-demand.json, what most wait for first
     */
    public function list(?WatchKind $kind, int $limit): array
    {
        // A subject's rows have all but their title in common, which is in the language of who asked.
        $rows = $this->connection->rows(
            'SELECT subject_key, MIN(kind) AS kind, MIN(thing) AS thing, MIN(thing_id) AS thing_id, MIN(filter) AS filter, MIN(title) AS title, COUNT(*) AS waiting, MIN(created_at) AS first_asked, MAX(created_at) AS last_asked'
            . ' FROM {watches} WHERE confirmed_at IS NOT NULL AND ended_at IS NULL' . (null === $kind ? '' : ' AND kind = %s')
            . ' GROUP BY subject_key ORDER BY COUNT(*) DESC, MAX(created_at) DESC, subject_key LIMIT %d',
            [...(null === $kind ? [] : [$kind->value]), $limit],
        );
        $ids = static fn (string $thing): array => array_values(array_unique(array_map(static fn (array $row): int => (int) $row['thing_id'], array_filter($rows, static fn (array $row): bool => $row['thing'] === $thing))));
        $parts = $this->parts->byIds($ids(WatchSubject::PART));
        $machines = $this->machines->byIds($ids(WatchSubject::MACHINE));

        return array_map(function (array $row) use ($parts, $machines): array {
            $kind = WatchKind::from((string) $row['kind']);
            $part = WatchSubject::PART === $row['thing'] ? $parts[(int) $row['thing_id']] ?? null : null;
            $machine = WatchSubject::MACHINE === $row['thing'] ? $machines[(int) $row['thing_id']] ?? null : null;
            $filter = WatchSubject::USED === $row['thing'] ? UsedFilter::parse((string) $row['filter']) : null;

            return [
                'name' => (string) $row['subject_key'],
                'kind' => $kind->value,
                'kind_label' => $kind->label(),
                'title' => match (true) {
                    null !== $part => trim($part->number . ' ' . $part->description),
                    null !== $machine => trim($machine->title() . ' ' . $machine->stockNumber),
                    null !== $filter => $this->subjects->words($filter),
                    default => (string) $row['title'],
                },
                'url' => match (true) {
                    null !== $part => home_url($this->partPresenter->url($part)),
                    null !== $machine => home_url($machine->url()),
                    null !== $filter => home_url($filter->url()),
                    default => '',
                },
                'waiting' => (int) $row['waiting'],
                'first_asked' => Instant::stored((string) $row['first_asked']),
                'last_asked' => Instant::stored((string) $row['last_asked']),
            ];
        }, $rows);
    }
}
