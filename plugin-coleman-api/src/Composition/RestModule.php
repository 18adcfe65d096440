<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Fast\FastCalls;
use Coleman\Api\Fast\FastNote;
use Coleman\Api\Http\RouteGroup;
use Coleman\Api\Http\Schemas;
use Coleman\Api\Rest\RequestGuard;
use Coleman\Api\Rest\RestServer;

/** The calls of coleman/v1. */
final class RestModule
{
    private ?RestServer $server = null;
    private ?RequestGuard $requestGuard = null;
    private ?Schemas $schemas = null;
    private ?FastNote $fastNote = null;

    public function __construct(
        private readonly FoundationModule $foundation,
        private readonly CartModule $carts,
        /** @var \Closure(): list<RouteGroup> of all modules */
        private readonly \Closure $routes,
    ) {
    }

    public function server(): RestServer
    {
        return $this->server ??= new RestServer(
            ($this->routes)(),
            $this->schemas(),
            $this->requestGuard(...),
            $this->carts->session(),
            $this->carts->service(...),
            $this->carts->presenter(...),
        );
    }

    public function requestGuard(): RequestGuard
    {
        return $this->requestGuard ??= new RequestGuard($this->foundation->siteToken(), $this->carts->session(), $this->foundation->rateLimiter());
    }

    /** Calls that are answered before WordPress is built. */
    public function fastCalls(): FastCalls
    {
        return new FastCalls($this->fastNote(), $this->foundation->upgrader(), $this->server(...), $this->schemas(), $this->foundation->folder);
    }

    /** Who listens to what fast calls leave out. */
    public function fastNote(): FastNote
    {
        return $this->fastNote ??= new FastNote($this->foundation->clock, $this->foundation->folder);
    }

    private function schemas(): Schemas
    {
        return $this->schemas ??= new Schemas($this->foundation->folder . '/schema');
    }
}
