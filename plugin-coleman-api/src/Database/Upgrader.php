<?php

declare(strict_types=1);

namespace Coleman\Api\Database;

/**
 * Brings the tables to the version the code expects.
 *
 * The version is written after each step, so an upgrade that was killed goes on where it stopped.
 */
final class Upgrader
{
    public const OPTION = 'coleman_schema_version';

    /** @param array<int, class-string<Migration>> $migrations by version, ascending; hardly ever needed, so named and not made */
    public function __construct(private readonly Connection $connection, private readonly array $migrations)
    {
    }

    public function pending(): bool
    {
        return $this->installed() < $this->latest();
    }

    public function upgrade(): void
    {
        foreach ($this->migrations as $version => $migration) {
            if ($version > $this->installed()) {
                (new $migration())->up($this->connection);
                update_option(self::OPTION, $version, true);
            }
        }
    }

    public function latest(): int
    {
        return [] === $this->migrations ? 0 : max(array_keys($this->migrations));
    }

    private function installed(): int
    {
        $version = get_option(self::OPTION, 0);

        return is_numeric($version) ? (int) $version : 0;
    }
}
