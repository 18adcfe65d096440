<?php

declare(strict_types=1);

namespace Coleman\Api\Support;

/** Files that others may read at any time: each is whole, or not there. */
final class WholeFile
{
    /** What a file is called behind its own name until it is whole. */
    private const UNFINISHED = '/\.[0-9a-f]{8}$/D';

    /**
     * Writes beside the file's place and renames.
     *
     * @param \Closure(string): bool $write gets the path to write to, in the same folder; false where that failed
     * @return bool false when it could not be written; what was there before stays
     */
    public static function put(string $path, \Closure $write): bool
    {
        wp_mkdir_p(dirname($path));
        $unfinished = $path . '.' . bin2hex(random_bytes(4));
        if ($write($unfinished) && @rename($unfinished, $path)) {
            return true;
        }
        is_file($unfinished) && unlink($unfinished);

        return false;
    }

    public static function putText(string $path, string $text): bool
    {
        return self::put($path, static fn (string $to): bool => @file_put_contents($to, $text) === strlen($text));
    }

    /** Whether this is a file that a killed process did not finish. */
    public static function isUnfinished(string $path): bool
    {
        return 1 === preg_match(self::UNFINISHED, $path);
    }
}
