<?php

declare(strict_types=1);

namespace Coleman\Api\Redirects;

use Coleman\Api\Database\DatabaseError;
use Coleman\Api\Routing\Router;

/**
 * Leads visitors of old addresses on. A redirect is looked for where no page was found, so that none hides a page; one
 * that editors want to hold over a page is looked for before, only where there are such. Where there is no redirect
 * either, an address that people type leads to the page that they mean.
 */
final class OldAddresses
{
    private bool $isGone = false;

    /** @param \Closure(): RedirectService $service */
    public function __construct(private readonly \Closure $service, private readonly RedirectRepository $redirects)
    {
    }

    public function register(): void
    {
        // Before WordPress looks for a page, and before it guesses which one was meant.
        add_filter('do_parse_request', $this->over(...), 0);
        add_action('template_redirect', $this->instead(...), 0);
        add_filter('404_template_hierarchy', fn (array $templates): array => $this->isGone ? ['gone.php', ...$templates] : $templates);
    }

    private function over(bool $parse): bool
    {
        if (!is_admin() && !in_array(get_option(RedirectRepository::FORCED, 0), [0, '0'], true)) {
            $this->lead(true);
            if ($this->isGone) {
                /** @var \WP_Query $wp_query */
                global $wp_query;
                $wp_query->set_404();

                return false;
            }
        }

        return $parse;
    }

    private function instead(): void
    {
        if (is_404() && !$this->isGone) {
            $this->lead(false);
            $this->leadTyped();
        }
        if ($this->isGone) {
            remove_action('template_redirect', 'redirect_canonical');
            status_header(410);
            nocache_headers();
        }
    }

    /** Not for good: an editor may make a page there. */
    private function leadTyped(): void
    {
        [$path, $query] = $this->asked();
        $target = $this->isGone ? null : TypedAddresses::meant(SourcePath::tidy($path) ?? '');
        if (null !== $target && ($this->service)()->isPage($target)) {
            wp_safe_redirect(self::with(home_url($target), $query), RedirectRule::FOR_NOW, 'Coleman');
            exit;
        }
    }

    /** @return array{string, string} path, below the folder that the site is in, and query; both empty where something is sent */
    private function asked(): array
    {
        $uri = $_SERVER['REQUEST_URI'] ?? '';
        if (!is_string($uri) || !in_array($_SERVER['REQUEST_METHOD'] ?? 'GET', ['GET', 'HEAD'], true)) {
            return ['', ''];
        }
        [$path, $query] = explode('?', $uri, 2) + [1 => ''];

        return [Router::below($path), $query];
    }

    private function lead(bool $forced): void
    {
        [$path, $query] = $this->asked();
        $readings = RedirectService::readings($path . ('' === $query ? '' : '?' . $query));
        $rule = [] === $readings ? null : ($this->service)()->answer($readings, $forced);
        if (null === $rule) {
            return;
        }
        try {
            $this->redirects->hit($rule->id);
        } catch (DatabaseError) {
            // The visitor goes on all the same.
        }
        if (RedirectRule::GONE === $rule->status) {
            $this->isGone = true;

            return;
        }
        $target = str_starts_with($rule->target, '/') ? home_url($rule->target) : $rule->target;
        // An address that is kept with its query stands for this query; any other query goes along.
        wp_redirect(str_contains($rule->source, '?') ? $target : self::with($target, $query), $rule->status, 'Coleman');
        exit;
    }

    /** The target with the parameters that a visitor came with; where both name one, the target's holds. */
    private static function with(string $target, string $query): string
    {
        [$before, $fragment] = explode('#', $target, 2) + [1 => ''];
        $own = explode('?', $before, 2)[1] ?? '';
        $name = static fn (string $pair): string => explode('=', $pair, 2)[0];
        $named = array_map($name, explode('&', $own));
        $more = array_filter(explode('&', $query), static fn (string $pair): bool => '' !== $pair && !in_array($name($pair), $named, true));

        return $before . ([] === $more ? '' : (str_contains($before, '?') ? '&' : '?') . implode('&', $more)) . ('' === $fragment ? '' : '#' . $fragment);
    }
}
