<?php

declare(strict_types=1);

namespace Coleman\Api\Parts;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\Caching;
use Coleman\Api\Http\Input;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\Reply;
use Coleman\Api\Http\Route;

final readonly class PartRoutes
{
    private const MAX_PRODUCTS = 100;

    /** Counts stop here; a page says "more than 200". */
    private const COUNT_CAP = 200;

    public function __construct(private PartRepository $parts, private PartPresenter $presenter)
    {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        return [
            new Route('GET', '/part-subcategory-by-id', Permission::Anyone, Caching::Catalogue, 'part-subcategory-by-id', 'part[]', $this->inCategory(...), 'The parts of a family, a page at a time.'),
            new Route('GET', '/part-categories', Permission::Anyone, Caching::Catalogue, '', 'part-category[]', $this->categories(...), 'The families of parts, in the dealer\'s order.'),
            new Route('GET', '/products', Permission::Anyone, Caching::Catalogue, 'products', 'part[]', $this->products(...), 'Parts by id, in the order asked.'),
            new Route('GET', '/parts', Permission::Editor, Caching::Personal, 'parts', 'part[]', $this->search(...), 'Parts by number or words, for the editor\'s picker; without any, the most wanted.'),
        ];
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function inCategory(\WP_REST_Request $request): Reply
    {
        $categoryId = Input::integer($request, 'categoryId');
        if (!$this->parts->categoryExists($categoryId)) {
            throw new ApiError('coleman_category_not_found', __('There is no such parts category.', 'coleman'), 404);
        }
        $limit = Input::integer($request, 'per_page');
        $parts = $this->parts->inCategory($categoryId, Input::integer($request, 'after'), $limit);
        $page = array_slice($parts, 0, $limit);
        $last = end($page);
        $count = $this->parts->countInCategory($categoryId, self::COUNT_CAP + 1);

        return new Reply($this->presented($page), [
            'has_more' => count($parts) > $limit,
            'after' => false === $last ? 0 : $last->id,
            'count' => min($count, self::COUNT_CAP),
            'count_is_capped' => $count > self::COUNT_CAP,
        ]);
    }

    private function categories(): Reply
    {
        return new Reply(array_map(static fn (array $family): array => [
            'CategoryId' => $family['id'],
            'CategoryName' => $family['name'],
            'Url' => PartUrls::category($family['id'], $family['name']),
        ], $this->parts->families()));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function products(\WP_REST_Request $request): Reply
    {
        $ids = array_values(array_unique(array_map(
            static fn (string $id): int => (int) preg_replace('/^part/', '', $id),
            explode(',', Input::text($request, 'productIds')),
        )));
        if (count($ids) > self::MAX_PRODUCTS) {
            throw ApiError::invalid(['productIds' => __('At most 100 ids can be asked for at once.', 'coleman')]);
        }
        $parts = $this->parts->byIds($ids);

        return new Reply($this->presented(array_values($parts)), ['missing' => array_values(array_diff($ids, array_keys($parts)))]);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function search(\WP_REST_Request $request): Reply
    {
        $text = trim(Input::text($request, 'search'));
        $limit = Input::integer($request, 'per_page');

        return new Reply($this->presented('' === $text ? $this->parts->popular($limit) : $this->parts->search($text, $limit)));
    }

    /**
     * @param list<Part> $parts
     * @return list<array<string, mixed>>
     */
    private function presented(array $parts): array
    {
        return array_map($this->presenter->present(...), $parts);
    }
}
