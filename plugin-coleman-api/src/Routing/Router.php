<?php

declare(strict_types=1);

namespace Coleman\Api\Routing;

/**
 * Answers the specification's addresses before WordPress looks for a post.
 *
 * A match ends WordPress's own parsing: no main query runs, no canonical guess is made, and the
 * page is shown with its block template of the theme, editable in the Site Editor.
 */
final class Router
{
    private ?Page $page = null;

    /** @var list<PageGroup>|null */
    private ?array $made = null;

    /** @param \Closure(): list<PageGroup> $groups the table of pages, in the order its rows are tried; made when a page is asked for */
    public function __construct(private readonly \Closure $groups)
    {
    }

    public function register(): void
    {
        add_filter('do_parse_request', $this->answer(...), 1);
        add_filter('redirect_canonical', $this->inOneStep(...));
        // A slug that only begins with the last word of an address is another page's.
        add_filter('strict_redirect_guess_404_permalink', '__return_true');
        add_filter('index_template_hierarchy', $this->templates(...));
        add_filter('body_class', fn (array $classes): array => null === $this->page ? $classes : [...$classes, 'coleman-page-' . $this->page->name]);
    }

    /** The page being shown, when it is one of ours. */
    public function current(): ?Page
    {
        return $this->page;
    }

    /** @return list<PageRoute> */
    public function routes(): array
    {
        return self::routesOf($this->groups());
    }

    /** Resolves a path without answering it: for the table's tests and for link checks. */
    public function resolve(string $path): Page|Redirect|null
    {
        $bare = rtrim($path, '/');
        foreach ($this->candidates($bare) as $route) {
            if (1 === preg_match('@^' . $route->pattern . '$@s', $bare, $groups)) {
                $found = ($route->resolve)($groups);
                if ($found instanceof Page && $found->canonical !== $path) {
                    return new Redirect($found->canonical);
                }

                return $found;
            }
        }

        return null;
    }

    /** Whether a path belongs to the table, found or not. */
    public function owns(string $path): bool
    {
        $bare = rtrim($path, '/');

        return array_any($this->candidates($bare), static fn (PageRoute $route): bool => 1 === preg_match('@^' . $route->pattern . '$@s', $bare));
    }

    /** @return list<PageRoute> those that may match a path without its final slash */
    private function candidates(string $bare): array
    {
        return self::routesOf(array_filter($this->groups(), static fn (PageGroup $group): bool => $group->mayHave($bare)));
    }

    /** @return list<PageGroup> */
    private function groups(): array
    {
        return $this->made ??= ($this->groups)();
    }

    /**
     * @param array<PageGroup> $groups
     * @return list<PageRoute>
     */
    private static function routesOf(array $groups): array
    {
        return array_merge(...array_values(array_map(static fn (PageGroup $group): array => $group->routes(), $groups)));
    }

    private function answer(bool $parse): bool
    {
        $uri = $_SERVER['REQUEST_URI'] ?? '/';
        $uri = is_string($uri) ? $uri : '/';
        [$path, $query] = explode('?', $uri, 2) + [1 => ''];
        $path = self::below($path);
        // WordPress's own doors (?rest_route=, ?p=, previews) keep working on our paths.
        if (is_admin() || isset($_GET['rest_route']) || !$this->owns($path)) {
            return $parse;
        }
        $found = $this->resolve($path);
        if ($found instanceof Redirect) {
            $target = home_url($found->path) . ($found->keepQuery && '' !== $query ? '?' . $query : '');
            wp_safe_redirect($target, $found->status);
            exit;
        }
        if (null === $found) {
            if ('/' === $path) {
                return $parse;
            }
            $this->notFound();

            return false;
        }
        $this->show($found);

        return false;
    }

    /** WordPress tidies addresses too, such as doubled slashes: what it would send to another form of a page of ours goes to the right one. */
    private function inOneStep(mixed $target): mixed
    {
        if (!is_string($target)) {
            return $target;
        }
        [$path, $query] = explode('?', $target, 2) + [1 => ''];
        $found = $this->resolve(self::below((string) wp_parse_url($path, PHP_URL_PATH)));

        return $found instanceof Redirect ? home_url($found->path) . ('' === $query ? '' : '?' . $query) : $target;
    }

    /** The path as the table has it, below the folder that the site is in. */
    public static function below(string $path): string
    {
        $folder = self::folder();

        return '' !== $folder && str_starts_with($path, $folder . '/') ? substr($path, strlen($folder)) : $path;
    }

    /** The folder that the site is in, without a slash at its end; '' for none. */
    public static function folder(): string
    {
        return rtrim((string) wp_parse_url(home_url(), PHP_URL_PATH), '/');
    }

    /**
     * What is gone or not there has the theme's word for it where it brings no template of its own.
     *
     * @param list<string> $templates
     * @return list<string>
     */
    private function templates(array $templates): array
    {
        if (null === $this->page) {
            return $templates;
        }
        $other = [404 => ['404.php'], 410 => ['gone.php']][$this->page->status] ?? [];

        return [$this->page->template . '.php', ...$other, ...$templates];
    }

    private function show(Page $page): void
    {
        $this->page = $page;
        // It would put WordPress's own trailing slash on paths that have none.
        remove_action('template_redirect', 'redirect_canonical');
        /** @var \WP_Query $wp_query */
        global $wp_query;
        $wp_query->is_home = 'home' === $page->name;
        status_header($page->status);
    }

    private function notFound(): void
    {
        remove_action('template_redirect', 'redirect_canonical');
        /** @var \WP_Query $wp_query */
        global $wp_query;
        $wp_query->set_404();
        status_header(404);
        nocache_headers();
    }
}
