<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Rentals\RentalEmail;

return static function (array $payload): EmailBody {
    /** @var array<string, mixed> $payload */
    $rental = new RentalEmail($payload);
    /* translators: %s: machine */
    $letter = EmailBody::about(sprintf(__('About your request for the %s', 'coleman'), $rental->text('machine')))
        ->heading(__('We’re sorry. This machine isn’t available on these days.', 'coleman'))
        ->text($rental->value('text'));

    return $rental->slip($letter)
        /* translators: %s: telephone number */
        ->text(sprintf(__('Reply to this email or call us at %s if other days or another machine would work.', 'coleman'), $rental->value('phone')));
};
