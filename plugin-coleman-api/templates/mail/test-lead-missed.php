<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;

return static function (array $payload): EmailBody {
    /** @var array<string, mixed> $payload */
    $text = static fn (string $name): string => is_scalar($payload[$name] ?? null) ? (string) $payload[$name] : '';

    return EmailBody::about(__('The daily test lead failed', 'coleman'))
        ->heading(__('Inquiries may not arrive.', 'coleman'))
        ->text(__('The website sends itself an inquiry every day. The mail server didn’t accept today’s inquiry in time. Customers’ inquiries are saved and emailed when it works again. Until then, check Dealership > Leads.', 'coleman'))
        ->facts(array_filter([
            __('Day', 'coleman') => $text('day'),
            __('Reason', 'coleman') => $text('error'),
        ], static fn (string $fact): bool => '' !== $fact))
        ->action(__('Open the outbox', 'coleman'), $text('url'));
};
