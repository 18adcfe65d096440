<?php

declare(strict_types=1);

namespace Coleman\Api\Leads\Desk;

use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\Caching;
use Coleman\Api\Http\File;
use Coleman\Api\Http\Input;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\Reply;
use Coleman\Api\Http\Route;
use Coleman\Api\Leads\Lead;
use Coleman\Api\Leads\Pictures\LeadPicture;
use Coleman\Api\Leads\Pictures\LeadPictures;
use Coleman\Api\Staff\Actor;

/** What the leads screen of the back office reads and does. */
final readonly class LeadDeskRoutes
{
    public function __construct(
        private LeadQuery $list,
        private LeadDeskService $desk,
        private LeadPresenter $presenter,
        private LeadFigures $figures,
        private LeadPictures $pictures,
    ) {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        $id = '/desk/leads/(?P<id>\d{1,9})';

        return [
            self::route('GET', '/desk/leads', 'desk-leads', 'desk-lead-row[]', $this->list(...), 'Inquiries for the desk: searched and narrowed down.'),
            self::route('GET', '/desk/leads/counts', '', 'desk-lead-counts', $this->counts(...), 'How many inquiries each view of the desk holds.'),
            self::route('GET', '/desk/leads/figures', '', 'desk-lead-figure[]', $this->figures(...), 'What is open and how long people wait for an answer, by branch.'),
            self::route('GET', $id, 'desk-lead', 'desk-lead', $this->get(...), 'One inquiry as the desk sees it.'),
            self::route('GET', $id . '/pictures/(?P<picture>\d{1,9})', 'desk-lead-picture', LeadPictures::TYPE, $this->picture(...), 'A picture that the customer sent with an inquiry, as a file.'),
            self::route('POST', '/desk/leads/bulk', 'desk-lead-bulk', 'desk-verdict[]', $this->bulk(...), 'Marks several inquiries, or gives them to somebody, each by itself.'),
            self::route('POST', $id . '/status', 'desk-lead-status', 'desk-lead', $this->move(...), 'Marks an inquiry as new, answered, won, lost or spam.'),
            self::route('POST', $id . '/owner', 'desk-lead-owner', 'desk-lead', $this->assign(...), 'Gives an inquiry to somebody of the staff.'),
            self::route('POST', $id . '/notes', 'desk-lead-note', 'desk-lead', $this->note(...), 'A note for the desk.'),
            self::route('POST', $id . '/answer', 'desk-lead-answer', 'desk-lead', $this->answer(...), 'Mails an answer to the customer.'),
        ];
    }

    /**
     * @param 'GET'|'POST' $method
     * @param non-falsy-string $path
     * @param \Closure(\WP_REST_Request<array<string, mixed>>): Reply $handler
     */
    private static function route(string $method, string $path, string $request, string $answer, \Closure $handler, string $summary): Route
    {
        return new Route($method, $path, Permission::Leads, Caching::Personal, $request, $answer, $handler, $summary);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function list(\WP_REST_Request $request): Reply
    {
        /** @var array<string, mixed> $fields */
        $fields = $request->get_params();
        $page = $this->list->list(LeadFilter::fromFields($fields, get_current_user_id()));

        return new Reply($this->presenter->rows($page['leads']), ['has_more' => $page['has_more'], 'after' => $page['after']]);
    }

    private function counts(): Reply
    {
        return new Reply($this->list->counts(get_current_user_id()));
    }

    private function figures(): Reply
    {
        return new Reply($this->figures->present());
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function get(\WP_REST_Request $request): Reply
    {
        return new Reply($this->presenter->present($this->desk->get(Input::integer($request, 'id'))));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function picture(\WP_REST_Request $request): Reply
    {
        $lead = $this->desk->get(Input::integer($request, 'id'));
        $id = Input::integer($request, 'picture');
        $picture = array_find($this->pictures->ofLead($lead->id), static fn (LeadPicture $one): bool => $one->id === $id);
        $path = null === $picture ? '' : $this->pictures->path($picture);
        if (!is_file($path)) {
            throw new ApiError('coleman_picture_not_found', __('Picture not found.', 'coleman'), 404);
        }

        return new Reply(new File($path, LeadPictures::TYPE, sprintf('%s-%d.jpg', $lead->reference, $id), true));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function bulk(\WP_REST_Request $request): Reply
    {
        $status = Input::text($request, 'status');
        $owner = $request->get_param('owner_id');
        if (('' === $status) === (null === $owner)) {
            throw ApiError::invalid(['status' => __('Choose a status or a person to assign.', 'coleman')]);
        }
        $step = null === $owner
            ? fn (Lead $lead): Lead => $this->desk->move($lead, $status, self::actor())
            : fn (Lead $lead): Lead => $this->desk->assign($lead, Input::integer($request, 'owner_id'), self::actor());
        $versions = [];
        foreach (Input::fields($request, 'leads') as $pair) {
            if (is_array($pair) && is_numeric($pair['id'] ?? null) && is_numeric($pair['version'] ?? null)) {
                $versions[(int) $pair['id']] = (int) $pair['version'];
            }
        }

        return new Reply($this->desk->each($versions, $step));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function move(\WP_REST_Request $request): Reply
    {
        return $this->changed($request, fn (Lead $lead): Lead => $this->desk->move($lead, Input::text($request, 'status'), self::actor(), Input::text($request, 'reason')));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function assign(\WP_REST_Request $request): Reply
    {
        return $this->changed($request, fn (Lead $lead): Lead => $this->desk->assign($lead, Input::integer($request, 'owner_id'), self::actor()));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function note(\WP_REST_Request $request): Reply
    {
        return new Reply($this->presenter->present($this->desk->note($this->desk->get(Input::integer($request, 'id')), Input::text($request, 'text'), self::actor())));
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function answer(\WP_REST_Request $request): Reply
    {
        return $this->changed($request, fn (Lead $lead): Lead => $this->desk->answer($lead, Input::text($request, 'text'), self::actor()));
    }

    /**
     * Changes the inquiry that was seen; who was second gets the fresh one with the refusal.
     *
     * @param \WP_REST_Request<array<string, mixed>> $request
     * @param \Closure(Lead): Lead $change
     */
    private function changed(\WP_REST_Request $request, \Closure $change): Reply
    {
        $id = Input::integer($request, 'id');
        try {
            return new Reply($this->presenter->present($change($this->desk->loadVersion($id, Input::integer($request, 'version')))));
        } catch (ApiError $refusal) {
            if ('coleman_lead_changed' !== $refusal->errorCode) {
                throw $refusal;
            }
            throw new ApiError($refusal->errorCode, $refusal->getMessage(), 409, data: ['lead' => $this->presenter->present($this->desk->get($id))]);
        }
    }

    private static function actor(): Actor
    {
        return Actor::staff(get_current_user_id());
    }
}
