<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Source;

/** Records of a file with one JSON object a line. */
final class JsonRecords
{
    private const DEPTH = 16;

    /**
     * @return \Generator<int, Record, mixed, array{has_break: bool, is_short: bool}>
     * @throws UnreadableFile
     */
    public static function read(Lines $lines, Encoding $encoding): \Generator
    {
        while (null !== ($text = $lines->next())) {
            if ($lines->isTooLong()) {
                yield new Record($lines->number(), [], __('The line is longer than 1 MB.', 'coleman'));
            } elseif ('' !== trim($text)) {
                yield self::record($lines->number(), $text, $encoding);
            }
        }

        return ['has_break' => $lines->hasBreak(), 'is_short' => false];
    }

    private static function record(int $line, string $text, Encoding $encoding): Record
    {
        $whole = $encoding->text($text);
        $object = json_decode($whole ?? mb_scrub($text), true, self::DEPTH);
        $fields = [];
        FeedFile::refuseOddColumns(is_array($object) ? array_map(strval(...), array_keys($object)) : []);
        foreach (is_array($object) && !array_is_list($object) ? $object : [] as $name => $value) {
            $fields[(string) $name] = self::text($value);
        }
        // Which of the letters beyond ASCII are the odd ones cannot be told once the line has been read.
        $spoilt = null === $whole ? array_filter($fields, static fn (string $field): bool => 1 === preg_match('/[\x80-\xFF?]/', $field)) : [];

        return new Record(
            $line,
            $fields,
            [] === $fields ? __('Enter a valid JSON object.', 'coleman') : '',
            array_map(static fn (string $field): string => $encoding->isUnreadable(), $spoilt),
            cells: array_values($fields),
        );
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
