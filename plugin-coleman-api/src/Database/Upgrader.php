<?php

declare(strict_types=1);

namespace Coleman\Api\Database;

/**
 * Brings the tables to the version that the code expects, by one process at a time (UpgradeLock).
 *
 * The version is written after each step, and each step may run again, so an upgrade that was killed goes on where it
 * stopped, by whoever takes the turn next.
 */
final class Upgrader
{
    public const OPTION = 'coleman_schema_version';

    /** Fires when all steps are done, in the process that did the last one. */
    public const DONE = 'coleman_upgraded';

    /** So many visitors ask for an upgrade before one of them does it himself. */
    private const ASKED = 3;

    private const WAIT_MICROSECONDS = 200_000;

    /** @param non-empty-array<int, class-string<Migration>> $migrations by version, ascending; the first one makes all tables */
    public function __construct(private readonly Connection $connection, private readonly array $migrations, private readonly UpgradeLock $lock)
    {
    }

    /** Whether steps are left to do, by the options that WordPress has loaded anyway. */
    public function pending(): bool
    {
        return $this->installed() < $this->latest();
    }

    /**
     * Upgrades, or waits until another process has done it.
     *
     * @throws SchemaTooOld
     * @throws DatabaseError when a step failed; those before it stay, and the next taker goes on there
     */
    public function upgrade(): void
    {
        while (!$this->tryToUpgrade()) {
            usleep(self::WAIT_MICROSECONDS);
        }
    }

    /**
     * Upgrades, unless somebody else is at it.
     *
     * @return bool whether the tables are at the version of the code now
     * @throws SchemaTooOld
     * @throws DatabaseError
     */
    public function tryToUpgrade(): bool
    {
        if (!$this->pending()) {
            return true;
        }
        $this->refuseOld();
        if (!$this->lock->acquire()) {
            // Perhaps it has been done since WordPress loaded its options.
            $this->forgetOptions();

            return !$this->pending();
        }
        try {
            $isDone = $this->work();
            $this->lock->release('');
        } catch (UpgradeBusy) {
            return false;
        } catch (\Throwable $fault) {
            $this->lock->release($fault->getMessage());
            throw $fault;
        }
        if ($isDone) {
            do_action(self::DONE);
        }

        return true;
    }

    /**
     * A visitor came before anybody upgraded: asks for somebody who does.
     *
     * @return bool whether the visitor's own process must do it, because nobody followed those who asked before
     */
    public function askFor(): bool
    {
        $state = $this->lock->state();
        if ($this->lock->isHeld($state)) {
            return false;
        }
        $this->lock->ask();

        return $state['asked'] >= self::ASKED;
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

    /** @return array{isHeld: bool, wasLeft: bool, error: string} wasLeft: its holder has not been heard of; error: of the last try */
    public function turn(): array
    {
        $state = $this->lock->state();
        $isHeld = '' !== $state['holder'] && $this->lock->isHeld($state);

        return ['isHeld' => $isHeld, 'wasLeft' => '' !== $state['holder'] && !$isHeld, 'error' => $state['error']];
    }

    /** @return bool whether there was anything to do */
    private function work(): bool
    {
        // What this process has loaded may be older than the turn of another.
        $this->forgetOptions();
        // A change of a long table may take longer than a visitor waits.
        $this->connection->tuneForBulkWrites();
        $isDone = false;
        foreach ($this->migrations as $version => $migration) {
            if ($version > $this->installed()) {
                $this->step(new $migration());
                // A process that was thought dead must not write an old version over a newer one.
                $this->lock->renew();
                update_option(self::OPTION, $version, true);
                $isDone = true;
            }
        }
        $this->forgetOptions();

        return $isDone;
    }

    private function step(Migration $migration): void
    {
        $this->connection->beforeEach($this->lock->renew(...));
        try {
            $migration->up($this->connection);
        } finally {
            $this->connection->beforeEach(null);
        }
    }

    private function forgetOptions(): void
    {
        wp_cache_delete('alloptions', 'options');
        wp_cache_delete('notoptions', 'options');
        wp_cache_delete(self::OPTION, 'options');
    }
}
