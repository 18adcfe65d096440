<?php

declare(strict_types=1);

namespace Coleman\Api\Customers\People;

/** An invitation to order on somebody's account that nobody has accepted yet. */
final readonly class Invitation
{
    /**
     * @param int $ownerId who invites
     * @param string $email where the link was sent
     * @param string $expiresAt UTC, Y-m-d H:i:s
     */
    public function __construct(public int $id, public int $ownerId, public string $email, public PersonRole $role, public string $expiresAt)
    {
    }
}
