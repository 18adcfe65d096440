<?php

declare(strict_types=1);

namespace Coleman\Api\Catalogue;

use Coleman\Api\Http\Caching;
use Coleman\Api\Http\Input;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\Reply;
use Coleman\Api\Http\Route;
use Coleman\Api\Support\Clock;

final readonly class ComparisonRoutes
{
    public function __construct(private MachineRepository $machines, private ComparisonPresenter $presenter, private MachinePresenter $machinePresenter, private Clock $clock)
    {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        return [
            new Route('GET', '/comparison', Permission::Anyone, Caching::Catalogue, 'comparison', 'comparison', $this->compare(...), 'Machines side by side: the first four of those asked for.'),
            new Route('GET', '/machines', Permission::Editor, Caching::Personal, 'machine-picker', 'machine[]', $this->pick(...), 'Machines by words or ids, for the editor\'s picker.'),
        ];
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function compare(\WP_REST_Request $request): Reply
    {
        $ids = Comparison::ids(Input::text($request, 'ids'));
        $comparison = Comparison::create($this->machines->byIds($ids), $this->clock->now());

        return new Reply(
            $this->presenter->present($comparison),
            ['missing' => array_values(array_diff($ids, $comparison->askedIds()))],
        );
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function pick(\WP_REST_Request $request): Reply
    {
        $ids = Input::text($request, 'ids');
        $machines = '' === $ids
            ? $this->machines->search(Input::text($request, 'search'), Input::integer($request, 'per_page'))
            : array_values($this->machines->byIds(array_map(intval(...), explode(',', $ids))));

        return new Reply(array_map($this->machinePresenter->present(...), $machines));
    }
}
