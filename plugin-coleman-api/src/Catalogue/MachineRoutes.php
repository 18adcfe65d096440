<?php

declare(strict_types=1);

namespace Coleman\Api\Catalogue;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\Caching;
use Coleman\Api\Http\Input;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\Reply;
use Coleman\Api\Http\Route;

/** New machines under `equipment`, used ones under `used`. */
final readonly class MachineRoutes
{
    public function __construct(
        private MachineList $list,
        private MachineRepository $machines,
        private MachinePresenter $presenter,
        private EquipmentCategoryRepository $categories,
    ) {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        $list = fn (string $condition): \Closure => fn (\WP_REST_Request $request): Reply => $this->list($condition, $request);
        $one = fn (string $condition): \Closure => fn (\WP_REST_Request $request): Reply => $this->one($condition, $request);

        return [
            new Route('GET', '/equipment', Permission::Anyone, Caching::Catalogue, 'machines', 'machine[]', $list(Machine::NEW), 'New machines, a page at a time, with what they can be narrowed down by.'),
            new Route('GET', '/equipment/(?P<id>\d{1,9})', Permission::Anyone, Caching::Catalogue, '', 'machine', $one(Machine::NEW), 'A new machine, sold or not.'),
            new Route('GET', '/used', Permission::Anyone, Caching::Catalogue, 'machines', 'machine[]', $list(Machine::USED), 'Used machines, a page at a time, with what they can be narrowed down by.'),
            new Route('GET', '/used/(?P<id>\d{1,9})', Permission::Anyone, Caching::Catalogue, '', 'machine', $one(Machine::USED), 'A used machine, sold or not.'),
        ];
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function list(string $condition, \WP_REST_Request $request): Reply
    {
        $choice = $this->choice($request);
        $after = Input::text($request, 'after');
        if (!MachineList::isCursor($after)) {
            throw ApiError::invalid(['after' => __('The “after” value must come from the previous page of results.', 'coleman')]);
        }
        $categoryId = Input::integer($request, 'category_id');
        $category = 0 === $categoryId ? null : $this->categories->byId($categoryId);
        if (0 !== $categoryId && null === $category) {
            return new Reply([], ['has_more' => false, 'after' => '', 'count' => 0, 'count_is_capped' => false, 'facets' => []]);
        }
        $wanted = Input::text($request, 'facets');
        $page = $this->list->find(
            new MachineScope($condition, $category, UsedCategory::tryFrom(Input::text($request, 'used_category')), 1 === Input::integer($request, 'sold')),
            $choice,
            Input::integer($request, 'per_page'),
            '' === $wanted ? [] : explode(',', $wanted),
            $after,
        );

        return new Reply(array_map($this->presenter->present(...), $page->machines), [
            'has_more' => '' !== $page->after,
            'after' => $page->after,
            'count' => min((int) $page->count, MachineList::COUNT_CAP),
            'count_is_capped' => $page->count > MachineList::COUNT_CAP,
            'facets' => $page->facets,
        ]);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function choice(\WP_REST_Request $request): MachineChoice
    {
        $given = [];
        foreach ([...MachineChoice::FACETS, 'sort'] as $name) {
            $given[$name] = Input::text($request, $name);
        }
        $choice = MachineChoice::fromQuery($given);
        $faults = [];
        foreach (MachineChoice::FACETS as $facet) {
            // A page drops what means nothing; a caller is told.
            if (implode(',', $choice->values[$facet] ?? []) !== $given[$facet]) {
                $faults[$facet] = sprintf(
                    in_array($facet, ['brand', 'branch'], true)
                        /* translators: %s: name of a field */
                        ? __('%s must be up to 12 different IDs separated by commas.', 'coleman')
                        /* translators: %s: name of a field */
                        : __('%s must be up to 12 different ranges separated by commas, such as 10-25, 25- or -10.', 'coleman'),
                    $facet,
                );
            }
        }
        if ([] !== $faults) {
            throw ApiError::invalid($faults);
        }

        return $choice;
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function one(string $condition, \WP_REST_Request $request): Reply
    {
        $machine = $this->machines->byId(Input::integer($request, 'id'));
        if (null === $machine || $machine->condition !== $condition) {
            throw new ApiError('coleman_equipment_not_found', __('Machine not found.', 'coleman'), 404);
        }

        return new Reply($this->presenter->present($machine));
    }
}
