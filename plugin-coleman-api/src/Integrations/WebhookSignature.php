<?php

declare(strict_types=1);

namespace Coleman\Api\Integrations;

/** How a receiver knows that a delivery is ours, and new: HMAC-SHA256 over "<timestamp>.<body>" (docs/integrations.md). */
final class WebhookSignature
{
    /** Shown to staff once, and sealed in the database. */
    public static function newSecret(): string
    {
        return 'cwh_' . bin2hex(random_bytes(32));
    }

    /** @return array<string, string> headers */
    public static function headers(string $secret, int $timestamp, string $body): array
    {
        return [
            'Coleman-Timestamp' => (string) $timestamp,
            'Coleman-Signature' => 'v1=' . hash_hmac('sha256', $timestamp . '.' . $body, $secret),
        ];
    }
}
