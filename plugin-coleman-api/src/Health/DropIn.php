<?php

declare(strict_types=1);

namespace Coleman\Api\Health;

use Coleman\Api\Support\WholeFile;

/** The file db-error.php in wp-content, which answers for WordPress while the database is away. */
final readonly class DropIn
{
    public const MISSING = 'missing';
    public const OURS = 'ours';
    public const OLD = 'old';
    public const ANOTHERS = 'anothers';

    private const MARK = 'Coleman Equipment: what visitors are told while the database is away.';

    /**
     * @param string $source the plugin's copy
     * @param string $place where WordPress looks for it
     */
    public function __construct(private string $source, private string $place)
    {
    }

    public static function ofSite(string $pluginFolder): self
    {
        return new self($pluginFolder . '/drop-ins/db-error.php', WP_CONTENT_DIR . '/db-error.php');
    }

    public function state(): string
    {
        if (!is_file($this->place)) {
            return self::MISSING;
        }
        $there = (string) file_get_contents($this->place);

        return match (true) {
            !str_contains($there, self::MARK) => self::ANOTHERS,
            $there === (string) file_get_contents($this->source) => self::OURS,
            default => self::OLD,
        };
    }

    /**
     * Puts it there, or brings it up to date; what another has put there stays.
     *
     * @return bool whether it is there now, as we ship it
     */
    public function install(): bool
    {
        if (in_array($this->state(), [self::MISSING, self::OLD], true) && is_writable(dirname($this->place))) {
            // A request in between never includes half a file.
            WholeFile::put($this->place, fn (string $to): bool => copy($this->source, $to));
        }

        return self::OURS === $this->state();
    }

    public function remove(): void
    {
        if (in_array($this->state(), [self::OURS, self::OLD], true) && is_writable(dirname($this->place))) {
            unlink($this->place);
        }
    }
}
