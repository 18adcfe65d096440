<?php

declare(strict_types=1);

namespace Coleman\Api\Leads\Desk;

use Coleman\Api\Customers\AccountRepository;
use Coleman\Api\Leads\Lead;
use Coleman\Api\Leads\LeadSubjects;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Mail\Mail;
use Coleman\Api\Mail\RecipientSettings;
use Coleman\Api\Sales\SalesmanRepository;

/** The mail by which an inquiry is answered. What the customer writes back goes to the salesman. */
final readonly class LeadAnswer
{
    public function __construct(private SalesmanRepository $salesmen, private RecipientSettings $recipients, private LeadSubjects $subjects, private LocationRepository $locations, private AccountRepository $accounts)
    {
    }

    /** @param int $userId who writes */
    public function mail(Lead $lead, string $text, int $userId): Mail
    {
        $user = get_userdata($userId);
        // Anybody can type anybody's address: what was typed goes only to one that is known to be theirs.
        $isOwn = $this->accounts->owns($lead->customerId, $lead->inquiry->email);

        return new Mail(
            'lead-answer',
            $lead->inquiry->email,
            [
                'name' => $isOwn ? $lead->inquiry->firstName : '',
                'text' => $text,
                'who' => false === $user ? '' : $user->display_name,
                'kind' => $lead->kind->value,
                'machine' => $lead->title,
                'url' => $this->url($lead),
                'phone' => $this->locations->byId($lead->locationId)->phone ?? '',
                'asked' => $isOwn ? $lead->inquiry->comments : '',
                'reference' => $lead->reference,
            ],
            $lead->about(),
            replyTo: $this->replyTo($lead),
        );
    }

    /** Where an answer to the answer goes. */
    public function replyTo(Lead $lead): string
    {
        return $this->salesmen->contact($lead->salesmanId)['email'] ?? $this->recipients->desk($lead->kind->desk(), $lead->locationId);
    }

    /** Where the thing is; of a used machine that is gone, others like it. */
    private function url(Lead $lead): string
    {
        $path = $this->subjects->find($lead->aboutKind, $lead->aboutId)->url ?? ($lead->kind->isOfUsedForm() ? '/equipment/used/' : '');

        return '' === $path ? '' : home_url($path);
    }
}
