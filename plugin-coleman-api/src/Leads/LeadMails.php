<?php

declare(strict_types=1);

namespace Coleman\Api\Leads;

use Coleman\Api\Mail\Mail;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\DealerTime;
use Coleman\Api\Support\EmailHash;

/** The mails of an inquiry: to who answers it, and a copy to who asked. */
final readonly class LeadMails
{
    public function __construct(private Clock $clock)
    {
    }

    /**
     * @param string $url path of what it is about; '' where that has no page
     * @param string $note of the site; '' for none
     * @param string $branch city of the branch that looks after it
     * @param int $pictures how many were sent with it; the desk shows them
     */
    public function toStaff(Lead $lead, LeadRoute $route, string $url, string $branch, string $note = '', int $pictures = 0): Mail
    {
        $inquiry = $lead->inquiry;

        return new Mail('lead-desk', $route->email, [
            'reference' => $lead->reference,
            'kind' => $lead->kind->value,
            'kind_label' => $lead->kind->label(),
            'note' => $note,
            'about_kind' => $lead->aboutKind,
            'machine' => $lead->title,
            'machine_url' => '' === $url ? '' : home_url($url),
            'is_sold' => $lead->wasSold,
            'is_verified' => $lead->isVerified,
            'is_test' => $lead->isTest,
            'routed_by' => $lead->routedBy,
            'branch' => $branch,
            'name' => $inquiry->name(),
            'email' => $inquiry->email,
            'phone' => $inquiry->phone,
            'company' => $inquiry->company,
            'place' => $inquiry->place(),
            'comments' => $inquiry->comments,
            'details' => $inquiry->details->words(),
            'pictures' => $pictures,
            'url' => $lead->deskUrl(),
        ], $lead->about(), $lead->about() . ':desk', $inquiry->email);
    }

    /**
     * What the customer keeps of it.
     *
     * Anybody can type anybody's address: so it holds nothing that was typed, and an address gets one a day. Who is
     * signed in and writes from their own address reads what they wrote.
     *
     * @param string $url path of what it is about; '' where that has no page
     * @param string $phone of the branch
     * @param bool $isOwn whether the customer is signed in by this address
     */
    public function toCustomer(Lead $lead, LeadRoute $route, string $url, string $phone, bool $isOwn): Mail
    {
        $isRecipient = in_array($lead->aboutKind, [LeadSubject::BRANCH, LeadSubject::PERSON], true);

        return new Mail('lead-copy', $lead->inquiry->email, [
            'reference' => $lead->reference,
            'kind' => $lead->kind->value,
            // Whoever writes to a person or a branch asks about nothing that has a page to go back to.
            'machine' => $isRecipient ? '' : $lead->title,
            'machine_url' => '' === $url || $isRecipient ? '' : home_url($url),
            'phone' => $phone,
            'comments' => $isOwn ? $lead->inquiry->comments : '',
        ], $lead->about(), $isOwn
            ? $lead->about() . ':copy'
            : sprintf('lead-copy:%s:%s', EmailHash::of($lead->inquiry->email), DealerTime::today($this->clock)), $route->email);
    }
}
