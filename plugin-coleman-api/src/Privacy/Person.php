<?php

declare(strict_types=1);

namespace Coleman\Api\Privacy;

/** Whose data is asked for: an email address, and the account with it where there is one. */
final readonly class Person
{
    /** @param int $userId 0 for somebody who has no account */
    public function __construct(public string $email, public int $userId = 0)
    {
    }

    public static function byEmail(string $email): self
    {
        $email = trim($email);
        $user = get_user_by('email', $email);

        return new self($email, false === $user ? 0 : $user->ID);
    }

    /** What mails and events call the account. */
    public function about(): string
    {
        return 0 === $this->userId ? 'customer:none' : sprintf('customer:%d', $this->userId);
    }
}
