<?php

declare(strict_types=1);

namespace Coleman\Api\Mail;

/** A letter that is settled when it leaves, so that it tells nothing that is no longer so. */
interface LateLetter
{
    /** Its kind in the outbox. */
    public function kind(): string;

    /**
     * @param array<string, mixed> $payload as it was queued
     * @return array<string, mixed>|null what its template is given; null where there is nothing left to tell
     */
    public function asOfNow(array $payload): ?array;

    /** @param array<string, mixed> $payload as asOfNow() gave it; the letter has just been sent */
    public function sent(array $payload): void;
}
