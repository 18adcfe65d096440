<?php

declare(strict_types=1);

namespace Coleman\Api\Images;

/** What stands before the pixels of a JPEG: how the camera was held, and which colors it means. Bytes from a stranger. */
final class JpegSegments
{
    private const LONGEST_PROFILE = 65_536;

    /** @return int<1, 8> 1: as it is */
    public static function orientation(string $bytes): int
    {
        foreach (self::segments($bytes, 0xE1) as $segment) {
            if (!str_starts_with($segment, "Exif\0\0")) {
                continue;
            }
            $tiff = substr($segment, 6);
            $isLittle = str_starts_with($tiff, 'II');
            $number = static fn (int $at, int $length): int => Bytes::number($tiff, $at, 4 === $length ? 4 : 2, $isLittle);
            $first = $number(4, 4);
            $entries = $first > strlen($tiff) ? 0 : min(200, $number($first, 2));
            for ($entry = 0; $entry < $entries; $entry++) {
                $at = $first + 2 + 12 * $entry;
                if ($at + 12 <= strlen($tiff) && 0x0112 === $number($at, 2)) {
                    $value = $number($at + 8, 2);

                    return $value >= 1 && $value <= 8 ? $value : 1;
                }
            }
        }

        return 1;
    }

    /** Whether the pixels come to an end. GD fills up with gray what is missing, and says nothing. */
    public static function isWhole(string $bytes): bool
    {
        [, $pixels] = self::walk($bytes, 0);

        return $pixels > 0 && false !== strpos($bytes, "\xFF\xD9", $pixels);
    }

    /** The ICC profile; '' without one, or where it is too long to be one of a camera. */
    public static function profile(string $bytes): string
    {
        $profile = '';
        foreach (self::segments($bytes, 0xE2) as $segment) {
            if (str_starts_with($segment, "ICC_PROFILE\0")) {
                $profile .= substr($segment, 14);
            }
        }

        return strlen($profile) > self::LONGEST_PROFILE ? '' : $profile;
    }

    /** @return list<string> */
    private static function segments(string $bytes, int $wanted): array
    {
        return self::walk($bytes, $wanted)[0];
    }

    /** @return array{list<string>, int} segments of a kind, and where the pixels begin; 0 where none do */
    private static function walk(string $bytes, int $wanted): array
    {
        $segments = [];
        for ($at = 2; $at + 4 <= strlen($bytes) && "\xFF" === $bytes[$at]; $at += 2 + $length) {
            $marker = ord($bytes[$at + 1]);
            $length = Bytes::number($bytes, $at + 2, 2);
            if (0xFF === $marker) {
                // A marker may have any number of these before it.
                $length = -1;
                continue;
            }
            if ($length < 2) {
                break;
            }
            if (0xDA === $marker) {
                return [$segments, $at + 2 + $length];
            }
            if ($marker === $wanted) {
                $segments[] = substr($bytes, $at + 4, $length - 2);
            }
        }

        return [$segments, 0];
    }
}
