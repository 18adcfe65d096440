<?php

declare(strict_types=1);

namespace Coleman\Api\Sales;

use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Routing\Page;
use Coleman\Api\Routing\PageRoute;

/** The sales team, and a page about each of them. */
final readonly class SalesPages
{
    /** @param \Closure(): SalesmanRepository $team */
    public function __construct(private \Closure $team, private LocationRepository $locations)
    {
    }

    /** @return list<PageRoute> */
    public function routes(): array
    {
        return [
            PageRoute::to(Page::fixed(
                'salesmen',
                '/sales-team/',
                __('Sales Team', 'coleman'),
                __('Meet the sales team at our four branches. Find your salesperson by ZIP code, with phone, email and territory.', 'coleman'),
            )),
            new PageRoute('/sales-team/([^/]+)', $this->salesman(...)),
        ];
    }

    /** @param array<string> $groups */
    private function salesman(array $groups): ?Page
    {
        $team = ($this->team)();
        $salesman = $team->bySlug(strtolower(rawurldecode($groups[1])));
        if (null === $salesman) {
            return null;
        }
        $about = array_filter([$salesman->jobTitle, $salesman->territory, $this->locations->byId($salesman->locationId)->city ?? '', $salesman->phone]);

        return new Page(
            'salesman',
            'salesman',
            $salesman->url(),
            $salesman->name,
            /* translators: 1: name of a salesman, 2: job, territory, branch and telephone. */
            sprintf(__('%1$s: %2$s.', 'coleman'), $salesman->name, implode(', ', $about)),
            entity: $salesman,
            image: $team->picture($salesman),
            trail: [['name' => __('Sales Team', 'coleman'), 'path' => '/sales-team/']],
        );
    }
}
