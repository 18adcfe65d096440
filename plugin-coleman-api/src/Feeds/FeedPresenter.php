<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

use Coleman\Api\Http\PartialUpload;
use Coleman\Api\Staff\ActorNames;
use Coleman\Api\Support\Instant;

/** Feeds and their runs as REST tells them. */
final readonly class FeedPresenter
{
    public function __construct(private FeedService $feeds, private FeedRepository $repository, private FeedStore $store)
    {
    }

    /** @return array<string, mixed> */
    public function kind(FeedType $kind): array
    {
        return [
            'name' => $kind->name(),
            'takes_specs' => $kind->takesSpecs(),
            'columns' => array_map(static fn (Column $column): array => [
                'name' => $column->name,
                'label' => ColumnNames::label($column->name),
                'holds' => strtolower($column->kind->name),
                'help' => $column->help,
                'aliases' => $column->aliases,
                'is_required' => $column->isRequired,
            ], $kind->columns()),
        ];
    }

    /** @return list<array<string, mixed>> */
    public function all(): array
    {
        $last = $this->repository->lastRuns();
        $names = ActorNames::ofUsers(array_map(static fn (FeedRun $run): int => $run->startedBy, array_values($last)));

        return array_map(fn (Feed $feed): array => self::feed($feed) + [
            'last_run' => isset($last[$feed->id]) ? $this->row($last[$feed->id], $names) : null,
        ], $this->repository->feeds());
    }

    /** @return array<string, mixed> */
    public static function feed(Feed $feed): array
    {
        return [
            'name' => $feed->name,
            'kind' => $feed->kind,
            'is_full' => $feed->isFull,
            'mapping' => (object) $feed->mapping,
            'constants' => (object) $feed->constants,
            'options' => $feed->options->toArray(),
            'removal' => $feed->removal->value,
            'expected_hours' => $feed->expectedHours,
            'is_frozen' => $feed->isFrozen(),
            'is_silent' => '' !== $feed->silentAt,
            'is_same' => '' !== $feed->sameAt,
        ];
    }

    /**
     * @param list<FeedRun> $runs
     * @return list<array<string, mixed>>
     */
    public function rows(array $runs): array
    {
        $names = ActorNames::ofUsers(array_map(static fn (FeedRun $run): int => $run->startedBy, $runs));

        return array_map(fn (FeedRun $run): array => $this->row($run, $names), $runs);
    }

    /** @return array<string, mixed> one run, whole */
    public function run(FeedRun $run): array
    {
        return $this->row($run, ActorNames::ofUsers([$run->startedBy])) + [
            'feed' => self::feed($run->feed),
            'rows' => $run->about['rows'] ?? null,
            'samples' => (object) $run->samples,
            'kept_fields' => self::keptFields($run->keptByField()),
            'format' => $run->about['format'] ?? '',
            'brings' => $run->about['brings'] ?? [],
            'unknown' => $run->about['unknown'] ?? [],
            'has_faults' => $run->count('bad') + $run->count('cells') > 0 && is_file($this->store->faults($run->id)),
            'has_changes' => $run->changesBytes > 0 && $this->store->changes($run->id)->exists(),
            'has_missing' => $run->missingBytes > 0 && $this->store->missing($run->id)->exists(),
            'can' => $this->feeds->can($run),
            'upload' => RunState::Receiving === $run->state ? [
                'bytes' => $this->store->length($run->id),
                'size' => $run->about['size'] ?? null,
                'piece_bytes' => PartialUpload::pieceBytes(),
                'most_bytes' => FeedStore::mostBytes(),
            ] : null,
        ];
    }

    /** @return array<string, mixed> a run as lists have it */
    private function row(FeedRun $run, ActorNames $names): array
    {
        return [
            'id' => $run->id,
            'feed_name' => $run->feed->name,
            'kind' => $run->feed->kind,
            'state' => $run->state->value,
            'shown_state' => $run->shownState(),
            'is_under_way' => $run->state->isUnderWay(),
            'undoes' => 0 === $run->undoes ? null : $run->undoes,
            'is_dry' => $run->isDry,
            'is_forced' => $run->isForced,
            'is_kept' => RunState::Applied === $run->state && $this->store->hasSnapshot($run->id),
            'source_name' => $run->sourceName,
            'by' => 0 === $run->startedBy ? '' : $names->user($run->startedBy),
            'records' => $run->records,
            'records_expected' => $run->about['expected'] ?? null,
            'share' => FeedProgress::share($run),
            'counts' => (object) $run->counts,
            'message' => $run->message,
            'created_at' => Instant::stored($run->createdAt),
            'finished_at' => '' === $run->finishedAt ? null : Instant::stored($run->finishedAt),
        ];
    }

    /** @return array<string, mixed> */
    public static function held(HeldPrice $price): array
    {
        return [
            'id' => $price->id,
            'feed_name' => $price->feedName,
            'run' => $price->runId,
            'thing' => $price->name,
            'field' => Change::called($price->field),
            'label' => ColumnNames::label($price->field),
            'old_cents' => $price->oldCents,
            'new_cents' => $price->newCents,
            'created_at' => Instant::stored($price->createdAt),
        ];
    }

    /**
     * @param array<array-key, int> $counts by field
     * @return list<array{label: string, count: int}>
     */
    private static function keptFields(array $counts): array
    {
        // PHP makes numbers of keys that look like one.
        return array_map(static fn (int|string $field, int $count): array => ['label' => ColumnNames::label((string) $field), 'count' => $count], array_keys($counts), $counts);
    }
}
