<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Announcements\AnnouncementRoutes;
use Coleman\Api\Announcements\Announcements;
use Coleman\Api\Database\GuardedOption;
use Coleman\Api\Http\RouteGroup;
use Coleman\Api\Redirects\MovedPages;
use Coleman\Api\Redirects\OldAddresses;
use Coleman\Api\Redirects\RedirectRepository;
use Coleman\Api\Redirects\RedirectRoutes;
use Coleman\Api\Redirects\RedirectService;

/** What editors keep of the website beside its pages: announcements, and where old addresses lead. */
final class WebsiteModule
{
    private ?Announcements $announcements = null;
    private ?RedirectRepository $redirects = null;
    private ?RedirectService $redirectService = null;

    public function __construct(private readonly FoundationModule $foundation, private readonly BranchModule $branches, private readonly PageModule $pages)
    {
    }

    public function announcements(): Announcements
    {
        return $this->announcements ??= new Announcements($this->branches->locations(), $this->foundation->clock, new GuardedOption($this->foundation->connection(), Announcements::OPTION, isOnEveryPage: true));
    }

    public function oldAddresses(): OldAddresses
    {
        return new OldAddresses($this->redirectService(...), $this->redirects());
    }

    public function movedPages(): MovedPages
    {
        return new MovedPages($this->redirectService(...));
    }

    private function redirectService(): RedirectService
    {
        return $this->redirectService ??= new RedirectService($this->redirects(), $this->pages->router(), $this->foundation->transaction());
    }

    /** @return list<RouteGroup> */
    public function routes(): array
    {
        return [
            new RouteGroup('desk/announcements', fn () => (new AnnouncementRoutes($this->announcements()))->routes()),
            new RouteGroup('desk/redirects', fn () => (new RedirectRoutes($this->redirects(), $this->redirectService()))->routes()),
        ];
    }

    private function redirects(): RedirectRepository
    {
        return $this->redirects ??= new RedirectRepository($this->foundation->connection(), $this->foundation->clock);
    }
}
