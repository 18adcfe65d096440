<?php

declare(strict_types=1);

namespace Coleman\Api\Seo;

use Coleman\Api\Routing\Router;

/** Title, description, canonical address and Open Graph of our pages. */
final readonly class Head
{
    public function __construct(private Router $router)
    {
    }

    public function register(): void
    {
        add_filter('document_title_parts', $this->title(...));
        add_filter('wp_robots', $this->robots(...));
        add_action('wp_head', $this->print(...), 5);
    }

    /**
     * @param array<string, string> $parts
     * @return array<string, string>
     */
    private function title(array $parts): array
    {
        $page = $this->router->current();
        if (null === $page) {
            return $parts;
        }

        return 'home' === $page->name
            ? ['title' => get_bloginfo('name'), 'tagline' => get_bloginfo('description')]
            : ['title' => $page->title, 'site' => get_bloginfo('name')];
    }

    /**
     * @param array<string, bool|string> $robots
     * @return array<string, bool|string>
     */
    private function robots(array $robots): array
    {
        $page = $this->router->current();

        return null !== $page && !$page->cacheable ? ['noindex' => true] + $robots : $robots;
    }

    private function print(): void
    {
        $page = $this->router->current();
        if (null === $page) {
            return;
        }
        $url = home_url($page->canonical);
        if ($page->cacheable) {
            printf("<link rel=\"canonical\" href=\"%s\">\n", esc_url($url));
        }
        if ('' !== $page->description) {
            printf("<meta name=\"description\" content=\"%s\">\n", esc_attr($page->description));
        }
        $properties = [
            'og:type' => 'part' === $page->name ? 'product' : 'website',
            'og:site_name' => get_bloginfo('name'),
            'og:title' => $page->title,
            'og:url' => $url,
            'og:description' => $page->description,
            'og:image' => $page->image,
        ];
        foreach (array_filter($properties) as $property => $content) {
            printf("<meta property=\"%s\" content=\"%s\">\n", esc_attr($property), esc_attr($content));
        }
    }
}
