<?php

declare(strict_types=1);

namespace Coleman\Api\Demo;

/**
 * The demo's pages and customers, which WordPress keeps.
 *
 * What is there already, by slug or email address, is left alone. Customers come only to local and
 * development sites, for their password is known to everyone.
 */
final class DemoContent
{
    public const CUSTOMER = 'customer@example.com';

    public const SECOND_CUSTOMER = 'second.customer@example.com';

    public const PASSWORD = 'password';

    /** The theme's pattern that the home page begins as. */
    private const HOME = 'coleman/home';

    /** @param callable(string $step): void $progress */
    public function write(callable $progress): void
    {
        $pages = count(array_filter($this->pages(), $this->addPage(...)));
        $progress(sprintf('pages: %d added', $pages + ($this->addHome() ? 1 : 0)));
        $this->choosePrivacyPage();
        if (in_array(wp_get_environment_type(), ['local', 'development'], true)) {
            $customers = count(array_filter($this->customers(), $this->addCustomer(...)));
            $progress(sprintf('customers: %d added', $customers));
        }
    }

    /** @return list<array{slug: string, title: string, content: string}> */
    private function pages(): array
    {
        /** @var list<array{slug: string, title: string, file?: string, pattern?: string}> $written */
        $written = DemoFile::json('pages.json');
        $pages = [];
        foreach ($written as $page) {
            $content = isset($page['file']) ? DemoFile::text('pages/' . $page['file']) : $this->pattern($page['pattern'] ?? '');
            if ('' !== $content) {
                $pages[] = ['slug' => $page['slug'], 'title' => $page['title'], 'content' => $content];
            }
        }
        foreach (DemoBranches::all() as $branch) {
            $pages[] = [
                'slug' => 'new-equipment-' . $branch['slug'],
                'title' => sprintf('New equipment in %s', $branch['city']),
                'content' => sprintf(
                    "<!-- wp:paragraph -->\n<p>%s</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:coleman/equipment-grid {\"align\":\"wide\"} /-->\n",
                    htmlspecialchars($branch['intro'], ENT_NOQUOTES),
                ),
            ];
        }

        return $pages;
    }

    /** A pattern of the theme, as if an editor had inserted it; '' under another theme. */
    private function pattern(string $name): string
    {
        $pattern = \WP_Block_Patterns_Registry::get_instance()->get_registered($name);

        return is_array($pattern) && is_string($pattern['content'] ?? null) ? trim($pattern['content']) . "\n" : '';
    }

    /** WordPress itself has only a draft to begin with. */
    private function choosePrivacyPage(): void
    {
        $page = get_page_by_path('privacy');
        if (null !== $page && '' === get_privacy_policy_url()) {
            update_option('wp_page_for_privacy_policy', $page->ID);
        }
    }

    /**
     * The home page as a page, which editors can change. A site that shows another, or whose theme has no such pattern,
     * keeps what it has.
     *
     * @return bool whether it was missing
     */
    private function addHome(): bool
    {
        $home = ['slug' => 'home', 'title' => 'Home', 'content' => $this->pattern(self::HOME), 'template' => 'landing'];
        if ('' === $home['content'] || 'posts' !== get_option('show_on_front') || !$this->addPage($home)) {
            return false;
        }
        update_option('page_on_front', get_page_by_path('home')->ID ?? 0);
        update_option('show_on_front', 'page');

        return true;
    }

    /**
     * @param array{slug: string, title: string, content: string, template?: string} $page
     * @return bool whether it was missing
     */
    private function addPage(array $page): bool
    {
        if (null !== get_page_by_path($page['slug'])) {
            return false;
        }
        $id = wp_insert_post([
            'post_type' => 'page',
            'post_status' => 'publish',
            'post_author' => $this->author(),
            'post_name' => $page['slug'],
            'post_title' => wp_slash($page['title']),
            'post_content' => wp_slash($page['content']),
            'meta_input' => isset($page['template']) ? ['_wp_page_template' => $page['template']] : [],
        ], true);
        if ($id instanceof \WP_Error) {
            throw new \RuntimeException(sprintf('The page %s could not be added: %s', $page['slug'], $id->get_error_message()));
        }

        return true;
    }

    /** The site's first administrator, or nobody. */
    private function author(): int
    {
        $administrators = get_users(['role' => 'administrator', 'orderby' => 'ID', 'number' => 1]);
        $first = reset($administrators);

        return $first instanceof \WP_User ? $first->ID : 0;
    }

    /** @return list<array{email: string, first_name: string, last_name: string}> */
    private function customers(): array
    {
        /** @var list<array{email: string, first_name: string, last_name: string}> $customers */
        $customers = DemoFile::json('customers.json');

        return $customers;
    }

    /**
     * @param array{email: string, first_name: string, last_name: string} $customer
     * @return bool whether there was none of that address
     */
    private function addCustomer(array $customer): bool
    {
        if (false !== email_exists($customer['email'])) {
            return false;
        }
        $id = wp_insert_user([
            'user_login' => $customer['email'],
            'user_email' => $customer['email'],
            'user_pass' => self::PASSWORD,
            'first_name' => $customer['first_name'],
            'last_name' => $customer['last_name'],
            'display_name' => $customer['first_name'] . ' ' . $customer['last_name'],
            'role' => 'customer',
        ]);
        if ($id instanceof \WP_Error) {
            throw new \RuntimeException(sprintf('The customer %s could not be added: %s', $customer['email'], $id->get_error_message()));
        }

        return true;
    }
}
