<?php

declare(strict_types=1);

namespace Coleman\Api\Models;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\Caching;
use Coleman\Api\Http\Input;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\Reply;
use Coleman\Api\Http\Route;
use Coleman\Api\Parts\PartRepository;

final readonly class ModelRoutes
{
    /** Counts stop here; a page says "more than 200". */
    public const COUNT_CAP = 200;

    public function __construct(private ModelRepository $models, private ModelPresenter $presenter, private PartRepository $parts)
    {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        return [
            new Route('GET', '/models', Permission::Anyone, Caching::Catalogue, 'models', 'model[]', $this->models(...), 'Models with a parts book, a page at a time.'),
            new Route('GET', '/models/(?P<id>\d{1,9})/assemblies', Permission::Anyone, Caching::Catalogue, 'model-assemblies', 'assembly[]', $this->assemblies(...), 'The diagrams of a model, in the book\'s order.'),
            new Route('GET', '/assemblies/(?P<id>\d{1,9})', Permission::Anyone, Caching::Catalogue, 'assembly', 'assembly-detail', $this->assembly(...), 'A diagram: the picture, where its numbers stand, and the parts they stand for.'),
            new Route('GET', '/parts/(?P<id>\d{1,9})/where-used', Permission::Anyone, Caching::Catalogue, 'where-used', 'where-used[]', $this->whereUsed(...), 'The diagrams that a part is in, a page at a time.'),
        ];
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function models(\WP_REST_Request $request): Reply
    {
        $limit = Input::integer($request, 'per_page');
        $list = $this->models->list(Input::integer($request, 'category_id'), Input::integer($request, 'brand_id'), Input::integer($request, 'after'), $limit + 1, Input::text($request, 'search'));
        $page = array_slice($list, 0, $limit);
        $last = end($page);

        return new Reply(array_map($this->presenter->model(...), $page), ['has_more' => count($list) > $limit, 'after' => false === $last ? 0 : $last->id]);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function assemblies(\WP_REST_Request $request): Reply
    {
        $model = $this->models->byId(Input::integer($request, 'id')) ?? throw self::noModel();

        return new Reply(array_map(fn (Assembly $assembly): array => $this->presenter->assembly($model, $assembly), $this->models->assemblies($model->id)));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function assembly(\WP_REST_Request $request): Reply
    {
        $assembly = $this->models->assembly(Input::integer($request, 'id'));
        $model = null === $assembly ? null : $this->models->byId($assembly->modelId);
        if (null === $assembly || null === $model) {
            throw new ApiError('coleman_assembly_not_found', __('Diagram not found.', 'coleman'), 404);
        }

        return new Reply($this->presenter->assembly($model, $assembly) + [
            'model' => $this->presenter->model($model),
            'callouts' => $this->presenter->rows($this->models->callouts($assembly->id)),
            'hotspots' => array_map($this->presenter->hotspot(...), $this->models->hotspots($assembly->id)),
        ]);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function whereUsed(\WP_REST_Request $request): Reply
    {
        $partId = Input::integer($request, 'id');
        if (null === $this->parts->byId($partId)) {
            throw new ApiError('coleman_part_not_found', __('Part not found.', 'coleman'), 404);
        }
        $limit = Input::integer($request, 'per_page');
        $list = $this->models->whereUsed($partId, Input::integer($request, 'after'), $limit);
        $page = array_slice($list, 0, $limit);
        $last = end($page);
        $count = $this->models->countWhereUsed($partId, self::COUNT_CAP + 1);

        return new Reply(array_map($this->presenter->whereUsed(...), $page), [
            'has_more' => count($list) > $limit,
            'after' => false === $last ? 0 : $last->assembly->id,
            'count' => min($count, self::COUNT_CAP),
            'count_is_capped' => $count > self::COUNT_CAP,
        ]);
    }

    private static function noModel(): ApiError
    {
        return new ApiError('coleman_model_not_found', __('Model not found.', 'coleman'), 404);
    }
}
