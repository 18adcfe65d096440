<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Source;

/** How the texts of a file are written in bytes. A file has one encoding; what does not fit it is told cell by cell. */
enum Encoding: string
{
    case Utf8 = 'UTF-8';
    case Utf16Little = 'UTF-16LE';
    case Utf16Big = 'UTF-16BE';
    case Windows = 'WINDOWS-1252';

    private const MARKS = ["\xEF\xBB\xBF" => self::Utf8, "\xFF\xFE" => self::Utf16Little, "\xFE\xFF" => self::Utf16Big];

    /** @return array{self, int}|null the one that the first bytes of a file name, and how many bytes do so */
    public static function marked(string $bytes): ?array
    {
        foreach (self::MARKS as $mark => $encoding) {
            if (str_starts_with($bytes, $mark)) {
                return [$encoding, strlen($mark)];
            }
        }

        return null;
    }

    /** As UTF-8; null where the bytes are no text in this encoding, or are one in another. */
    public function text(string $bytes): ?string
    {
        if (1 !== preg_match('/[\x80-\xFF]/', $bytes)) {
            return $bytes;
        }
        if (self::Windows === $this) {
            // Letters of Windows-1252 that make up whole characters of UTF-8 came from another program.
            return mb_check_encoding($bytes, 'UTF-8') || 1 === preg_match('/[\x81\x8D\x8F\x90\x9D]/', $bytes) ? null : mb_convert_encoding($bytes, 'UTF-8', $this->value);
        }

        return mb_check_encoding($bytes, 'UTF-8') && !str_contains($bytes, "\u{FFFD}") ? $bytes : null;
    }

    public function isUnreadable(): string
    {
        /* translators: %s: name of an encoding such as "UTF-8" */
        return sprintf(__('These characters don’t match the file’s encoding (%s).', 'coleman'), $this->value);
    }
}
