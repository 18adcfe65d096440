<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Feeds;

use Random\Randomizer;

/** How rows are written into a file: CSV of a dialect or JSON lines, in an encoding, packed or not. */
final readonly class FileFormat
{
    private const DELIMITERS = ['CSV' => ',', 'CSV with semicolons' => ';', 'CSV with tabs' => "\t"];
    private const JSON = 'JSON lines';

    /** Bytes that are no text, by encoding. */
    private const ENCODINGS = ['UTF-8' => "\xFF", 'Windows-1252' => "\x81", 'UTF-16LE' => "\x00\xD8"];

    public string $name;

    private function __construct(public string $delimiter, private string $encoding, private bool $isPacked, private string $break)
    {
        $this->name = ('' === $delimiter ? self::JSON : array_search($delimiter, self::DELIMITERS, true)) . ", $encoding" . ($isPacked ? ', gzip' : '');
    }

    /**
     * @param bool $isPacked it must be packed
     * @param bool $isCsv it must be CSV
     */
    public static function any(Randomizer $random, bool $isPacked, bool $isCsv): self
    {
        $delimiter = self::pick([...array_values(self::DELIMITERS), ',', ...($isCsv ? [] : [''])], $random);
        $encoding = self::pick('' === $delimiter ? ['UTF-8'] : ['UTF-8', 'UTF-8', ...array_keys(self::ENCODINGS)], $random);

        return new self($delimiter, $encoding, $isPacked || 0 === $random->getInt(0, 3), self::pick(["\n", "\n", "\r\n"], $random));
    }

    /** @param non-empty-list<string> $of */
    private static function pick(array $of, Randomizer $random): string
    {
        return $of[$random->getInt(0, count($of) - 1)];
    }

    public function hasHead(): bool
    {
        return '' !== $this->delimiter;
    }

    /**
     * @param list<array<string, string|null>> $rows
     * @return list<string> records without their line breaks, the names of columns first
     */
    public function written(array $rows, Randomizer $random): array
    {
        $head = $this->hasHead() ? [implode($this->delimiter, array_keys($rows[0]))] : [];

        return [...$head, ...array_map(fn (array $row): string => $this->record($row, $random), $rows)];
    }

    /** @param array<string, string|null> $row */
    public function record(array $row, Randomizer $random): string
    {
        if (!$this->hasHead()) {
            return (string) json_encode($row, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_THROW_ON_ERROR);
        }

        return implode($this->delimiter, array_map(
            fn (?string $cell): string => 1 === preg_match("/[\"\n]|" . preg_quote($this->delimiter, '/') . '/', (string) $cell) || 0 === $random->getInt(0, 9)
                ? '"' . str_replace('"', '""', (string) $cell) . '"'
                : (string) $cell,
            array_values($row),
        ));
    }

    /** @param list<string> $records */
    public function file(array $records): string
    {
        return $this->packed($this->encoded($records));
    }

    public function packed(string $bytes): string
    {
        return $this->isPacked ? (string) gzencode($bytes) : $bytes;
    }

    /** @param list<string> $records */
    public function encoded(array $records): string
    {
        return ('UTF-16LE' === $this->encoding ? "\xFF\xFE" : '') . implode('', array_map($this->bytes(...), $records));
    }

    /**
     * Where a cut loses no part of a record: after its line break, and before it where that is all.
     *
     * @param list<string> $records
     * @return list<int>
     */
    public function ends(array $records): array
    {
        $at = 'UTF-16LE' === $this->encoding ? 2 : 0;
        $ends = [];
        foreach ($records as $record) {
            $at += strlen($this->bytes($record));
            $ends[] = $at;
        }

        return $ends;
    }

    /** @param list<string> $records */
    public function lineOf(array $records, int $at): int
    {
        return 1 + substr_count(implode("\n", array_slice($records, 0, $at)) . (0 === $at ? '' : "\n"), "\n");
    }

    private function bytes(string $record): string
    {
        $encode = fn (string $text): string => 'UTF-8' === $this->encoding ? $text : mb_convert_encoding($text, $this->encoding, 'UTF-8');

        return str_replace($encode(SpoiltFile::BAD_BYTES), self::ENCODINGS[$this->encoding], $encode($record . $this->break));
    }
}
