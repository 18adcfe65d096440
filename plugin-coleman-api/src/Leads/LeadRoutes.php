<?php

declare(strict_types=1);

namespace Coleman\Api\Leads;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\Caching;
use Coleman\Api\Http\Input;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\Reply;
use Coleman\Api\Http\RequestBody;
use Coleman\Api\Http\Route;
use Coleman\Api\Support\WholeNumber;

/** The calls of forms for questions. */
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
            new Route('POST', '/inquiries', Permission::Anyone, Caching::Personal, 'inquiry', 'inquiry-sent', $this->inquire(...), 'Asks the dealer something, of any kind, about something or nothing. The inquiry is stored, then mailed. With an Idempotency-Key it may be sent again.'),
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

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function inquire(\WP_REST_Request $request): Reply
    {
        $about = Input::fields($request, 'about') + ['kind' => '', 'id' => 0];
        $id = is_scalar($about['id']) ? (string) $about['id'] : '';
        if (!WholeNumber::isOne($id)) {
            throw ApiError::invalid(['about' => WholeNumber::fault('about[id]')]);
        }

        return $this->intake->inquire(
            LeadKind::from(Input::text($request, 'kind')),
            LeadAbout::thing(is_string($about['kind']) ? $about['kind'] : '', (int) $id),
            Input::integer($request, 'branch'),
            Input::fields($request, 'details'),
            RequestBody::fields($request),
            $request->get_header('idempotency_key') ?? '',
        );
    }
}
