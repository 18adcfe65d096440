<?php

declare(strict_types=1);

namespace Coleman\Api\Support;

/** JSON columns and bodies; a fault is an exception, never a silent null. */
final class Json
{
    public static function encode(mixed $value): string
    {
        return json_encode($value, JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE);
    }

    /**
     * @return array<mixed>
     * @throws \JsonException when the text is not JSON.
     */
    public static function decode(string $text): array
    {
        $value = '' === $text ? [] : json_decode($text, true, 64, JSON_THROW_ON_ERROR);

        return is_array($value) ? $value : [];
    }

    /** @return array<mixed> */
    public static function decodeFile(string $path): array
    {
        $text = file_get_contents($path);
        if (false === $text) {
            throw new \RuntimeException(sprintf('%s cannot be read.', $path));
        }

        return self::decode($text);
    }
}
