<?php

declare(strict_types=1);

namespace Coleman\Api\Database;

/**
 * An option of WordPress that several people may change at a time.
 *
 * Each write replaces exactly the value that the change was made of. If somebody else has saved since, the change is made
 * once more, of what they saved: nothing is overwritten unseen.
 */
final readonly class GuardedOption
{
    private const TRIES = 5;

    /** @param bool $isOnEveryPage whether WordPress loads it with its other options at each request */
    public function __construct(private Connection $connection, private string $name, private bool $isOnEveryPage)
    {
    }

    /** @return array<mixed> as this request knows it; empty before the first change */
    public function stored(): array
    {
        $stored = get_option($this->name, []);

        return is_array($stored) ? $stored : [];
    }

    /**
     * @param \Closure(array<mixed>): array<mixed> $change gets what is stored by now; what it throws leaves all as it was
     * @throws DatabaseError
     */
    public function change(\Closure $change): void
    {
        // What this request read before may be old by now.
        $this->forget();
        $this->connection->insertMissing('wp:options', [[
            'option_name' => $this->name,
            'option_value' => serialize([]),
            'autoload' => $this->isOnEveryPage ? 'on' : 'off',
        ]]);
        for ($try = 0; $try < self::TRIES; $try++) {
            $before = (string) $this->connection->value('SELECT option_value FROM {wp:options} WHERE option_name = %s', [$this->name]);
            $stored = maybe_unserialize($before);
            $after = serialize($change(is_array($stored) ? $stored : []));
            if ($after === $before || $this->replaced($before, $after)) {
                $this->forget();

                return;
            }
        }

        throw new DatabaseError(sprintf('The option %s was changed by others %d times in a row.', $this->name, self::TRIES));
    }

    private function forget(): void
    {
        array_map(static fn (string $key): bool => wp_cache_delete($key, 'options'), ['alloptions', 'notoptions', $this->name]);
    }

    private function replaced(string $before, string $after): bool
    {
        // By their bytes: to MariaDB "a" and "A" are equal.
        return 1 === $this->connection->execute(
            'UPDATE {wp:options} SET option_value = %s WHERE option_name = %s AND HEX(option_value) = HEX(%s)',
            [$after, $this->name, $before],
        );
    }
}
