<?php

declare(strict_types=1);

namespace Coleman\Api\Customers\People;

use Coleman\Api\Customers\AccountRegistration;
use Coleman\Api\Customers\AccountRepository;
use Coleman\Api\Customers\CustomerEventRepository;
use Coleman\Api\Database\Transaction;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\RateLimiter;
use Coleman\Api\Mail\Outbox;
use Coleman\Api\Support\EmailHash;

/**
 * How people come to share an account: its owner invites an email address, and whoever holds the link of the letter accepts
 * with an account of their own. The first who accepts makes it a shared account, with the owner's orders and addresses.
 */
final readonly class Invitations
{
    /** People and open invitations of one account together. */
    public const MAX_PEOPLE = 50;

    /** @param \Closure(int, int): void $onFounded gets the owner and the id of the shared account that their orders and addresses now belong to */
    public function __construct(
        private Transaction $transaction,
        private PeopleRepository $people,
        private InvitationRepository $invitations,
        private AccountRepository $accounts,
        private CustomerEventRepository $events,
        private Outbox $outbox,
        private RateLimiter $limiter,
        private \Closure $onFounded,
    ) {
    }

    /**
     * Sends an invitation; an earlier one to the same address ends.
     *
     * @param string $role of PersonRole
     * @throws ApiError 400 with fields, 403 coleman_unconfirmed, coleman_owner_only, 409 coleman_too_many_people, 429 coleman_rate_limited
     */
    public function invite(int $ownerId, string $email, string $role): void
    {
        $email = trim($email);
        $wanted = PersonRole::tryFrom($role);
        $errors = AccountRegistration::emailErrors($email) + (null === $wanted ? ['role' => __('Choose what this person may do.', 'coleman')] : []);
        $member = $this->people->of($ownerId);
        if (null !== $member && !$member->isOwner()) {
            throw People::ownerOnly();
        }
        if (!$this->accounts->isConfirmed($ownerId)) {
            throw new ApiError('coleman_unconfirmed', __('Please confirm your email address before you invite people.', 'coleman'), 403);
        }
        $people = null === $member ? [] : $this->people->people($member->accountId);
        $isThere = 0 === strcasecmp(PeoplePresenter::email($ownerId), $email)
            || array_any($people, static fn (Membership $one): bool => 0 === strcasecmp(PeoplePresenter::email($one->userId), $email));
        if ($isThere) {
            $errors['email'] = __('This person is already in your account.', 'coleman');
        }
        if ([] !== $errors || null === $wanted) {
            throw ApiError::invalid($errors);
        }
        $others = array_filter($this->invitations->ofOwner($ownerId), static fn (Invitation $one): bool => 0 !== strcasecmp($one->email, $email));
        if (max(1, count($people)) + count($others) >= self::MAX_PEOPLE) {
            throw self::tooMany();
        }
        $this->limiter->demand('people:' . $ownerId, 'people_invite');
        $this->limiter->demand('people_mail:' . EmailHash::of($email), 'people_mail');
        $this->transaction->run(function () use ($ownerId, $email, $wanted): void {
            $key = $this->invitations->put($ownerId, $email, $wanted);
            /* translators: %s: Buyer or Viewer */
            $this->events->changed($ownerId, $ownerId, [sprintf(__('Invited a person to the account: %s.', 'coleman'), $wanted->label())]);
            $this->outbox->queue(PeopleMails::invitation(PeoplePresenter::email($ownerId), $email, $wanted, $key));
        });
    }

    /** @throws ApiError 404 coleman_invitation_not_found, also for another's */
    public function revoke(int $ownerId, int $id): void
    {
        if (!$this->invitations->revoke($ownerId, $id)) {
            throw new ApiError('coleman_invitation_not_found', __('This invitation was already accepted, revoked or has expired.', 'coleman'), 404);
        }
    }

    /** What the link of a letter offers; null when it offers nothing any more. */
    public function offer(string $key): ?Invitation
    {
        return $this->invitations->byKey($key);
    }

    /**
     * The address that an invitation went to, for a form that leads on to it.
     *
     * @param string $path where the form leads, with its query
     * @return string empty for a path that is no link of an open invitation
     */
    public function emailInvitedBy(string $path): string
    {
        $url = wp_parse_url($path);
        if (PeoplePages::INVITATION !== ($url['path'] ?? '')) {
            return '';
        }
        wp_parse_str($url['query'] ?? '', $query);
        $key = $query['key'] ?? '';

        return is_string($key) ? $this->offer($key)->email ?? '' : '';
    }

    /**
     * Joins the account. The person's own orders and addresses stay theirs alone.
     *
     * @throws ApiError 403 coleman_unconfirmed, 409 coleman_already_in_account, coleman_too_many_people, 410 coleman_link_gone
     */
    public function accept(int $userId, string $key): void
    {
        $invitation = $this->invitations->byKey($key) ?? throw self::gone();
        if ($invitation->ownerId === $userId || null !== $this->people->of($userId)) {
            throw self::taken();
        }
        $isAddressee = 0 === strcasecmp(PeoplePresenter::email($userId), $invitation->email);
        if (!$isAddressee && !$this->accounts->isConfirmed($userId)) {
            throw new ApiError('coleman_unconfirmed', __('Please confirm your email address before you accept an invitation.', 'coleman'), 403);
        }
        $this->transaction->run(function () use ($userId, $invitation, $isAddressee): void {
            if (!$this->invitations->take($invitation)) {
                throw self::gone();
            }
            $accountId = $this->accountOf($invitation->ownerId);
            if (!$this->people->add($userId, $accountId, $invitation->role)) {
                throw self::taken();
            }
            if (count($this->people->people($accountId)) > self::MAX_PEOPLE) {
                throw self::tooMany();
            }
            // What they invited others to is no account of theirs any more.
            $this->invitations->forgetOf($userId);
            if ($isAddressee) {
                // The link was mailed there: whoever has it reads the address's mail.
                $this->accounts->confirm($userId);
            }
            /* translators: %s: Buyer or Viewer */
            $this->events->changed($userId, $userId, [sprintf(__('Joined a shared account: %s.', 'coleman'), $invitation->role->label())]);
            $this->outbox->queue(PeopleMails::joined($invitation->ownerId, $userId, $invitation->role));
        });
    }

    /** The id of the owner's shared account, which the first who joins makes; its row is taken for this transaction. */
    private function accountOf(int $ownerId): int
    {
        $id = $this->people->found($ownerId);
        if ($id > 0) {
            ($this->onFounded)($ownerId, $id);

            return $id;
        }
        $id = $this->people->owned($ownerId);
        if (0 === $id || !$this->people->claimAsOwner($id, $ownerId)) {
            // Who invited has joined another's account meanwhile.
            throw self::gone();
        }

        return $id;
    }

    private static function gone(): ApiError
    {
        return new ApiError('coleman_link_gone', __('This invitation was already used, revoked or has expired. Ask for a new one.', 'coleman'), 410);
    }

    private static function taken(): ApiError
    {
        return new ApiError('coleman_already_in_account', __('You already share an account. Leave it first, or hand it over if it’s yours.', 'coleman'), 409);
    }

    private static function tooMany(): ApiError
    {
        /* translators: %d: number of people */
        return new ApiError('coleman_too_many_people', sprintf(__('An account can have up to %d people.', 'coleman'), self::MAX_PEOPLE), 409);
    }
}
