<?php

declare(strict_types=1);

namespace Coleman\Api\Leads\Escalation;

/** Things that customers wait for an answer to. */
interface EscalationSource
{
    /** So many are looked at in one go; what is beyond them comes with the next minute. */
    public const MAX = 200;

    /**
     * Those that nobody has answered and nobody was told of yet.
     *
     * @param \DateTimeImmutable $before they were asked
     * @return list<PendingContact> who waits longest first
     */
    public function waiting(\DateTimeImmutable $before): array;

    /**
     * Keeps in mind that it was told of, inside the caller's transaction.
     *
     * @param string $to who is told
     * @return bool false where somebody has told of it or has answered in the meantime
     */
    public function mark(PendingContact $waiting, string $to): bool;
}
