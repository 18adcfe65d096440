<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

use Coleman\Api\Support\Json;

/**
 * The rows of a run as they were read: packed in chunks that are each whole, one after the other in a file.
 *
 * A chunk is four bytes of length and then JSON, deflated. Who was killed while writing one cuts the file back to the
 * length that the run knows of, and goes on.
 */
final readonly class Snapshot
{
    public function __construct(private string $path)
    {
    }

    /**
     * @param non-empty-list<FeedRow> $rows
     * @param int<0, max> $at length of the file so far
     * @return int<0, max> its length now
     */
    public function append(array $rows, int $at): int
    {
        $packed = (string) gzdeflate(Json::encode(array_map(static fn (FeedRow $row): array => [$row->line, $row->key, $row->values], $rows)), 1);
        $file = fopen($this->path, 'cb');
        if (false === $file || !ftruncate($file, $at) || 0 !== fseek($file, $at)) {
            throw new \RuntimeException(__('The feed snapshot can’t be written.', 'coleman'));
        }
        $bytes = pack('N', strlen($packed)) . $packed;
        if (fwrite($file, $bytes) !== strlen($bytes) || !fflush($file)) {
            throw new \RuntimeException(__('The feed snapshot can’t be written. The disk may be full.', 'coleman'));
        }
        fclose($file);

        return $at + strlen($bytes);
    }

    /**
     * @param int<0, max> $at where a chunk begins
     * @return array{rows: list<FeedRow>, next: int<0, max>} with where the next one does
     */
    public function chunk(int $at): array
    {
        $file = fopen($this->path, 'rb');
        $length = 0;
        $text = false;
        if (false !== $file && 0 === fseek($file, $at)) {
            $head = (string) fread($file, 4);
            $length = 4 === strlen($head) ? self::number($head) : 0;
            // Damaged bytes may say any length.
            $packed = $length > 0 && $at + 4 + $length <= (fstat($file)['size'] ?? 0) ? (string) stream_get_contents($file, $length) : '';
            $text = '' !== $packed && strlen($packed) === $length ? @gzinflate($packed) : false;
        }
        if (false === $text) {
            throw new \RuntimeException(__('The feed snapshot is damaged. Please upload the file again.', 'coleman'));
        }
        $rows = [];
        foreach (Json::decode($text) as $row) {
            if (is_array($row)) {
                /** @var array{int, string, array<string, string|int|bool|null>} $row as append() wrote it */
                $rows[] = new FeedRow(...$row);
            }
        }

        return ['rows' => $rows, 'next' => $at + 4 + $length];
    }

    /** @return int<0, max> */
    private static function number(string $bytes): int
    {
        $numbers = unpack('N', $bytes);

        return is_array($numbers) && is_int($numbers[1] ?? null) ? max(0, $numbers[1]) : 0;
    }
}
