<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

use Coleman\Api\Hooks\Callbacks;
use Coleman\Api\Support\Log;

/** How another plugin brings types of feeds (docs/hooks.md). */
final class FeedHooks
{
    /** @return list<FeedType> those of other plugins; one that is not described rightly is logged and left out */
    public static function types(): array
    {
        if (false === has_filter('coleman_feed_types')) {
            return [];
        }
        /**
         * Filters the types of feeds that other plugins bring.
         *
         * @since 0.1.0
         *
         * @param array[] $types Each { name, columns, key, find, save }, as docs/hooks.md describes them.
         */
        $types = Callbacks::guarded('coleman_feed_types', static fn (): mixed => apply_filters('coleman_feed_types', []));
        $kinds = [];
        foreach (is_array($types) ? $types : [] as $type) {
            try {
                $kinds[] = ForeignFeed::fromHook($type);
            } catch (\InvalidArgumentException $fault) {
                Log::error('a type of coleman_feed_types is left out: ' . $fault->getMessage());
            }
        }

        return $kinds;
    }
}
