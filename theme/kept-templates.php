<?php

declare(strict_types=1);

/**
 * What pages ask the database for in vain, kept from page to page.
 *
 * - Templates and template parts: those that an editor has changed are posts. For all others WordPress takes the theme's
 *   file, but asks for a post first: two to five queries on each page.
 * - The pages below a page, for a class name of its body: most have none.
 */

namespace Coleman\Theme;

/**
 * The slugs of published templates by their type, and the ids of pages that have published pages below them.
 *
 * @phpstan-type Kept array{changed: array<string, list<string>>, parents: list<int>}
 */
final class KeptTemplates
{
    private const TYPES = ['wp_template', 'wp_template_part'];

    /** WordPress's taxonomy that says of which theme a template is. */
    private const TAXONOMY = 'wp_theme';

    /**
     * Changes whenever a post may have come to stand for a file, or a page below another. Too many in the lists cost a
     * query; one too few would hide an edit.
     */
    private const TURN = 'coleman_templates_turn';

    private const TRANSIENT = 'coleman_templates';

    /** Raised when what is kept gets another form. */
    private const FORM = 2;

    /** The query variable of a query that would find nothing. */
    private const NOTHING = 'coleman_finds_nothing';

    /** @var Kept|null null before it is asked for */
    private ?array $kept = null;

    public static function register(): void
    {
        on_public_edit(['post_name', 'post_parent'], static function (\WP_Post $post): void {
            if (in_array($post->post_type, [...self::TYPES, 'page'], true)) {
                self::turn();
            }
        });
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
        add_filter('pre_get_block_templates', $this->answer(...), 10, 3);
        add_filter('posts_pre_query', static fn (mixed $posts, \WP_Query $query): mixed => true === $query->get(self::NOTHING) ? [] : $posts, 10, 2);
    }

    private static function turn(): void
    {
        next_turn(self::TURN);
    }

    /** Marks a query for templates of the theme that have no posts, and spares it the look for the theme's term. */
    private function mark(\WP_Query $query): void
    {
        $type = $query->get('post_type');
        $slugs = $query->get('post_name__in');
        if (in_array($type, self::TYPES, true) && 'publish' === $query->get('post_status') && is_array($slugs) && [] !== $slugs && self::isOfTheme($query)) {
            if (!$this->isChanged($type, $slugs)) {
                $query->set(self::NOTHING, true);
                $query->set('tax_query', []);
            }
        }
        $parent = $query->get('post_parent');
        if ('page' === $type && is_int($parent) && 0 < $parent && in_array($query->get('post_status'), ['publish', ['publish']], true) && !in_array($parent, $this->kept()['parents'], true)) {
            $query->set(self::NOTHING, true);
        }
    }

    /** @param array<mixed> $slugs */
    private function isChanged(string $type, array $slugs): bool
    {
        $changed = $this->kept()['changed'][$type] ?? [];

        return [] !== $changed && [] !== array_intersect($changed, array_map(static fn (mixed $slug): string => is_string($slug) ? sanitize_title_for_query($slug) : '', $slugs));
    }

    /**
     * The theme's own templates of these names, where no editor has changed one: WordPress reads through the names of all
     * files, and begins a query for posts, to find them.
     *
     * @param array<mixed> $query
     */
    private function answer(mixed $templates, array $query, string $type): mixed
    {
        $slugs = is_array($query['slug__in'] ?? null) ? array_unique(array_filter($query['slug__in'], is_string(...))) : [];
        $isForThese = null === $templates && 'wp_template' === $type && [] !== $slugs && ['slug__in'] === array_keys($query);
        if (!$isForThese || $this->isChanged($type, $slugs) || [] !== \WP_Block_Templates_Registry::get_instance()->get_by_query(['slug__in' => $slugs])) {
            return $templates;
        }
        $files = array_filter(array_map(static fn (string $slug): ?array => _get_block_template_file('wp_template', $slug), $slugs));

        return apply_filters('get_block_templates', array_map(static fn (array $file): \WP_Block_Template => _build_block_template_result_from_file($file, 'wp_template'), array_values($files)), $query, $type);
    }

    /** Whether the active theme is all that a query asks of terms. */
    private static function isOfTheme(\WP_Query $query): bool
    {
        return [['taxonomy' => self::TAXONOMY, 'field' => 'name', 'terms' => get_stylesheet()]] === $query->get('tax_query');
    }

    /** @return Kept */
    private function kept(): array
    {
        return $this->kept ??= self::take() ?? self::keep();
    }

    /** @return Kept|null null when nothing was kept since the last edit */
    private static function take(): ?array
    {
        $kept = get_transient(self::TRANSIENT);
        if (!is_array($kept) || self::key() !== ($kept['key'] ?? null)) {
            return null;
        }
        /** @var Kept $kept what keep() wrote under the same key */

        return $kept;
    }

    /** @return Kept */
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
        $below = new \WP_Query(['post_type' => 'page', 'post_status' => 'publish', 'post_parent__not_in' => [0], 'posts_per_page' => -1, 'no_found_rows' => true, 'fields' => 'id=>parent']);
        $parents = array_column($below->posts ?? [], 'post_parent');
        $kept = ['changed' => $changed, 'parents' => array_values(array_unique(array_map(static fn (mixed $id): int => is_numeric($id) ? (int) $id : 0, $parents)))];
        set_transient(self::TRANSIENT, ['key' => $key] + $kept);

        return $kept;
    }

    private static function key(): string
    {
        return implode(' ', [self::FORM, get_stylesheet(), turn_of(self::TURN)]);
    }
}

KeptTemplates::register();
