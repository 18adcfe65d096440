<?php

declare(strict_types=1);

namespace Coleman\Api\Leads\Desk;

use Coleman\Api\Database\Transaction;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Leads\Lead;
use Coleman\Api\Leads\LeadEvent;
use Coleman\Api\Leads\LeadRepository;
use Coleman\Api\Leads\LeadStatus;
use Coleman\Api\Mail\Outbox;
use Coleman\Api\Orders\OrderPersonalData;
use Coleman\Api\Staff\Actor;
use Coleman\Api\Staff\Roles;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\Text;

/**
 * What the sales team does with an inquiry. Who changes one says which version was seen: of two who work on the same
 * inquiry the second is refused and given the fresh one.
 */
final readonly class LeadDeskService
{
    public const MAX_AT_ONCE = 50;

    private const TEXT_LENGTH = 4_000;

    public function __construct(
        private Transaction $transaction,
        private LeadRepository $leads,
        private LeadAnswer $answer,
        private Outbox $outbox,
        private Clock $clock,
    ) {
    }

    /** @throws ApiError 404 coleman_lead_not_found */
    public function get(int $id): Lead
    {
        return $this->leads->byId($id) ?? throw new ApiError('coleman_lead_not_found', __('Inquiry not found.', 'coleman'), 404);
    }

    /** @throws ApiError 404 coleman_lead_not_found, 409 coleman_lead_changed */
    public function loadVersion(int $id, int $version): Lead
    {
        $lead = $this->get($id);

        return $lead->version === $version ? $lead : throw self::changed();
    }

    /**
     * Another status. Whoever marks an inquiry as answered, won or lost has spoken to the customer: the first time
     * counts as the answer. A mark that is taken back at once did not: the customer waits on.
     *
     * @throws ApiError 400 with fields, 409 coleman_lead_changed
     */
    public function move(Lead $lead, string $status, Actor $actor, string $reason = ''): Lead
    {
        $next = LeadStatus::tryFrom($status);
        $reason = self::text($reason, 'reason', 0);
        if (null === $next || $next === $lead->status) {
            throw ApiError::invalid(['status' => __('Choose another status.', 'coleman')]);
        }
        $isAnswered = in_array($next, [LeadStatus::Answered, LeadStatus::Won, LeadStatus::Lost], true);

        return $this->transaction->run(function () use ($lead, $next, $actor, $reason, $isAnswered): Lead {
            $this->change($lead, ['status' => $next->value] + match (true) {
                $isAnswered => $this->answered($lead),
                LeadStatus::New === $next && $this->isMarkedOnly($lead) => ['answered_at' => null],
                default => [],
            });
            $this->leads->append($lead->id, LeadEvent::STATUS, $actor, ['from' => $lead->status->value, 'to' => $next->value] + ('' === $reason ? [] : ['text' => $reason]));

            return $this->get($lead->id);
        });
    }

    /**
     * @param int $ownerId of the staff; 0 for nobody
     * @throws ApiError 400 with fields, 409 coleman_lead_changed
     */
    public function assign(Lead $lead, int $ownerId, Actor $actor): Lead
    {
        if (0 !== $ownerId && !self::isOfTheTeam($ownerId)) {
            throw ApiError::invalid(['owner_id' => __('Choose someone who works with leads.', 'coleman')]);
        }
        if ($ownerId === $lead->ownerId) {
            return $lead;
        }

        return $this->transaction->run(function () use ($lead, $ownerId, $actor): Lead {
            $this->change($lead, ['owner_id' => $ownerId]);
            $this->leads->append($lead->id, LeadEvent::OWNER, $actor, ['from' => $lead->ownerId, 'to' => $ownerId]);

            return $this->get($lead->id);
        });
    }

    /** A note stays in the house. */
    public function note(Lead $lead, string $text, Actor $actor): Lead
    {
        $this->leads->append($lead->id, LeadEvent::NOTE, $actor, ['text' => self::text($text, 'text', 1)]);

        return $lead;
    }

    /**
     * Mails the customer an answer. Whoever answers first, works on it; so does who answers for somebody who has left.
     *
     * @param Actor $actor of the staff
     * @throws ApiError 400 with fields, 409 coleman_lead_changed, coleman_lead_erased, coleman_lead_no_email
     */
    public function answer(Lead $lead, string $text, Actor $actor): Lead
    {
        $text = self::text($text, 'text', 1);
        if (OrderPersonalData::ERASED === $lead->inquiry->email) {
            throw new ApiError('coleman_lead_erased', __('This person’s data was erased, so you can’t reply.', 'coleman'), 409);
        }

        if ('' === $lead->inquiry->email) {
            throw new ApiError('coleman_lead_no_email', __('This person left no email address. Call them instead.', 'coleman'), 409);
        }

        return $this->transaction->run(function () use ($lead, $text, $actor): Lead {
            $this->change($lead, array_merge(
                LeadStatus::New === $lead->status ? ['status' => LeadStatus::Answered->value] : [],
                self::isOfTheTeam($lead->ownerId) ? [] : ['owner_id' => $actor->id],
                $this->answered($lead),
            ));
            $this->leads->append($lead->id, LeadEvent::ANSWER, $actor, ['text' => $text]);
            $this->outbox->queue($this->answer->mail($lead, $text, $actor->id));

            return $this->get($lead->id);
        });
    }

    /**
     * One step for several inquiries, each by itself: what one refuses does not hold up the others.
     *
     * @param array<int, int> $versions by inquiry
     * @param \Closure(Lead): Lead $step
     * @return list<array{id: int, number: string, is_done: bool, message: string}> schema/desk-verdict.json
     */
    public function each(array $versions, \Closure $step): array
    {
        if ([] === $versions || count($versions) > self::MAX_AT_ONCE) {
            /* translators: %d: number of inquiries */
            throw ApiError::invalid(['leads' => sprintf(__('Choose 1 to %d inquiries.', 'coleman'), self::MAX_AT_ONCE)]);
        }
        $verdicts = [];
        foreach ($versions as $id => $version) {
            $number = (string) $id;
            try {
                $number = $this->get($id)->reference;
                $step($this->loadVersion($id, $version));
                $verdicts[] = ['id' => $id, 'number' => $number, 'is_done' => true, 'message' => ''];
            } catch (ApiError $refusal) {
                $verdicts[] = ['id' => $id, 'number' => $number, 'is_done' => false, 'message' => $refusal->getMessage()];
            }
        }

        return $verdicts;
    }

    /** @param array<string, string|int|null> $columns */
    private function change(Lead $lead, array $columns): void
    {
        if (!$this->leads->change($lead, $columns)) {
            throw self::changed();
        }
    }

    /** Whether all that speaks for an answer is the latest mark, before which nobody had answered. */
    private function isMarkedOnly(Lead $lead): bool
    {
        $events = $this->leads->events($lead->id);
        $mark = array_find(array_reverse($events), static fn (LeadEvent $event): bool => LeadEvent::STATUS === $event->kind);

        return in_array($mark->detail['from'] ?? '', [LeadStatus::New->value, LeadStatus::Spam->value], true)
            && !array_any($events, static fn (LeadEvent $event): bool => LeadEvent::ANSWER === $event->kind);
    }

    /** @return array<string, string> the first answer stays the first */
    private function answered(Lead $lead): array
    {
        return null === $lead->answeredAt ? ['answered_at' => $this->clock->now()->format('Y-m-d H:i:s')] : [];
    }

    /** @param int $userId 0 for nobody */
    private static function isOfTheTeam(int $userId): bool
    {
        return 0 !== $userId && user_can($userId, Roles::LEADS);
    }

    private static function changed(): ApiError
    {
        return new ApiError('coleman_lead_changed', __('Someone else changed this inquiry. Reload to see the latest version.', 'coleman'), 409);
    }

    private static function text(string $text, string $field, int $least): string
    {
        $text = trim(str_replace(["\r\n", "\r"], "\n", $text));
        if (mb_strlen($text) < $least || mb_strlen($text) > self::TEXT_LENGTH || !Text::isClean($text)) {
            /* translators: 1: smallest, 2: largest number of characters */
            throw ApiError::invalid([$field => sprintf(__('Enter %1$d to %2$d characters.', 'coleman'), $least, self::TEXT_LENGTH)]);
        }

        return $text;
    }
}
