<?php

declare(strict_types=1);

namespace Coleman\Api\Leads;

use Coleman\Api\Catalogue\Machine;
use Coleman\Api\Catalogue\MachineRepository;
use Coleman\Api\Customers\AccountRepository;
use Coleman\Api\Database\Connection;
use Coleman\Api\Forms\PublicFormGuard;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\BotCheck;
use Coleman\Api\Http\Reply;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Mail\Outbox;
use Coleman\Api\Staff\Actor;

/**
 * Takes inquiries about used machines in.
 *
 * An inquiry is stored with its history and its mails in one transaction, before anything is mailed: whatever becomes
 * of the mail, the inquiry is there. A sold machine is asked about like any other; staff know of the next one.
 */
final readonly class LeadIntake
{
    private const FORM = 'used-inquiry';

    public function __construct(
        private PublicFormGuard $formGuard,
        private MachineRepository $machines,
        private LocationRepository $locations,
        private LeadRouting $routing,
        private LeadRepository $leads,
        private LeadMails $mails,
        private Outbox $outbox,
        private AccountRepository $accounts,
    ) {
    }

    /**
     * @param array<mixed> $details the fields of Inquiry
     * @param array<mixed> $aboutForm the fields of BotCheck
     * @param string $key that the browser made for this form; '' for none
     * @throws ApiError 400 with fields, 403 coleman_bot_check_failed, 404 coleman_equipment_not_found, 422 coleman_idempotency_key_reused, 429 coleman_rate_limited
     */
    public function ask(int $machineId, array $details, array $aboutForm, string $key): Reply
    {
        /** @var array<string, mixed> $fields */
        $fields = ['equipmentId' => $machineId] + array_intersect_key($details, Inquiry::LIMITS) + array_intersect_key($aboutForm, array_flip(BotCheck::FIELDS));

        return $this->formGuard->take(
            self::FORM,
            $fields,
            $key,
            fn (): array => [Inquiry::fromFields($details), $this->machine($machineId)],
            /** @param array{Inquiry, Machine} $asked */
            static fn (array $asked): string => $asked[0]->email,
            /** @param array{Inquiry, Machine} $asked */
            fn (array $asked, bool $isPerson, Connection $connection): Reply => $this->keep($asked[0], $asked[1], $isPerson, $connection),
        );
    }

    /** Stores an inquiry and queues its mails, inside the caller's transaction. */
    public function store(NewLead $new, string $machineUrl = ''): Lead
    {
        $customer = $new->customerId;
        $lead = $this->leads->add($new, match (true) {
            $new->isTest => Actor::system(),
            $customer > 0 => Actor::customer($customer),
            default => Actor::guest(),
        });
        $branch = $this->locations->byId($new->route->locationId);
        $mails = [$this->mails->toStaff($lead, $new->route, $machineUrl, $branch->city ?? '')];
        if (!$new->isTest) {
            $isOwn = $this->accounts->owns($customer, $new->inquiry->email);
            $mails[] = $this->mails->toCustomer($lead, $new->route, $machineUrl, $branch->phone ?? '', $isOwn);
        }
        $this->outbox->queue(...$mails);

        return $lead;
    }

    private function keep(Inquiry $inquiry, Machine $machine, bool $isPerson, Connection $connection): Reply
    {
        $lead = $this->store(new NewLead(
            $inquiry,
            $machine->id,
            $machine->title(),
            $machine->isSold(),
            $this->routing->route($inquiry->zip, $machine->locationId),
            get_current_user_id(),
            $isPerson,
        ), $machine->url());
        LeadHooks::received($connection, $lead);
        $phone = $this->phoneFor($machine);

        return new Reply(['sent' => true, 'leadId' => $lead->id, 'phone' => $phone, 'message' => self::thanks($phone), 'sold' => $machine->isSold()]);
    }

    /** What is said when an inquiry is in. */
    public static function thanks(string $phone): string
    {
        return sprintf(
            /* translators: %s: telephone number of a branch. */
            __('Thank you. Your E-mail has been sent to one of our sales people. You will be contacted within 1 business day. If you have urgent questions please feel free to call us at %s.', 'coleman'),
            $phone,
        );
    }

    /** The number of the branch that has a machine; where none has, of the dealer's first. */
    public function phoneFor(Machine $machine): string
    {
        $branch = $this->locations->byId($machine->locationId) ?? $this->locations->all()[0] ?? null;

        return $branch->phone ?? '';
    }

    private function machine(int $id): Machine
    {
        $machine = $this->machines->byId($id);
        if (null === $machine || !$machine->isUsed()) {
            throw new ApiError('coleman_equipment_not_found', __('We couldn’t find this machine.', 'coleman'), 404);
        }

        return $machine;
    }
}
