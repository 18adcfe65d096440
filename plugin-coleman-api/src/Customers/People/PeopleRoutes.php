<?php

declare(strict_types=1);

namespace Coleman\Api\Customers\People;

use Coleman\Api\Http\Caching;
use Coleman\Api\Http\Input;
use Coleman\Api\Http\Permission;
use Coleman\Api\Http\Reply;
use Coleman\Api\Http\Route;

/** The calls about the people of a customer's account. */
final readonly class PeopleRoutes
{
    public function __construct(private People $people, private Invitations $invitations, private PeoplePresenter $presenter)
    {
    }

    /** @return list<Route> */
    public function routes(): array
    {
        $may = Permission::Customer;
        $personal = Caching::Personal;
        $person = '/customer/people/(?P<id>\d{1,9})';
        $invitation = '/customer/people/invitations';

        return [
            new Route('GET', '/customer/people', $may, $personal, '', 'customer-people', fn (): Reply => $this->answer(), 'The people of the account; to its owner with the open invitations.'),
            new Route('POST', $invitation, $may, $personal, 'people-invite', 'customer-people', $this->invite(...), 'Invites an email address to the account.'),
            new Route('POST', $invitation . '/(?P<id>\d{1,9})/revoke', $may, $personal, 'people-person', 'customer-people', $this->revoke(...), 'Revokes an invitation.'),
            new Route('POST', '/customer/people/accept', $may, $personal, 'people-accept', 'customer-people', $this->accept(...), 'Joins the account by the key of an invitation.'),
            new Route('POST', '/customer/people/leave', $may, $personal, '', 'customer-people', $this->leave(...), 'Leaves the account.'),
            new Route('POST', $person . '/role', $may, $personal, 'people-role', 'customer-people', $this->changeRole(...), 'Changes what a person may do.'),
            new Route('POST', $person . '/remove', $may, $personal, 'people-person', 'customer-people', $this->remove(...), 'Removes a person from the account.'),
            new Route('POST', $person . '/owner', $may, $personal, 'people-person', 'customer-people', $this->handOver(...), 'Makes another person the owner.'),
        ];
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function invite(\WP_REST_Request $request): Reply
    {
        $this->invitations->invite(get_current_user_id(), Input::text($request, 'email'), Input::text($request, 'role'));

        return $this->answer(201);
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function revoke(\WP_REST_Request $request): Reply
    {
        $this->invitations->revoke(get_current_user_id(), Input::integer($request, 'id'));

        return $this->answer();
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function accept(\WP_REST_Request $request): Reply
    {
        $this->invitations->accept(get_current_user_id(), Input::text($request, 'key'));

        return $this->answer();
    }

    private function leave(): Reply
    {
        $this->people->leave(get_current_user_id());

        return $this->answer();
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function changeRole(\WP_REST_Request $request): Reply
    {
        $this->people->changeRole(get_current_user_id(), Input::integer($request, 'id'), Input::text($request, 'role'));

        return $this->answer();
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function remove(\WP_REST_Request $request): Reply
    {
        $this->people->remove(get_current_user_id(), Input::integer($request, 'id'));

        return $this->answer();
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    private function handOver(\WP_REST_Request $request): Reply
    {
        $this->people->handOver(get_current_user_id(), Input::integer($request, 'id'));

        return $this->answer();
    }

    /** What the caller sees now. */
    private function answer(int $status = 200): Reply
    {
        return new Reply($this->presenter->for(get_current_user_id()), status: $status);
    }
}
