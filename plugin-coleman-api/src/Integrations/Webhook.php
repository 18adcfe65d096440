<?php

declare(strict_types=1);

namespace Coleman\Api\Integrations;

/** An address of another system, and what it is told. */
final readonly class Webhook
{
    /**
     * @param list<string> $events of Hooks\Outgoing::EVENTS
     * @param string $sealedSecret see Security\Secrets
     * @param bool $marksSent whether an order that it has taken counts as sent to the dealer's system
     */
    public function __construct(
        public int $id,
        public string $url,
        public array $events,
        public string $sealedSecret,
        public bool $isPaused,
        public bool $marksSent,
        public int $version,
        public string $createdAt,
    ) {
    }
}
