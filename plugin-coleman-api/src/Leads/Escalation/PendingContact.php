<?php

declare(strict_types=1);

namespace Coleman\Api\Leads\Escalation;

/** Somebody who has asked for something and waits for an answer. */
final readonly class PendingContact
{
    /**
     * @param string $about what its mails are filed under, "lead:7"
     * @param int $locationId whose hours count; 0 for no branch
     * @param string $what they asked about
     * @param string $url of its place at the desk
     */
    public function __construct(
        public int $id,
        public string $about,
        public int $locationId,
        public \DateTimeImmutable $since,
        public string $reference,
        public string $name,
        public string $phone,
        public string $email,
        public string $what,
        public string $url,
    ) {
    }
}
