<?php

declare(strict_types=1);

use Coleman\Api\Mail\Letter;
use Coleman\Api\Rentals\RentalLetter;

return static function (array $payload): Letter {
    /** @var array<string, mixed> $payload */
    $rental = new RentalLetter($payload);
    /* translators: %s: machine */
    $letter = Letter::about(sprintf(__('About your request for the %s', 'coleman'), $rental->text('machine')))
        ->heading(__('We’re sorry. This machine isn’t available on these days.', 'coleman'))
        ->text($rental->told('text'));

    return $rental->slip($letter)
        /* translators: %s: telephone number */
        ->text(sprintf(__('Reply to this email or call us at %s if other days or another machine would work.', 'coleman'), $rental->told('phone')));
};
