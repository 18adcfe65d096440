<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Rentals\RentalEmail;

return static function (array $payload): EmailBody {
    /** @var array<string, mixed> $payload */
    $rental = new RentalEmail($payload);
    /* translators: 1: machine, 2: date */
    $letter = EmailBody::about(sprintf(__('Your rental of the %1$s starts on %2$s', 'coleman'), $rental->text('machine'), $rental->text('start')))
        ->heading(__('Your rental is about to start', 'coleman'))
        ->text(!$rental->is('is_delivery')
            ? __('The machine is waiting for you at the branch below. Please bring your driver’s license, and a truck and trailer rated for it.', 'coleman')
            : __('We’ll bring the machine to the jobsite below. Please make sure someone is there to receive it.', 'coleman'))
        /* translators: %s: telephone number */
        ->text(sprintf(__('If your plans have changed, please call us at %s.', 'coleman'), $rental->value('phone')))
        ->action(__('See your rental', 'coleman'), $rental->value('url'));

    return $rental->slip($letter);
};
