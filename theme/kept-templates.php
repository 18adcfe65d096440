<?php

declare(strict_types=1);

/**
 * Which templates and template parts an editor has changed, kept from page to page. Those are posts. For all others
 * WordPress takes the theme's file, but asks the database for a post first: two to five queries on each page.
 */

namespace Coleman\Theme;

final class KeptTemplates
{
    private const TYPES = ['wp_template', 'wp_template_part'];

    /** WordPress's taxonomy that says of which theme a template is. */
    private const TAXONOMY = 'wp_theme';

    /** Changes whenever a post may have come to stand for a file. Too many in the list cost a query; one too few would hide an edit. */
    private const TURN = 'coleman_templates_turn';

    private const TRANSIENT = 'coleman_templates';

    /** The query variable of a query that would find nothing. */
    private const NOTHING = 'coleman_finds_nothing';

    /** @var array<string, list<string>>|null the slugs of published posts by type; null before it is asked for */
    private ?array $changed = null;

    public static function register(): void
    {
        add_action('clean_post_cache', static function (int $id, \WP_Post $post): void {
            if (in_array($post->post_type, self::TYPES, true)) {
                self::turn();
            }
        }, 10, 2);
        add_action('set_object_terms', static function (int $id, mixed $terms, mixed $ids, string $taxonomy): void {
            if (self::TAXONOMY === $taxonomy) {
                self::turn();
            }
        }, 10, 4);
        add_action('edited_' . self::TAXONOMY, self::turn(...));
        // Pages alone: not wp-admin, not calls.
        add_action('template_redirect', static fn () => (new self())->begin(), -1);
    }

    /** Answers for the rest of the request. */
    public function begin(): void
    {
        add_action('pre_get_posts', $this->mark(...));
        add_filter('posts_pre_query', static fn (mixed $posts, \WP_Query $query): mixed => true === $query->get(self::NOTHING) ? [] : $posts, 10, 2);
    }

    private static function turn(): void
    {
        update_option(self::TURN, wp_generate_uuid4(), true);
    }

    /** Marks a query for templates of the theme that have no posts, and spares it the look for the theme's term. */
    private function mark(\WP_Query $query): void
    {
        $type = $query->get('post_type');
        $slugs = $query->get('post_name__in');
        if (in_array($type, self::TYPES, true) && 'publish' === $query->get('post_status') && is_array($slugs) && [] !== $slugs && self::isOfTheme($query)) {
            $changed = $this->changed()[$type] ?? [];
            if ([] === $changed || [] === array_intersect($changed, array_map(static fn (mixed $slug): string => is_string($slug) ? sanitize_title_for_query($slug) : '', $slugs))) {
                $query->set(self::NOTHING, true);
                $query->set('tax_query', []);
            }
        }
    }

    /** Whether the active theme is all that a query asks of terms. */
    private static function isOfTheme(\WP_Query $query): bool
    {
        return [['taxonomy' => self::TAXONOMY, 'field' => 'name', 'terms' => get_stylesheet()]] === $query->get('tax_query');
    }

    /** @return array<string, list<string>> */
    private function changed(): array
    {
        return $this->changed ??= self::take() ?? self::keep();
    }

    /** @return array<string, list<string>>|null null when nothing was kept since the last edit */
    private static function take(): ?array
    {
        $kept = get_transient(self::TRANSIENT);
        if (!is_array($kept) || self::key() !== ($kept['key'] ?? null)) {
            return null;
        }
        /** @var array{changed: array<string, list<string>>} $kept what keep() wrote under the same key */

        return $kept['changed'];
    }

    /** @return array<string, list<string>> */
    private static function keep(): array
    {
        // Before the posts: an edit meanwhile changes the key, and what is kept here is never taken.
        $key = self::key();
        $changed = array_fill_keys(self::TYPES, []);
        $posts = get_posts([
            'post_type' => self::TYPES,
            'numberposts' => -1,
            'tax_query' => [['taxonomy' => self::TAXONOMY, 'field' => 'name', 'terms' => get_stylesheet()]],
            'update_post_meta_cache' => false,
            'update_post_term_cache' => false,
        ]);
        foreach ($posts as $post) {
            $changed[$post->post_type][] = $post->post_name;
        }
        set_transient(self::TRANSIENT, ['key' => $key, 'changed' => $changed]);

        return $changed;
    }

    private static function key(): string
    {
        $turn = wp_load_alloptions()[self::TURN] ?? '';

        return get_stylesheet() . ' ' . (is_string($turn) ? $turn : '');
    }
}

KeptTemplates::register();
