<?php

declare(strict_types=1);

namespace Coleman\Api\Routing;

use Coleman\Api\Parts\Part;
use Coleman\Api\Parts\PartPresenter;
use Coleman\Api\Parts\PartRepository;
use Coleman\Api\Slug;

/**
 * The pages of the specification's section 2 and the block template that each is shown with.
 *
 * Patterns see the raw path (still percent-encoded) without its final slash; the page's canonical
 * form says whether it has one. A part of a name that is absent or wrong resolves all the same:
 * the router then answers 301 to the canonical path.
 */
final readonly class PageTable
{
    public function __construct(private PartRepository $parts, private PartPresenter $partPresenter)
    {
    }

    /** @return list<PageRoute> */
    public function routes(): array
    {
        $fixed = static fn (Page $page): \Closure => static fn (): Page => $page;
        $private = static fn (string $name, string $path, string $title): Page => new Page($name, $name, $path, $title, cacheable: false);

        return [
            new PageRoute('', $this->home(...)),
            new PageRoute('/equipment/new', $fixed(new Page(
                'equipment-new',
                'equipment-new',
                '/equipment/new/',
                __('New Equipment', 'coleman'),
                __('New machines and attachments at Bonner Springs, Lee\'s Summit, Smithville and Easton, by branch and by brand.', 'coleman'),
            ))),
            new PageRoute('/parts/details/([^/]+)', $this->partById(...)),
            new PageRoute('/parts/details/([^/]+)/([^/]+)/(.+)', $this->partByNumber(...)),
            new PageRoute('/search', $this->searchByQuery(...)),
            new PageRoute('/cart', $fixed($private('cart', '/cart', __('Cart', 'coleman')))),
            new PageRoute('/customer', $fixed($private('my-account', '/customer', __('My Account', 'coleman')))),
            new PageRoute('/customer/login', $fixed($private('login', '/customer/login', __('Customer Login', 'coleman')))),
            new PageRoute('/customer/logout', $fixed($private('logout', '/customer/logout', __('Log Out', 'coleman')))),
        ];
    }

    /**
     * With a static front page set in wp-admin the address is WordPress's own, and so is one that asks for a post, a
     * preview or a search of it: `/?page_id=3&preview=true`.
     */
    private function home(): ?Page
    {
        /** @var \WP $wp */
        global $wp;
        $asksWordPress = [] !== array_intersect_key($_GET, array_flip($wp->public_query_vars));

        return $asksWordPress || 'page' === get_option('show_on_front')
            ? null
            : new Page('home', 'front-page', '/', get_bloginfo('name'), __('New, used and rental equipment, attachments and parts at four branches around Kansas City.', 'coleman'));
    }

    /** @param array<string> $groups */
    private function partById(array $groups): ?Page
    {
        if (1 !== preg_match('/(?:^|-)(\d{1,9})$/', rawurldecode($groups[1]), $match)) {
            return null;
        }
        $part = $this->parts->byId((int) $match[1]);

        return null === $part || $part->isPlaceholder() ? null : $this->partPage($part);
    }

    /** @param array<string> $groups */
    private function partByNumber(array $groups): ?Page
    {
        $candidates = $this->parts->byNumber(rawurldecode($groups[3]));
        $vendor = rawurldecode($groups[1]);
        $same = array_find($candidates, static fn (Part $part): bool => '' !== $part->urlDescription && Slug::of($part->urlDescription) === $vendor);
        $part = $same ?? $candidates[0] ?? null;

        return null === $part || $part->isPlaceholder() ? null : $this->partPage($part);
    }

    private function partPage(Part $part): Page
    {
        $presented = $this->partPresenter->present($part);

        return new Page(
            'part',
            'part',
            $this->partPresenter->url($part),
            sprintf('%s %s', $part->number, $part->description),
            /* translators: 1: description, 2: maker, 3: part number */
            sprintf(__('%1$s by %2$s, part number %3$s. Price, stock at each of our branches, and what it replaces.', 'coleman'), $part->description, $part->vendorName, $part->number),
            entity: $part,
            image: is_array($presented['Photo']) && is_string($presented['Photo']['MediumImagePath'] ?? null) ? $presented['Photo']['MediumImagePath'] : '',
        );
    }

    /**
     * `/search/?q=` is what the form without JavaScript sends; the path is where a search lives,
     * but for texts that cannot ride in one: those are answered here by WordPress's search.
     */
    private function searchByQuery(): ?Redirect
    {
        $path = SearchPath::of(SearchPath::asked());

        return null === $path || str_contains($path, '?') ? null : new Redirect($path, 302, false);
    }
}
