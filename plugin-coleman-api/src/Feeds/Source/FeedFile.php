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

    /** A file that unpacks to more bytes was made to fill the disk. */
    private const MOST_BYTES = 4_000_000_000;

    private const MOST_COLUMNS = 500;

    /** Characters of the name of one. */
    private const LONGEST_NAME = 100;

    private const DELIMITERS = ["\t", ';', '|', ','];

    private const BYTE_ORDER_MARKS = ["\xEF\xBB\xBF" => 'UTF-8', "\xFF\xFE" => 'UTF-16LE', "\xFE\xFF" => 'UTF-16BE'];

    /** @param string $encoding as iconv names it */
    private function __construct(private string $path, private string $encoding, private int $markBytes, private ?string $delimiter)
    {
    }

    /** @throws UnreadableFile */
    public static function at(string $path): self
    {
        if (!is_file($path) || !is_readable($path)) {
            /* translators: %s: name of a file */
            throw new UnreadableFile(sprintf(__('There is no file "%s" that can be read.', 'coleman'), basename($path)));
        }
        $stream = self::open($path);
        $sample = (string) fread($stream, self::SAMPLE_BYTES);
        fclose($stream);
        if ('' === trim($sample)) {
            throw new UnreadableFile(__('The file is empty.', 'coleman'));
        }
        [$encoding, $markBytes] = self::encoding($sample);
        $text = 'UTF-8' === $encoding ? substr($sample, $markBytes) : (string) iconv($encoding, 'UTF-8//IGNORE', substr($sample, $markBytes));
        if (str_contains($text, "\0")) {
            throw new UnreadableFile(__('This is no text: bring a CSV file or JSON lines, packed by gzip if you like.', 'coleman'));
        }

        return new self($path, $encoding, $markBytes, str_starts_with(ltrim($text), '{') ? null : self::delimiter($text));
    }

    /** How long it is when it is unpacked; gzip says so at its end, up to 4 GB. */
    public function unpackedBytes(): int
    {
        $file = fopen($this->path, 'rb');
        if (false === $file) {
            return 0;
        }
        $isPacked = "\x1F\x8B" === fread($file, 2) && 0 === fseek($file, -4, SEEK_END);
        $length = $isPacked ? unpack('V', (string) fread($file, 4)) : false;
        fclose($file);

        return is_array($length) && is_int($length[1]) ? $length[1] : (int) filesize($this->path);
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
        } . ('UTF-8' === $this->encoding ? '' : ', ' . $this->encoding);
    }

    /**
     * Names that no table has were made to flood reports, or are no head at all.
     *
     * @param list<string> $names
     * @throws UnreadableFile
     */
    public static function refuseOddColumns(array $names): void
    {
        if (count($names) > self::MOST_COLUMNS) {
            /* translators: %d: number of columns */
            throw new UnreadableFile(sprintf(__('It has more than %d columns.', 'coleman'), self::MOST_COLUMNS));
        }
        $long = array_find($names, static fn (string $name): bool => mb_strlen($name) > self::LONGEST_NAME);
        if (null !== $long) {
            /* translators: 1: beginning of a name, 2: number of characters */
            throw new UnreadableFile(sprintf(__('The name of the column "%1$s" is longer than %2$d characters.', 'coleman'), mb_strimwidth(mb_scrub($long), 0, 40, '…'), self::LONGEST_NAME));
        }
    }

    /**
     * @param int $most bytes that it may unpack to
     * @return \Generator<int, Record, mixed, array{has_break: bool, is_short: bool}> returns what the last line is like: whether it has its line break, and fewer fields than there are columns
     * @throws UnreadableFile
     */
    public function records(int $most = self::MOST_BYTES): \Generator
    {
        $stream = self::open($this->path);
        try {
            fseek($stream, $this->markBytes);
            if (str_starts_with($this->encoding, 'UTF-16')) {
                stream_filter_append($stream, sprintf('convert.iconv.%s/UTF-8', $this->encoding), STREAM_FILTER_READ);
            }
            $isLatin = 'WINDOWS-1252' === $this->encoding;
            $records = null === $this->delimiter ? JsonRecords::of($stream, $isLatin) : CsvRecords::of($stream, $this->delimiter, $isLatin);
            foreach ($records as $record) {
                if (ftell($stream) > $most) {
                    /* translators: %s: a size such as "4 GB" */
                    throw new UnreadableFile(sprintf(__('It unpacks to more than %s.', 'coleman'), size_format($most)));
                }
                yield $record;
            }

            return $records->getReturn();
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
        return @fopen('compress.zlib://' . $path, 'rb')
            /* translators: %s: name of a file */
            ?: throw new UnreadableFile(sprintf(__('There is no file "%s" that can be read.', 'coleman'), basename($path)));
    }

    /** @return array{string, int} the encoding, and how many bytes say so */
    private static function encoding(string $sample): array
    {
        foreach (self::BYTE_ORDER_MARKS as $mark => $encoding) {
            if (str_starts_with($sample, $mark)) {
                return [$encoding, strlen($mark)];
            }
        }
        // A character may be cut at the end of the sample.
        $isWhole = mb_check_encoding($sample, 'UTF-8') || mb_check_encoding((string) preg_replace('/[\xC0-\xFF][\x80-\xBF]{0,3}$/', '', $sample), 'UTF-8');

        return [$isWhole ? 'UTF-8' : 'WINDOWS-1252', 0];
    }

    /** The one that stands most often in the first line, outside quotes. */
    private static function delimiter(string $text): string
    {
        $first = (string) preg_replace('/"(?:[^"]|"")*"/', '', (string) strtok(ltrim($text), "\r\n"));
        $counts = array_map(static fn (string $one): int => substr_count($first, $one), self::DELIMITERS);
        $most = max($counts);

        return 0 === $most ? ',' : self::DELIMITERS[(int) array_search($most, $counts, true)];
    }
}
