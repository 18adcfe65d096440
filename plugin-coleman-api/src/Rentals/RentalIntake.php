<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals;

use Coleman\Api\Database\Connection;
use Coleman\Api\Forms\PublicFormGuard;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\Reply;
use Coleman\Api\Mail\Outbox;
use Coleman\Api\Staff\Actor;

/**
 * Takes rental requests, for the call and the form alike: a request, the first event of its history and its mails are
 * there together or not at all.
 */
final readonly class RentalIntake
{
    private const FORM = 'rental';

    public function __construct(
        private PublicFormGuard $formGuard,
        private RentalReader $reader,
        private RentalRequestRepository $requests,
        private RentalRequestPresenter $presenter,
        private RentalMails $mails,
        private Outbox $outbox,
    ) {
    }

    /**
     * @param array<mixed> $fields of RentalForm, RentalReader and BotCheck
     * @param string $key names the form over its retries; '' where the body alone tells one from another
     * @throws ApiError 400 with fields, 403 coleman_bot_check_failed, 404 coleman_rental_not_found, 422 coleman_idempotency_key_reused, 429 coleman_rate_limited
     */
    public function ask(array $fields, string $key): Reply
    {
        /** @var array<string, mixed> $fields */
        return $this->formGuard->take(
            self::FORM,
            $fields,
            $key,
            fn (): NewRental => $this->reader->read($fields, get_current_user_id()),
            static fn (NewRental $new): string => $new->renter->email,
            fn (NewRental $new, bool $isPerson, Connection $connection): Reply => $this->keep($new, $isPerson, $connection),
        );
    }

    private function keep(NewRental $new, bool $isPerson, Connection $connection): Reply
    {
        $customer = $new->renter->customerId;
        $request = $this->requests->add($new, $isPerson, 0 === $customer ? Actor::guest() : Actor::customer($customer));
        [$copy, $toDesk] = $this->mails->received($request, $new->freeUnits);
        if (0 === $this->outbox->queue($copy)) {
            // Staff who wonder why the customer knows nothing find it in the history.
            $this->requests->append($request->id, RentalEvent::NOTE, Actor::system(), __('No email was sent: the address is not confirmed and already got an email about a request today.', 'coleman'));
        }
        $this->outbox->queue($toDesk);
        RentalHooks::requested($connection, $request);

        return new Reply($this->presenter->answer($request, $new->freeUnits), status: 201);
    }
}
