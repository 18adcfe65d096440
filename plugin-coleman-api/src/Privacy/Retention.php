<?php

declare(strict_types=1);

namespace Coleman\Api\Privacy;

use Coleman\Api\Mail\Outbox;

/** Takes persons out of what has had its day. Carts, counters and stored answers leave by their own dates. */
final readonly class Retention
{
    public const MAIL_DAYS = 90;

    public function __construct(private Outbox $outbox)
    {
    }

    /** @return int mails that were emptied */
    public function run(): int
    {
        return $this->outbox->forget(self::MAIL_DAYS);
    }
}
