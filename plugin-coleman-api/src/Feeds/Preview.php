<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

use Coleman\Api\Feeds\Source\Record;
use Coleman\Api\Feeds\Source\UnreadableFile;

/** The first rows of a file, and which of its columns seems to be which of ours. */
final readonly class Preview
{
    private const ROWS = 5;
    private const EXAMPLES = 3;
    private const LONGEST = 120;

    /**
     * @param string $format "CSV with semicolons"
     * @param list<array{name: string, to: string, is_chosen: bool, examples: list<string>}> $columns of the file; `to` is our column, '' for none
     * @param list<array{line: int, texts: list<string>, fault: string}> $rows
     * @param list<string> $missing columns of ours that must be there and are not
     */
    private function __construct(public string $format, public array $columns, public array $rows, public array $missing)
    {
    }

    /**
     * @param list<Record> $records the first ones
     * @throws UnreadableFile when none can be read
     */
    public static function create(FeedType $kind, Feed $feed, string $format, array $records): self
    {
        $good = array_values(array_filter($records, static fn (Record $record): bool => '' === $record->fault));
        if ([] === $good) {
            throw new UnreadableFile(__('No row in this file can be read.', 'coleman'));
        }
        $names = array_map(strval(...), array_keys($good[0]->fields));
        $mapping = Mapping::guess($kind, $names, $feed);
        $columns = array_map(static fn (string $name): array => [
            'name' => $name,
            'to' => isset($mapping->columns[$name]) ? $mapping->columns[$name]->name : '',
            'is_chosen' => isset($feed->mapping[$name]),
            'examples' => self::examples($good, $name),
        ], $names);
        $rows = array_map(static fn (Record $record): array => [
            'line' => $record->line,
            'texts' => array_map(static fn (string $name): string => self::short($record->fields[$name] ?? ''), $names),
            'fault' => $record->fault,
        ], array_slice($records, 0, self::ROWS));

        return new self($format, $columns, $rows, $mapping->missing($kind));
    }

    /**
     * @param list<Record> $records
     * @return list<string> that differ and are not empty
     */
    private static function examples(array $records, string $name): array
    {
        $texts = array_map(static fn (Record $record): string => self::short($record->fields[$name] ?? ''), $records);

        return array_slice(array_values(array_unique(array_filter($texts, static fn (string $text): bool => '' !== $text))), 0, self::EXAMPLES);
    }

    private static function short(string $text): string
    {
        return mb_strimwidth(trim(mb_scrub($text)), 0, self::LONGEST, '…');
    }
}
