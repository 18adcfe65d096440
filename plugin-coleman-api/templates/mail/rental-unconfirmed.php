<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Rentals\RentalEmail;

return static function (array $payload): EmailBody {
    /** @var array<string, mixed> $payload */
    $rental = new RentalEmail($payload);
    /* translators: %s: machine */
    $letter = EmailBody::about(sprintf(__('Your rental of the %s is no longer confirmed', 'coleman'), $rental->text('machine')))
        ->heading(__('We had to take back what we confirmed.', 'coleman'))
        /* translators: %s: telephone number */
        ->text(sprintf(__('The machine is not held for you on these days any more. We are looking for another way and will call you; or call us at %s.', 'coleman'), $rental->value('phone')));

    return $rental->slip($letter);
};
