<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Forms\FormActions;
use Coleman\Api\Http\RouteGroup;
use Coleman\Api\Mail\RecipientSettings;
use Coleman\Api\Rentals\Desk\UnitDayRepository;
use Coleman\Api\Rentals\RentalCalendar;
use Coleman\Api\Rentals\RentalClassRepository;
use Coleman\Api\Rentals\RentalConfirmation;
use Coleman\Api\Rentals\RentalConfirmationPages;
use Coleman\Api\Rentals\RentalForms;
use Coleman\Api\Rentals\RentalIntake;
use Coleman\Api\Rentals\RentalMails;
use Coleman\Api\Rentals\RentalPages;
use Coleman\Api\Rentals\RentalPersonalData;
use Coleman\Api\Rentals\RentalPresenter;
use Coleman\Api\Rentals\RentalQuotes;
use Coleman\Api\Rentals\RentalReader;
use Coleman\Api\Rentals\RentalRequestPresenter;
use Coleman\Api\Rentals\RentalRequestRepository;
use Coleman\Api\Rentals\RentalRoutes;
use Coleman\Api\Rentals\RentalScheduler;
use Coleman\Api\Routing\PageGroup;

/** What is for rent, when it is free, and what it costs. */
final class RentalModule
{
    private ?RentalClassRepository $classes = null;
    private ?RentalPresenter $presenter = null;
    private ?RentalCalendar $calendar = null;
    private ?RentalQuotes $quotes = null;
    private ?RentalRequestRepository $requests = null;
    private ?RentalRequestPresenter $requestPresenter = null;
    private ?RentalIntake $intake = null;
    private ?RentalConfirmation $confirmation = null;
    private ?RentalMails $mails = null;
    private ?RentalScheduler $scheduler = null;
    private ?RentalPersonalData $personalData = null;
    private ?UnitDayRepository $unitDays = null;

    public function __construct(
        private readonly FoundationModule $foundation,
        private readonly BranchModule $branches,
        private readonly MailModule $mail,
        private readonly CatalogueModule $catalogue,
        private readonly CustomerModule $customers,
    ) {
    }

    public function classes(): RentalClassRepository
    {
        return $this->classes ??= new RentalClassRepository($this->foundation->connection());
    }

    public function presenter(): RentalPresenter
    {
        return $this->presenter ??= new RentalPresenter($this->foundation->images(), $this->branches->locations(), $this->branches->locationPresenter());
    }

    public function calendar(): RentalCalendar
    {
        return $this->calendar ??= new RentalCalendar($this->unitDays(), $this->branches->locations(), $this->foundation->clock);
    }

    public function quotes(): RentalQuotes
    {
        return $this->quotes ??= new RentalQuotes($this->catalogue->attachments(), $this->calendar());
    }

    public function requests(): RentalRequestRepository
    {
        return $this->requests ??= new RentalRequestRepository($this->foundation->connection(), $this->foundation->clock);
    }

    public function requestPresenter(): RentalRequestPresenter
    {
        return $this->requestPresenter ??= new RentalRequestPresenter($this->branches->locations(), $this->presenter(), $this->foundation->clock);
    }

    /** What takes rental requests, by call and by form. */
    public function intake(): RentalIntake
    {
        return $this->intake ??= new RentalIntake(
            $this->foundation->publicFormGuard(),
            new RentalReader($this->classes(), $this->quotes(), $this->calendar(), $this->branches->locations(), $this->branches->nearestBranch()),
            $this->requests(),
            $this->requestPresenter(),
            $this->mails(),
            $this->mail->outbox(),
        );
    }

    public function confirmation(): RentalConfirmation
    {
        return $this->confirmation ??= new RentalConfirmation(
            $this->requests(),
            $this->classes(),
            $this->requestPresenter(),
            $this->branches->locations(),
            $this->foundation->images(),
            $this->foundation->clock,
        );
    }

    public function mails(): RentalMails
    {
        return $this->mails ??= new RentalMails($this->requestPresenter(), new RecipientSettings(), $this->customers->accounts(), $this->foundation->clock);
    }

    public function scheduler(): RentalScheduler
    {
        return $this->scheduler ??= new RentalScheduler(
            $this->foundation->transaction(),
            $this->requests(),
            $this->mails(),
            $this->mail->outbox(),
            $this->foundation->clock,
        );
    }

    public function personalData(): RentalPersonalData
    {
        return $this->personalData ??= new RentalPersonalData($this->foundation->connection(), $this->foundation->transaction(), $this->requests(), $this->foundation->clock);
    }

    public function unitDays(): UnitDayRepository
    {
        return $this->unitDays ??= new UnitDayRepository($this->foundation->connection());
    }

    /** @return list<RouteGroup> */
    public function routes(): array
    {
        return [
            new RouteGroup('rentals', fn () => (new RentalRoutes(
                $this->classes(),
                $this->presenter(),
                $this->calendar(),
                $this->quotes(),
                $this->intake(...),
            ))->routes()),
        ];
    }

    /** @return list<PageGroup> in the order they are tried */
    public function pages(): array
    {
        return [
            new PageGroup(['rental'], fn () => (new RentalPages($this->classes(), $this->foundation->images()))->routes()),
            new PageGroup(['rental'], fn () => (new RentalConfirmationPages($this->requests(...)))->routes()),
        ];
    }

    /** @return list<FormActions> */
    public function forms(): array
    {
        return [
            new RentalForms($this->intake()),
        ];
    }
}
