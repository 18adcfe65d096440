<?php

declare(strict_types=1);

namespace Coleman\Api\Announcements;

use Coleman\Api\Http\Caching;
use Coleman\Api\Http\Input;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\Reply;
use Coleman\Api\Http\Route;

/** The announcements, for who writes the website. */
final readonly class AnnouncementRoutes
{
    public function __construct(private Announcements $announcements)
    {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        return [
            new Route('GET', '/desk/announcements', Permission::Website, Caching::Personal, '', 'announcements', fn (): Reply => $this->reply(), 'All announcements, in their order.'),
            new Route('POST', '/desk/announcements', Permission::Website, Caching::Personal, 'desk-announcements', 'announcements', $this->save(...), 'Saves the list of announcements: all of them, or none.'),
        ];
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function save(\WP_REST_Request $request): Reply
    {
        $this->announcements->save(Input::fields($request, 'items'), Input::text($request, 'version'));

        return $this->reply();
    }

    private function reply(): Reply
    {
        return new Reply([
            'version' => $this->announcements->version(),
            'items' => array_map(static fn (Announcement $one): array => $one->stored(), $this->announcements->all()),
        ]);
    }
}
