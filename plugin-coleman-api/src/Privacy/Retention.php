<?php

declare(strict_types=1);

namespace Coleman\Api\Privacy;

/** Takes persons out of what has had its day. Carts, counters and stored answers leave by their own dates. */
final readonly class Retention
{
    public const MAIL_DAYS = 90;

    /** What other systems were told, with their answers. */
    public const WEBHOOK_DAYS = 30;

    /** Requests for rentals that came to nothing. */
    public const RENTAL_DAYS = 365;

    /** Inquiries that nobody has touched. */
    public const LEAD_DAYS = 730;

    /** What staff noted of people without an account. */
    public const NOTE_DAYS = 730;

    public function __construct(private Retained $mails, private Retained $rentals, private Retained $leads, private Retained $notes)
    {
    }

    /** @return int mails, requests and inquiries that were emptied, and notes that were deleted */
    public function run(): int
    {
        return $this->mails->eraseOlderThan(self::MAIL_DAYS) + $this->rentals->eraseOlderThan(self::RENTAL_DAYS) + $this->leads->eraseOlderThan(self::LEAD_DAYS)
            + $this->notes->eraseOlderThan(self::NOTE_DAYS);
    }
}
