<?php

declare(strict_types=1);

namespace Coleman\Api\Leads;

use Coleman\Api\Customers\AccountRepository;
use Coleman\Api\Database\Connection;
use Coleman\Api\Forms\PublicFormGuard;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Http\BotCheck;
use Coleman\Api\Http\Reply;
use Coleman\Api\Leads\Pictures\LeadPicture;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Mail\Outbox;
use Coleman\Api\Staff\Actor;

/**
 * Takes inquiries in, of every kind.
 *
 * An inquiry is stored with its history and its mails in one transaction, before anything is mailed: whatever becomes
 * of the mail, the inquiry is there. A sold machine is asked about like any other; staff know of the next one.
 */
final readonly class LeadIntake
{
    /** The form of a used machine, and that of the block Inquiry. */
    private const USED_FORM = 'used-inquiry';
    private const FORM = 'inquiry';

    public function __construct(
        private PublicFormGuard $formGuard,
        private LeadSubjects $subjects,
        private LocationRepository $locations,
        private LeadRouting $routing,
        private LeadRepository $leads,
        private LeadMails $mails,
        private Outbox $outbox,
        private AccountRepository $accounts,
    ) {
    }

    /**
     * An inquiry about a used machine, as the specification has it.
     *
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
            self::USED_FORM,
            $fields,
            $key,
            fn (): array => [Inquiry::fromFields($details), $this->usedMachine($machineId)],
            /** @param array{Inquiry, LeadSubject} $asked */
            static fn (array $asked): string => $asked[0]->email,
            /** @param array{Inquiry, LeadSubject} $asked */
            fn (array $asked, bool $isPerson, Connection $connection): Reply => $this->keepUsed($asked[0], $asked[1], $isPerson, $connection),
        );
    }

    /**
     * An inquiry of any kind, about something or nothing in particular.
     *
     * @param int $branch id of the branch that was chosen; 0 for none
     * @param array<mixed> $details the fields of Inquiry
     * @param array<mixed> $aboutForm the fields of BotCheck
     * @param string $key that the browser made for this form; '' for none
     * @param list<LeadPicture> $pictures of a trade-in; other kinds have none
     * @throws ApiError 400 with fields, 403 coleman_bot_check_failed, 422 coleman_idempotency_key_reused, 429 coleman_rate_limited
     */
    public function inquire(LeadKind $kind, LeadAbout $about, int $branch, array $details, array $aboutForm, string $key, array $pictures = []): Reply
    {
        $branch = $this->locations->byId($branch)->id ?? 0;
        /** @var array<string, mixed> $fields */
        $fields = ['kind' => $kind->value, 'about' => $about->kind . $about->id, 'branch' => $branch]
            + array_intersect_key($details, array_flip(Inquiry::names($kind))) + array_intersect_key($aboutForm, array_flip(BotCheck::FIELDS));
        $pictures = LeadKind::TradeIn === $kind ? $pictures : [];
        if ([] !== $pictures) {
            // A form that is sent twice without JavaScript brings its files twice: by what is in them it is the same.
            $fields['pictures'] = implode(' ', array_map(static fn (LeadPicture $picture): string => $picture->digest, $pictures));
        }

        return $this->formGuard->take(
            self::FORM,
            $fields,
            $key,
            static fn (): Inquiry => Inquiry::fromFields($details, $kind),
            static fn (Inquiry $inquiry): string => $inquiry->contact(),
            fn (Inquiry $inquiry, bool $isPerson, Connection $connection): Reply => $this->keep($kind, $inquiry, $about, $branch, $isPerson, $pictures, $connection),
        );
    }

    /** Stores an inquiry and queues its mails, inside the caller's transaction. */
    public function store(NewLead $new): Lead
    {
        $customer = $new->customerId;
        $lead = $this->leads->add($new, match (true) {
            $new->isTest => Actor::system(),
            $customer > 0 => Actor::customer($customer),
            default => Actor::guest(),
        });
        $branch = $this->locations->byId($new->route->locationId);
        $url = $new->subject->url ?? '';
        $mails = [$this->mails->toStaff($lead, $new->route, $url, $branch->city ?? '', $new->note, count($new->pictures))];
        if (!$new->isTest && '' !== $new->inquiry->email) {
            $isOwn = $this->accounts->owns($customer, $new->inquiry->email);
            $mails[] = $this->mails->toCustomer($lead, $new->route, $url, $branch->phone ?? '', $isOwn);
        }
        $this->outbox->queue(...$mails);

        return $lead;
    }

    private function keepUsed(Inquiry $inquiry, LeadSubject $machine, bool $isPerson, Connection $connection): Reply
    {
        $lead = $this->store(new NewLead(
            LeadKind::Used,
            $inquiry,
            $machine,
            $this->routing->route($inquiry->zip, $machine->locationId),
            get_current_user_id(),
            $isPerson,
        ));
        LeadHooks::received($connection, $lead);
        $phone = $this->phoneOf($machine->locationId);

        return new Reply(['sent' => true, 'leadId' => $lead->id, 'phone' => $phone, 'message' => self::thanks($phone), 'sold' => $machine->isSold]);
    }

    /**
     * What is asked about that is gone, or that the form is not for, is kept too, and staff are told.
     *
     * @param list<LeadPicture> $pictures
     */
    private function keep(LeadKind $kind, Inquiry $inquiry, LeadAbout $about, int $branch, bool $isPerson, array $pictures, Connection $connection): Reply
    {
        $subject = $this->subjects->find($about->kind, $about->id);
        $isWrong = !$about->isNone() && (null === $subject || !$kind->fits($subject));
        $note = !$isWrong ? '' : sprintf(
            /* translators: 1: what an inquiry is for, such as Used machine, 2: kind of a thing, 3: its number. */
            __('Sent from a form of the kind “%1$s” about %2$s %3$d, which isn’t offered. Please ask what the customer means.', 'coleman'),
            $kind->label(),
            $about->kind,
            $about->id,
        );
        $kept = $isWrong ? LeadKind::Contact : $kind;
        $lead = $this->store(new NewLead(
            $kept,
            $inquiry,
            $isWrong ? null : $subject,
            $this->routeOf($kept, $inquiry, $isWrong ? null : $subject, $branch),
            get_current_user_id(),
            $isPerson,
            note: $note,
            pictures: $pictures,
        ));
        LeadHooks::received($connection, $lead);
        $phone = $this->phoneOf($lead->locationId);

        return new Reply(['sent' => true, 'leadId' => $lead->id, 'kind' => $kept->value, 'phone' => $phone, 'message' => self::thanksFor($kept, $phone)]);
    }

    /** @param int $branch that was chosen; 0 for none */
    private function routeOf(LeadKind $kind, Inquiry $inquiry, ?LeadSubject $subject, int $branch): LeadRoute
    {
        return null !== $subject && $subject->isRecipient()
            ? $this->routing->toRecipient($kind, $subject, $inquiry->zip)
            : $this->routing->byDepartment($kind, $branch, $inquiry->zip, $subject->locationId ?? 0);
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

    public static function thanksFor(LeadKind $kind, string $phone): string
    {
        return $kind->isOfUsedForm() ? self::thanks($phone) : sprintf(
            /* translators: %s: telephone number of a branch. */
            __('Thank you. We have your message and will contact you within 1 business day. If it’s urgent, call us at %s.', 'coleman'),
            $phone,
        );
    }

    /** The number of a branch; of none, the dealer's first. */
    public function phoneOf(int $locationId): string
    {
        $branch = $this->locations->byId($locationId) ?? $this->locations->all()[0] ?? null;

        return $branch->phone ?? '';
    }

    private function usedMachine(int $id): LeadSubject
    {
        $machine = $this->subjects->find(LeadSubject::MACHINE, $id);
        if (null === $machine || !$machine->isUsed) {
            throw new ApiError('coleman_equipment_not_found', __('We couldn’t find this machine.', 'coleman'), 404);
        }

        return $machine;
    }
}
