<?php

declare(strict_types=1);

namespace Coleman\Api\Fast;

use Coleman\Api\Support\Clock;

/**
 * What an ordinary call found: whether anybody but WordPress and us listens to what a fast call leaves out. It holds for
 * the plugins, drop-ins, theme and versions that it was found with, and for ten minutes: a plugin may begin to listen
 * when somebody changes its settings.
 *
 * @phpstan-type Found array{key: string, at: int, in_way: array<string, list<string>>}
 */
final readonly class FastNote
{
    public const OPTION = 'coleman_fast_calls';

    private const SECONDS = 600;

    /** Files in wp-content that WordPress loads before any plugin. */
    private const DROP_INS = ['advanced-cache.php', 'db.php', 'object-cache.php', 'sunrise.php'];

    public function __construct(private Clock $clock, private string $folder)
    {
    }

    /** Whether a call may be fast by what was found; false too where nothing was found yet, or another set of plugins was. */
    public function isFree(): bool
    {
        return [] === ($this->valid()['in_way'] ?? null);
    }

    /**
     * At the end of an ordinary call of a guest, when everybody who listens has said so.
     *
     * @param string $key at the beginning of that call: nothing is noted where it is another one at the end
     * @param list<string> $harmless names of plugins that do not count
     */
    public function take(string $key, array $harmless): void
    {
        if ($key !== $this->key() || null !== $this->valid()) {
            return;
        }
        update_option(self::OPTION, ['key' => $key, 'at' => $this->clock->now()->getTimestamp(), 'in_way' => Strangers::ofSite()->inTheWay($harmless)], true);
    }

    /** Another one wherever other code may run, or the same code be told something else at the end than at the beginning. */
    public function key(): string
    {
        $network = is_multisite() ? wp_get_active_network_plugins() : [];
        $files = [
            $this->folder . '/coleman-api.php',
            ...wp_get_mu_plugins(),
            ...$network,
            ...wp_get_active_and_valid_plugins(),
            ...array_map(static fn (string $name): string => WP_CONTENT_DIR . '/' . $name, self::DROP_INS),
        ];
        $changed = array_map(static fn (string $file): int => is_file($file) ? (int) filemtime($file) : 0, $files);

        return md5(serialize([$files, $changed, get_option('template'), get_option('stylesheet'), wp_get_wp_version(), PHP_VERSION, rest_get_url_prefix(), get_locale(), defined('COLEMAN_FAST_CALLS') ? constant('COLEMAN_FAST_CALLS') : '']));
    }

    /** @return array<string, list<string>>|null hooks by the name of who listens to them; null before the first ordinary call */
    public function inTheWay(): ?array
    {
        return $this->found()['in_way'] ?? null;
    }

    /** @return Found|null what was found lately, with the plugins that there are now */
    private function valid(): ?array
    {
        $found = $this->found();
        $age = null === $found ? -1 : $this->clock->now()->getTimestamp() - $found['at'];

        return null !== $found && $age >= 0 && $age < self::SECONDS && $found['key'] === $this->key() ? $found : null;
    }

    /** @return Found|null */
    private function found(): ?array
    {
        $found = get_option(self::OPTION);
        if (!is_array($found) || !is_string($found['key'] ?? null) || !is_int($found['at'] ?? null) || !is_array($found['in_way'] ?? null)) {
            return null;
        }

        /** @var Found */
        return $found;
    }
}
