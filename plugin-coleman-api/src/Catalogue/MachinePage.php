<?php

declare(strict_types=1);

namespace Coleman\Api\Catalogue;

/**
 * Some machines of a list, with what is known of the whole.
 *
 * @phpstan-import-type Facet from MachineFacets
 */
final readonly class MachinePage
{
    /**
     * @param list<Machine> $machines
     * @param string $after where the next page begins; '' at the end of the list
     * @param int|null $count of the whole list; null when it was not asked for
     * @param list<Facet> $facets
     */
    public function __construct(public array $machines, public string $after, public ?int $count, public array $facets)
    {
    }
}
