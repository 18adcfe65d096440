<?php

declare(strict_types=1);

namespace Coleman\Api\Database;

/** Patterns of LIKE for a text in which % and _ are meant as they stand. */
final class LikePattern
{
    /** What holds the text anywhere. */
    public static function holding(string $text): string
    {
        return '%' . addcslashes($text, '_%\\') . '%';
    }
}
