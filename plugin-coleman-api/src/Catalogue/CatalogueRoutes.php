<?php

declare(strict_types=1);

namespace Coleman\Api\Catalogue;

use Coleman\Api\Http\Caching;
use Coleman\Api\Http\Input;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\Reply;
use Coleman\Api\Http\Route;

final readonly class CatalogueRoutes
{
    public function __construct(private EquipmentOverview $overview)
    {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        return [
            new Route('GET', '/equipment-categories', Permission::Anyone, Caching::Catalogue, 'equipment-categories', 'equipment-categories', $this->categories(...), 'What the new equipment grid shows for a branch and a brand.'),
        ];
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function categories(\WP_REST_Request $request): Reply
    {
        return new Reply($this->overview->view(Input::integer($request, 'location_id'), Input::integer($request, 'vendor_id')));
    }
}
