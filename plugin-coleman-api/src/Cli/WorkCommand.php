<?php

declare(strict_types=1);

namespace Coleman\Api\Cli;

use Coleman\Api\Database\DatabaseError;

/**
 * `coleman work`: what WordPress's cron does each minute, without pauses and without a limit of time, for servers that
 * can keep a process. Each kind of work has its slice by turns, however much of another there is. SIGTERM and SIGINT end
 * it after the slice that it is at; killed, it leaves whole chunks.
 */
final class WorkCommand
{
    /** Seconds of one kind of work before the next has its turn, and before a signal is heeded. */
    private const SLICE = 5.0;

    /** Seconds of rest when there is nothing to do, and when the database is away. */
    private const REST = 2;
    private const AWAY = 10;

    private bool $isStopped = false;

    /** @param non-empty-list<\Closure(float): bool> $kinds each works, begins nothing after so many seconds, and says whether there may be more */
    public function __construct(private readonly array $kinds)
    {
    }

    /**
     * @param list<string> $arguments --once, --seconds=<number>
     * @return int exit code
     */
    public function run(array $arguments): int
    {
        $isOnce = false;
        $until = INF;
        foreach ($arguments as $argument) {
            if ('--once' === $argument) {
                $isOnce = true;
            } elseif (1 === preg_match('/^--seconds=(\d{1,7})$/D', $argument, $found)) {
                $until = microtime(true) + (int) $found[1];
            } else {
                fwrite(STDERR, sprintf("Unknown option %s.\n", $argument));

                return 2;
            }
        }
        $this->heedSignals();
        do {
            // Settings that were changed meanwhile count.
            wp_cache_flush_runtime();
            try {
                $isIdle = !$this->round($until);
                $rest = self::REST;
            } catch (DatabaseError $fault) {
                fwrite(STDERR, $fault->getMessage() . "\n");
                if ($isOnce) {
                    return 1;
                }
                $isIdle = true;
                $rest = self::AWAY;
            }
            if ($isIdle && $isOnce) {
                return 0;
            }
            if ($isIdle && !$this->isStopped) {
                // A signal ends it early.
                sleep((int) max(0, min($rest, ceil($until - microtime(true)))));
            }
        } while (!$this->isStopped && microtime(true) < $until);

        return 0;
    }

    /**
     * A slice of each kind of work.
     *
     * @return bool whether there may be more
     * @throws DatabaseError when the database is away
     */
    private function round(float $until): bool
    {
        $isMore = false;
        foreach ($this->kinds as $work) {
            if ($this->isStopped || microtime(true) >= $until) {
                break;
            }
            // Always asked, whatever the others say.
            $isMore = $work(max(0.0, min(self::SLICE, $until - microtime(true)))) || $isMore;
        }

        return $isMore;
    }

    /** Where PHP cannot, a signal ends it at once; nothing is lost by that either. */
    private function heedSignals(): void
    {
        if (function_exists('pcntl_async_signals')) {
            pcntl_async_signals(true);
            foreach ([SIGTERM, SIGINT] as $signal) {
                pcntl_signal($signal, function (): void {
                    $this->isStopped = true;
                });
            }
        }
    }
}
