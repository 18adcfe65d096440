<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Source;

/** The lines of a file, one at a time. A line that has no end takes no more memory than the longest one that is read. */
final class Lines
{
    /** Bytes of a line. What is longer is no row of a table. */
    public const LONGEST = 1_048_576;

    /** @var list<string> lines that were given back, the next one last */
    private array $back = [];

    private int $line = 0;

    private int $bytes = 0;

    private bool $hasBreak = false;

    private bool $isTooLong = false;

    /**
     * @param resource $stream
     * @param int $most bytes after which no line begins any more
     */
    public function __construct(private $stream, private readonly int $most)
    {
    }

    /** The next one with its line break; of one that is too long only the beginning. */
    public function next(): ?string
    {
        $text = array_pop($this->back);
        $this->isTooLong = false;
        if (null === $text) {
            $text = $this->bytes < $this->most ? fgets($this->stream, self::LONGEST) : false;
            if (false === $text) {
                return null;
            }
            $this->bytes += strlen($text);
            if (strlen($text) >= self::LONGEST - 1 && !str_ends_with($text, "\n")) {
                $this->isTooLong = $this->skipToBreak();
            }
        }
        $this->line++;
        $this->hasBreak = $this->isTooLong ? $this->hasBreak : str_ends_with($text, "\n");

        return $text;
    }

    /**
     * Gives lines back, to be read again.
     *
     * @param list<string> $lines the last ones that were read
     */
    public function unread(array $lines): void
    {
        $this->line -= count($lines);
        $this->back = [...$this->back, ...array_reverse($lines)];
    }

    /** Of the line that was read last, counted from 1. */
    public function number(): int
    {
        return $this->line;
    }

    /** Whether the line that was read last has its line break. */
    public function hasBreak(): bool
    {
        return $this->hasBreak;
    }

    /** Whether the line that was read last is longer than what is read of one. */
    public function isTooLong(): bool
    {
        return $this->isTooLong;
    }

    /** Reads on to the end of a long line. */
    private function skipToBreak(): bool
    {
        $isTooLong = false;
        $more = '';
        while ($this->bytes < $this->most && !str_ends_with($more, "\n") && false !== ($more = fgets($this->stream, self::LONGEST))) {
            $this->bytes += strlen($more);
            $isTooLong = true;
        }
        $this->hasBreak = is_string($more) && str_ends_with($more, "\n");

        return $isTooLong;
    }
}
