<?php

declare(strict_types=1);

namespace Coleman\Api\Catalogue;

use Coleman\Api\Routing\Page;
use Coleman\Api\Routing\PageRoute;

/** The pages of machines (specification, section 2). */
final readonly class EquipmentPages
{
    /** @return list<PageRoute> */
    public function routes(): array
    {
        return [
            PageRoute::to(Page::fixed(
                'equipment-new',
                '/equipment/new/',
                __('New Equipment', 'coleman'),
                __('New machines and attachments at Bonner Springs, Lee\'s Summit, Smithville and Easton, by branch and by brand.', 'coleman'),
            )),
        ];
    }
}
