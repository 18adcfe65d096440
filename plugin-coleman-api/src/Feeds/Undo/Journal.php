<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Undo;

use Coleman\Api\Support\Json;

/**
 * What a run did to the rows of the site, chunk by chunk in a file. It is read from its end: the last thing done is the
 * first that is undone.
 *
 * A chunk is JSON, deflated, between its length and its length again, four bytes each. The run's row says how long the
 * file is, in the transaction that did what the chunk tells; whatever lies behind that was never done.
 */
final readonly class Journal
{
    private const LENGTH = 4;

    public function __construct(private string $path)
    {
    }

    public function exists(): bool
    {
        return is_file($this->path);
    }

    /**
     * @param list<RowChange> $changes
     * @param int<0, max> $at length of the file so far
     * @return int<0, max> its length now
     */
    public function append(array $changes, int $at): int
    {
        if ([] === $changes) {
            return $at;
        }
        $packed = (string) gzdeflate(Json::encode(array_map(
            static fn (RowChange $change): array => [$change->table, (object) $change->key, $change->by, null === $change->before ? null : (object) $change->before, null === $change->after ? null : (object) $change->after, $change->made],
            $changes,
        )), 1);
        $bytes = pack('N', strlen($packed)) . $packed . pack('N', strlen($packed));
        $file = fopen($this->path, 'cb');
        if (false === $file || !ftruncate($file, $at) || 0 !== fseek($file, $at)) {
            throw new \RuntimeException(__('The old values can’t be saved for undo.', 'coleman'));
        }
        if (fwrite($file, $bytes) !== strlen($bytes) || !fflush($file)) {
            throw new \RuntimeException(__('The old values can’t be saved for undo. The disk may be full.', 'coleman'));
        }
        fclose($file);

        return $at + strlen($bytes);
    }

    /**
     * @param int $end where a chunk ends
     * @return array{changes: list<RowChange>, begin: int<0, max>} with where it begins
     */
    public function chunkBefore(int $end): array
    {
        $file = fopen($this->path, 'rb');
        $text = false;
        $begin = 0;
        if (false !== $file && $end > 2 * self::LENGTH && 0 === fseek($file, $end - self::LENGTH)) {
            $numbers = unpack('N', (string) fread($file, self::LENGTH));
            $length = is_array($numbers) && is_int($numbers[1] ?? null) ? $numbers[1] : 0;
            $begin = $end - 2 * self::LENGTH - $length;
            if ($length > 0 && $begin >= 0 && 0 === fseek($file, $begin + self::LENGTH)) {
                $packed = (string) stream_get_contents($file, $length);
                $text = strlen($packed) === $length ? @gzinflate($packed) : false;
            }
        }
        false === $file || fclose($file);
        if (false === $text) {
            throw new \RuntimeException(__('The saved old values are damaged, so this run can’t be undone.', 'coleman'));
        }
        $changes = [];
        foreach (Json::decode($text) as $change) {
            if (is_array($change)) {
                /** @var array{string, array<string, string>, string, array<string, string|null>|null, array<string, string|null>|null, string} $change as append() wrote it */
                $changes[] = new RowChange(...$change);
            }
        }

        return ['changes' => $changes, 'begin' => max(0, $begin)];
    }
}
