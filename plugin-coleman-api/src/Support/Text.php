<?php

declare(strict_types=1);

namespace Coleman\Api\Support;

/** What may be taken for text. */
final class Text
{
    /** Spaces that look like the usual one. */
    private const SPACES = '/[\x{A0}\x{1680}\x{2000}-\x{200A}\x{202F}\x{205F}\x{3000}]/u';

    /** Hyphens that look like the usual one. */
    private const HYPHENS = '/[\x{2010}\x{2011}]/u';

    /** What takes no room: soft hyphens, marks of direction and the like. Letters that are joined by one keep it. */
    private const UNSEEN = '/[\x{AD}\x{200B}\x{200E}\x{200F}\x{202A}-\x{202E}\x{2060}\x{2066}-\x{2069}\x{FEFF}]/u';

    /**
     * What was typed or pasted, without the spaces around it. Mail and web pages bring spaces and hyphens of their own
     * along, and what nobody sees, which would make two of one number.
     */
    public static function pasted(string $text): string
    {
        return trim(preg_replace([self::SPACES, self::HYPHENS, self::UNSEEN], [' ', '-', ''], $text) ?? $text);
    }

    /** Whether it is UTF-8 without control characters; tabs and line breaks may stand in it. */
    public static function isClean(string $text): bool
    {
        return 1 === preg_match('/^[^\x00-\x08\x0B\x0C\x0E-\x1F\x7F]*$/Du', $text);
    }
}
