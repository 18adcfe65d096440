<?php

declare(strict_types=1);

namespace Coleman\Api\Redirects;

/** A list of redirects as a spreadsheet writes it: old address, new address, and 301, 302 or 410. */
final class RedirectCsv
{
    private const HEAD = ['source', 'target', 'status', 'hits', 'last_hit'];

    /**
     * @return iterable<int, array{string, string, string}> old address, new address and status, by line; a head is passed over
     */
    public static function rows(string $csv): iterable
    {
        $csv = str_starts_with($csv, "\xEF\xBB\xBF") ? substr($csv, 3) : $csv;
        if (!mb_check_encoding($csv, 'UTF-8')) {
            // What spreadsheets write where they don't write UTF-8.
            $csv = mb_convert_encoding($csv, 'UTF-8', 'Windows-1252');
        }
        $lines = preg_split('/\r\n|\r|\n/', $csv) ?: [];
        $first = $lines[0] ?? '';
        $delimiter = array_find(["\t", ';'], static fn (string $one): bool => str_contains($first, $one)) ?? ',';
        foreach ($lines as $number => $line) {
            $cells = array_map(static fn (?string $cell): string => trim((string) $cell), str_getcsv($line, $delimiter, '"', ''));
            $isHead = 0 === $number && !str_starts_with($cells[0], '/') && !str_contains($cells[0], '://');
            if (!$isHead && [] !== array_filter($cells, static fn (string $cell): bool => '' !== $cell)) {
                yield $number + 1 => [$cells[0], $cells[1] ?? '', $cells[2] ?? ''];
            }
        }
    }

    /** @param iterable<RedirectRule> $rules */
    public static function write(iterable $rules): string
    {
        $stream = fopen('php://temp', 'w+b');
        if (false === $stream) {
            throw new \RuntimeException('There is no memory for a file.');
        }
        fputcsv($stream, self::HEAD, ',', '"', '');
        foreach ($rules as $rule) {
            fputcsv($stream, [$rule->source, $rule->target, (string) $rule->status, (string) $rule->hits, $rule->lastHit], ',', '"', '');
        }
        rewind($stream);

        return (string) stream_get_contents($stream);
    }
}
