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
use Coleman\Api\Leads\Pictures\LeadPictures;
use Coleman\Api\Support\WholeNumber;

/** The calls of forms for questions. */
final readonly class LeadRoutes
{
    public function __construct(private LeadIntake $intake, private LeadPictures $pictures)
    {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        return [
            new Route('POST', '/send-used-equipment-email', Permission::Anyone, Caching::Personal, 'send-used-equipment-email', 'used-inquiry-sent', $this->ask(...), 'Asks about a used machine. The inquiry is stored, then mailed. With an Idempotency-Key it may be sent again.'),
            new Route('POST', '/inquiries', Permission::Anyone, Caching::Personal, 'inquiry', 'inquiry-sent', $this->inquire(...), 'Asks the dealer something, of any kind, about something or nothing. The inquiry is stored, then mailed. With an Idempotency-Key it may be sent again.'),
            new Route('POST', '/inquiries/pictures', Permission::Anyone, Caching::Personal, '', 'inquiry-picture', $this->addPicture(...), 'Takes a picture for an inquiry that is sent next, as the request body. Its token names it there, for a day.', fileBytes: LeadPictures::MOST_BYTES),
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
            $this->pictures->named(array_values(array_filter(Input::fields($request, 'pictures'), is_string(...)))),
        );
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function addPicture(\WP_REST_Request $request): Reply
    {
        $type = $request->get_content_type()['value'] ?? '';
        if (in_array($type, ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'], true)) {
            throw new ApiError('coleman_not_a_file', __('Send the file as the request body with Content-Type: application/octet-stream.', 'coleman'), 415);
        }
        $picture = $this->pictures->take((string) $request->get_body());

        return new Reply(['token' => $picture->token, 'width' => $picture->width, 'height' => $picture->height], status: 201);
    }
}
