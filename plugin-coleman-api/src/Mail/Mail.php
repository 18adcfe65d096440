<?php

declare(strict_types=1);

namespace Coleman\Api\Mail;

/**
 * A mail to be written and sent: which letter, to whom, and what it tells.
 *
 * @phpstan-type Payload array<string, mixed>
 */
final readonly class Mail
{
    /**
     * @param string $kind names the letter's template, templates/mail/{kind}.php
     * @param array<string, mixed> $payload what the template is given; kept as it is now, whatever changes until it is sent
     * @param string $about what it belongs to, "order:12"
     * @param string $once at most one mail of this name is ever queued; empty for no such limit
     */
    public function __construct(
        public string $kind,
        public string $to,
        public array $payload,
        public string $about = '',
        public string $once = '',
        public string $replyTo = '',
    ) {
    }
}
