<?php

declare(strict_types=1);

namespace Coleman\Api\Redirects;

/**
 * An address of this site in the one form in which it is kept and looked up: as WordPress, without regard to case and to
 * the final slash. Its query counts where it has one: old shops tell pages apart by it.
 */
final class SourcePath
{
    public const LONGEST = 500;

    /** @return string|null null for what is no address of this site */
    public static function tidy(string $typed): ?string
    {
        $typed = trim($typed);
        $home = rtrim(home_url(), '/');
        foreach ([$home, 'https:' . strstr($home, '//'), 'http:' . strstr($home, '//')] as $start) {
            if (0 === strncasecmp($typed, $start, strlen($start)) && in_array(substr($typed, strlen($start), 1), ['', '/', '?'], true)) {
                $typed = '/' . ltrim(substr($typed, strlen($start)), '/');
                break;
            }
        }
        if (1 !== preg_match('@^/(?![/\\\\])[^\x00-\x20\x7F#]*$@D', $typed) || strlen($typed) > self::LONGEST) {
            return null;
        }
        [$path, $query] = explode('?', $typed, 2) + [1 => ''];
        $path = implode('/', array_map(static fn (string $piece): string => rawurlencode(mb_strtolower(rawurldecode($piece))), explode('/', $path)));
        $path = rtrim($path, '/');

        return ('' === $path ? '/' : $path) . self::query($query);
    }

    /** What it is found by. */
    public static function key(string $source): string
    {
        return md5($source);
    }

    /** The same parameters in another order are the same page. */
    private static function query(string $query): string
    {
        $pairs = array_filter(explode('&', $query), static fn (string $pair): bool => '' !== $pair);
        sort($pairs);

        return [] === $pairs ? '' : '?' . implode('&', $pairs);
    }
}
