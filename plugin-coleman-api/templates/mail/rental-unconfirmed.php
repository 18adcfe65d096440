<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Rentals\RentalEmail;

return static function (array $payload): EmailBody {
    /** @var array<string, mixed> $payload */
    $rental = new RentalEmail($payload);
    /* translators: %s: machine */
    $letter = EmailBody::about(sprintf(__('Your rental of the %s is no longer confirmed', 'coleman'), $rental->text('machine')))
        ->heading(__('We had to undo our confirmation.', 'coleman'))
        /* translators: %s: telephone number */
        ->text(sprintf(__('We’re sorry, the machine is no longer held for you on these days. We’re looking for another solution and will call you. You can also call us at %s.', 'coleman'), $rental->value('phone')));

    return $rental->slip($letter);
};
