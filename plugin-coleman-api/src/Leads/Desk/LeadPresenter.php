<?php

declare(strict_types=1);

namespace Coleman\Api\Leads\Desk;

use Coleman\Api\Http\Permission;
use Coleman\Api\Images\ImageUrls;
use Coleman\Api\Leads\AnswerTime;
use Coleman\Api\Leads\Lead;
use Coleman\Api\Leads\LeadEvent;
use Coleman\Api\Leads\LeadKind;
use Coleman\Api\Leads\LeadRepository;
use Coleman\Api\Leads\LeadRoute;
use Coleman\Api\Leads\LeadSettings;
use Coleman\Api\Leads\LeadStatus;
use Coleman\Api\Leads\LeadSubjects;
use Coleman\Api\Leads\Pictures\LeadPicture;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Mail\RecipientSettings;
use Coleman\Api\Sales\SalesmanRepository;
use Coleman\Api\Staff\ActorNames;
use Coleman\Api\Support\Instant;
use Coleman\Api\Support\Money;

/** Inquiries in the shapes of the leads desk. Whatever their number, each kind of name is asked for once. */
final readonly class LeadPresenter
{
    public function __construct(
        private LeadRepository $leads,
        private LeadQuery $list,
        private LeadAnswer $answer,
        private AnswerTime $time,
        private SalesmanRepository $salesmen,
        private LocationRepository $locations,
        private LeadSubjects $subjects,
        private ImageUrls $images,
    ) {
    }

    /**
     * @param list<Lead> $leads
     * @return list<array<string, mixed>> schema/desk-lead-row.json
     */
    public function rows(array $leads): array
    {
        $owners = ActorNames::ofUsers(array_map(static fn (Lead $lead): int => $lead->ownerId, $leads));
        $salesmen = [] === $leads ? [] : $this->salesmen->names();
        $allowed = LeadSettings::ofSite()->unansweredHours * 60;

        return array_map(function (Lead $lead) use ($owners, $salesmen, $allowed): array {
            $minutes = LeadStatus::Spam === $lead->status ? 0 : $this->time->minutes($lead->locationId, $lead->createdAt, $lead->answeredAt);

            return [
                'id' => $lead->id,
                'reference' => $lead->reference,
                'version' => $lead->version,
                'kind' => $lead->kind->value,
                'kind_label' => $lead->kind->label(),
                'status' => $lead->status->value,
                'status_label' => $lead->status->label(),
                'name' => $lead->inquiry->name(),
                'company' => $lead->inquiry->company,
                'email' => $lead->inquiry->email,
                'phone' => $lead->inquiry->phone,
                'machine' => $lead->title,
                'branch' => $this->locations->byId($lead->locationId)->city ?? '',
                'salesman' => $salesmen[$lead->salesmanId] ?? ($lead->salesmanId > 0 ? __('former employee', 'coleman') : ''),
                'owner_id' => $lead->ownerId,
                'owner' => $owners->user($lead->ownerId) ?: ($lead->ownerId > 0 ? __('former employee', 'coleman') : ''),
                'is_verified' => $lead->isVerified,
                'is_test' => $lead->isTest,
                'is_escalated' => null !== $lead->escalatedAt,
                'is_answered' => null !== $lead->answeredAt,
                'is_overdue' => null === $lead->answeredAt && LeadStatus::New === $lead->status && $allowed > 0 && $minutes >= $allowed,
                'minutes' => $minutes,
                'created_at' => Instant::text($lead->createdAt),
            ];
        }, $leads);
    }

    /** @return array<string, mixed> schema/desk-lead.json */
    public function present(Lead $lead): array
    {
        $inquiry = $lead->inquiry;
        [$row, $related] = [$this->rows([$lead])[0], $this->rows($this->list->related($lead))];

        return $row + [
            'address' => $inquiry->address,
            'place' => $inquiry->place(),
            'comments' => $inquiry->comments,
            'details' => $inquiry->details->words(),
            'pictures' => array_map(static fn (LeadPicture $picture): array => ['id' => $picture->id, 'width' => $picture->width, 'height' => $picture->height], $this->leads->pictures($lead->id)),
            'may_enter' => LeadKind::TradeIn === $lead->kind && Permission::TradeIn->allows(),
            'routed' => $this->routed($lead, $row),
            'reply_to' => $this->answer->replyTo($lead),
            'answered_at' => null === $lead->answeredAt ? '' : Instant::text($lead->answeredAt),
            'escalated_at' => null === $lead->escalatedAt ? '' : Instant::text($lead->escalatedAt),
            'was_sold' => $lead->wasSold,
            'subject' => $this->subject($lead),
            'statuses' => array_values(array_map(
                static fn (LeadStatus $status): array => ['value' => $status->value, 'label' => $status->label()],
                array_filter(LeadStatus::cases(), static fn (LeadStatus $status): bool => $status !== $lead->status),
            )),
            'events' => $this->events($lead->id),
            'related' => $related,
        ];
    }

    /** @return array<string, mixed>|null what was asked about, as it is offered now; null where it is not */
    private function subject(Lead $lead): ?array
    {
        $subject = $this->subjects->find($lead->aboutKind, $lead->aboutId);

        return null === $subject ? null : [
            'title' => $subject->title,
            'url' => '' === $subject->url ? '' : home_url($subject->url),
            'picture' => $this->images->url($subject->image, 'medium'),
            'stock_number' => $subject->number,
            'price' => null === $subject->priceCents ? '' : Money::format($subject->priceCents),
            'is_sold' => $subject->isSold,
        ];
    }

    private static function department(Lead $lead, string $branch): string
    {
        return '' === $branch
            /* translators: %s: what an inquiry is for, such as Service */
            ? sprintf(__('To the mailbox for: %s.', 'coleman'), $lead->kind->label())
            /* translators: 1: what an inquiry is for, such as Service, 2: city of a branch */
            : sprintf(__('To the mailbox for: %1$s, in %2$s.', 'coleman'), $lead->kind->label(), $branch);
    }

    /** @param array<string, mixed> $row */
    private function routed(Lead $lead, array $row): string
    {
        $salesman = $this->salesmen->names()[$lead->salesmanId] ?? '';
        $branch = is_string($row['branch']) ? $row['branch'] : '';

        return match (true) {
            /* translators: 1: name of a salesman, 2: ZIP Code */
            LeadRoute::BY_ZIP === $lead->routedBy && '' !== $salesman => sprintf(__('To %1$s, who covers ZIP code %2$s.', 'coleman'), $salesman, $lead->inquiry->zip),
            /* translators: %s: name of a salesman */
            LeadRoute::BY_PERSON === $lead->routedBy && '' !== $salesman => sprintf(__('To %s, whom the customer wrote to.', 'coleman'), $salesman),
            /* translators: 1: name of a salesman, 2: city of a branch */
            '' !== $salesman => sprintf(__('To %1$s in %2$s.', 'coleman'), $salesman, $branch),
            $lead->salesmanId > 0 => __('To a salesperson who has left since.', 'coleman'),
            LeadRoute::BY_DEFAULT === $lead->routedBy => __('To the sales desk for all branches.', 'coleman'),
            LeadRoute::BY_DEPARTMENT === $lead->routedBy || RecipientSettings::SALES !== $lead->kind->desk() => self::department($lead, $branch),
            /* translators: %s: city of a branch */
            '' !== $branch => sprintf(__('To the sales desk in %s.', 'coleman'), $branch),
            default => __('To the sales desk for all branches.', 'coleman'),
        };
    }

    /** @return list<array{at: string, who: string, text: string, kind: string}> newest first */
    private function events(int $leadId): array
    {
        $events = $this->leads->events($leadId);
        $actors = ActorNames::forActors(array_map(static fn (LeadEvent $event): \Coleman\Api\Staff\Actor => $event->actor, $events));
        $owners = ActorNames::ofUsers(array_map(static fn (LeadEvent $event): int => self::owner($event), $events));

        return array_reverse(array_map(static fn (LeadEvent $event): array => [
            'at' => Instant::text($event->happenedAt),
            'who' => $actors->who($event->actor),
            'text' => self::sentence($event, $owners),
            'kind' => $event->kind,
        ], $events));
    }

    private static function owner(LeadEvent $event): int
    {
        return LeadEvent::OWNER === $event->kind && is_int($event->detail['to'] ?? null) ? $event->detail['to'] : 0;
    }

    private static function sentence(LeadEvent $event, ActorNames $owners): string
    {
        $text = static fn (string $name): string => is_string($event->detail[$name] ?? null) ? $event->detail[$name] : '';
        $status = LeadStatus::tryFrom($text('to'));

        return match ($event->kind) {
            LeadEvent::RECEIVED => __('Inquiry received.', 'coleman'),
            /* translators: %s: status of an inquiry */
            LeadEvent::STATUS => trim(sprintf(__('Marked as %s.', 'coleman'), $status?->label() ?? $text('to')) . ' ' . $text('text')),
            LeadEvent::OWNER => 0 === self::owner($event)
                ? __('Unassigned.', 'coleman')
                /* translators: %s: name of somebody of the staff */
                : sprintf(__('Assigned to %s.', 'coleman'), $owners->user(self::owner($event)) ?: __('former employee', 'coleman')),
            /* translators: %s: email address */
            LeadEvent::ESCALATED => sprintf(__('Waited too long. Sent to %s.', 'coleman'), $text('to')),
            default => $text('text'),
        };
    }
}
