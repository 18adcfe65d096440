<?php

declare(strict_types=1);

namespace Coleman\Api\Search;

use Coleman\Api\Database\DatabaseError;
use Coleman\Api\Http\Limits;
use Coleman\Api\Http\Network;
use Coleman\Api\Http\RateLimiter;
use Coleman\Api\Support\Log;

/** Counts for staff what visitors searched for in vain, and which of staff's rules helped. A search never fails by it. */
final readonly class SearchLog
{
    public function __construct(private SearchMisses $misses, private SynonymRepository $synonyms, private RateLimiter $limiter)
    {
    }

    public function searched(SearchResults $found): void
    {
        $isMiss = !$found->text->isEmpty() && ($found->isNothing() || $found->isGuess || $found->hasMostWords);
        if ((!$isMiss && [] === $found->synonyms) || self::isRobot()) {
            return;
        }
        try {
            if (!$this->limiter->take('search_log:' . Network::ofRequest(), Limits::get('search_log_network'))) {
                return;
            }
            if ($isMiss) {
                $this->misses->note($found->text->text);
            } else {
                $this->synonyms->used($found->synonyms);
            }
        } catch (DatabaseError $error) {
            Log::error($error->getMessage());
        }
    }

    private static function isRobot(): bool
    {
        $agent = $_SERVER['HTTP_USER_AGENT'] ?? '';

        return is_string($agent) && 1 === preg_match('/bot\b|crawl|spider|slurp/i', $agent);
    }
}
