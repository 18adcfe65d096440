<?php

declare(strict_types=1);

namespace Coleman\Api\Locations;

use Coleman\Api\Routing\Page;
use Coleman\Api\Routing\PageRoute;

/** The branches, and a page about each. */
final readonly class BranchPages
{
    public function __construct(private LocationRepository $locations, private LocationPresenter $presenter)
    {
    }

    /** @return list<PageRoute> */
    public function routes(): array
    {
        return [
            PageRoute::to(Page::fixed(
                'locations',
                '/locations/',
                __('Locations', 'coleman'),
                __('Our branches in Bonner Springs, Lee\'s Summit, Smithville and Easton: address, phone, opening hours, map and sales team.', 'coleman'),
            )),
            new PageRoute('/locations/([^/]+)', $this->branch(...)),
        ];
    }

    /** @param array<string> $groups */
    private function branch(array $groups): ?Page
    {
        $branch = $this->locations->bySlug(strtolower(rawurldecode($groups[1])));

        return null === $branch ? null : new Page(
            'location',
            'location',
            $branch->url(),
            /* translators: title of the page about a branch. 1: city, 2: state. */
            sprintf(__('%1$s, %2$s', 'coleman'), $branch->city, $branch->state),
            /* translators: 1: city, 2: street address, 3: telephone. */
            sprintf(__('Our branch in %1$s: %2$s, phone %3$s. Opening hours, map, sales team and the machines on the lot.', 'coleman'), $branch->city, $branch->address, $branch->phone),
            entity: $branch,
            image: $this->presenter->map($branch),
            trail: [['name' => __('Locations', 'coleman'), 'path' => '/locations/']],
        );
    }
}
