<?php

declare(strict_types=1);

namespace Coleman\Api\Leads;

use Coleman\Api\Http\Caching;
use Coleman\Api\Http\Input;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\Reply;
use Coleman\Api\Http\RequestBody;
use Coleman\Api\Http\Route;

/** The call of the used machine's form. */
final readonly class LeadRoutes
{
    public function __construct(private LeadIntake $intake)
    {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        return [
            new Route('POST', '/send-used-equipment-email', Permission::Anyone, Caching::Personal, 'send-used-equipment-email', 'used-inquiry-sent', $this->ask(...), 'Asks about a used machine. The inquiry is stored, then mailed. With an Idempotency-Key it may be sent again.'),
        ];
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function ask(\WP_REST_Request $request): Reply
    {
        return $this->intake->ask(
            Input::integer($request, 'equipmentId'),
            Input::fields($request, 'details'),
            RequestBody::fields($request),
            $request->get_header('idempotency_key') ?? '',
        );
    }
}
