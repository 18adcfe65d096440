<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Rentals\RentalEmail;

return static function (array $payload): EmailBody {
    /** @var array<string, mixed> $payload */
    $rental = new RentalEmail($payload);
    /* translators: 1: machine, 2: date */
    $letter = EmailBody::about(sprintf(__('Your rental of the %1$s from %2$s is confirmed', 'coleman'), $rental->text('machine'), $rental->text('start')))
        ->heading(__('Your rental is confirmed. The machine is held for you.', 'coleman'));

    return $rental->price($rental->slip($letter))
        ->text($rental->is('is_delivery')
            ? __('Someone who can sign for the machine should be at the jobsite with a driver’s license and a card for the deposit. Please have a level place to unload, clear of wires.', 'coleman')
            : __('Please bring your driver’s license, a card for the deposit, and a truck and trailer rated for the machine, with chains and binders. We load it and show you the controls. Plan for half an hour.', 'coleman'))
        /* translators: %s: telephone number */
        ->text(sprintf(__('If your plans have changed, please call us at %s.', 'coleman'), $rental->value('phone')));
};
