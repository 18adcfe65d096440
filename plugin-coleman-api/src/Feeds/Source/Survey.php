<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Source;

/**
 * A file looked through from its first byte to its last before anything of it is read: whether it is whole where it is
 * packed, that it does not unpack to more than it should, and how its texts are written.
 */
final readonly class Survey
{
    /** A file that unpacks to more bytes was made to fill the server. */
    private const MAX_BYTES = 4_000_000_000;

    /** So is one that unpacks to so many times its length, once it is longer than a list that repeats itself. */
    private const MAX_TIMES = 200;

    private const LONG_LIST = 64_000_000;

    /** Little enough that what it unpacks to fits into memory whatever it is. */
    private const PIECE = 8_192;

    private const PLAIN_PIECE = 262_144;

    private function __construct(public Encoding $encoding)
    {
    }

    public static function fromStored(string $encoding): ?self
    {
        $known = Encoding::tryFrom($encoding);

        return null === $known ? null : new self($known);
    }

    /** @throws UnreadableFile when it is damaged, cut off, or unpacks to too much */
    public static function scan(string $path): self
    {
        $file = @fopen($path, 'rb') ?: throw FeedFile::missing($path);
        try {
            $isPacked = FeedFile::GZIP === fread($file, strlen(FeedFile::GZIP));
            rewind($file);

            return self::through($isPacked ? self::unpacked($file, self::most((int) filesize($path))) : self::plain($file));
        } finally {
            fclose($file);
        }
    }

    /** @param \Generator<int, string> $pieces of the unpacked file */
    private static function through(\Generator $pieces): self
    {
        $isFirst = true;
        $marked = null;
        $rest = '';
        $counts = [0, 0];
        foreach ($pieces as $piece) {
            if ($isFirst && strlen($piece) + strlen($rest) >= 3) {
                $marked = Encoding::marked($rest . $piece);
                $isFirst = false;
            }
            if (null !== $marked && Encoding::Utf8 !== $marked[0]) {
                continue;
            }
            // Whole lines, as far as there are any: no character is cut between two pieces.
            $end = strrpos($piece, "\n");
            $rest .= false === $end ? $piece : substr($piece, 0, $end + 1);
            if (false !== $end || strlen($rest) > Lines::LONGEST) {
                $counts = self::counted($rest, $counts);
                $rest = false === $end ? '' : substr($piece, $end + 1);
            }
        }
        [$fit, $others] = self::counted($rest, $counts);

        return new self($marked[0] ?? ($fit >= $others ? Encoding::Utf8 : Encoding::Windows));
    }

    /**
     * @param array{int, int} $counts of lines with letters beyond ASCII: those that are UTF-8, and the others
     * @return array{int, int} with those of a text
     */
    private static function counted(string $text, array $counts): array
    {
        if (1 !== preg_match('/[\x80-\xFF]/', $text)) {
            return $counts;
        }
        foreach (explode("\n", $text) as $line) {
            if (1 === preg_match('/[\x80-\xFF]/', $line)) {
                $counts[mb_check_encoding($line, 'UTF-8') ? 0 : 1]++;
            }
        }

        return $counts;
    }

    /**
     * @param resource $file
     * @return \Generator<int, string>
     */
    private static function plain($file): \Generator
    {
        while ('' !== ($piece = (string) fread($file, self::PLAIN_PIECE))) {
            yield $piece;
        }
    }

    /**
     * The members of a gzip file one after the other. zlib holds each against the sum and the length at its end.
     *
     * @param resource $file
     * @return \Generator<int, string>
     * @throws UnreadableFile
     */
    private static function unpacked($file, int $most): \Generator
    {
        $member = null;
        $fed = 0;
        $bytes = 0;
        while ('' !== ($packed = (string) fread($file, self::PIECE))) {
            while ('' !== $packed) {
                if (null === $member) {
                    // What tapes and some programs fill the last block with.
                    $packed = ltrim($packed, "\0");
                    if ('' === $packed) {
                        break;
                    }
                    $member = inflate_init(ZLIB_ENCODING_GZIP) ?: throw new \RuntimeException('zlib cannot begin.');
                    $fed = 0;
                }
                $text = @inflate_add($member, $packed);
                if (false === $text) {
                    throw new UnreadableFile(__('This gzip file is damaged. Send it again.', 'coleman'));
                }
                $bytes += strlen($text);
                if ($bytes > $most) {
                    /* translators: %s: a size such as "64 MB" */
                    throw new UnreadableFile(sprintf(__('It unpacks to more than %s, which is too large.', 'coleman'), size_format($most)));
                }
                if ('' !== $text) {
                    yield $text;
                }
                $isEnd = ZLIB_STREAM_END === inflate_get_status($member);
                $packed = $isEnd ? substr($packed, inflate_get_read_len($member) - $fed) : '';
                $fed += self::PIECE;
                $member = $isEnd ? null : $member;
            }
        }
        if (null !== $member) {
            throw new UnreadableFile(__('This gzip file is incomplete: its end is missing. Send it again.', 'coleman'));
        }
    }

    private static function most(int $packed): int
    {
        return min(self::MAX_BYTES, max(self::LONG_LIST, self::MAX_TIMES * $packed));
    }
}
