<?php

declare(strict_types=1);

namespace Coleman\Api\Health;

use Coleman\Api\Feeds\FeedMails;
use Coleman\Api\Feeds\FeedRepository;
use Coleman\Api\Feeds\RunState;
use Coleman\Api\Search\SearchQueue;

/** Looks at what fills the catalogue: whether files get done, and whether search learns of it. */
final readonly class FeedChecks
{
    /** A run that nobody has brought along for so long. */
    private const STUCK_SECONDS = 600;

    /** How long a run may wait for somebody's decision. */
    private const HELD_SECONDS = 86_400;

    public function __construct(private FeedRepository $feeds, private SearchQueue $search)
    {
    }

    public function runs(): Finding
    {
        $stuck = $this->feeds->standing(RunState::underWay(), self::STUCK_SECONDS);
        if (null !== $stuck) {
            return Finding::critical(
                /* translators: %s: name of a feed */
                sprintf(__('The feed "%s" does not get done', 'coleman'), $stuck->feed->name),
                /* translators: 1: name of a file, 2: number of a run, 3: why */
                trim(sprintf(__('Nobody has gone on with %1$s (run %2$d) for more than ten minutes. %3$s', 'coleman'), $stuck->sourceName, $stuck->id, $stuck->message)) . "\n"
                    . __('What was written is whole, and the rest follows as soon as scheduled work runs. If it runs, the log of PHP says more.', 'coleman'),
                self::link($stuck->id),
            );
        }
        $held = $this->feeds->standing([RunState::Held->value], self::HELD_SECONDS);
        if (null !== $held) {
            return Finding::recommended(
                /* translators: %s: name of a feed */
                sprintf(__('The feed "%s" waits for a decision', 'coleman'), $held->feed->name),
                /* translators: 1: name of a file, 2: why it is held */
                sprintf(__('%1$s has been held for more than a day: %2$s Take it in, or throw it away.', 'coleman'), $held->sourceName, $held->message),
                self::link($held->id),
            );
        }

        return Finding::good(__('Feeds are taken in', 'coleman'), __('No file is stuck on its way into the catalogue, and none waits for a decision.', 'coleman'));
    }

    public function search(): Finding
    {
        $age = $this->search->age();

        return $age > self::STUCK_SECONDS
            ? Finding::critical(
                __('Search does not know of the latest changes', 'coleman'),
                /* translators: 1: number of changes, 2: minutes */
                sprintf(_n('%1$d change of the catalogue waits to be found by search, the first for %2$d minutes. Scheduled work brings them in each minute; if it runs, the log of PHP says what stands against it. "coleman reindex" begins anew.', '%1$d changes of the catalogue wait to be found by search, the first for %2$d minutes. Scheduled work brings them in each minute; if it runs, the log of PHP says what stands against it. "coleman reindex" begins anew.', $this->search->waiting(), 'coleman'), $this->search->waiting(), intdiv($age, MINUTE_IN_SECONDS)),
            )
            : Finding::good(__('Search is up to date', 'coleman'), __('No change of the catalogue waits to be found.', 'coleman'));
    }

    /** @return array{string, string} */
    private static function link(int $run): array
    {
        return [__('Look at the feed', 'coleman'), FeedMails::url($run)];
    }
}
