<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Source;

/**
 * Records of a CSV file (RFC 4180: quotes are doubled, a quoted field may hold line breaks).
 *
 * PHP's fgetcsv() reads on when a quote is not closed, and what it swallows is gone. Here such a record is one fault, and
 * the next line is read as if nothing had happened.
 */
final class CsvRecords
{
    /** "sep=;": programs write it first so that Excel takes the right columns. */
    public const SEPARATOR_LINE = '/^"?sep=(.)"?[ ]*$/iD';

    /** A record of more lines is a quote that nobody closed. */
    private const MAX_LINES = 100;

    /** @var list<string>|null names of columns */
    private ?array $head = null;

    /** Lines up to this one stand after a quote that was not closed: they may be pieces of its text. */
    private int $suspectTo = 0;

    private bool $isShort = false;

    /** A field within quotes that are closed, and one without. */
    private readonly string $field;

    /** @param non-empty-string $delimiter */
    private function __construct(private readonly Lines $lines, private readonly string $delimiter, private readonly Encoding $encoding)
    {
        $mark = preg_quote($delimiter, '/');
        $this->field = sprintf('(?:[ ]*+"(?:[^"]++|"")*+"[ ]*+|(?![ ]*+")[^%s]*+)', $mark);
    }

    /**
     * @param non-empty-string $delimiter
     * @return \Generator<int, Record, mixed, array{has_break: bool, is_short: bool}>
     * @throws UnreadableFile
     */
    public static function read(Lines $lines, string $delimiter, Encoding $encoding): \Generator
    {
        return (new self($lines, $delimiter, $encoding))->records();
    }

    /** @return \Generator<int, Record, mixed, array{has_break: bool, is_short: bool}> */
    private function records(): \Generator
    {
        while (null !== ($text = $this->lines->next())) {
            $begins = $this->lines->number();
            if ($this->lines->isTooLong()) {
                yield new Record($begins, [], __('The line is longer than 1 MB.', 'coleman'));
                continue;
            }
            [$record, $fault, $lost] = str_contains($text, '"') ? $this->whole($text) : [$text, '', 0];
            if ('' !== $fault) {
                yield $this->broken($begins, $text, $fault, $lost);
                continue;
            }
            [$cells, $malformed] = $this->cells(rtrim($record, "\r\n"));
            if ('' === trim(implode('', $cells))) {
                continue;
            }
            if (null === $this->head && 1 === preg_match(self::SEPARATOR_LINE, rtrim($text, "\r\n"))) {
                continue;
            }
            if (null === $this->head) {
                $this->head = self::head(array_map(fn (string $cell): string => $this->encoding->text($cell) ?? mb_scrub($cell), $cells));
            } else {
                $this->isShort = count($cells) < count($this->head);
                yield $this->record($begins, $cells, $malformed, 1 === substr_count($record, '"') % 2);
            }
        }

        return ['has_break' => $this->lines->hasBreak(), 'is_short' => $this->isShort];
    }

    /**
     * The record that begins with a line.
     *
     * @return array{string, string, int} its text; why it is none; how many lines it has swallowed that may be rows
     */
    private function whole(string $text): array
    {
        $taken = [];
        $record = $text;
        while ($this->isOpen($record)) {
            $isMost = count($taken) >= self::MAX_LINES || strlen($record) >= Lines::LONGEST;
            $more = $isMost ? null : $this->lines->next();
            if (null === $more) {
                return $this->isNeverClosed($text, $taken);
            }
            $taken[] = $more;
            $record .= $more;
        }
        if ([] !== $taken && !$this->isSound(rtrim($record, "\r\n"))) {
            return $this->isNeverClosed($text, $taken);
        }
        if ($this->areRows([$text, ...$taken])) {
            return [$text, sprintf(
                /* translators: 1: number of a line, 2: number of lines */
                _n('A quote opens here and closes on line %1$d. The %2$d line after this one looks like a row of its own and was left out too.', 'A quote opens here and closes on line %1$d. The %2$d lines after this one look like rows of their own and were left out too.', count($taken), 'coleman'),
                $this->lines->number(),
                count($taken),
            ), count($taken)];
        }

        return [$record, '', 0];
    }

    /**
     * @param list<string> $taken lines that were read in search of its end; they are read again as lines of their own
     * @return array{string, string, int}
     */
    private function isNeverClosed(string $text, array $taken): array
    {
        $this->suspectTo = max($this->suspectTo, $this->lines->number());
        $this->lines->unread($taken);

        return [$text, __('A quote opens here but never closes.', 'coleman'), 0];
    }

    /** Whether it ends within quotes. One that does not stand at the beginning of a field is an inch. */
    private function isOpen(string $text): bool
    {
        $field = sprintf('(?:^|%s)[ ]*"', preg_quote($this->delimiter, '/'));
        $left = preg_replace(sprintf('/%s(?:[^"]++|"")*+"(?!")/', $field), '', $text);

        return 1 === preg_match(sprintf('/%s/', $field), (string) $left);
    }

