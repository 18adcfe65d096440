<?php

declare(strict_types=1);

namespace Coleman\Api\Search;

/**
 * The address of a search: quotes are stripped, the text travels in the path.
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

    /** What is searched for: without quotes and needless space. Bytes that are no text are nothing to search for. */
    public static function text(string $text): string
    {
        $plain = preg_replace('/[\s\p{Z}\p{Cc}\x{FEFF}]+/u', ' ', str_replace(['"', "'"], '', $text)) ?? '';

        return trim($plain);
    }

    /**
     * Null when nothing is left to search for. A text with "/" or made of dots cannot ride in the path.
     *
     * @param string $from which box asks: `site`, or `parts` for the one of parts
     */
    public static function build(string $text, string $from = 'site'): ?string
    {
        $text = self::text($text);
        if ('' === $text) {
            return null;
        }
        if (!self::ridesInPath($text)) {
            return '/search/?q=' . rawurlencode($text) . ('parts' === $from ? '&from=parts' : '');
        }

        return '/search/' . rawurlencode($text) . '/' . ('parts' === $from ? '?from=parts' : '');
    }

    /** Servers and browsers take "/" and dots in a path for steps, whatever they are encoded as. */
    public static function ridesInPath(string $text): bool
    {
        return !str_contains($text, '/') && !str_contains($text, '\\') && '' !== trim($text, '.');
    }
}
