<?php

declare(strict_types=1);

namespace Coleman\Api\Seo;

use Coleman\Api\Content\CatalogContent;
use Coleman\Api\Images\SharedPicture;
use Coleman\Api\Routing\Router;

/** Title, description, canonical address, robots, Open Graph and Twitter card of every page. */
final class Head
{
    /** Of the picture that stands for the dealership. */
    private const CARD = ['width' => 1200, 'height' => 630];

    /** @var list<string> */
    private array $narrowed = [];

    /** @param string $card its address */
    public function __construct(private readonly Router $router, private readonly CatalogContent $content, private readonly string $card)
    {
    }

    public function register(): void
    {
        add_filter('document_title_parts', $this->title(...));
        add_filter('wp_robots', $this->robots(...));
        add_action('wp_head', $this->print(...), 5);
        // For writing posts by XML-RPC, and the version of WordPress: no visitor or search engine uses them.
        remove_action('wp_head', 'rsd_link');
        remove_action('wp_head', 'wp_generator');
    }

    /**
     * A block shows a list that the visitor has narrowed down: the title says to what. What other sites and search
     * engines are told stays the whole list's, as its address does.
     *
     * @param list<string> $to in words, such as a brand and a branch; none for the whole list
     */
    public function narrowedTo(array $to): void
    {
        $this->narrowed = $to;
    }

    /** Null where neither the dealership nor an editor wrote the page: a search, a list of posts, a 404. */
    public function facts(): ?Facts
    {
        $page = $this->router->current();
        if (null !== $page) {
            return Facts::ofPage($page, $_GET, $this->content->words($page));
        }
        $post = is_singular() ? get_queried_object() : null;

        return $post instanceof \WP_Post ? Facts::ofPost($post) : null;
    }

    /**
     * @param array<string, string> $parts
     * @return array<string, string>
     */
    private function title(array $parts): array
    {
        $page = $this->router->current();

        return match (true) {
            // The home page is ours, or one that an editor has made.
            'home' === $page?->name || (null === $page && is_front_page()) => ['title' => get_bloginfo('name'), 'tagline' => get_bloginfo('description') ?: __('Equipment and parts around Kansas City', 'coleman')],
            null === $page => $parts,
            default => ['title' => implode(', ', [$this->content->words($page)->title ?: $page->title, ...$this->narrowed]), 'site' => get_bloginfo('name')],
        };
    }

    /**
     * @param array<string, bool|string> $robots
     * @return array<string, bool|string>
     */
    private function robots(array $robots): array
    {
        $isIndexed = $this->router->current()?->isIndexed() ?? !is_404();

        // WordPress's own words for it: links are followed, unless the whole site keeps engines out.
        return $isIndexed ? $robots : wp_robots_no_robots($robots);
    }

    private function print(): void
    {
        $facts = $this->facts();
        if (null === $facts) {
            return;
        }
        // Of what editors write WordPress prints it.
        if (null !== $this->router->current() && $facts->isIndexed) {
            printf("<link rel=\"canonical\" href=\"%s\">\n", esc_url($facts->url));
        }
        if ('' !== $facts->description) {
            printf("<meta name=\"description\" content=\"%s\">\n", esc_attr($facts->description));
        }
        // A page of one person is nobody's to show elsewhere.
        if ($facts->isIndexed) {
            $this->printForSharing($facts);
        }
    }

    private function printForSharing(Facts $facts): void
    {
        // No site that shows links can draw an SVG.
        $isPhoto = '' !== $facts->image->url && !str_ends_with((string) wp_parse_url($facts->image->url, PHP_URL_PATH), '.svg');
        $picture = $isPhoto ? $facts->image : new SharedPicture($this->card, self::CARD['width'], self::CARD['height'], get_bloginfo('name'));
        $properties = [
            'og:type' => $facts->kind,
            'og:site_name' => get_bloginfo('name'),
            'og:locale' => get_locale(),
            'og:title' => $facts->title,
            'og:url' => $facts->url,
            'og:description' => $facts->description,
            'og:image' => $picture->url,
            'og:image:width' => 0 === $picture->width ? '' : (string) $picture->width,
            'og:image:height' => 0 === $picture->width ? '' : (string) $picture->height,
            'og:image:alt' => $picture->alt ?: $facts->title,
        ];
        foreach (array_filter($properties, static fn (string $content): bool => '' !== $content) as $property => $content) {
            printf("<meta property=\"%s\" content=\"%s\">\n", esc_attr($property), esc_attr($content));
        }
        // Title, text and picture it takes from Open Graph.
        echo "<meta name=\"twitter:card\" content=\"summary_large_image\">\n";
    }
}
