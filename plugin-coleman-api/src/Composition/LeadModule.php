<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Forms\FormActions;
use Coleman\Api\Http\Route;
use Coleman\Api\Http\RouteGroup;
use Coleman\Api\Images\PictureDecoder;
use Coleman\Api\Leads\AnswerTime;
use Coleman\Api\Leads\Desk\LeadAnswer;
use Coleman\Api\Leads\Desk\LeadDeskRoutes;
use Coleman\Api\Leads\Desk\LeadDeskService;
use Coleman\Api\Leads\Desk\LeadFigures;
use Coleman\Api\Leads\Desk\LeadPresenter;
use Coleman\Api\Leads\Desk\LeadQuery;
use Coleman\Api\Leads\Desk\TestLeadRoutes;
use Coleman\Api\Leads\Desk\TradeInInventory;
use Coleman\Api\Leads\Desk\TradeInRoutes;
use Coleman\Api\Leads\Escalation\Escalation;
use Coleman\Api\Leads\Escalation\LeadEscalationSource;
use Coleman\Api\Leads\Escalation\RentalEscalationSource;
use Coleman\Api\Leads\LeadForms;
use Coleman\Api\Leads\LeadIntake;
use Coleman\Api\Leads\LeadMails;
use Coleman\Api\Leads\LeadPages;
use Coleman\Api\Leads\LeadPersonalData;
use Coleman\Api\Leads\LeadRepository;
use Coleman\Api\Leads\LeadRoutes;
use Coleman\Api\Leads\LeadRouting;
use Coleman\Api\Leads\LeadSubjects;
use Coleman\Api\Leads\Pictures\LeadPictureForm;
use Coleman\Api\Leads\Pictures\LeadPictureRepository;
use Coleman\Api\Leads\Pictures\LeadPictures;
use Coleman\Api\Leads\TestLead;
use Coleman\Api\Leads\TestLeadSender;
use Coleman\Api\Mail\RecipientSettings;
use Coleman\Api\Routing\PageGroup;
use Coleman\Api\Routing\Router;

/** Inquiries, from the form to who answers them. */
final class LeadModule
{
    private ?LeadRepository $repository = null;
    private ?LeadIntake $intake = null;
    private ?LeadPictureRepository $pictureRepository = null;
    private ?LeadPictures $pictures = null;
    private ?LeadPictureForm $pictureForm = null;
    private ?LeadSubjects $subjects = null;
    private ?LeadRouting $routing = null;
    private ?AnswerTime $answerTime = null;
    private ?Escalation $escalation = null;
    private ?TestLead $testLead = null;
    private ?LeadPersonalData $personalData = null;

    /** @param \Closure(): TradeInInventory $tradeIns of the inventory, which stands above */
    public function __construct(
        private readonly FoundationModule $foundation,
        private readonly BranchModule $branches,
        private readonly MailModule $mail,
        private readonly CatalogueModule $catalogue,
        private readonly CustomerModule $customers,
        private readonly PartModule $parts,
        private readonly RentalModule $rentals,
        private readonly \Closure $tradeIns,
    ) {
    }

    public function repository(): LeadRepository
    {
        return $this->repository ??= new LeadRepository($this->foundation->connection(), $this->foundation->clock, $this->pictureRepository());
    }

    public function intake(): LeadIntake
    {
        return $this->intake ??= new LeadIntake(
            $this->foundation->publicFormGuard(),
            $this->subjects(),
            $this->branches->locations(),
            $this->routing(),
            $this->repository(),
            new LeadMails($this->foundation->clock),
            $this->mail->outbox(),
            $this->customers->accounts(),
        );
    }

    public function pictures(): LeadPictures
    {
        return $this->pictures ??= new LeadPictures($this->pictureRepository(), $this->foundation->originals(), new PictureDecoder(), $this->foundation->rateLimiter(), $this->foundation->clock);
    }

