<?php

declare(strict_types=1);

use Coleman\Api\Mail\Letter;
use Coleman\Api\Rentals\RentalLetter;

return static function (array $payload): Letter {
    /** @var array<string, mixed> $payload */
    $rental = new RentalLetter($payload);
    /* translators: %s: machine */
    $letter = Letter::about(sprintf(__('About your rental of the %s', 'coleman'), $rental->text('machine')))
        ->heading(__('A message about your rental.', 'coleman'))
        ->text($rental->told('text'));

    return $rental->slip($letter);
};
