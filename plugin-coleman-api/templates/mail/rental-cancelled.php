<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Rentals\RentalEmail;

return static function (array $payload): EmailBody {
    /** @var array<string, mixed> $payload */
    $rental = new RentalEmail($payload);
    /* translators: %s: machine */
    $letter = EmailBody::about(sprintf(__('Your rental of the %s was canceled', 'coleman'), $rental->text('machine')))
        ->heading(__('Your rental was canceled.', 'coleman'))
        /* translators: %s: telephone number */
        ->text(sprintf(__('If you didn’t expect this, please reply to this email or call us at %s.', 'coleman'), $rental->value('phone')));

    return $rental->slip($letter);
};