    /** Whether after each quote that closes a field comes the next field, or nothing. */
    private function isSound(string $record): bool
    {
        return 1 === preg_match(sprintf('/^%1$s(?:%2$s%1$s)*+$/D', $this->field, preg_quote($this->delimiter, '/')), $record);
    }

    /**
     * Whether lines that quotes hold together look like rows: the first has all columns before its text would go on, and
     * another one has as many, without the spaces that follow commas in a text.
     *
     * @param non-empty-list<string> $lines
     */
    private function areRows(array $lines): bool
    {
        $columns = count($this->head ?? []);
        $isRow = fn (string $line): bool => $columns > 1 && substr_count($line, $this->delimiter) + 1 === $columns;

        return count($lines) > 1 && $isRow($lines[0]) && array_any(
            array_slice($lines, 1),
            fn (string $line): bool => $isRow($line) && ("\t" === $this->delimiter || !str_contains($line, $this->delimiter . ' ')),
        );
    }

    /**
     * @return array{list<string>, array<int, true>} the fields, and which of them have text after their closing quote
     */
    private function cells(string $record): array
    {
        if (!str_contains($record, '"')) {
            return [explode($this->delimiter, $record), []];
        }
        if ($this->isSound($record)) {
            return [array_map(static fn (?string $cell): string => (string) $cell, str_getcsv($record, $this->delimiter, '"', '')), []];
        }
        $mark = preg_quote($this->delimiter, '/');
        preg_match_all(sprintf('/(?:^|%1$s)([ ]*+"(?:[^"]++|"")*+"[^%1$s]*+|[^%1$s]*+)/', $mark), $record, $found);
        $malformed = [];
        foreach ($found[1] as $at => $cell) {
            if (1 !== preg_match(sprintf('/^%s$/D', $this->field), $cell)) {
                $malformed[$at] = true;
            }
        }

        return [array_map(static fn (string $cell, int $at): string => isset($malformed[$at]) ? $cell : (string) (str_getcsv($cell, "\0", '"', '')[0] ?? ''), $found[1], array_keys($found[1])), $malformed];
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
            throw new UnreadableFile(sprintf(__('The column "%s" appears twice.', 'coleman'), array_key_first($twice)));
        }

        return $names;
    }

    /**
     * @param list<string> $texts
     * @param array<int, true> $malformed
     * @param bool $hasOdd whether it has an odd number of quotes
     */
    private function record(int $line, array $texts, array $malformed, bool $hasOdd): Record
    {
        $head = $this->head ?? [];
        $fields = [];
        $spoilt = [] === $malformed ? [] : array_fill_keys(array_intersect_key($head, $malformed), __('There is text after the closing quote.', 'coleman'));
        foreach ($head as $at => $name) {
            if ('' !== $name) {
                $bytes = $texts[$at] ?? '';
                $text = $this->encoding->text($bytes);
                $fields[$name] = $text ?? mb_scrub($bytes);
                if (null === $text) {
                    $spoilt[$name] = $this->encoding->isUnreadable();
                }
            }
        }
        $isLong = [] !== array_filter(array_slice($texts, count($head)), static fn (string $text): bool => '' !== trim($text));
        $isPiece = $line <= $this->suspectTo && (count($texts) < count($head) || $hasOdd);
        if ($isPiece && count($texts) >= count($head)) {
            $fault = __('It may belong to a quote that opened on an earlier line.', 'coleman');

            return new Record($line, $fields, $fault, array_fill_keys($head, $fault), 1, $texts);
        }
        if (!$isLong && !$isPiece) {
            return new Record($line, $fields, '', $spoilt, cells: $texts, absent: array_flip(array_slice($head, count($texts))));
        }
        /* translators: 1: number of fields, 2: number of columns */
        $fault = sprintf(__('It has %1$d fields, but there are %2$d columns.', 'coleman'), count($texts), count($head));
        // Too many may be two rows on one line: nobody knows what the second is about.
        $missing = array_fill_keys(array_slice($head, count($texts)), $fault);

        return new Record($line, $fields, $fault, $missing + $spoilt, $isLong ? 1 : 0, $texts);
    }

    /** A record of which only the fields before its open quote can be read. */
    private function broken(int $line, string $text, string $fault, int $lost): Record
    {
        $head = $this->head ?? [];
        $texts = explode($this->delimiter, rtrim($text, "\r\n"));
        $sound = array_slice($texts, 0, (int) array_find_key($texts, static fn (string $cell): bool => str_contains($cell, '"')));
        $fields = [];
        foreach (array_slice($head, 0, count($sound)) as $at => $name) {
            $fields[$name] = $this->encoding->text($sound[$at]) ?? '';
        }

        // Too many fields may be two rows on one line.
        $lost = max($lost, count($texts) > count($head) ? 1 : 0);

        return new Record($line, $fields, $fault, array_fill_keys(array_slice($head, count($sound)), $fault), $lost, $texts);
    }
}
