<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Cart\CartPersonalData;
use Coleman\Api\Customers\CustomerPersonalData;
use Coleman\Api\Customers\People\PeoplePersonalData;
use Coleman\Api\Http\RequestPersonalData;
use Coleman\Api\Mail\MailPersonalData;
use Coleman\Api\Orders\OrderPersonalData;
use Coleman\Api\Privacy\PersonalDataProvider;
use Coleman\Api\Privacy\PrivacyTools;
use Coleman\Api\Privacy\Retention;

/** Personal data: its export, its erasure, and how long it is kept. */
final class PrivacyModule
{
    private ?PrivacyTools $tools = null;

    public function __construct(
        private readonly FoundationModule $foundation,
        private readonly MailModule $mail,
        private readonly CustomerModule $customers,
        private readonly OrderRecordModule $orderRecords,
        private readonly RentalModule $rentals,
        private readonly LeadModule $leads,
        private readonly CallerModule $callers,
        /** @var \Closure(): list<PersonalDataProvider> of modules beside these */
        private readonly \Closure $others,
    ) {
    }

    public function tools(): PrivacyTools
    {
        return $this->tools ??= new PrivacyTools(fn (): array => [
            // By phone numbers that orders and inquiries name: before those forget them.
            $this->callers->personalData(),
            // Who leaves a shared account leaves its orders and addresses to the others.
            new PeoplePersonalData($this->customers->people(), $this->customers->invitations()),
            new OrderPersonalData($this->foundation->connection(), $this->foundation->transaction(), $this->orderRecords->repository(), $this->orderRecords->bookings(), $this->foundation->clock),
            $this->rentals->personalData(),
            new CustomerPersonalData($this->foundation->connection(), $this->customers->accounts(), $this->customers->addresses(), $this->customers->events()),
            $this->leads->personalData(),
            ...($this->others)(),
            new CartPersonalData($this->foundation->connection()),
            new MailPersonalData($this->mail->outbox(), $this->mail->preview()),
            new RequestPersonalData($this->foundation->connection()),
        ]);
    }

    public function retention(): Retention
    {
        return new Retention($this->mail->outbox(), $this->rentals->personalData(), $this->leads->personalData(), $this->callers->notes());
    }
}
