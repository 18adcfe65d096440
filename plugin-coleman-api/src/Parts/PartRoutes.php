<?php

declare(strict_types=1);

namespace Coleman\Api\Parts;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\Caching;
use Coleman\Api\Http\Input;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\Reply;
use Coleman\Api\Http\Route;
use Coleman\Api\Images\ImageKind;
use Coleman\Api\Images\Photos;

final readonly class PartRoutes
{
    private const MAX_PRODUCTS = 100;

    public function __construct(
        private PartRepository $parts,
        private PartPresenter $presenter,
        private Photos $photos,
        private PartListing $listing,
        private FeaturedParts $featured,
        private PartStream $stream,
        private ImpressionRepository $impressions,
    ) {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        return [
            new Route('GET', '/part-subcategory-by-id', Permission::Anyone, Caching::Catalogue, 'part-subcategory-by-id', 'part[]', $this->inCategory(...), 'The parts of a family, a page at a time, of one maker or in stock if so wished.'),
            new Route('GET', '/part-categories', Permission::Anyone, Caching::Catalogue, '', 'part-category[]', $this->categories(...), 'The families of parts, in the dealer\'s order.'),
            new Route('GET', '/products', Permission::Anyone, Caching::Catalogue, 'products', 'part[]', $this->products(...), 'Parts by id, in the order asked, with all their pictures.'),
            new Route('GET', '/featured-products', Permission::Anyone, Caching::Catalogue, 'featured-products', 'part[]', $this->featured(...), 'The parts of the block Featured products, a page at a time: chosen ones, those of a family, those related to a part, or the most wanted.'),
            new Route('GET', '/part-from-part-stream', Permission::Anyone, Caching::Catalogue, 'part-from-part-stream', 'part-stream-item', $this->fromPartStream(...), 'The part that the catalogue widget names; what is not ours is the placeholder part.'),
            new Route('POST', '/impressions', Permission::Anyone, Caching::Personal, 'impressions', '', $this->recordImpressions(...), 'Counts parts that were seen, of nobody in particular.', 'impressions'),
        ];
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function inCategory(\WP_REST_Request $request): Reply
    {
        $family = $this->parts->family(Input::integer($request, 'categoryId'));
        if (null === $family) {
            throw new ApiError('coleman_category_not_found', __('Parts category not found.', 'coleman'), 404);
        }
        $filter = new PartFilter(
            $family->id,
            Input::integer($request, 'vendor_id'),
            1 === Input::integer($request, 'in_stock'),
            Input::text($request, 'order'),
        );
        $limit = Input::integer($request, 'per_page');
        $parts = $this->listing->page($filter, Input::integer($request, 'after'), $limit);
        $page = array_slice($parts, 0, $limit);
        $last = end($page);

        return new Reply($this->presented($page), [
            'has_more' => count($parts) > $limit,
            'after' => false === $last ? 0 : $last->id,
        ] + $this->presenter->counts($this->listing->counts($filter)));
    }

    private function categories(): Reply
    {
        return new Reply(array_map($this->presenter->family(...), $this->parts->families()));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function featured(\WP_REST_Request $request): Reply
    {
        $ids = Input::text($request, 'productIds');
        $page = $this->featured->page(
            new FeaturedChoice(
                '' === $ids ? [] : array_map(intval(...), explode(',', $ids)),
                Input::integer($request, 'categoryId'),
                Input::integer($request, 'relatedTo'),
                Input::integer($request, 'without'),
            ),
            Input::integer($request, 'after'),
            Input::integer($request, 'per_page'),
        );

        return new Reply($this->presented($page->parts), ['has_more' => $page->hasMore, 'after' => $page->after()]);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function fromPartStream(\WP_REST_Request $request): Reply
    {
        return new Reply($this->stream->find(trim(Input::text($request, 'ariSku')), trim(Input::text($request, 'ariVendor'))));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function recordImpressions(\WP_REST_Request $request): Reply
    {
        $ids = array_map('intval', explode(',', Input::text($request, 'ids')));
        if (count($ids) > ImpressionRepository::MAX_IDS) {
            /* translators: %d: number of parts */
            throw ApiError::invalid(['ids' => sprintf(__('You can count up to %d parts at a time.', 'coleman'), ImpressionRepository::MAX_IDS)]);
        }
        $this->impressions->record($ids);

        return new Reply(null, status: 204);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function products(\WP_REST_Request $request): Reply
    {
        $ids = array_values(array_unique(array_map(
            static fn (string $id): int => (int) preg_replace('/^part/', '', $id),
            explode(',', Input::text($request, 'productIds')),
        )));
        if (count($ids) > self::MAX_PRODUCTS) {
            throw ApiError::invalid(['productIds' => __('You can request up to 100 IDs at a time.', 'coleman')]);
        }
        $parts = $this->parts->byIds($ids);

        $photos = $this->photos->many(ImageKind::Part, array_map(static fn (Part $part): string => $part->image, $parts));
        $presented = array_map(fn (Part $part): array => $this->presenter->present($part) + ['Photos' => $this->photos->present($photos[$part->id], $part->description)], array_values($parts));

        return new Reply($presented, ['missing' => array_values(array_diff($ids, array_keys($parts)))]);
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
