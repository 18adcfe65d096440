<?php

declare(strict_types=1);

namespace Coleman\Api\Images;

/** Whether the host of pictures answers, as the last probes found it: the option `coleman_picture_host`. */
final readonly class HostState
{
    public const OPTION = 'coleman_picture_host';

    /** So many probes in a row must fail before pages do without the host. */
    public const PATIENCE = 3;

    public function __construct(private string $host = '', private int $failures = 0)
    {
    }

    public static function ofSite(): self
    {
        $stored = get_option(self::OPTION, []);
        ['host' => $host, 'failures' => $failures] = (is_array($stored) ? $stored : []) + ['host' => '', 'failures' => 0];

        return new self(is_string($host) ? $host : '', is_int($failures) ? $failures : 0);
    }

    public function isAway(string $host): bool
    {
        return '' !== $host && $host === $this->host && $this->failures >= self::PATIENCE;
    }

    /** After one more probe. A host that was not probed before starts anew. */
    public function after(string $host, bool $hasAnswered): self
    {
        $failures = $host === $this->host ? $this->failures : 0;

        return new self($host, $hasAnswered ? 0 : min(self::PATIENCE, $failures + 1));
    }

    public function save(): void
    {
        // On every page: WordPress loads it with its other options, and writes only what has changed.
        update_option(self::OPTION, ['host' => $this->host, 'failures' => $this->failures], true);
    }
}
