<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

use Coleman\Api\Support\Clock;

/** The third part of a run: changes the site, or puts back what another run has changed. */
final readonly class FeedApplication
{
    public function __construct(
        private FeedItemRepository $items,
        private FeedStore $store,
        private HeldPriceRepository $held,
        private MissingItems $missing,
        private FeedUndo $undoing,
        private FeedSearch $search,
        private Clock $clock,
    ) {
    }

    /** Takes in one chunk. */
    public function apply(FeedRun $run, FeedType $kind, RunTurn $turn): FeedRun
    {
        if ($run->progress >= $run->snapshotBytes) {
            return $turn->next($run->with(['progress' => 0, 'state' => MissingItems::isListOfAll($run, $kind) ? RunState::Vanishing : RunState::Indexing]));
        }
        ['rows' => $rows, 'next' => $next] = $this->store->snapshot($run->id)->chunk($run->progress);

        return $turn->step($run, function () use ($run, $rows, $next, $kind): FeedRun {
            // What is there now counts, not what was there when the rows were compared.
            ['changes' => $changes, 'held' => $held] = $this->held->split($run->feed, $kind->compare($rows));
            $by = Change::byType($changes);
            $changes = [...$by[ChangeType::New->value], ...$by[ChangeType::Changed->value]];
            $asked = self::refs($by[ChangeType::Changed->value]);
            $made = [];
            $written = $this->undoing->watched(
                $kind,
                [...$asked, ...$kind instanceof ConfirmingFeed ? self::refs($by[ChangeType::Same->value]) : [], ...array_values(array_filter(array_map(static fn (Change $change): string => $change->beside, $by[ChangeType::New->value])))],
                false,
                function () use ($kind, $changes, $by, &$made): array {
                    $now = $this->clock->now()->format('Y-m-d H:i:s');
                    $made = $kind instanceof ConfirmingFeed ? $kind->applyAndConfirm($changes, $by[ChangeType::Same->value], $now) : $kind->apply($changes, $now);

                    return array_values(array_map(strval(...), $made));
                },
                [] !== $changes || $kind instanceof ConfirmingFeed,
            );
            $refs = $made;
            foreach ([...$by[ChangeType::Changed->value], ...$by[ChangeType::Same->value]] as $change) {
                $refs[$change->row->key] = $change->ref;
            }
            $known = $this->items->brought($run->feed->id, $run->id, $refs, $made);
            $this->held->keep($run, $held, array_values($refs));
            $this->search->queue($kind, [...array_values($made), ...$asked]);

            return $run->counting(['done_new' => count($made), 'done_changed' => count($by[ChangeType::Changed->value])])->with([
                'progress' => $next,
                'journalBytes' => $this->undoing->keep($run, [...$written, ...FeedUndo::ofBrought($run, $refs, $known)]),
            ]);
        });
    }

    /** Removes the next of what a full file lacks. */
    public function removeMissing(FeedRun $run, FeedType $kind, RunTurn $turn): FeedRun
    {
        $gone = $this->missing->toGo($run, $kind);
        if (!$kind instanceof FullListFeed || [] === $gone) {
            return $turn->step($run, fn (): FeedRun => $this->missing->settled($run)->with(['progress' => 0, 'state' => RunState::Indexing]));
        }

        return $turn->step($run, function () use ($run, $gone, $kind): FeedRun {
            $known = $this->items->rows($run->feed->id, array_map(strval(...), array_keys($gone)));
            $refs = $this->items->drop($run->feed, $gone);
            $count = 0;
            $written = $this->undoing->watched($kind, $refs, true, function () use ($kind, $refs, &$count): array {
                $count = [] === $refs ? 0 : $kind->removeMissing($refs, $this->clock->now()->format('Y-m-d H:i:s'));

                return [];
            }, [] !== $refs);
            $this->search->queue($kind, $refs);

            return $run->counting(['done_vanish' => $count])->with(['journalBytes' => $this->undoing->keep($run, [...$written, ...FeedUndo::ofDropped($known)])]);
        });
    }

    /** One chunk of another run, from its end on, as it was before that run. */
    public function undo(FeedRun $run, FeedType $kind, RunTurn $turn): FeedRun
    {
        if (!$kind instanceof ReversibleFeed) {
            throw new \LogicException('FeedService::undo() begins no run of another kind.');
        }
        $chunk = $this->undoing->chunk($run);

        return $turn->step($run, fn (): FeedRun => null === $chunk
            ? $this->undoing->finished($run, $kind)->with(['progress' => 0, 'state' => RunState::Indexing])
            : $this->undoing->putBack($run, $kind, $chunk['changes'])->with(['progress' => $run->snapshotBytes - $chunk['begin']]));
    }

    /** Lets search know. Only now: chunk by chunk of the file it would be all over its lists. */
    public function index(FeedRun $run, RunTurn $turn): FeedRun
    {
        $entries = $this->search->drain();

        return $turn->next($run->with(0 === $entries ? ['progress' => 0, 'state' => RunState::Applied] : ['progress' => $run->progress + $entries]));
    }

    /**
     * @param list<Change> $changes
     * @return list<string>
     */
    private static function refs(array $changes): array
    {
        return array_map(static fn (Change $change): string => $change->ref, $changes);
    }
}
