<?php

declare(strict_types=1);

namespace Coleman\Api\Customers\People;

/** How somebody belongs to a shared account. */
final readonly class Membership
{
    /**
     * @param int $userId WordPress's user
     * @param int $ownerId the user whose terms and exemption count on the account
     * @param string $joinedAt UTC, Y-m-d H:i:s
     */
    public function __construct(public int $accountId, public int $userId, public int $ownerId, public PersonRole $role, public string $joinedAt)
    {
    }

    public function isOwner(): bool
    {
        return $this->userId === $this->ownerId;
    }
}
