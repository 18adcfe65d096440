<?php

declare(strict_types=1);

namespace Coleman\Api\Catalogue;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\Caching;
use Coleman\Api\Http\Input;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\Reply;
use Coleman\Api\Http\Route;

final readonly class MachineSheetRoutes
{
    public function __construct(private MachineViewModel $viewModel)
    {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        return [
            new Route('GET', '/machine-sheet', Permission::Anyone, Caching::Catalogue, 'machine-sheet', 'machine-sheet', $this->sheet(...), 'All that the page of a machine shows, by its id or its stock number.'),
        ];
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function sheet(\WP_REST_Request $request): Reply
    {
        $machine = $this->viewModel->find(Input::text($request, 'machine'));
        if (null === $machine) {
            throw new ApiError('coleman_equipment_not_found', __('We couldn’t find a machine with this ID or stock number.', 'coleman'), 404);
        }

        return new Reply($this->viewModel->build($machine));
    }
}
