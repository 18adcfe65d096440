<?php

declare(strict_types=1);

use Coleman\Api\Mail\Letter;
use Coleman\Api\Rentals\RentalLetter;

return static function (array $payload): Letter {
    /** @var array<string, mixed> $payload */
    $rental = new RentalLetter($payload);
    /* translators: %s: machine */
    $letter = Letter::about(sprintf(__('Your rental of the %s was canceled', 'coleman'), $rental->text('machine')))
        ->heading(__('Your rental was canceled.', 'coleman'))
        /* translators: %s: telephone number */
        ->text(sprintf(__('If you didn’t expect this, please reply to this email or call us at %s.', 'coleman'), $rental->told('phone')));

    return $rental->slip($letter);
};
