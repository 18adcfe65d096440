<?php

declare(strict_types=1);

namespace Coleman\Api\Parts;

/** The parts of the block Featured products, a page at a time. */
final readonly class FeaturedParts
{
    /** Of a list without an end of its own, this many are shown at once. */
    public const PER_PAGE = 100;

    public function __construct(private PartRepository $parts, private PartListing $listing)
    {
    }

    /** @param int $after id of the last part of the page before; 0, or what is no part, for the first page */
    public function page(FeaturedChoice $choice, int $after, int $limit): FeaturedPage
    {
        // One more tells of a further page, and one may be left out.
        $found = $this->find($choice, $after, $limit + 2);
        $others = array_values(array_filter($found, static fn (Part $part): bool => $part->id !== $choice->without));

        return new FeaturedPage(array_slice($others, 0, $limit), count($others) > $limit);
    }

    /** @return list<Part> */
    private function find(FeaturedChoice $choice, int $after, int $limit): array
    {
        if ([] !== $choice->ids) {
            $place = array_search($after, $choice->ids, true);
            $ids = false === $place ? $choice->ids : array_slice($choice->ids, $place + 1);

            return array_slice(array_values($this->parts->byIds($ids)), 0, $limit);
        }
        $related = $choice->relatedTo > 0 ? $this->parts->byId($choice->relatedTo) : null;

        return match (true) {
            null !== $related => $this->listing->related($related, $limit, $after),
            $choice->categoryId > 0 => $this->listing->page(new PartFilter($choice->categoryId), $after, $limit),
            default => $this->parts->popular($limit, $after),
        };
    }
}
