<?php

declare(strict_types=1);

namespace Coleman\Api\Search;

/** Where a page of hits ended: the rank of its last hit, so that a page goes on there whatever has come or gone. */
final class SearchCursor
{
    public static function after(SearchHit $last): string
    {
        return rtrim(strtr(base64_encode($last->rank), '+/', '-_'), '=');
    }

    /** The rank; null for what no page has given. */
    public static function rank(string $cursor): ?string
    {
        $rank = 1 === preg_match('/^[A-Za-z0-9_-]{4,140}$/D', $cursor) ? base64_decode(strtr($cursor, '-_', '+/'), true) : false;

        return false !== $rank && 1 === preg_match('/^\d[01][A-Z0-9.]{1,80}$/D', $rank) ? $rank : null;
    }
}