    /** The pictures of the form that is posted by this request. */
    public function pictureForm(): LeadPictureForm
    {
        return $this->pictureForm ??= new LeadPictureForm($this->pictures());
    }

    public function subjects(): LeadSubjects
    {
        return $this->subjects ??= new LeadSubjects(
            $this->catalogue->machines(),
            $this->catalogue->attachments(),
            $this->parts->repository(),
            $this->parts->presenter(),
            $this->rentals->classes(),
            $this->branches->locations(),
            $this->branches->salesmen(),
        );
    }

    public function routing(): LeadRouting
    {
        return $this->routing ??= new LeadRouting($this->branches->salesmen(), $this->branches->nearestBranch(), new RecipientSettings());
    }

    /** Tells of who has waited too long. */
    public function escalation(): Escalation
    {
        return $this->escalation ??= new Escalation(
            [
                new LeadEscalationSource($this->repository()),
                new RentalEscalationSource($this->rentals->requests()),
            ],
            $this->foundation->transaction(),
            $this->mail->outbox(),
            $this->answerTime(),
            $this->foundation->clock,
        );
    }

    public function testLead(): TestLead
    {
        return $this->testLead ??= new TestLead(
            new TestLeadSender($this->intake(), $this->routing(), $this->catalogue->machines(), $this->subjects(), $this->branches->locations(), $this->foundation->transaction()),
            $this->repository(),
            $this->foundation->transaction(),
            $this->mail->outbox(),
            $this->foundation->rateLimiter(),
            $this->foundation->clock,
        );
    }

    public function personalData(): LeadPersonalData
    {
        return $this->personalData ??= new LeadPersonalData($this->foundation->connection(), $this->foundation->transaction(), $this->repository(), $this->pictures(), $this->mail->outbox(), $this->foundation->clock);
    }

    /** @return list<RouteGroup> */
    public function routes(): array
    {
        return [
            new RouteGroup('send-used-equipment-email|inquiries', fn () => (new LeadRoutes($this->intake(), $this->pictures()))->routes()),
            new RouteGroup('desk/test-lead', fn () => (new TestLeadRoutes($this->testLead()))->routes()),
            new RouteGroup('desk/leads', fn () => $this->deskRoutes()),
        ];
    }

    /** @return list<PageGroup> */
    public function pages(): array
    {
        return [new PageGroup(['ask'], fn () => (new LeadPages($this->subjects()))->routes())];
    }

    /** @return list<FormActions> */
    public function forms(Router $router): array
    {
        return [
            new LeadForms($this->intake(), $this->pictureForm(), $router),
        ];
    }

    private function pictureRepository(): LeadPictureRepository
    {
        return $this->pictureRepository ??= new LeadPictureRepository($this->foundation->connection(), $this->foundation->clock);
    }

    private function answerTime(): AnswerTime
    {
        return $this->answerTime ??= new AnswerTime($this->branches->locations(), $this->foundation->clock);
    }

    /** @return list<Route> */
    private function deskRoutes(): array
    {
        $list = new LeadQuery($this->foundation->connection());
        $answer = new LeadAnswer($this->branches->salesmen(), new RecipientSettings(), $this->subjects(), $this->branches->locations(), $this->customers->accounts());

        $desk = new LeadDeskService($this->foundation->transaction(), $this->repository(), $answer, $this->mail->outbox(), $this->foundation->clock);
        $leads = new LeadDeskRoutes(
            $list,
            $desk,
            new LeadPresenter($this->repository(), $list, $answer, $this->answerTime(), $this->branches->salesmen(), $this->branches->locations(), $this->subjects(), $this->foundation->images()),
            new LeadFigures($list, $this->branches->locations(), $this->answerTime(), $this->foundation->clock),
            $this->pictures(),
        );

        return [...$leads->routes(), ...(new TradeInRoutes($desk, $this->repository(), $this->pictures(), ($this->tradeIns)()))->routes()];
    }
}
