<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Leads\AnswerTime;
use Coleman\Api\Leads\Desk\LeadAnswer;
use Coleman\Api\Leads\Desk\LeadDeskRoutes;
use Coleman\Api\Leads\Desk\LeadDeskService;
use Coleman\Api\Leads\Desk\LeadFigures;
use Coleman\Api\Leads\Desk\LeadPresenter;
use Coleman\Api\Leads\Desk\LeadQuery;
use Coleman\Api\Leads\Escalation\Escalation;
use Coleman\Api\Leads\Escalation\LeadEscalationSource;
use Coleman\Api\Leads\Escalation\RentalEscalationSource;
use Coleman\Api\Leads\LeadIntake;
use Coleman\Api\Leads\LeadMails;
use Coleman\Api\Leads\LeadPersonalData;
use Coleman\Api\Leads\LeadRepository;
use Coleman\Api\Leads\LeadRouting;
use Coleman\Api\Leads\TestLead;
use Coleman\Api\Leads\TestLeadSender;
use Coleman\Api\Mail\RecipientSettings;

/** Inquiries about used machines, from the form to who answers them. */
trait LeadServices
{
    public function leads(): LeadRepository
    {
        return $this->one(LeadRepository::class, fn () => new LeadRepository($this->connection(), $this->clock));
    }

    public function leadPersonalData(): LeadPersonalData
    {
        return $this->one(LeadPersonalData::class, fn () => new LeadPersonalData($this->connection(), $this->transaction(), $this->leads(), $this->outbox(), $this->clock));
    }

    public function leadIntake(): LeadIntake
    {
        return $this->one(LeadIntake::class, fn () => new LeadIntake(
            $this->publicFormGuard(),
            $this->machines(),
            $this->locations(),
            $this->leadRouting(),
            $this->leads(),
            new LeadMails($this->clock),
            $this->outbox(),
            $this->accounts(),
        ));
    }

    public function leadRouting(): LeadRouting
    {
        return $this->one(LeadRouting::class, fn () => new LeadRouting($this->salesmen(), $this->nearestBranch(), new RecipientSettings()));
    }

    public function answerTime(): AnswerTime
    {
        return $this->one(AnswerTime::class, fn () => new AnswerTime($this->locations(), $this->clock));
    }

    private function leadDeskRoutes(): LeadDeskRoutes
    {
        $list = new LeadQuery($this->connection());
        $answer = new LeadAnswer($this->salesmen(), new RecipientSettings(), $this->machines(), $this->locations(), $this->accounts());

        return new LeadDeskRoutes(
            $list,
            new LeadDeskService($this->transaction(), $this->leads(), $answer, $this->outbox(), $this->clock),
            new LeadPresenter($this->leads(), $list, $answer, $this->answerTime(), $this->salesmen(), $this->locations(), $this->machines(), $this->images()),
            new LeadFigures($list, $this->locations(), $this->answerTime(), $this->clock),
        );
    }

    /** Tells of who has waited too long. */
    public function escalation(): Escalation
    {
        return $this->one(Escalation::class, fn () => new Escalation(
            [
                new LeadEscalationSource($this->leads()),
                new RentalEscalationSource($this->rentalRequests()),
            ],
            $this->transaction(),
            $this->outbox(),
            $this->answerTime(),
            $this->clock,
        ));
    }

    public function testLead(): TestLead
    {
        return $this->one(TestLead::class, fn () => new TestLead(
            new TestLeadSender($this->leadIntake(), $this->leadRouting(), $this->machines(), $this->locations(), $this->transaction()),
            $this->leads(),
            $this->transaction(),
            $this->outbox(),
            $this->rateLimiter(),
            $this->clock,
        ));
    }
}
