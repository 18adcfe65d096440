<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Source;

/**
 * Records of a CSV file (RFC 4180: quotes are doubled, a quoted field may hold line breaks).
 *
 * PHP's fgetcsv() reads on to the end of the file when a quote is never closed. Here such a record is one fault, and
 * the next line is read as if nothing had happened.
 */
final class CsvRecords
{
    /** A record of more lines is a quote that nobody closed. */
    private const MOST_LINES = 100;

    private const LONGEST_LINE = 1_048_576;

    /** @var list<string> lines that were read ahead, the next one last */
    private array $ahead = [];

    private int $line = 0;

    /** Of the last line that was read. */
    private bool $hasBreak = false;

    /** @param resource $stream */
    private function __construct(private $stream, private readonly string $delimiter, private readonly bool $isLatin)
    {
    }

    /**
     * @param resource $stream
     * @return \Generator<int, Record, mixed, array{has_break: bool, is_short: bool}>
     * @throws UnreadableFile
     */
    public static function of($stream, string $delimiter, bool $isLatin): \Generator
    {
        return (new self($stream, $delimiter, $isLatin))->records();
    }

    /** @return \Generator<int, Record, mixed, array{has_break: bool, is_short: bool}> */
    private function records(): \Generator
    {
        $head = null;
        $isShort = false;
        while (null !== ($text = $this->line())) {
            $begins = $this->line;
            $record = $this->whole($text);
            if (null === $record) {
                yield new Record($begins, [], __('A quote that is opened here is never closed.', 'coleman'));
                continue;
            }
            $cells = array_map(static fn (?string $cell): string => (string) $cell, str_getcsv(rtrim($record, "\r\n"), $this->delimiter, '"', ''));
            if ('' === trim(implode('', $cells))) {
                continue;
            }
            if (null === $head) {
                $head = self::head($cells);
            } else {
                $isShort = count($cells) < count($head);
                yield self::record($begins, $head, $cells);
            }
        }

        return ['has_break' => $this->hasBreak, 'is_short' => $isShort];
    }

    private function line(): ?string
    {
        $text = array_pop($this->ahead) ?? fgets($this->stream, self::LONGEST_LINE);
        if (false === $text) {
            return null;
        }
        $this->line++;
        $this->hasBreak = str_ends_with($text, "\n");

        return $text;
    }

    /** The record that begins with a line; null when its quote is never closed, and then only that line is gone. */
    private function whole(string $text): ?string
    {
        $taken = [];
        while ($this->isOpen($text . implode('', $taken))) {
            $isWhole = count($taken) >= self::MOST_LINES || strlen($text) + array_sum(array_map(strlen(...), $taken)) >= self::LONGEST_LINE;
            $more = $isWhole ? null : $this->line();
            if (null === $more) {
                $this->line -= count($taken);
                $this->ahead = [...$this->ahead, ...array_reverse($taken)];

                return null;
            }
            $taken[] = $more;
        }
        $record = $text . implode('', $taken);

        return $this->isLatin ? mb_convert_encoding($record, 'UTF-8', 'Windows-1252') : $record;
    }

    /** Whether it ends within quotes. One that does not stand at the beginning of a field is an inch. */
    private function isOpen(string $text): bool
    {
        if (!str_contains($text, '"')) {
            return false;
        }
        $field = sprintf('(?:^|%s)[ ]*"', preg_quote($this->delimiter, '/'));
        $left = preg_replace(sprintf('/%s(?:[^"]++|"")*+"(?!")/', $field), '', $text);

        return 1 === preg_match(sprintf('/%s/', $field), (string) $left);
    }

    /**
     * @param list<string> $names
     * @return list<string>
     */
    private static function head(array $names): array
    {
        $names = array_map(trim(...), $names);
        FeedFile::refuseOddColumns($names);
        $twice = array_filter(array_count_values(array_filter($names, static fn (string $name): bool => '' !== $name)), static fn (int $count): bool => $count > 1);
        if ([] !== $twice) {
            /* translators: %s: name of a column */
            throw new UnreadableFile(sprintf(__('The column "%s" is there twice.', 'coleman'), array_key_first($twice)));
        }

        return $names;
    }

    /**
     * @param list<string> $head
     * @param list<string> $texts
     */
    private static function record(int $line, array $head, array $texts): Record
    {
        $fields = [];
        foreach ($head as $at => $name) {
            if ('' !== $name) {
                $fields[$name] = $texts[$at] ?? '';
            }
        }
        $more = array_filter(array_slice($texts, count($head)), static fn (string $text): bool => '' !== trim($text));

        return new Record($line, $fields, match (true) {
            [] !== $more => sprintf(
                /* translators: 1: number of fields, 2: number of columns */
                __('It has %1$d fields, and there are %2$d columns.', 'coleman'),
                count($texts),
                count($head),
            ),
            !mb_check_encoding(implode('', $texts), 'UTF-8') => __('It holds bytes that are no text.', 'coleman'),
            default => '',
        });
    }
}
