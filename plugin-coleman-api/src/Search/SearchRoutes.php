<?php

declare(strict_types=1);

namespace Coleman\Api\Search;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\Caching;
use Coleman\Api\Http\Input;
use Coleman\Api\Http\Network;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\RateLimiter;
use Coleman\Api\Http\Reply;
use Coleman\Api\Http\Route;

final readonly class SearchRoutes
{
    public function __construct(private SearchService $search, private RateLimiter $limiter)
    {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        return [
            new Route('GET', '/search', Permission::Anyone, Caching::Catalogue, 'search', 'search', $this->find(...), 'What a text finds, section by section.'),
            new Route('GET', '/search/suggest', Permission::Anyone, Caching::Catalogue, 'search-suggest', 'search-suggestion[]', $this->suggest(...), 'What may be meant by a text that is still being typed; at most 8, best first.'),
        ];
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function find(\WP_REST_Request $request): Reply
    {
        $this->limit();
        $after = Input::text($request, 'after');
        if ('' !== $after && null === SearchCursor::rank($after)) {
            throw ApiError::invalid(['after' => __('This is not where a page of results ended.', 'coleman')]);
        }

        return new Reply($this->search->find(
            Input::text($request, 'q'),
            Input::text($request, 'from'),
            Input::text($request, 'section'),
            $after,
            Input::integer($request, 'per_page'),
        ));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function suggest(\WP_REST_Request $request): Reply
    {
        $this->limit();

        return new Reply($this->search->suggest(Input::text($request, 'q'), Input::text($request, 'from')));
    }

    /** Only where the settings ask for it: counting costs a write. */
    private function limit(): void
    {
        $this->limiter->demand('s:' . Network::ofRequest(), 'search_network');
    }
}
