<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Rentals\RentalEmail;

return static function (array $payload): EmailBody {
    /** @var array<string, mixed> $payload */
    $rental = new RentalEmail($payload);
    /* translators: %s: machine */
    $letter = EmailBody::about(sprintf(__('Our price for the %s', 'coleman'), $rental->text('machine')))
        ->heading(__('Here is our price for your rental.', 'coleman'))
        ->text($rental->value('text'));

    return $rental->slip($rental->price($letter))
        /* translators: %s: telephone number */
        ->text(sprintf(__('Nothing is reserved yet. Reply to this email or call us at %s, and we’ll hold the machine for you.', 'coleman'), $rental->value('phone')));
};
