<?php

declare(strict_types=1);

namespace Coleman\Api\Parts;

use Coleman\Api\Routing\Page;
use Coleman\Api\Routing\PageRoute;
use Coleman\Api\Support\Slug;

/** The pages of parts: by number where a vendor's description stands in the path, else by id; and of their families. */
final readonly class PartPages
{
    public function __construct(private PartRepository $parts, private PartPresenter $presenter)
    {
    }

    /** @return list<PageRoute> */
    public function routes(): array
    {
        return [
            PageRoute::to(Page::personal('quick-order', '/parts/quick-order', __('Quick order', 'coleman'))),
            new PageRoute('/parts/category/([^/]+)', $this->family(...)),
            new PageRoute('/parts/details/([^/]+)', $this->byId(...)),
            new PageRoute('/parts/details/([^/]+)/([^/]+)/(.+)', $this->byNumber(...)),
        ];
    }

    /** @param array<string> $groups */
    private function family(array $groups): ?Page
    {
        $id = PageRoute::id($groups[1]);
        $family = null === $id ? null : $this->parts->family($id);

        return null === $family ? null : new Page(
            'parts-category',
            'parts-category',
            $family->url(),
            $family->name,
            /* translators: %s: family of parts, such as Engine Oil Filters */
            sprintf(__('%s from the makers we carry: prices, what is in stock, and when the rest ships.', 'coleman'), $family->name),
            entity: $family,
            isPaged: true,
            image: $this->presenter->image($family->image, 'full'),
        );
    }

    /** @param array<string> $groups */
    private function byId(array $groups): ?Page
    {
        $id = PageRoute::id($groups[1]);
        $part = null === $id ? null : $this->parts->byId($id);

        return null === $part || $part->isPlaceholder() ? null : $this->page($part);
    }

    /** @param array<string> $groups */
    private function byNumber(array $groups): ?Page
    {
        $candidates = $this->parts->byNumber(rawurldecode($groups[3]));
        $vendor = rawurldecode($groups[1]);
        $same = array_find($candidates, static fn (Part $part): bool => '' !== $part->urlDescription && Slug::from($part->urlDescription) === $vendor);
        $part = $same ?? $candidates[0] ?? null;

        return null === $part || $part->isPlaceholder() ? null : $this->page($part);
    }

    private function page(Part $part): Page
    {
        $family = $this->parts->family($part->categoryId);

        return new Page(
            'part',
            'part',
            $this->presenter->url($part),
            sprintf('%s %s', $part->number, $part->description),
            /* translators: 1: description, 2: maker, 3: part number */
            sprintf(__('%1$s by %2$s, part number %3$s. Price, stock at each of our branches, and what it replaces.', 'coleman'), $part->description, $part->vendorName, $part->number),
            entity: $part,
            image: $this->presenter->image($part->image, 'full'),
            trail: null === $family ? [] : [['name' => $family->name, 'path' => $family->url()]],
        );
    }
}
