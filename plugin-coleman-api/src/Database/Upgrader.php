<?php

declare(strict_types=1);

namespace Coleman\Api\Database;

/**
 * Brings the tables to the version that the code expects.
 *
 * The version is written after each step, so an upgrade that was killed goes on where it stopped.
 */
final class Upgrader
{
    public const OPTION = 'coleman_schema_version';

    /** @param non-empty-array<int, class-string<Migration>> $migrations by version, ascending; the first one makes all tables */
    public function __construct(private readonly Connection $connection, private readonly array $migrations)
    {
    }

    public function pending(): bool
    {
        return $this->installed() < $this->latest();
    }

    /** @throws SchemaTooOld */
    public function upgrade(): void
    {
        $this->refuseOld();
        foreach ($this->migrations as $version => $migration) {
            if ($version > $this->installed()) {
                (new $migration())->up($this->connection);
                update_option(self::OPTION, $version, true);
            }
        }
    }

    /** @throws SchemaTooOld when the tables were made before the first step that there is */
    public function refuseOld(): void
    {
        $oldest = min(array_keys($this->migrations));
        if ($this->installed() > 0 && $this->installed() < $oldest) {
            throw new SchemaTooOld($this->installed(), $oldest);
        }
    }

    public function latest(): int
    {
        return max(array_keys($this->migrations));
    }

    /** The version of the tables; 0 before the first installation. */
    public function installed(): int
    {
        $version = get_option(self::OPTION, 0);

        return is_numeric($version) ? (int) $version : 0;
    }
}
