<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Source;

/** Records of a file with one JSON object a line. */
final class JsonRecords
{
    private const LONGEST_LINE = 1_048_576;

    /**
     * @param resource $stream
     * @return \Generator<int, Record, mixed, array{has_break: bool, is_short: bool}>
     * @throws UnreadableFile
     */
    public static function of($stream, bool $isLatin): \Generator
    {
        $line = 0;
        $hasBreak = false;
        while (false !== ($text = fgets($stream, self::LONGEST_LINE))) {
            $line++;
            $hasBreak = str_ends_with($text, "\n");
            if ('' === trim($text)) {
                continue;
            }
            $object = json_decode($isLatin ? mb_convert_encoding($text, 'UTF-8', 'Windows-1252') : $text, true, 16);
            $fields = [];
            FeedFile::refuseOddColumns(is_array($object) ? array_map(strval(...), array_keys($object)) : []);
            foreach (is_array($object) && !array_is_list($object) ? $object : [] as $name => $value) {
                $fields[(string) $name] = self::text($value);
            }
            yield new Record($line, $fields, [] === $fields ? __('This is no JSON object.', 'coleman') : '');
        }

        return ['has_break' => $hasBreak, 'is_short' => false];
    }

    /** As it would stand in a CSV file: lists by commas, yes as 1. */
    private static function text(mixed $value): string
    {
        return match (true) {
            is_bool($value) => $value ? '1' : '0',
            is_scalar($value) => (string) $value,
            null === $value => '',
            is_array($value) && array_is_list($value) && array_all($value, static fn (mixed $one): bool => is_scalar($one)) => implode(',', array_map(self::text(...), $value)),
            default => (string) wp_json_encode($value, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES),
        };
    }
}
