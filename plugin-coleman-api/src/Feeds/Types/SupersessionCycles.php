<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Types;

use Coleman\Api\Feeds\Snapshot;

/** Rows of a file of replacements that close a cycle: A is replaced by B, and B by A. */
final class SupersessionCycles
{
    /** @var array<string, int> numbers of parts by their names */
    private array $parts = [];

    /** @var array<int, array<int, int>> lines, by the part that is replaced and the one that replaces it */
    private array $links = [];

    /** @var array<int, int> line of a row before it that is part of the cycle, by the line of the row that closes it */
    private array $closing = [];

    private function __construct()
    {
    }

    /**
     * Looks through all rows of a run in the order of the file. What it takes of memory grows with their number: about
     * 10 MB for 50,000 rows.
     *
     * @param int<0, max> $bytes length of the snapshot
     * @return array<int, int> line of an earlier row of the cycle, by the line of the row that closes it
     */
    public static function in(Snapshot $snapshot, int $bytes): array
    {
        $cycles = new self();
        for ($at = 0; $at < $bytes; $at = $next) {
            ['rows' => $rows, 'next' => $next] = $snapshot->chunk($at);
            foreach ($rows as $row) {
                $vendor = PartColumns::name(PartColumns::text($row->values, 'vendor'));
                $part = fn (string $column): int => $cycles->parts[PartColumns::name(PartColumns::text($row->values, $column)) . "\n$vendor"] ??= count($cycles->parts);
                $cycles->add($part('from_number'), $part('to_number'), $row->line);
            }
        }

        return $cycles->closing;
    }

    private function add(int $from, int $to, int $line): void
    {
        $earlier = $this->between($to, $from);
        if (null === $earlier) {
            $this->links[$from][$to] ??= $line;
        } else {
            $this->closing[$line] = $earlier;
        }
    }

    /** @return int|null line of the first row on a way from one part to another; null where there is none, or it is the same part */
    private function between(int $from, int $to): ?int
    {
        if ($from === $to) {
            return null;
        }
        $seen = [$from => true];
        $open = $this->links[$from] ?? [];
        while ([] !== $open) {
            $part = (int) array_key_last($open);
            $line = (int) array_pop($open);
            if ($part === $to) {
                return $line;
            }
            $seen[$part] = true;
            $open += array_fill_keys(array_keys(array_diff_key($this->links[$part] ?? [], $seen)), $line);
        }

        return null;
    }
}
