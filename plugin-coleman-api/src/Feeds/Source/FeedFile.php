<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Source;

/**
 * A file that somebody brings: CSV in any of its dialects or JSON lines, packed by gzip or not, in UTF-8, UTF-16 or
 * Windows-1252. It is read as a stream; what it takes of memory does not depend on its size.
 */
final readonly class FeedFile
{
    /** What is looked at to tell what it is. */
    private const SAMPLE_BYTES = 65_536;

    /** How a packed file begins. */
    public const GZIP = "\x1F\x8B";

    private const MAX_COLUMNS = 500;

    /** Characters of the name of one. */
    private const LONGEST_NAME = 100;

    private const DELIMITERS = ["\t", ';', '|', ','];

    /** @param non-empty-string|null $delimiter null for JSON lines */
    private function __construct(private string $path, private Encoding $encoding, private int $markBytes, private ?string $delimiter)
    {
    }

    /**
     * @param Survey|null $survey without one its encoding is guessed from its beginning, which is enough to show it
     * @throws UnreadableFile
     */
    public static function at(string $path, ?Survey $survey = null): self
    {
        if (!is_file($path) || !is_readable($path)) {
            throw self::missing($path);
        }
        $stream = self::open($path);
        $sample = (string) fread($stream, self::SAMPLE_BYTES);
        fclose($stream);
        if ('' === trim($sample)) {
            throw new UnreadableFile(self::GZIP === file_get_contents($path, length: 2) ? __('This gzip file is empty, damaged or incomplete. Send it again.', 'coleman') : __('The file is empty.', 'coleman'));
        }
        [$encoding, $markBytes] = Encoding::marked($sample) ?? [$survey->encoding ?? self::guessed($sample), 0];
        $text = in_array($encoding, [Encoding::Utf16Little, Encoding::Utf16Big], true) ? mb_convert_encoding(substr($sample, $markBytes), 'UTF-8', $encoding->value) : substr($sample, $markBytes);
        if (str_contains($text, "\0")) {
            throw new UnreadableFile(__('This isn’t a text file. Upload a CSV or JSON lines file, optionally compressed with gzip.', 'coleman'));
        }

        return new self($path, $encoding, $markBytes, str_starts_with(ltrim($text), '{') ? null : self::delimiter($text));
    }

    public static function missing(string $path): UnreadableFile
    {
        /* translators: %s: name of a file */
        return new UnreadableFile(sprintf(__('File "%s" can’t be read.', 'coleman'), basename($path)));
    }

    /** How long it is when it is unpacked; gzip says so at its end, up to 4 GB. */
    public function unpackedBytes(): int
    {
        $file = fopen($this->path, 'rb');
        if (false === $file) {
            return 0;
        }
        $isPacked = self::GZIP === fread($file, 2) && 0 === fseek($file, -4, SEEK_END);
        $length = $isPacked ? unpack('V', (string) fread($file, 4)) : false;
        fclose($file);

        return is_array($length) && is_int($length[1]) ? $length[1] : (int) filesize($this->path);
    }

    /** When what is in it was made, as the head of a gzip says: UTC, Y-m-d H:i:s; '' where it says nothing. */
    public function packedAt(): string
    {
        $head = (string) file_get_contents($this->path, false, null, 0, 8);
        $time = str_starts_with($head, "\x1F\x8B") && 8 === strlen($head) ? unpack('V', substr($head, 4)) : false;

        return is_array($time) && is_int($time[1]) && $time[1] > 0 ? gmdate('Y-m-d H:i:s', $time[1]) : '';
    }

    /** "CSV, semicolons" and the like. */
    public function describe(): string
    {
        return match ($this->delimiter) {
            null => __('JSON lines', 'coleman'),
            "\t" => __('CSV with tabs', 'coleman'),
            ';' => __('CSV with semicolons', 'coleman'),
            '|' => __('CSV with bars', 'coleman'),
            default => __('CSV', 'coleman'),
        } . (Encoding::Utf8 === $this->encoding ? '' : ', ' . $this->encoding->value);
    }

    /**
     * Names that no table has were made to flood reports, or are no head at all.
     *
     * @param list<string> $names
     * @throws UnreadableFile
     */
    public static function refuseOddColumns(array $names): void
    {
        if (count($names) > self::MAX_COLUMNS) {
            /* translators: %d: number of columns */
            throw new UnreadableFile(sprintf(__('It has more than %d columns.', 'coleman'), self::MAX_COLUMNS));
        }
        $long = array_find($names, static fn (string $name): bool => mb_strlen($name) > self::LONGEST_NAME);
        if (null !== $long) {
            /* translators: 1: beginning of a name, 2: number of characters */
            throw new UnreadableFile(sprintf(__('The name of the column "%1$s" is longer than %2$d characters.', 'coleman'), mb_strimwidth(mb_scrub($long), 0, 40, '…'), self::LONGEST_NAME));
        }
    }

    /**
     * @param int $most unpacked bytes after which no record begins any more
     * @return \Generator<int, Record, mixed, array{has_break: bool, is_short: bool}> returns what the last line is like: whether it has its line break, and fewer fields than there are columns
     * @throws UnreadableFile
     */
    public function records(int $most = PHP_INT_MAX): \Generator
    {
        $stream = self::open($this->path);
        try {
            fseek($stream, $this->markBytes);
            if (in_array($this->encoding, [Encoding::Utf16Little, Encoding::Utf16Big], true)) {
                Utf16ToUtf8::append($stream, $this->encoding);
            }
            $lines = new Lines($stream, $most);

            return yield from null === $this->delimiter ? JsonRecords::read($lines, $this->encoding) : CsvRecords::read($lines, $this->delimiter, $this->encoding);
        } finally {
            fclose($stream);
        }
    }

    /**
     * zlib reads what is not packed as it stands.
     *
     * @return resource
     */
    private static function open(string $path)
    {
        return @fopen('compress.zlib://' . $path, 'rb') ?: throw self::missing($path);
    }

    /** Of what has no mark. A character may be cut at the end of the sample. */
    private static function guessed(string $sample): Encoding
    {
        $isWhole = mb_check_encoding($sample, 'UTF-8') || mb_check_encoding((string) preg_replace('/[\xC0-\xFF][\x80-\xBF]{0,3}$/', '', $sample), 'UTF-8');

        return $isWhole ? Encoding::Utf8 : Encoding::Windows;
    }

    /**
     * The one that a first line says that is for Excel, or that stands most often in the first line, outside quotes.
     *
     * @return non-empty-string
     */
    private static function delimiter(string $text): string
    {
        $line = (string) strtok(ltrim($text), "\r\n");
        if (1 === preg_match(CsvRecords::SEPARATOR_LINE, $line, $said) && in_array($said[1], self::DELIMITERS, true)) {
            return $said[1];
        }
        $first = (string) preg_replace('/"(?:[^"]|"")*"/', '', $line);
        $counts = array_map(static fn (string $one): int => substr_count($first, $one), self::DELIMITERS);
        $most = max($counts);

        return 0 === $most ? ',' : self::DELIMITERS[(int) array_search($most, $counts, true)];
    }
}
