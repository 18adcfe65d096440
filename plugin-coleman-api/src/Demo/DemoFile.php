<?php

declare(strict_types=1);

namespace Coleman\Api\Demo;

use Coleman\Api\Support\Json;

/** The data files in demo/. Who reads one says its shape in a @var; a test reads them all. */
final class DemoFile
{
    /** @var array<string, array<mixed>> what was read, by name */
    private static array $read = [];

    /** @return array<mixed> */
    public static function json(string $name): array
    {
        return self::$read[$name] ??= Json::decodeFile(self::path($name));
    }

    public static function text(string $name): string
    {
        $text = file_get_contents(self::path($name));
        if (false === $text) {
            throw new \RuntimeException(sprintf('%s cannot be read.', self::path($name)));
        }

        return $text;
    }

    private static function path(string $name): string
    {
        return dirname(__DIR__, 2) . '/demo/' . $name;
    }
}
