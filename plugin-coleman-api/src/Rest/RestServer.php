<?php

declare(strict_types=1);

namespace Coleman\Api\Rest;

use Coleman\Api\Cart\CartConflict;
use Coleman\Api\Cart\CartPresenter;
use Coleman\Api\Cart\CartService;
use Coleman\Api\Cart\CartSession;
use Coleman\Api\Database\DatabaseError;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\Caching;
use Coleman\Api\Http\File;
use Coleman\Api\Http\OpenApi;
use Coleman\Api\Http\RequestBody;
use Coleman\Api\Http\Route;
use Coleman\Api\Http\RouteGroup;
use Coleman\Api\Http\Schemas;
use Coleman\Api\Support\Json;
use Coleman\Api\Support\Log;
use Coleman\Api\Support\RequestId;

/** Hangs the routes into WordPress and gives every answer its envelope, its errors and its headers. */
final class RestServer
{
    /** @var array<int, true> routes that WordPress knows by now, by object */
    private array $registered = [];

    /** @var array{string, list<Route>}|null the path that was asked for last, and its routes: a call asks three times */
    private ?array $last = null;

    /**
     * @param list<RouteGroup> $groups
     * @param \Closure(): RequestGuard $guard
     * @param \Closure(): CartService $carts
     * @param \Closure(): CartPresenter $presenter
     */
    public function __construct(
        private readonly array $groups,
        private readonly Schemas $schemas,
        private readonly \Closure $guard,
        private readonly CartSession $session,
        private readonly \Closure $carts,
        private readonly \Closure $presenter,
    ) {
    }

    /**
     * Whether a call is ours, or asks WordPress which calls there are. WordPress finds a route whatever the case of its
     * letters; so must what guards it.
     *
     * @param \WP_REST_Request<array<string, mixed>> $request
     */
    public static function concerns(\WP_REST_Request $request): bool
    {
        return self::isOurs($request) || self::isForLists($request);
    }

    public function register(): void
    {
        // Before anyone else looks for the route.
        add_filter('rest_pre_dispatch', $this->registerRoutes(...), 1, 3);
        // WordPress answers OPTIONS at 10, whoever claims it.
        add_filter('rest_pre_dispatch', $this->guard(...), 9, 3);
        add_filter('rest_post_dispatch', $this->finish(...), 10, 3);
        add_filter('rest_pre_serve_request', $this->beforeServing(...), 5, 4);
    }

    /** @return list<Route> */
    public function routes(): array
    {
        return array_merge(...array_map(static fn (RouteGroup $group): array => $group->routes(), $this->groups));
    }

    /** @return list<Route> those of a path as WordPress gives it, by whatever method */
    public function routesAt(string $path): array
    {
        if ($path === ($this->last[0] ?? null)) {
            return $this->last[1];
        }
        $groups = array_filter($this->groups, static fn (RouteGroup $group): bool => $group->mayHave($path));

        $routes = array_values(array_filter(
            array_merge(...array_map(static fn (RouteGroup $group): array => $group->routes(), array_values($groups))),
            static fn (Route $route): bool => $route->isAt($path),
        ));
        $this->last = [$path, $routes];

        return $routes;
    }

    /**
     * A call needs the routes of its path: with their schemas and services the others would cost more than most answers.
     *
     * @param \WP_REST_Request<array<string, mixed>> $request
     */
    private function registerRoutes(mixed $result, \WP_REST_Server $server, \WP_REST_Request $request): mixed
    {
        if (!self::concerns($request)) {
            return $result;
        }
        foreach (self::isForLists($request) ? $this->routes() : $this->routesAt($request->get_route()) as $route) {
            if (!isset($this->registered[spl_object_id($route)])) {
                $this->registered[spl_object_id($route)] = true;
                register_rest_route(Route::NAMESPACE, $route->path, [
                    'methods' => $route->method,
                    'callback' => fn (\WP_REST_Request $request): \WP_REST_Response|\WP_Error => $this->handle($route, $request),
                    'permission_callback' => static fn (): bool|\WP_Error => $route->permission->verdict(),
                    'args' => $this->schemas->arguments($route->request),
                ]);
            }
        }
        register_rest_route(Route::NAMESPACE, '/openapi', [
            'methods' => 'GET',
            // OpenAPI documents stand alone: tools read them without our envelope.
            'callback' => fn (): array => (new OpenApi($this->schemas))->document($this->routes()),
            'permission_callback' => '__return_true',
        ], true);

        return $result;
    }

    /**
     * @param \WP_REST_Request<array<string, mixed>> $request
     */
    private function guard(mixed $result, \WP_REST_Server $server, \WP_REST_Request $request): mixed
    {
        if (null !== $result || !self::isOurs($request)) {
            return $result;
        }
        try {
            $this->takeAtItsWord($request);
            $route = $this->routeOf($request);
            if (null !== $route) {
                // A request inside another one (batch/v1) has no body of its own.
                ($this->guard)()->check($route, strlen((string) $request->get_body()));
                if ($route->isWrite() && !$route->isSigned && 0 === $route->fileBytes) {
                    RequestBody::demandObject($request);
                }
            }
        } catch (ApiError | DatabaseError $fault) {
            // batch/v1 takes a response here, and fails on an error.
            return rest_convert_error_to_response($fault instanceof ApiError ? $fault->toWpError() : $this->unavailable($fault));
        }

        return $result;
    }

