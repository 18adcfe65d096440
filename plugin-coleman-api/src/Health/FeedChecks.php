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
    public const STUCK_SECONDS = 600;

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
                sprintf(__('The feed "%s" is stuck', 'coleman'), $stuck->feed->name),
                /* translators: 1: name of a file, 2: number of a run, 3: why */
                trim(sprintf(__('%1$s (run %2$d) has not continued for more than ten minutes. %3$s', 'coleman'), $stuck->sourceName, $stuck->id, $stuck->message)) . "\n"
                    . __('Nothing is half written, and the rest follows when scheduled tasks run. If they do run, check the PHP error log.', 'coleman'),
                self::link($stuck->id),
            );
        }
        $held = $this->feeds->standing([RunState::Held->value], self::HELD_SECONDS);
        if (null !== $held) {
            return Finding::recommended(
                /* translators: %s: name of a feed */
                sprintf(__('The feed "%s" needs a decision', 'coleman'), $held->feed->name),
                /* translators: 1: name of a file, 2: why it is held */
                sprintf(__('%1$s has been on hold for more than a day: %2$s Import or discard it.', 'coleman'), $held->sourceName, $held->message),
                self::link($held->id),
            );
        }

        return Finding::good(__('Feeds are imported', 'coleman'), __('No file is stuck, and none needs a decision.', 'coleman'));
    }

    public function search(): Finding
    {
        $age = $this->search->age();

        return $age > self::STUCK_SECONDS
            ? Finding::critical(
                __('Search is missing recent changes', 'coleman'),
                /* translators: 1: number of changes, 2: minutes */
                sprintf(_n('%1$d catalog change is not in search yet, waiting for %2$d minutes. Scheduled tasks update search every minute. If they run, check the PHP error log. "coleman reindex" rebuilds search.', '%1$d catalog changes are not in search yet, the oldest for %2$d minutes. Scheduled tasks update search every minute. If they run, check the PHP error log. "coleman reindex" rebuilds search.', $this->search->waiting(), 'coleman'), $this->search->waiting(), intdiv($age, MINUTE_IN_SECONDS)),
            )
            : Finding::good(__('Search is up to date', 'coleman'), __('All catalog changes are in search.', 'coleman'));
    }

    /** @return array{string, string} */
    private static function link(int $run): array
    {
        return [__('View the feed', 'coleman'), FeedMails::url($run)];
    }
}
