<?php

declare(strict_types=1);

namespace Coleman\Api\Routing;

/**
 * The address of a search (specification, section 2): quotes are stripped, the text travels in the path.
 * src/rules/search-path.ts is its twin; both run tests/seed/vectors/search-path.json.
 */
final class SearchPath
{
    /** Null when nothing is left to search for. A text with "/" or made of dots cannot ride in the path. */
    public static function of(string $text): ?string
    {
        $text = trim(preg_replace('/\s+/u', ' ', str_replace(['"', "'"], '', $text)) ?? '');
        if ('' === $text) {
            return null;
        }
        if (str_contains($text, '/') || str_contains($text, '\\') || '' === trim($text, '.')) {
            return '/search/?q=' . rawurlencode($text);
        }

        return '/search/' . rawurlencode($text) . '/';
    }
}
