<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Rentals\RentalEmail;

return static function (array $payload): EmailBody {
    /** @var array<string, mixed> $payload */
    $rental = new RentalEmail($payload);
    /* translators: %s: machine */
    $letter = EmailBody::about(sprintf(__('About your rental of the %s', 'coleman'), $rental->text('machine')))
        ->heading(__('A message about your rental.', 'coleman'))
        ->text($rental->value('text'));

    return $rental->slip($letter);
};
