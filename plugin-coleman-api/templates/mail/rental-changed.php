<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Rentals\RentalEmail;

return static function (array $payload): EmailBody {
    /** @var array<string, mixed> $payload */
    $rental = new RentalEmail($payload);
    /* translators: %s: machine */
    $letter = EmailBody::about(sprintf(__('Your rental of the %s has changed', 'coleman'), $rental->text('machine')))
        ->heading(__('Your rental has changed. Here are the new details.', 'coleman'));

    return $rental->price($rental->slip($letter))
        /* translators: %s: telephone number */
        ->text(sprintf(__('If this isn’t what we agreed on, please call us at %s.', 'coleman'), $rental->value('phone')));
};
