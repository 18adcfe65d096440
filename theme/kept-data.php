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

/**
 * Calls back after an edit that may change what visitors see: of a public post, in one of these fields; and whenever a
 * post becomes public, stops being so, is deleted, or was changed past WordPress and taken from its cache. Drafts,
 * autosaves and revisions are no such edits.
 *
 * @param list<string>              $fields   of posts
 * @param \Closure(\WP_Post): mixed $callback
 */
function on_public_edit(array $fields, \Closure $callback): void
{
    $isPublic = static fn (?\WP_Post $post): bool => null !== $post && is_post_status_viewable($post->post_status);
    /** @var array<int, true> $updated posts that WordPress is writing; it tells below what has changed in them */
    $updated = [];
    add_action('pre_post_update', static function (int $id) use (&$updated): void {
        if ('attachment' !== get_post_type($id)) {
            $updated[$id] = true;
        }
    });
    add_action('post_updated', static function (int $id, \WP_Post $post, \WP_Post $before) use (&$updated, $fields, $callback, $isPublic): void {
        unset($updated[$id]);
        $isChanged = array_any($fields, static fn (string $field): bool => $post->$field !== $before->$field);
        if ($isPublic($post) !== $isPublic($before) || ($isChanged && $isPublic($post))) {
            $callback($post);
        }
    }, 10, 3);
    add_action('clean_post_cache', static function (int $id, \WP_Post $post) use (&$updated, $callback, $isPublic): void {
        // It may be what the cache had until now.
        if (!isset($updated[$id]) && ($isPublic($post) || $isPublic(get_post($id)))) {
            $callback($post);
        }
    }, 10, 2);
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
