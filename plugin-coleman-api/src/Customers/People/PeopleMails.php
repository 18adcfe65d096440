<?php

declare(strict_types=1);

namespace Coleman\Api\Customers\People;

use Coleman\Api\Mail\Mail;

/** The letters about a shared account's people. They name people by confirmed email addresses alone: names are what somebody typed. */
final class PeopleMails
{
    /** @param string $key of the link; it stands in the letter only */
    public static function invitation(string $ownerEmail, string $email, PersonRole $role, string $key): Mail
    {
        return new Mail('people-invitation', $email, [
            'owner' => $ownerEmail,
            'role' => $role->value,
            'url' => home_url(PeoplePages::INVITATION . '?' . http_build_query(['key' => $key])),
        ]);
    }

    /** Tells the owner who has joined. */
    public static function joined(int $ownerId, int $userId, PersonRole $role): Mail
    {
        return new Mail('people-joined', self::email($ownerId), [
            'person' => self::email($userId),
            'role' => $role->value,
            'url' => home_url(PeoplePages::PEOPLE),
        ], sprintf('customer:%d', $ownerId));
    }

    public static function removed(int $ownerId, int $userId): Mail
    {
        return new Mail('people-removed', self::email($userId), ['owner' => self::email($ownerId)], sprintf('customer:%d', $userId));
    }

    /** Tells somebody that the account is theirs to run. */
    public static function handedOver(int $from, int $to): Mail
    {
        return new Mail('people-owner', self::email($to), ['owner' => self::email($from), 'url' => home_url(PeoplePages::PEOPLE)], sprintf('customer:%d', $to));
    }

    private static function email(int $userId): string
    {
        // The outbox leaves out what is to nobody.
        return PeoplePresenter::email($userId);
    }
}
