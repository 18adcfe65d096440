<?php

declare(strict_types=1);

namespace Coleman\Api\Search;

/**
 * The address of a search (specification, section 2): quotes are stripped, the text travels in the path.
 * src/rules/search-path.ts is its twin; both run tests/seed/vectors/search-path.json.
 */
final class SearchPath
{
    /** The text of `?q=` as it was typed. */
    public static function asked(): string
    {
        $text = $_GET['q'] ?? '';

        return is_string($text) ? wp_unslash($text) : '';
    }

    /** What is searched for: without quotes and needless space. */
    public static function text(string $text): string
    {
        return trim(preg_replace('/\s+/u', ' ', str_replace(['"', "'"], '', $text)) ?? '');
    }

    /** Null when nothing is left to search for. A text with "/" or made of dots cannot ride in the path. */
    public static function of(string $text): ?string
    {
        $text = self::text($text);
        if ('' === $text) {
            return null;
        }
        if (str_contains($text, '/') || str_contains($text, '\\') || '' === trim($text, '.')) {
            return '/search/?q=' . rawurlencode($text);
        }

        return '/search/' . rawurlencode($text) . '/';
    }
}
