<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Rentals\RentalEmail;

return static function (array $payload): EmailBody {
    /** @var array<string, mixed> $payload */
    $rental = new RentalEmail($payload);
    /* translators: 1: reference of a rental, 2: machine */
    $letter = EmailBody::about(sprintf(__('New rental request %1$s: %2$s', 'coleman'), $rental->text('reference'), $rental->text('machine')))
        ->heading(__('New rental request', 'coleman'))
        ->text(__('A reply to this email goes to the customer.', 'coleman'))
        ->text($rental->is('has_free_unit') ? '' : __('No unit is available on all of these days at the requested branch.', 'coleman'))
        ->text($rental->isVerified() ? '' : __('Not verified as human: sent by a browser without JavaScript.', 'coleman'))
        ->facts([
            __('Customer', 'coleman') => $rental->renter('name'),
            __('Phone', 'coleman') => $rental->renter('phone'),
            __('Email', 'coleman') => $rental->renter('email'),
            __('City', 'coleman') => $rental->renter('place'),
        ])
        ->action(__('Open the request', 'coleman'), $rental->value('desk_url'));

    return $rental->price($rental->slip($letter)->facts([__('Purpose', 'coleman') => $rental->value('purpose')]), RentalEmail::unpriced());
};
