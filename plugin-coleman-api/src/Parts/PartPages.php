<?php

declare(strict_types=1);

namespace Coleman\Api\Parts;

use Coleman\Api\Routing\Page;
use Coleman\Api\Routing\PageRoute;
use Coleman\Api\Slug;

/** The pages of parts (specification, section 2): by number where a vendor's description stands in the path, else by id. */
final readonly class PartPages
{
    public function __construct(private PartRepository $parts, private PartPresenter $presenter)
    {
    }

    /** @return list<PageRoute> */
    public function routes(): array
    {
        return [
            new PageRoute('/parts/details/([^/]+)', $this->byId(...)),
            new PageRoute('/parts/details/([^/]+)/([^/]+)/(.+)', $this->byNumber(...)),
        ];
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
        $same = array_find($candidates, static fn (Part $part): bool => '' !== $part->urlDescription && Slug::of($part->urlDescription) === $vendor);
        $part = $same ?? $candidates[0] ?? null;

        return null === $part || $part->isPlaceholder() ? null : $this->page($part);
    }

    private function page(Part $part): Page
    {
        $presented = $this->presenter->present($part);

        return new Page(
            'part',
            'part',
            $this->presenter->url($part),
            sprintf('%s %s', $part->number, $part->description),
            /* translators: 1: description, 2: maker, 3: part number */
            sprintf(__('%1$s by %2$s, part number %3$s. Price, stock at each of our branches, and what it replaces.', 'coleman'), $part->description, $part->vendorName, $part->number),
            entity: $part,
            trail: $this->trail($part),
            image: is_array($presented['Photo']) && is_string($presented['Photo']['MediumImagePath'] ?? null) ? $presented['Photo']['MediumImagePath'] : '',
        );
    }

    /** @return list<array{name: string, path: string}> the family it belongs to */
    private function trail(Part $part): array
    {
        $family = array_find($this->parts->families(), static fn (array $family): bool => $part->categoryId === $family['id']);

        return null === $family ? [] : [['name' => $family['name'], 'path' => PartUrls::category($family['id'], $family['name'])]];
    }
}
