<?php

declare(strict_types=1);

namespace Coleman\Api\Http;

use Coleman\Api\Support\Text;

/** What staff write down: a note, a reason, a number. */
final class NoteText
{
    public const LENGTH = 4_000;

    /**
     * @param int $least 1 where it may not be empty
     * @throws ApiError 400 naming the field
     */
    public static function read(string $text, string $field, int $least = 1, int $most = self::LENGTH): string
    {
        $text = trim($text);
        if (mb_strlen($text) < $least || mb_strlen($text) > $most || !Text::isClean($text)) {
            throw ApiError::invalid([$field => 0 === $least
                /* translators: %d: number of characters */
                ? sprintf(__('Use up to %d characters.', 'coleman'), $most)
                : __('Enter a note of 1 to 4,000 characters.', 'coleman')]);
        }

        return $text;
    }
}
