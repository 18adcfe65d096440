<?php

declare(strict_types=1);

namespace Coleman\Api\Redirects;

use Coleman\Api\Http\Caching;
use Coleman\Api\Http\Input;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\Reply;
use Coleman\Api\Http\Route;
use Coleman\Api\Support\Instant;

/** Where old addresses lead, for who writes the website. */
final readonly class RedirectRoutes
{
    private const A_PAGE = 50;

    /** Room for 50,000 rows. */
    private const LIST_BYTES = 8_000_000;

    public function __construct(private RedirectRepository $redirects, private RedirectService $service)
    {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        return [
            self::route('GET', '/desk/redirects', 'desk-redirects', 'redirect[]', $this->list(...), 'Redirects, newest first.'),
            self::route('POST', '/desk/redirects', 'desk-redirect', 'redirect', $this->save(...), 'Adds a redirect.'),
            self::route('POST', '/desk/redirects/(?P<id>\d+)', 'desk-redirect', 'redirect', $this->save(...), 'Changes a redirect.'),
            self::route('POST', '/desk/redirects/remove', 'desk-redirect-remove', 'redirect-removal', $this->remove(...), 'Removes redirects.'),
            self::route('POST', '/desk/redirects/import', 'desk-redirect-import', 'redirect-import', $this->import(...), 'Imports redirects from CSV: all of them, or none.', self::LIST_BYTES),
            self::route('GET', '/desk/redirects/export', '', 'redirect-export', $this->export(...), 'All redirects as CSV.'),
        ];
    }

    /**
     * @param non-falsy-string $path
     * @param \Closure(\WP_REST_Request<array<string, mixed>>): Reply $handler
     */
    private static function route(string $method, string $path, string $request, string $answer, \Closure $handler, string $summary, int $bytes = 0): Route
    {
        return new Route($method, $path, Permission::Website, Caching::Personal, $request, $answer, $handler, $summary, fileBytes: $bytes);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function list(\WP_REST_Request $request): Reply
    {
        $rules = $this->redirects->list(trim(Input::text($request, 'search')), Input::integer($request, 'after'), self::A_PAGE + 1);
        $hasMore = count($rules) > self::A_PAGE;
        $rules = array_slice($rules, 0, self::A_PAGE);

        return new Reply(array_map(self::present(...), $rules), [
            'has_more' => $hasMore,
            'after' => [] === $rules ? '' : (string) $rules[count($rules) - 1]->id,
        ]);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function save(\WP_REST_Request $request): Reply
    {
        return new Reply(self::present($this->service->save(
            Input::integer($request, 'id'),
            Input::text($request, 'source'),
            Input::text($request, 'target'),
            Input::integer($request, 'status'),
            Input::isSet($request, 'is_forced'),
        )));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function remove(\WP_REST_Request $request): Reply
    {
        return new Reply(['removed' => $this->redirects->remove(array_values(array_filter(Input::fields($request, 'ids'), is_int(...))))]);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function import(\WP_REST_Request $request): Reply
    {
        return new Reply($this->service->import(Input::text($request, 'csv'), Input::isSet($request, 'is_trial')));
    }

    private function export(): Reply
    {
        return new Reply(['csv' => RedirectCsv::write($this->redirects->all())]);
    }

    /** @return array<string, mixed> schema/redirect.json */
    private static function present(RedirectRule $rule): array
    {
        return [
            'id' => $rule->id,
            'source' => $rule->source,
            'target' => $rule->target,
            'status' => $rule->status,
            'is_forced' => $rule->isForced,
            'hits' => $rule->hits,
            'last_hit' => '' === $rule->lastHit ? '' : Instant::stored($rule->lastHit),
        ];
    }
}
