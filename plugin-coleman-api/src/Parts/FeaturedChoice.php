<?php

declare(strict_types=1);

namespace Coleman\Api\Parts;

/** Which parts are featured: chosen ones, else those related to a part, else those of a family, else the most wanted. */
final readonly class FeaturedChoice
{
    /**
     * @param list<int> $ids in the order shown
     * @param int $relatedTo id of a part; 0 for none
     * @param int $without id of a part that the page is about already; 0 for none
     */
    public function __construct(public array $ids = [], public int $categoryId = 0, public int $relatedTo = 0, public int $without = 0)
    {
    }
}
