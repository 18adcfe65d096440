<?php

declare(strict_types=1);

namespace Coleman\Api\Watches;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\Caching;
use Coleman\Api\Http\Input;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\Reply;
use Coleman\Api\Http\RequestBody;
use Coleman\Api\Http\Route;

/** The calls of who wants to be told of something. */
final readonly class WatchRoutes
{
    public function __construct(private WatchService $service)
    {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        return [
            new Route('POST', '/watches', Permission::Anyone, Caching::Personal, 'watch', 'watch-asked', $this->ask(...), 'Asks to be told when a part is in stock, a price is lower or a used machine comes in. The answer is the same whether the address is known or not. With an Idempotency-Key it may be sent again.'),
            new Route('POST', '/watches/confirm', Permission::Anyone, Caching::Personal, 'watch-link', '', $this->confirm(...), 'Confirms the address of a link in a letter. 400 for a link that is none.', isSigned: true),
            new Route('POST', '/watches/stop', Permission::Anyone, Caching::Personal, 'watch-link', '', $this->stop(...), 'Stops all letters to the address of a link, as mail programs do with one click (RFC 8058). 400 for a link that is none.', isSigned: true),
        ];
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function ask(\WP_REST_Request $request): Reply
    {
        return $this->service->ask(
            WatchKind::tryFrom(Input::text($request, 'kind')),
            Input::text($request, 'thing'),
            Input::integer($request, 'id'),
            Input::text($request, 'filter'),
            Input::text($request, 'email'),
            RequestBody::fields($request),
            $request->get_header('idempotency_key') ?? '',
        );
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function confirm(\WP_REST_Request $request): Reply
    {
        $this->service->confirm($this->watcher(WatchLinks::CONFIRM, $request));

        return new Reply(null, status: 204);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function stop(\WP_REST_Request $request): Reply
    {
        $this->service->stop($this->watcher(WatchLinks::STOP, $request));

        return new Reply(null, status: 204);
    }

    /**
     * Whose link it is. An address that is not known is answered as a wrong key is.
     *
     * @param \WP_REST_Request<array<string, mixed>> $request
     * @throws ApiError 400
     */
    private function watcher(string $purpose, \WP_REST_Request $request): Watcher
    {
        return $this->service->byLink($purpose, Input::integer($request, 'to'), Input::text($request, 'key'))
            ?? throw ApiError::invalid(['key' => WatchLinks::gone()]);
    }
}
