<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Rentals\RentalEmail;

return static function (array $payload): EmailBody {
    /** @var array<string, mixed> $payload */
    $rental = new RentalEmail($payload);
    /* translators: 1: machine, 2: date */
    $letter = EmailBody::about(sprintf(__('The %1$s is due back on %2$s', 'coleman'), $rental->text('machine'), $rental->text('return')))
        ->heading(__('Your rental is about to end', 'coleman'))
        ->text(!$rental->is('is_delivery')
            ? __('Please bring the machine back clean and with a full tank, before the branch closes.', 'coleman')
            : __('Please have the machine clean, with a full tank, where our driver can reach it.', 'coleman'))
        /* translators: %s: telephone number */
        ->text(sprintf(__('If you need it longer, please call us at %s as soon as you can.', 'coleman'), $rental->value('phone')))
        ->action(__('See your rental', 'coleman'), $rental->value('url'));

    return $rental->slip($letter);
};
