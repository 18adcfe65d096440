<?php

/**
 * Copies a feed of parts so that every row brings something else: a price one per cent higher, one more in popularity.
 * `php changed.php <file> <copy>`
 */

declare(strict_types=1);

[, $from, $to] = $argv;
$source = fopen('compress.zlib://' . $from, 'rb') ?: throw new RuntimeException("$from cannot be read.");
$copy = fopen('compress.zlib://' . $to, 'wb') ?: throw new RuntimeException("$to cannot be written.");
$columns = fgetcsv($source, null, ',', '"', '') ?: throw new RuntimeException("$from is empty.");
fputcsv($copy, $columns, ',', '"', '');
while (is_array($row = fgetcsv($source, null, ',', '"', ''))) {
    $row = array_combine($columns, $row);
    $row['price'] = '' === $row['price'] ? '' : sprintf('%.2f', (float) $row['price'] * 1.01 + 0.01);
    $row['popularity'] = (int) $row['popularity'] + 1;
    fputcsv($copy, $row, ',', '"', '');
}
fclose($copy);
