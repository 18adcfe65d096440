<?php

declare(strict_types=1);

namespace Coleman\Bench\Search;

/** What a process has cost. */
final class Usage
{
    private int $begun;

    private float $processor;

    public function __construct()
    {
        $this->begun = hrtime(true);
        $this->processor = self::processor();
    }

    /** @return array{seconds: float, cpu: float, peak_mb: float} since it was made; the peak, since the process began */
    public function sofar(): array
    {
        return ['seconds' => (hrtime(true) - $this->begun) / 1e9, 'cpu' => self::processor() - $this->processor, 'peak_mb' => self::peak()];
    }

    private static function processor(): float
    {
        $usage = getrusage() ?: [];

        return $usage['ru_utime.tv_sec'] + $usage['ru_stime.tv_sec'] + ($usage['ru_utime.tv_usec'] + $usage['ru_stime.tv_usec']) / 1e6;
    }

    /** Of all memory, PHP's own with it. getrusage() would tell the parent's peak, where that was larger. */
    private static function peak(): float
    {
        preg_match('/^VmHWM:\s+(\d+) kB/m', (string) file_get_contents('/proc/self/status'), $found);

        return ((int) ($found[1] ?? 0)) / 1024;
    }
}
