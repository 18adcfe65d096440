<?php

declare(strict_types=1);

use Coleman\Api\Mail\Letter;
use Coleman\Api\Rentals\RentalLetter;

return static function (array $payload): Letter {
    /** @var array<string, mixed> $payload */
    $rental = new RentalLetter($payload);
    /* translators: %s: machine */
    $letter = Letter::about(sprintf(__('Your rental of the %s is no longer confirmed', 'coleman'), $rental->text('machine')))
        ->heading(__('We had to take back what we confirmed.', 'coleman'))
        /* translators: %s: telephone number */
        ->text(sprintf(__('The machine is not held for you on these days any more. We are looking for another way and will call you; or call us at %s.', 'coleman'), $rental->told('phone')));

    return $rental->slip($letter);
};
