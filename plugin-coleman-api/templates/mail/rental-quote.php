<?php

declare(strict_types=1);

use Coleman\Api\Mail\Letter;
use Coleman\Api\Rentals\RentalLetter;

return static function (array $payload): Letter {
    /** @var array<string, mixed> $payload */
    $rental = new RentalLetter($payload);
    /* translators: %s: machine */
    $letter = Letter::about(sprintf(__('Our price for the %s', 'coleman'), $rental->text('machine')))
        ->heading(__('Here is our price for your rental.', 'coleman'))
        ->text($rental->told('text'));

    return $rental->slip($rental->price($letter))
        /* translators: %s: telephone number */
        ->text(sprintf(__('Nothing is reserved yet. Reply to this email or call us at %s, and we’ll hold the machine for you.', 'coleman'), $rental->told('phone')));
};
