<?php

declare(strict_types=1);

namespace Coleman\Blocks;

use Coleman\Api\Support\Text;

/** What the address of the page being rendered says. */
final class Query
{
    /** An id in the query, as the REST schemas take it; 0 when there is none. */
    public static function id(string $name): int
    {
        $value = $_GET[$name] ?? '';

        return is_string($value) && 1 === preg_match('/^\d{1,9}$/D', $value) ? (int) $value : 0;
    }

    /**
     * A word in the query that is one of those known; else the usual one.
     *
     * @param list<string> $known
     */
    public static function oneOf(string $name, array $known, string $usual = ''): string
    {
        $value = $_GET[$name] ?? '';

        return is_string($value) && in_array($value, $known, true) ? $value : $usual;
    }

    /** A text in the query, cut where it is too long; '' where it is none. */
    public static function text(string $name, int $longest): string
    {
        $value = $_GET[$name] ?? '';
        $value = is_string($value) ? wp_unslash($value) : '';

        return Text::isClean($value) ? mb_substr($value, 0, $longest) : '';
    }

    /** The path of a page of ours, below the folder that the site is in. */
    public static function home(string $page): string
    {
        return (string) wp_parse_url(home_url($page), PHP_URL_PATH);
    }

    /** The path, as it was asked for. */
    public static function path(): string
    {
        $uri = $_SERVER['REQUEST_URI'] ?? '';

        return is_string($uri) ? explode('?', $uri, 2)[0] : '';
    }
}
