<?php

declare(strict_types=1);

namespace Coleman\Api\Watches\Desk;

use Coleman\Api\Support\Csv;

/**
 * What customers wait for, for a spreadsheet.
 *
 * @phpstan-import-type Demand from DemandQuery
 */
final class DemandCsv
{
    private const HEAD = ['waiting', 'kind', 'title', 'first_asked', 'last_asked', 'url'];

    /** @param list<Demand> $rows */
    public static function write(array $rows): string
    {
        $stream = fopen('php://temp', 'w+b');
        if (false === $stream) {
            throw new \RuntimeException('There is no memory for a file.');
        }
        fputcsv($stream, self::HEAD, ',', '"', '');
        foreach ($rows as $row) {
            fputcsv($stream, [(string) $row['waiting'], $row['kind'], Csv::asText($row['title']), $row['first_asked'], $row['last_asked'], $row['url']], ',', '"', '');
        }
        rewind($stream);

        return (string) stream_get_contents($stream);
    }
}
