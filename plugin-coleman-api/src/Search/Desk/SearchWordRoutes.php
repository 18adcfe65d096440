<?php

declare(strict_types=1);

namespace Coleman\Api\Search\Desk;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\Caching;
use Coleman\Api\Http\Input;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\Reply;
use Coleman\Api\Http\Route;
use Coleman\Api\Search\InterchangeRepository;
use Coleman\Api\Search\SearchMisses;
use Coleman\Api\Search\Synonym;
use Coleman\Api\Search\SynonymRepository;
use Coleman\Api\Support\Instant;

/** What staff do so that search finds what people type. */
final readonly class SearchWordRoutes
{
    private const A_PAGE = 50;

    /** So many texts that found nothing are listed. */
    private const MISSES = 200;

    public function __construct(
        private SynonymRepository $synonyms,
        private SynonymService $service,
        private SearchMisses $misses,
        private InterchangeRepository $interchanges,
        private InterchangeService $interchangeService,
    ) {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        return [
            self::route('GET', '/desk/search-words', 'desk-search-words', 'search-word[]', fn (\WP_REST_Request $request): Reply => new Reply(array_map(self::present(...), $this->synonyms->with(Input::text($request, 'search')))), 'What people type and what it means, the most used first.'),
            self::route('POST', '/desk/search-words', 'desk-search-word', 'search-word', $this->save(...), 'Adds a search word.'),
            self::route('POST', '/desk/search-words/(?P<id>\d+)', 'desk-search-word', 'search-word', $this->save(...), 'Changes a search word.'),
            self::route('POST', '/desk/search-words/(?P<id>\d+)/remove', 'desk-search-word-removal', '', $this->remove(...), 'Removes a search word.'),
            self::route('GET', '/desk/search-misses', 'desk-search-misses', 'search-miss[]', fn (\WP_REST_Request $request): Reply => new Reply($this->misses->list(Input::integer($request, 'days'), self::MISSES)), 'What was searched for and not found, the most frequent first.'),
            self::route('POST', '/desk/search-misses/forget', 'desk-search-miss', '', $this->forget(...), 'Drops a text from the list.'),
            self::route('GET', '/desk/interchanges', 'desk-interchanges', 'interchange[]', $this->interchanges(...), 'Other makers\' numbers and our parts, by number.'),
            self::route('POST', '/desk/interchanges', 'desk-interchange', '', $this->addInterchange(...), 'Adds another maker\'s number, or changes its note.'),
            self::route('POST', '/desk/interchanges/remove', 'desk-interchange-removal', '', $this->removeInterchange(...), 'Removes another maker\'s number.'),
        ];
    }

    /**
     * @param non-falsy-string $path
     * @param \Closure(\WP_REST_Request<array<string, mixed>>): Reply $handler
     */
    private static function route(string $method, string $path, string $request, string $answer, \Closure $handler, string $summary): Route
    {
        return new Route($method, $path, Permission::Search, Caching::Personal, $request, $answer, $handler, $summary);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function save(\WP_REST_Request $request): Reply
    {
        return new Reply(self::present($this->service->save(
            Input::integer($request, 'id'),
            Input::fields($request, 'typed'),
            Input::text($request, 'meant'),
            Input::isSet($request, 'is_two_way'),
            Input::integer($request, 'version'),
            get_current_user_id(),
        )));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function remove(\WP_REST_Request $request): Reply
    {
        $this->service->remove(Input::integer($request, 'id'), Input::integer($request, 'version'));

        return new Reply(null, status: 204);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function forget(\WP_REST_Request $request): Reply
    {
        $this->misses->forget(Input::text($request, 'name'));

        return new Reply(null, status: 204);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function interchanges(\WP_REST_Request $request): Reply
    {
        $found = $this->interchanges->list(trim(Input::text($request, 'search')), Input::text($request, 'after'), self::A_PAGE + 1);
        $page = array_slice($found, 0, self::A_PAGE);

        return new Reply($page, [
            'has_more' => count($found) > self::A_PAGE,
            'after' => [] === $page ? '' : $page[count($page) - 1]['name'],
        ]);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function addInterchange(\WP_REST_Request $request): Reply
    {
        $this->interchangeService->add(Input::text($request, 'number'), Input::text($request, 'maker'), Input::text($request, 'part'), Input::text($request, 'note'));

        return new Reply(null, status: 204);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function removeInterchange(\WP_REST_Request $request): Reply
    {
        if (!$this->interchanges->remove(Input::text($request, 'name'))) {
            throw new ApiError('coleman_interchange_not_found', __('This number is no longer in the list.', 'coleman'), 404);
        }

        return new Reply(null, status: 204);
    }

    /** @return array<string, mixed> schema/search-word.json */
    private static function present(Synonym $synonym): array
    {
        $time = static fn (string $utc): string => '' === $utc ? '' : Instant::stored($utc);

        return [
            'id' => $synonym->id,
            'typed' => $synonym->typed,
            'meant' => $synonym->meant,
            'is_two_way' => $synonym->isTwoWay,
            'uses' => $synonym->uses,
            'last_used' => $time($synonym->lastUsed),
            'version' => $synonym->version,
            'changed_by' => 0 === $synonym->changedBy ? '' : (string) (get_userdata($synonym->changedBy)->display_name ?? ''),
            'changed_at' => $time($synonym->changedAt),
        ];
    }
}
