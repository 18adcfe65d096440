<?php

declare(strict_types=1);

namespace Coleman\Api\Content;

use Coleman\Api\Routing\Page;
use Coleman\Api\Routing\Redirect;
use Coleman\Api\Routing\Router;

/** Catalog content in wp-admin: under Pages, written with blocks, attached to the address of a page. */
final readonly class CatalogContentType
{
    public function __construct(private Router $router)
    {
    }

    public function register(): void
    {
        add_action('init', $this->addType(...));
        add_filter('rest_pre_insert_' . CatalogContent::POST_TYPE, $this->check(...), 10, 2);
        add_filter('manage_' . CatalogContent::POST_TYPE . '_posts_columns', $this->columns(...));
        add_action('manage_' . CatalogContent::POST_TYPE . '_posts_custom_column', $this->printColumn(...), 10, 2);
    }

    private function addType(): void
    {
        register_post_type(CatalogContent::POST_TYPE, [
            'labels' => [
                'name' => __('Catalog content', 'coleman'),
                'singular_name' => __('Catalog content', 'coleman'),
                'add_new' => __('Add content', 'coleman'),
                'add_new_item' => __('Add catalog content', 'coleman'),
                'edit_item' => __('Edit catalog content', 'coleman'),
                'search_items' => __('Search catalog content', 'coleman'),
                'not_found' => __('No catalog content yet.', 'coleman'),
                'not_found_in_trash' => __('No catalog content in the Trash.', 'coleman'),
                'featured_image' => __('Picture for search engines and social media', 'coleman'),
            ],
            'description' => __('Text and pictures shown on a page of the catalog.', 'coleman'),
            // It has no address of its own.
            'public' => false,
            'show_ui' => true,
            'show_in_menu' => 'edit.php?post_type=page',
            'show_in_rest' => true,
            'capability_type' => 'page',
            'map_meta_cap' => true,
            // REST needs custom-fields to read and write the two meta values.
            'supports' => ['title', 'editor', 'excerpt', 'thumbnail', 'revisions', 'custom-fields'],
        ]);
        foreach ([CatalogContent::PATH, CatalogContent::SEO_TITLE] as $key) {
            register_post_meta(CatalogContent::POST_TYPE, $key, [
                'type' => 'string',
                'single' => true,
                'default' => '',
                'show_in_rest' => ['schema' => ['maxLength' => 300]],
                'sanitize_callback' => 'sanitize_text_field',
                'auth_callback' => static fn (bool $allowed, string $meta, int $post): bool => current_user_can('edit_post', $post),
                'revisions_enabled' => true,
            ]);
        }
    }

    /**
     * Refuses an address that is no catalog page's, so that nothing is written for nobody. What was typed stays in the
     * editor. A link that leads to a page counts as that page's address.
     *
     * @param \WP_REST_Request<array<mixed>> $request
     */
    private function check(mixed $post, \WP_REST_Request $request): mixed
    {
        $meta = $request->get_param('meta');
        $typed = is_array($meta) ? $meta[CatalogContent::PATH] ?? null : null;
        if (!is_array($meta) || !is_string($typed) || '' === trim($typed)) {
            return $post;
        }
        $page = $this->pageAt(trim($typed));
        if (null === $page) {
            /* translators: %s: address */
            return self::refusal(sprintf(__('Show on page: no catalog page has the address %s. Copy it from the browser’s address bar.', 'coleman'), $typed));
        }
        if (!has_block('coleman/catalog-content', get_block_template(get_stylesheet() . '//' . $page->template)->content ?? '')) {
            /* translators: %s: title of a page */
            return self::refusal(sprintf(__('Show on page: the template of “%s” has no block “Catalog content”. Add it in the Site Editor.', 'coleman'), $page->title));
        }
        $request->set_param('meta', [CatalogContent::PATH => $page->canonical] + $meta);

        return $post;
    }

    private static function refusal(string $message): \WP_Error
    {
        return new \WP_Error('coleman_invalid_path', $message, ['status' => 400, 'field' => CatalogContent::PATH]);
    }

    /** The page that everybody sees at an address, which may have our host and a query. */
    private function pageAt(string $address): ?Page
    {
        $host = wp_parse_url($address, PHP_URL_HOST);
        $path = wp_parse_url($address, PHP_URL_PATH);
        if (!is_string($path) || (is_string($host) && $host !== wp_parse_url(home_url(), PHP_URL_HOST))) {
            return null;
        }
        $found = $this->router->resolve('/' . ltrim(Router::below($path), '/'));
        // Another spelling of the page's address. What leads elsewhere for now is no page itself.
        if ($found instanceof Redirect && 301 === $found->status) {
            $found = $this->router->resolve($found->path);
        }

        return $found instanceof Page && $found->isIndexed() ? $found : null;
    }

    /**
     * @param array<string, string> $columns
     * @return array<string, string>
     */
    private function columns(array $columns): array
    {
        return array_slice($columns, 0, 2, true) + ['coleman_path' => __('Shown on', 'coleman')] + $columns;
    }

    private function printColumn(string $column, int $post): void
    {
        if ('coleman_path' !== $column) {
            return;
        }
        $path = get_post_meta($post, CatalogContent::PATH, true);
        if (!is_string($path) || '' === $path) {
            echo esc_html__('No page yet', 'coleman');

            return;
        }
        $page = $this->pageAt($path);
        printf('<a href="%s">%s</a>', esc_url(home_url($path)), esc_html($page->title ?? $path));
        if ($page?->canonical !== $path) {
            printf('<br>%s', esc_html__('This page is gone, so the content is not shown.', 'coleman'));
        }
    }
}
