<?php

declare(strict_types=1);

namespace Coleman\Api\Catalogue;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\Caching;
use Coleman\Api\Http\Input;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\Reply;
use Coleman\Api\Http\Route;

final readonly class AttachmentRoutes
{
    /** As many as a page shows below an attachment. */
    public const SIMILAR = 4;

    public function __construct(private AttachmentRepository $attachments, private AttachmentPresenter $presenter)
    {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        return [
            new Route('GET', '/attachments', Permission::Anyone, Caching::Catalogue, 'attachments', 'attachment[]', $this->list(...), 'Attachments and implements, a page at a time, with what they can be narrowed down by.'),
            new Route('GET', '/attachments/(?P<id>\d{1,9})', Permission::Anyone, Caching::Catalogue, '', 'attachment', $this->one(...), 'One attachment, with the machines it fits and similar ones.'),
        ];
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function list(\WP_REST_Request $request): Reply
    {
        $filter = new AttachmentFilter(
            Input::integer($request, 'category_id'),
            Input::integer($request, 'vendor_id'),
            Input::integer($request, 'location_id'),
            1 === Input::integer($request, 'rent'),
            AttachmentPrice::tryFrom(Input::text($request, 'price')),
            Input::text($request, 'search'),
        );
        $limit = Input::integer($request, 'per_page');
        $page = $this->presenter->page($this->attachments->page($filter, Input::integer($request, 'after'), $limit), $limit);

        return new Reply($page['results'], ['has_more' => $page['has_more'], 'after' => $page['after']]
            + $this->presenter->counts($this->attachments->counts($filter, AttachmentPresenter::COUNT_CAP + 1)));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function one(\WP_REST_Request $request): Reply
    {
        $attachment = $this->attachments->byId(Input::integer($request, 'id'));
        if (null === $attachment) {
            throw new ApiError('coleman_attachment_not_found', __('Attachment not found.', 'coleman'), 404);
        }

        return new Reply(
            $this->presenter->present($attachment),
            ['fits' => $this->attachments->fits($attachment), 'similar' => array_map($this->presenter->present(...), $this->attachments->similar($attachment, self::SIMILAR))],
        );
    }
}
