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
use Coleman\Api\Parts\PartPresenter;
use Coleman\Api\Parts\PartRepository;

final readonly class SearchRoutes
{
    public function __construct(private SearchService $search, private RateLimiter $limiter, private PartRepository $parts, private PartPresenter $presenter)
    {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        return [
            new Route('GET', '/search', Permission::Anyone, Caching::Catalogue, 'search', 'search', $this->find(...), 'What a text finds, section by section.'),
            new Route('GET', '/search/suggest', Permission::Anyone, Caching::Catalogue, 'search-suggest', 'search-suggestion[]', $this->suggest(...), 'What may be meant by a text that is still being typed; at most 8, best first.'),
            new Route('GET', '/parts', Permission::Editor, Caching::Personal, 'parts', 'part[]', $this->parts(...), 'Parts by number or words, for the editor\'s picker; without any, the most wanted.'),
        ];
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function find(\WP_REST_Request $request): Reply
    {
        $this->limit();
        $after = Input::text($request, 'after');
        if ('' !== $after && null === SearchCursor::rank($after)) {
            throw ApiError::invalid(['after' => __('Enter a valid results page.', 'coleman')]);
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

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function parts(\WP_REST_Request $request): Reply
    {
        $text = trim(Input::text($request, 'search'));
        $limit = Input::integer($request, 'per_page');
        $parts = '' === $text ? $this->parts->popular($limit) : array_values($this->parts->byIds($this->search->partIds($text, $limit)));

        return new Reply(array_map($this->presenter->present(...), $parts));
    }

    /** Only where the settings ask for it: counting costs a write. */
    private function limit(): void
    {
        $this->limiter->demand('s:' . Network::ofRequest(), 'search_network');
    }
}