    /**
     * A GET is a GET: whatever method a header or the query claims for it, a link could make it write, and a shared
     * cache keep the answer of another call; so could a body, which WordPress reads before the query.
     *
     * @param \WP_REST_Request<array<string, mixed>> $request
     */
    private function takeAtItsWord(\WP_REST_Request $request): void
    {
        if (!in_array($_SERVER['REQUEST_METHOD'] ?? '', ['GET', 'HEAD'], true)) {
            return;
        }
        if (isset($_GET['_method']) || isset($_SERVER['HTTP_X_HTTP_METHOD_OVERRIDE'])) {
            throw new ApiError('coleman_method_not_allowed', __('Only POST requests can override the method.', 'coleman'), 405);
        }
        $request->set_body('');
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function handle(Route $route, \WP_REST_Request $request): \WP_REST_Response|\WP_Error
    {
        try {
            $reply = ($route->handler)($request);
        } catch (CartConflict $conflict) {
            return $conflict->withCart(($this->presenter)()->present(($this->carts)()->view($conflict->owner)))->toWpError();
        } catch (ApiError | DatabaseError $fault) {
            return $fault instanceof ApiError ? $fault->toWpError() : $this->unavailable($fault);
        }
        $data = $reply->results instanceof File ? $reply->results : ['results' => $reply->results] + $reply->siblings;
        $response = new \WP_REST_Response($data, $reply->status);
        foreach ($reply->headers as $name => $value) {
            $response->header($name, $value);
        }

        return $response;
    }

    /**
     * @param \WP_REST_Request<array<string, mixed>> $request
     */
    private function finish(\WP_HTTP_Response|\WP_Error $response, \WP_REST_Server $server, \WP_REST_Request $request): \WP_HTTP_Response
    {
        if ($response instanceof \WP_Error) {
            // From inside batch/v1, which fails on the errors of whoever refuses a request early.
            $response = rest_convert_error_to_response($response);
        }
        $route = $this->routeOf($request);
        if (null === $route) {
            return $response;
        }
        $data = $response->get_data();
        $status = $response->get_status();
        if (in_array($status, [429, 503], true)) {
            self::askToWait($response, $data);
        }
        if (Caching::Catalogue === $route->caching && 200 === $status) {
            $tag = '"' . md5(Json::encode($data)) . '"';
            $response->header('Cache-Control', Caching::Catalogue->value);
            $response->header('ETag', $tag);
            $known = $request->get_header('if_none_match') ?? '';
            if (in_array($tag, array_map(static fn (string $one): string => preg_replace('#^W/#', '', trim($one)) ?? '', explode(',', $known)), true)) {
                $response->set_status(304);
                $response->set_data(null);
            }

            return $response;
        }
        $response->header('Cache-Control', Caching::Personal->value);
        $response->header(RequestId::HEADER, RequestId::current());
        if (is_user_logged_in()) {
            $response->header('X-WP-Nonce', wp_create_nonce('wp_rest'));
        }
        $this->correctHint();
        $issued = $this->session->issuedToken();
        if (null !== $issued) {
            $response->header(CartSession::HEADER, $issued);
        }

        return $response;
    }

    private function correctHint(): void
    {
        if (!$this->session->hintOutlivedSession()) {
            return;
        }
        try {
            $this->session->repaint(($this->carts)()->count($this->session->owner()), false);
        } catch (DatabaseError) {
            // The answer matters more; the next one corrects it.
        }
    }

    /** Tells programs when to come again. */
    private static function askToWait(\WP_HTTP_Response $response, mixed $refusal): void
    {
        $details = is_array($refusal) && is_array($refusal['data'] ?? null) ? $refusal['data'] : [];
        $seconds = is_int($details['retry_after'] ?? null) ? $details['retry_after'] : 5;
        $response->header('Retry-After', (string) $seconds);
        if (is_int($details['limit'] ?? null)) {
            $response->header('RateLimit-Limit', (string) $details['limit']);
            $response->header('RateLimit-Remaining', '0');
            $response->header('RateLimit-Reset', (string) $seconds);
        }
    }

    /**
     * Core lets any origin read answers with credentials; ours are for our own pages. What no route
     * of ours has said a word about (a preflight, an envelope, a wrong path) is for no cache.
     *
     * @param \WP_REST_Request<array<string, mixed>> $request
     */
    private function beforeServing(bool $served, \WP_HTTP_Response $result, \WP_REST_Request $request, \WP_REST_Server $server): bool
    {
        if (self::isOurs($request)) {
            remove_filter('rest_pre_serve_request', 'rest_send_cors_headers');
            if (!isset($result->get_headers()['Cache-Control'])) {
                $server->send_header('Cache-Control', Caching::Personal->value);
            }
            $file = $result->get_data();
            if ($file instanceof File && !$served) {
                $file->send($server, 'HEAD' === $request->get_method());

                return true;
            }
        }

        return $served;
    }

    private function unavailable(DatabaseError $error): \WP_Error
    {
        // The statement goes to the log, never to the visitor.
        Log::error($error->getMessage());

        return new \WP_Error('coleman_try_again', __('We couldn’t save that. Please try again in a moment.', 'coleman'), ['status' => 503, 'request_id' => RequestId::current()]);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function routeOf(\WP_REST_Request $request): ?Route
    {
        return self::isOurs($request)
            ? array_find($this->routesAt($request->get_route()), static fn (Route $route): bool => $route->takes($request->get_method()))
            : null;
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private static function isOurs(\WP_REST_Request $request): bool
    {
        // What answers a request inside batch/v1 is told of the request as it was sent, whose route may be null.
        return 0 === stripos((string) $request->get_route(), '/' . Route::NAMESPACE);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private static function isForLists(\WP_REST_Request $request): bool
    {
        return in_array(strtolower(rtrim($request->get_route(), '/')), ['', '/' . Route::NAMESPACE, '/batch/v1'], true);
    }
}
