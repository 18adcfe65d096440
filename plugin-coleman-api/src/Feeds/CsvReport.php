<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

use Coleman\Api\Support\Csv;

/**
 * A CSV file of a run that grows chunk by chunk. The run's row says how long it is: what was written by somebody who was
 * killed before that is cut off by whoever goes on.
 */
final readonly class CsvReport
{
    /** @param non-empty-list<string> $columns of the first line */
    public function __construct(private string $path, private array $columns)
    {
    }

    /**
     * @param list<list<string|int>> $lines as many cells each as there are columns
     * @param int<0, max> $at length of the file so far
     * @return int<0, max> its length now
     */
    public function append(array $lines, int $at): int
    {
        if ([] === $lines) {
            return $at;
        }
        $file = fopen($this->path, 'cb');
        if (false === $file || !ftruncate($file, $at) || 0 !== fseek($file, $at)) {
            throw new \RuntimeException(__('The feed report can’t be written.', 'coleman'));
        }
        if (0 === $at) {
            fputcsv($file, $this->columns, ',', '"', '');
        }
        foreach ($lines as $line) {
            if (false === fputcsv($file, array_map(static fn (string|int $cell): string|int => is_string($cell) ? Csv::asText($cell) : $cell, $line), ',', '"', '')) {
                throw new \RuntimeException(__('The feed report can’t be written. The disk may be full.', 'coleman'));
            }
        }
        $length = max(0, (int) ftell($file));
        if (!fclose($file)) {
            throw new \RuntimeException(__('The feed report can’t be written. The disk may be full.', 'coleman'));
        }

        return $length;
    }

    public function exists(): bool
    {
        return is_file($this->path);
    }

    public function path(): string
    {
        return $this->path;
    }

    /**
     * A page of the file.
     *
     * @param int $at where it begins, in bytes; 0 for the first one
     * @return array{lines: list<array<string, string>>, next: int|null} cells by column, and where the next page begins
     */
    public function page(int $at, int $limit): array
    {
        $file = $this->exists() ? fopen($this->path, 'rb') : false;
        if (false === $file) {
            return ['lines' => [], 'next' => null];
        }
        fseek($file, $at);
        if (0 === $at) {
            fgetcsv($file, null, ',', '"', '');
        }
        $lines = [];
        while (count($lines) < $limit && false !== ($cells = fgetcsv($file, null, ',', '"', ''))) {
            $texts = array_slice(array_pad(array_map(static fn (?string $cell): string => Csv::asWritten((string) $cell), $cells), count($this->columns), ''), 0, count($this->columns));
            $lines[] = array_combine($this->columns, $texts);
        }
        $here = (int) ftell($file);
        $isMore = false !== fgetc($file);
        fclose($file);

        return ['lines' => $lines, 'next' => $isMore ? $here : null];
    }
}
