<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;

return static function (array $payload): EmailBody {
    /** @var array<string, mixed> $payload */
    $text = static fn (string $name): string => is_scalar($payload[$name] ?? null) ? (string) $payload[$name] : '';

    return EmailBody::about(__('The daily test lead did not get through', 'coleman'))
        ->heading(__('Inquiries may not arrive.', 'coleman'))
        ->text(__('The website sends itself an inquiry each day. That of today was not taken by the mail server in time. Inquiries of customers are kept and mailed as soon as it works again; look into Dealership, Leads meanwhile.', 'coleman'))
        ->facts(array_filter([
            __('Day', 'coleman') => $text('day'),
            __('What stood in its way', 'coleman') => $text('error'),
        ], static fn (string $fact): bool => '' !== $fact))
        ->action(__('Look at the outbox', 'coleman'), $text('url'));
};
