<?php

declare(strict_types=1);

namespace Coleman\Api\Support;

/** What may be taken for text. */
final class Text
{
    /** Whether it is UTF-8 without control characters; tabs and line breaks may stand in it. */
    public static function isClean(string $text): bool
    {
        return 1 === preg_match('/^[^\x00-\x08\x0B\x0C\x0E-\x1F\x7F]*$/Du', $text);
    }
}
