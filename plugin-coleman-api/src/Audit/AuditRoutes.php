<?php

declare(strict_types=1);

namespace Coleman\Api\Audit;

use Coleman\Api\Http\Caching;
use Coleman\Api\Http\Input;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\Reply;
use Coleman\Api\Http\Route;
use Coleman\Api\Staff\ActorNames;
use Coleman\Api\Support\Instant;
use Coleman\Api\Support\Json;

/** What the staff did, for administrators. Nothing here can be changed. */
final readonly class AuditRoutes
{
    private const A_PAGE = 50;

    public function __construct(private AuditRepository $log)
    {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        return [
            new Route('GET', '/desk/audit', Permission::Settings, Caching::Personal, 'desk-audit', 'audit-entry[]', $this->list(...), 'What the staff did, newest first.'),
        ];
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function list(\WP_REST_Request $request): Reply
    {
        $entries = $this->log->list(AuditKind::tryFrom(Input::text($request, 'kind')), Input::integer($request, 'user'), Input::integer($request, 'after'), self::A_PAGE + 1);
        $shown = array_slice($entries, 0, self::A_PAGE);
        $names = ActorNames::ofUsers(array_map(static fn (AuditEntry $entry): int => $entry->userId, $shown));

        return new Reply(array_map(static fn (AuditEntry $entry): array => [
            'id' => $entry->id,
            'kind' => $entry->kind->value,
            'about' => $entry->about,
            'user' => 0 === $entry->userId ? __('The site', 'coleman') : ($names->user($entry->userId) ?: __('former employee', 'coleman')),
            'before' => [] === $entry->before ? '' : Json::encode($entry->before),
            'after' => [] === $entry->after ? '' : Json::encode($entry->after),
            'happened_at' => Instant::stored($entry->happenedAt),
        ], $shown), [
            'has_more' => count($entries) > self::A_PAGE,
            'after' => [] === $shown ? '' : (string) $shown[count($shown) - 1]->id,
        ]);
    }
}
