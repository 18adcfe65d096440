<?php

declare(strict_types=1);

namespace Coleman\Api\Integrations;

/** Carries a body to an address. */
interface Carrier
{
    /**
     * @param array<string, string> $headers
     * @throws DeliveryFailed
     */
    public function post(WebhookUrl $url, array $headers, string $body): Answer;
}
