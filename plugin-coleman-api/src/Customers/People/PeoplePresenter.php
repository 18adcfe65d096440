<?php

declare(strict_types=1);

namespace Coleman\Api\Customers\People;

use Coleman\Api\Support\DealerTime;
use Coleman\Api\Support\Instant;

/**
 * The people of an account as its pages, the API and the desk show them.
 *
 * @phpstan-type Person array{id: int, name: string, email: string, role: string, role_label: string, joined_at: string}
 * @phpstan-type Open array{id: int, email: string, role: string, role_label: string, expires_on: string}
 */
final readonly class PeoplePresenter
{
    /** Beside the roles of PersonRole. */
    public const OWNER = 'owner';

    public function __construct(private PeopleRepository $people, private InvitationRepository $invitations)
    {
    }

    /**
     * What somebody sees of the account that they share. Who shares none yet is the owner of their own, and alone.
     *
     * @return array{role: string, role_label: string, sentence: string, owner: string, owner_email: string, people: list<Person>, invitations: list<Open>} schema/customer-people.json; people and invitations are the owner's to see
     */
    public function for(int $userId): array
    {
        $member = $this->people->of($userId);
        $isOwner = null === $member || $member->isOwner();
        $owner = $member->ownerId ?? $userId;

        return [
            'role' => $isOwner ? self::OWNER : $member->role->value,
            'role_label' => $isOwner ? self::ownerLabel() : $member->role->label(),
            'sentence' => $isOwner ? '' : $member->role->sentence(),
            'owner' => self::name($owner),
            'owner_email' => self::email($owner),
            'people' => null === $member || !$isOwner ? [] : self::people($this->people->people($member->accountId)),
            'invitations' => $isOwner ? array_map(static fn (Invitation $one): array => [
                'id' => $one->id,
                'email' => $one->email,
                'role' => $one->role->value,
                'role_label' => $one->role->label(),
                'expires_on' => (new \DateTimeImmutable($one->expiresAt, new \DateTimeZone('UTC')))->setTimezone(DealerTime::zone())->format('Y-m-d'),
            ], $this->invitations->ofOwner($userId)) : [],
        ];
    }

    public function isShared(int $userId): bool
    {
        return null !== $this->people->of($userId);
    }

    /**
     * @param list<Membership> $people
     * @return list<Person> in their order
     */
    public static function people(array $people): array
    {
        cache_users(array_map(static fn (Membership $one): int => $one->userId, $people));

        return array_map(static fn (Membership $one): array => [
            'id' => $one->userId,
            'name' => self::name($one->userId),
            'email' => self::email($one->userId),
            'role' => $one->isOwner() ? self::OWNER : $one->role->value,
            'role_label' => $one->isOwner() ? self::ownerLabel() : $one->role->label(),
            'joined_at' => Instant::stored($one->joinedAt),
        ], $people);
    }

    public static function ownerLabel(): string
    {
        return __('Owner', 'coleman');
    }

    /** First and last name; the email address of who has none. */
    public static function name(int $userId): string
    {
        $user = get_userdata($userId);

        return false === $user ? '' : (trim($user->first_name . ' ' . $user->last_name) ?: $user->user_email);
    }

    /** '' for a user who was deleted. */
    public static function email(int $userId): string
    {
        $user = get_userdata($userId);

        return false === $user ? '' : $user->user_email;
    }
}
