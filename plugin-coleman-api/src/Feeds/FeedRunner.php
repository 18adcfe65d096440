<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

use Coleman\Api\Feeds\Source\UnreadableFile;

/**
 * Brings a run along: file → snapshot → comparison → site.
 *
 * Each step takes one chunk, and writes how far it has come in the transaction that writes the chunk. So a run that was
 * killed at any moment stands between two chunks; whoever works on it next goes on from there, and the outcome is the
 * same. Nothing of the site changes before the whole file has been read and held against it.
 */
final readonly class FeedRunner
{
    /** Rows at a time. */
    public const CHUNK = 1000;

    /** Runs of a feed whose snapshots are kept. */
    public const KEPT = 3;

    /** @param array<string, FeedType> $kinds by name */
    public function __construct(
        private FeedRepository $feeds,
        private FeedTurns $turns,
        private FeedReading $reading,
        private FeedComparison $comparison,
        private FeedApplication $application,
        private FeedHousekeeping $housekeeping,
        private array $kinds,
    ) {
    }

    /**
     * @param float $seconds it may take, and one chunk at least; what is left is for the next one
     * @param callable(FeedRun): void|null $progress told after each chunk
     * @throws FeedBusy when another run is at work
     */
    public function work(FeedRun $run, float $seconds = INF, ?callable $progress = null): FeedRun
    {
        $turn = $this->turns->take($run, microtime(true) + $seconds, null === $progress ? static function (): void {
        } : $progress(...));
        try {
            // Whoever had the turn before may have brought it further meanwhile, or said what kept it from that.
            $run = $this->feeds->run($run->id) ?? $run;
            $run = $run->state->isUnderWay() ? $run->with(['message' => '']) : $run;
            while ($run->state->isUnderWay()) {
                $run = match ($run->state) {
                    RunState::Reading => $this->reading->read($run, $this->kind($run), $turn),
                    RunState::Comparing => $this->comparison->compare($run, $this->kind($run), $turn),
                    RunState::Applying => 0 === $run->undoes
                        ? $this->application->apply($run, $this->kind($run), $turn)
                        : $this->application->undo($run, $this->kind($run), $turn),
                    RunState::Vanishing => $this->application->removeMissing($run, $this->kind($run), $turn),
                    RunState::Indexing => $this->application->index($run, $turn),
                    default => throw new \LogicException('Only these are under way.'),
                };
                if (!$turn->hasTime()) {
                    break;
                }
            }
        } catch (UnreadableFile $fault) {
            // As it stands after its last chunk.
            $run = ($this->feeds->run($run->id) ?? $run)->with(['state' => RunState::Failed, 'message' => $fault->getMessage()]);
            $run = $turn->step($run, function () use ($run): FeedRun {
                // It can be undone once more.
                $this->feeds->turnApplied($run->undoes);

                return $run;
            });
        } finally {
            $turn->end();
        }
        if (!$run->state->isUnderWay()) {
            $this->tidy($run);
        }

        return $run;
    }

    /** What was held, or only tried, is to be taken in, and what it lists as missing goes. */
    public static function approved(FeedRun $run): FeedRun
    {
        return $run->with(['state' => RunState::Applying, 'progress' => 0, 'isDry' => false, 'isForced' => true, 'message' => '', 'about' => ['removal' => 'approved'] + $run->about]);
    }

    /** What the file of an applied run lacked, and what stayed so far, is to go. */
    public static function removing(FeedRun $run): FeedRun
    {
        return $run->with(['state' => RunState::Vanishing, 'message' => '', 'about' => ['removal' => 'approved'] + $run->about]);
    }

    public static function discarded(FeedRun $run): FeedRun
    {
        return $run->with(['state' => RunState::Discarded, 'message' => '']);
    }

    /** Drops what nobody needs any more of a run that has ended. */
    public function tidy(FeedRun $run): void
    {
        $this->housekeeping->tidy($run);
    }

    private function kind(FeedRun $run): FeedType
    {
        $kind = $this->kinds[$run->feed->kind] ?? throw new UnreadableFile(__('Unknown feed type.', 'coleman'));

        return $kind instanceof PerRunFeed ? $kind->forRun($run) : $kind;
    }
}
