<?php

declare(strict_types=1);

/** What the files of kept things share: where they keep, when it is not taken any more, and whose hooks are on it. */

namespace Coleman\Theme;

/** A transient that is packed: the text of its data is many times as long. */
final readonly class KeptData
{
    public function __construct(private string $transient)
    {
    }

    /**
     * @param array<class-string> $classes that may be in it
     * @return array<mixed>|null null if nothing was kept under this key
     */
    public function take(string $key, array $classes = []): ?array
    {
        $text = get_transient($this->transient);
        $packed = is_string($text) ? @gzinflate((string) base64_decode($text, true)) : false;
        $kept = false === $packed ? null : unserialize($packed, ['allowed_classes' => $classes]);

        return is_array($kept) && $key === ($kept['key'] ?? null) ? $kept : null;
    }

    /** @param array<string, mixed> $data */
    public function keep(string $key, array $data): void
    {
        set_transient($this->transient, base64_encode((string) gzdeflate(serialize(['key' => $key] + $data))));
    }
}

/** Notes an edit: the turn of what was kept before is another one, and it is not taken any more. */
function next_turn(string $option): void
{
    update_option($option, wp_generate_uuid4(), true);
}

/** @return string from the options that WordPress loads with each page; '' before the first edit */
function turn_of(string $option): string
{
    $turn = wp_load_alloptions()[$option] ?? '';

    return is_string($turn) ? $turn : '';
}

/**
 * The files that say how this theme looks, and its parent: by what is in them, as their times differ from server to server.
 *
 * @return list<string|false> false for a theme without one
 */
function theme_json_hashes(): array
{
    return array_map(
        static fn (string $folder): string|false => is_file($folder . '/theme.json') ? md5_file($folder . '/theme.json') : false,
        array_values(array_unique([get_stylesheet_directory(), get_template_directory()])),
    );
}

/** @return list<callable> what is hooked on a filter or action */
function hooked_on(string $name): array
{
    global $wp_filter;
    $hook = is_array($wp_filter) ? $wp_filter[$name] ?? null : null;

    return $hook instanceof \WP_Hook ? array_column(array_merge(...array_values($hook->callbacks)), 'function') : [];
}
