<?php

declare(strict_types=1);

namespace Coleman\Api\Seo;

use Coleman\Api\Locations\Location;
use Coleman\Api\Routing\Page;
use Coleman\Api\Routing\Router;
use Coleman\Api\Sales\Salesman;

/**
 * The page in schema.org's terms: one JSON-LD graph, printed in the head of what search engines may list.
 *
 * A block theme's page is rendered before its head, so blocks say here what they show, and the graph is made of those
 * values: it cannot tell another story than the page, and costs no query.
 */
final class StructuredData
{
    /** @var array<int, Location> */
    private array $branches = [];

    /** @var list<string> */
    private array $items = [];

    /** @var array<string, mixed>|null */
    private ?array $person = null;

    public function __construct(
        private readonly Router $router,
        private readonly Head $head,
        private readonly Products $products,
        private readonly BranchFacts $inTerms,
    ) {
    }

    public function register(): void
    {
        add_action('wp_head', $this->print(...), 6);
    }

    /**
     * A block shows address, telephone and hours of these branches.
     *
     * @param list<Location> $branches
     */
    public function showsBranches(array $branches): void
    {
        foreach ($branches as $branch) {
            $this->branches[$branch->id] = $branch;
        }
    }

    /**
     * A block shows this salesman, whom the page is about.
     *
     * @param string $picture address of a picture of them
     */
    public function showsPerson(Salesman $salesman, string $picture, ?Location $branch): void
    {
        $this->person = [
            '@type' => 'Person',
            '@id' => home_url($salesman->url() . '#person'),
            'name' => $salesman->name,
            'jobTitle' => $salesman->jobTitle,
            'image' => $picture,
            ...('' === $salesman->phone ? [] : ['telephone' => '+1-' . $salesman->phone]),
            ...('' === $salesman->email ? [] : ['email' => $salesman->email]),
            'worksFor' => ['@id' => self::organization()],
            ...(null === $branch ? [] : ['workLocation' => BranchFacts::place($branch)]),
        ];
    }

    /**
     * A block shows this list, which is what the page is about.
     *
     * @param list<string> $items paths of what it leads to, in the order shown
     */
    public function showsList(array $items): void
    {
        $this->items = $items;
    }

    /** Name of the dealership's node, which others point to. */
    public static function organization(): string
    {
        return home_url('/#organization');
    }

    /** @return list<array<string, mixed>> the nodes of the page being shown; none when engines may not list it */
    public function graph(): array
    {
        $facts = $this->head->facts();
        if (null === $facts || !$facts->isIndexed) {
            return [];
        }
        $page = $this->router->current();
        $above = array_column($page->trail ?? [], 'name');
        $product = $this->products->node($page?->entity, $facts->url, (string) end($above));
        $trail = null === $page || 'home' === $page->name ? null : self::trail($page, $facts);
        $list = [] === $this->items ? null : $this->itemList($facts);
        $about = $product ?? $list ?? $this->person ?? ($page?->entity instanceof Location ? ['@id' => BranchFacts::id($page->entity)] : null);

        return array_values(array_filter([
            self::site(),
            $this->dealer(),
            [
                '@type' => null === $list ? 'WebPage' : 'CollectionPage',
                '@id' => $facts->url . '#page',
                'url' => $facts->url,
                'name' => $facts->title,
                'isPartOf' => ['@id' => home_url('/#website')],
                ...('' === $facts->description ? [] : ['description' => $facts->description]),
                ...(null === $trail ? [] : ['breadcrumb' => ['@id' => $trail['@id']]]),
                ...(null === $about ? [] : ['mainEntity' => ['@id' => $about['@id']]]),
            ],
            $trail,
            $product,
            $list,
            $this->person,
            ...array_map($this->inTerms->node(...), array_values($this->branches)),
        ]));
    }

    private function print(): void
    {
        $graph = $this->graph();
        if ([] !== $graph) {
            printf(
                "<script type=\"application/ld+json\">%s</script>\n",
                // No text can end the script or open a comment in it.
                wp_json_encode(['@context' => 'https://schema.org', '@graph' => $graph], JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE),
            );
        }
    }

    /** @return array<string, mixed> */
    private static function site(): array
    {
        return [
            '@type' => 'WebSite',
            '@id' => home_url('/#website'),
            'url' => home_url('/'),
            'name' => get_bloginfo('name'),
            'inLanguage' => get_bloginfo('language'),
            'publisher' => ['@id' => self::organization()],
            'potentialAction' => [
                '@type' => 'SearchAction',
                'target' => ['@type' => 'EntryPoint', 'urlTemplate' => home_url('/search/') . '{search_term_string}/'],
                'query-input' => 'required name=search_term_string',
            ],
        ];
    }

    /** @return array<string, mixed> */
    private function dealer(): array
    {
        return [
            '@type' => 'Organization',
            '@id' => self::organization(),
            'name' => get_bloginfo('name'),
            'url' => home_url('/'),
            ...array_filter(['logo' => self::logo()]),
            ...([] === $this->branches ? [] : ['subOrganization' => array_map(
                static fn (Location $branch): array => ['@id' => BranchFacts::id($branch)],
                array_values($this->branches),
            )]),
        ];
    }

    /** The icon set in wp-admin, else the theme's plate; '' when neither is there. */
    private static function logo(): string
    {
        $plate = 'assets/logo.svg';
        $icon = get_site_icon_url(512);

        return '' === $icon && is_file(get_theme_file_path($plate)) ? get_theme_file_uri($plate) : $icon;
    }

    /** @return array<string, mixed> the same way that the block coleman/breadcrumbs shows */
    private static function trail(Page $page, Facts $facts): array
    {
        $steps = [
            ['name' => __('Home', 'coleman'), 'item' => home_url('/')],
            ...array_map(static fn (array $above): array => ['name' => $above['name'], 'item' => home_url($above['path'])], $page->trail),
            ['name' => $page->title, 'item' => home_url($page->canonical)],
        ];

        return ['@type' => 'BreadcrumbList', '@id' => $facts->url . '#breadcrumb', 'itemListElement' => self::numbered($steps)];
    }

    /** @return array<string, mixed> */
    private function itemList(Facts $facts): array
    {
        return [
            '@type' => 'ItemList',
            '@id' => $facts->url . '#list',
            'numberOfItems' => count($this->items),
            'itemListElement' => self::numbered(array_map(static fn (string $path): array => ['url' => home_url($path)], $this->items)),
        ];
    }

    /**
     * @param list<array<string, string>> $items
     * @return list<array<string, mixed>>
     */
    private static function numbered(array $items): array
    {
        $position = 0;

        return array_map(static function (array $item) use (&$position): array {
            return ['@type' => 'ListItem', 'position' => ++$position] + $item;
        }, $items);
    }
}
