<?php

declare(strict_types=1);

namespace Coleman\Api\Customers\People;

use Coleman\Api\Customers\AccountRepository;
use Coleman\Api\Customers\AddressRepository;
use Coleman\Api\Customers\CustomerEventRepository;
use Coleman\Api\Database\Transaction;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Mail\Outbox;

/**
 * The people of a shared account, and what its owner decides about them. Access is asked in every statement that reads
 * orders, so whoever is removed has none from then on.
 */
final readonly class People
{
    public function __construct(
        private Transaction $transaction,
        private PeopleRepository $people,
        private InvitationRepository $invitations,
        private AccountRepository $accounts,
        private AddressRepository $addresses,
        private CustomerEventRepository $events,
        private Outbox $outbox,
    ) {
    }

    public function of(int $userId): ?Membership
    {
        return $this->people->of($userId);
    }

    /** @return list<Membership> of the shared account that somebody belongs to, its owner first; none without one */
    public function beside(int $userId): array
    {
        $member = $this->people->of($userId);

        return null === $member ? [] : $this->people->people($member->accountId);
    }

    /**
     * What a person may do from now on. The owner's own role cannot be changed.
     *
     * @param string $role of PersonRole
     * @throws ApiError 400 with fields, 403 coleman_owner_only, 404 coleman_person_not_found, 409 coleman_owner_stays
     */
    public function changeRole(int $ownerId, int $userId, string $role): void
    {
        $wanted = PersonRole::tryFrom($role) ?? throw ApiError::invalid(['role' => __('Choose what this person may do.', 'coleman')]);
        $this->asOwner($ownerId, function (int $accountId) use ($ownerId, $userId, $wanted): void {
            $person = $this->person($accountId, $userId);
            if ($person->isOwner()) {
                throw self::ownerStays();
            }
            if ($person->role !== $wanted) {
                $this->people->setRole($accountId, $userId, $wanted);
                /* translators: %s: Buyer or Viewer */
                $this->events->changed($userId, $ownerId, [sprintf(__('Role on the shared account changed: %s.', 'coleman'), $wanted->label())]);
            }
        });
    }

    /**
     * Ends somebody's access to the account. Their own orders and addresses stay theirs; what they ordered on the account stays the account's.
     *
     * @throws ApiError 403 coleman_owner_only, 404 coleman_person_not_found, 409 coleman_owner_stays
     */
    public function remove(int $ownerId, int $userId): void
    {
        $this->asOwner($ownerId, fn (int $accountId) => $this->end($accountId, $userId, $ownerId));
    }

    /**
     * The same, by staff.
     *
     * @param int $customerId anybody of the account
     * @throws ApiError 404 coleman_person_not_found, 409 coleman_owner_stays
     */
    public function removeByStaff(int $customerId, int $userId, int $staffId): void
    {
        $accountId = $this->people->of($customerId)->accountId ?? throw self::missing();
        $this->transaction->run(function () use ($accountId, $userId, $staffId): void {
            $this->people->claim($accountId);
            $this->end($accountId, $userId, $staffId);
        });
    }

    /** @throws ApiError 404 coleman_person_not_found for who shares no account, 409 coleman_owner_stays */
    public function leave(int $userId): void
    {
        $member = $this->people->of($userId) ?? throw self::missing();
        $this->transaction->run(function () use ($member, $userId): void {
            $this->people->claim($member->accountId);
            $this->end($member->accountId, $userId, $userId);
        });
    }

    /**
     * Makes another person the owner. Account number, terms and tax exemption go along, as they are the account's; the owner before stays as a buyer.
     *
     * @throws ApiError 403 coleman_owner_only, 404 coleman_person_not_found, 409 coleman_has_own_terms
     */
    public function handOver(int $ownerId, int $userId): void
    {
        $this->asOwner($ownerId, function (int $accountId) use ($ownerId, $userId): void {
            $person = $this->person($accountId, $userId);
            if ($person->isOwner()) {
                return;
            }
            if (!$this->accounts->handOver($ownerId, $userId)) {
                throw new ApiError('coleman_has_own_terms', __('This person has an account number, terms or a tax exemption of their own. Please call the parts desk.', 'coleman'), 409);
            }
            $this->pass($accountId, $ownerId, $userId, $ownerId);
            $this->outbox->queue(PeopleMails::handedOver($ownerId, $userId));
        });
    }

    /**
     * What is left of a person who is erased: they leave the account. An owner's account goes to the buyer who joined first,
     * else to the first viewer, and ends where nobody is left.
     *
     * @return bool whether they belonged to one
     */
    public function erase(int $userId): bool
    {
        $member = $this->people->of($userId);
        if (null === $member) {
            return false;
        }
        $this->transaction->run(function () use ($member, $userId): void {
            $this->people->claim($member->accountId);
            $people = $this->people->people($member->accountId);
            $others = array_values(array_filter($people, static fn (Membership $one): bool => $one->userId !== $userId));
            $isOwner = array_any($people, static fn (Membership $one): bool => $one->userId === $userId && $one->isOwner());
            $next = array_find($others, static fn (Membership $one): bool => PersonRole::Buyer === $one->role) ?? $others[0] ?? null;
            if ($isOwner && null !== $next) {
                // Terms of their own stay with who has them.
                $this->accounts->handOver($userId, $next->userId);
                $this->pass($member->accountId, $userId, $next->userId, 0);
            }
            if (null === $next) {
                $this->addresses->forgetShared($member->accountId);
                $this->people->dissolve($member->accountId);
            } else {
                $this->people->remove($member->accountId, $userId);
            }
        });

        return true;
    }

    public static function ownerOnly(): ApiError
    {
        return new ApiError('coleman_owner_only', __('Only the account’s owner can do this.', 'coleman'), 403);
    }

    /**
     * In one transaction, while nobody else changes the account's people.
     *
     * @param \Closure(int): void $change gets the account
     */
    private function asOwner(int $ownerId, \Closure $change): void
    {
        $accountId = $this->people->owned($ownerId);
        if (0 === $accountId) {
            throw null === $this->people->of($ownerId) ? self::missing() : self::ownerOnly();
        }
        $this->transaction->run(function () use ($accountId, $ownerId, $change): void {
            if (!$this->people->claimAsOwner($accountId, $ownerId)) {
                throw self::ownerOnly();
            }
            $change($accountId);
        });
    }

    /** Inside a transaction that has claimed the account. */
    private function end(int $accountId, int $userId, int $actorId): void
    {
        $person = $this->person($accountId, $userId);
        if (!$this->people->remove($accountId, $userId)) {
            throw self::ownerStays();
        }
        $this->events->changed($userId, $actorId, [$actorId === $userId ? __('Left the shared account.', 'coleman') : __('Removed from the shared account.', 'coleman')]);
        if ($actorId !== $userId) {
            $this->outbox->queue(PeopleMails::removed($person->ownerId, $userId));
        }
    }

    /** What is the account's goes from one owner to the next. */
    private function pass(int $accountId, int $from, int $to, int $actorId): void
    {
        $this->people->setOwner($accountId, $to);
        $this->addresses->handOver($accountId, $to);
        $this->invitations->handOver($from, $to);
        $this->events->changed($from, $actorId, [__('Handed over the shared account.', 'coleman')]);
        $this->events->changed($to, $actorId, [__('Became the owner of the shared account.', 'coleman')]);
    }

    /** @throws ApiError 404 coleman_person_not_found */
    private function person(int $accountId, int $userId): Membership
    {
        return array_find($this->people->people($accountId), static fn (Membership $one): bool => $one->userId === $userId) ?? throw self::missing();
    }

    private static function missing(): ApiError
    {
        return new ApiError('coleman_person_not_found', __('This person isn’t in the account anymore.', 'coleman'), 404);
    }

    private static function ownerStays(): ApiError
    {
        return new ApiError('coleman_owner_stays', __('The owner can’t leave the account or change their own role. Make another person the owner first.', 'coleman'), 409);
    }
}
