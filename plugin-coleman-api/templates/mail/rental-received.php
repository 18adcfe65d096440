<?php

declare(strict_types=1);

use Coleman\Api\Mail\EmailBody;
use Coleman\Api\Rentals\RentalEmail;
use Coleman\Api\Rentals\RentalRequestPresenter;

return static function (array $payload): EmailBody {
    /** @var array<string, mixed> $payload */
    $rental = new RentalEmail($payload);
    /* translators: %s: reference of a rental */
    $letter = EmailBody::about(sprintf(__('We have your rental request %s', 'coleman'), $rental->text('reference')))
        ->heading(__('Thank you. We have your rental request.', 'coleman'))
        ->text(RentalRequestPresenter::disclaimer())
        /* translators: %s: telephone number */
        ->text(sprintf(__('We’ll call and email you to confirm it and collect payment. Your reservation is not complete until you have our verbal confirmation. If it’s urgent, please call us at %s.', 'coleman'), $rental->value('phone')))
        ->text($rental->is('has_free_unit') ? '' : __('All our machines of this kind are booked on some of these days. We’ll offer you another day, branch or machine.', 'coleman'))
        ->action(__('See your request', 'coleman'), $rental->value('url'));

    return $rental->price($rental->slip($letter))
        ->text(__('If you didn’t ask for a rental, someone probably entered your email address by mistake. You don’t need to do anything.', 'coleman'));
};
