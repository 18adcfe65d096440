<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Mail\RecipientSettings;
use Coleman\Api\Rentals\Desk\Alternatives;
use Coleman\Api\Rentals\Desk\FleetCalendar;
use Coleman\Api\Rentals\Desk\RentalDeskMails;
use Coleman\Api\Rentals\Desk\RentalDeskPresenter;
use Coleman\Api\Rentals\Desk\RentalDeskRoutes;
use Coleman\Api\Rentals\Desk\RentalDeskService;
use Coleman\Api\Rentals\Desk\RentalPrintout;
use Coleman\Api\Rentals\Desk\RentalQuery;
use Coleman\Api\Rentals\Desk\RentalScreenData;
use Coleman\Api\Rentals\Desk\RentalTerms;
use Coleman\Api\Rentals\Desk\RentalUnitRepository;
use Coleman\Api\Rentals\Desk\UnitAssignment;
use Coleman\Api\Rentals\Desk\UnitBlockRepository;
use Coleman\Api\Rentals\Desk\UnitDayRepository;
use Coleman\Api\Rentals\RentalCalendar;
use Coleman\Api\Rentals\RentalClassRepository;
use Coleman\Api\Rentals\RentalConfirmation;
use Coleman\Api\Rentals\RentalIntake;
use Coleman\Api\Rentals\RentalMails;
use Coleman\Api\Rentals\RentalPersonalData;
use Coleman\Api\Rentals\RentalPresenter;
use Coleman\Api\Rentals\RentalQuotes;
use Coleman\Api\Rentals\RentalReader;
use Coleman\Api\Rentals\RentalRequestPresenter;
use Coleman\Api\Rentals\RentalRequestRepository;
use Coleman\Api\Rentals\RentalScheduler;

/** What is for rent, when it is free, and what it costs. */
trait RentalServices
{
    public function rentalClasses(): RentalClassRepository
    {
        return $this->one(RentalClassRepository::class, fn () => new RentalClassRepository($this->connection()));
    }

    public function rentalPresenter(): RentalPresenter
    {
        return $this->one(RentalPresenter::class, fn () => new RentalPresenter($this->images(), $this->locations(), $this->locationPresenter()));
    }

    public function rentalCalendar(): RentalCalendar
    {
        return $this->one(RentalCalendar::class, fn () => new RentalCalendar($this->unitDays(), $this->locations(), $this->clock));
    }

    public function rentalQuotes(): RentalQuotes
    {
        return $this->one(RentalQuotes::class, fn () => new RentalQuotes($this->attachments(), $this->rentalCalendar()));
    }

    public function rentalRequests(): RentalRequestRepository
    {
        return $this->one(RentalRequestRepository::class, fn () => new RentalRequestRepository($this->connection(), $this->clock));
    }

    /** What takes rental requests, by call and by form. */
    public function rentalIntake(): RentalIntake
    {
        return $this->one(RentalIntake::class, fn () => new RentalIntake(
            $this->publicFormGuard(),
            new RentalReader($this->rentalClasses(), $this->rentalQuotes(), $this->rentalCalendar(), $this->locations(), $this->nearestBranch()),
            $this->rentalRequests(),
            $this->rentalRequestPresenter(),
            $this->rentalMails(),
            $this->outbox(),
        ));
    }

    public function rentalRequestPresenter(): RentalRequestPresenter
    {
        return $this->one(RentalRequestPresenter::class, fn () => new RentalRequestPresenter($this->locations(), $this->rentalPresenter()));
    }

    public function rentalConfirmation(): RentalConfirmation
    {
        return $this->one(RentalConfirmation::class, fn () => new RentalConfirmation(
            $this->rentalRequests(),
            $this->rentalClasses(),
            $this->rentalRequestPresenter(),
            $this->locations(),
            $this->images(),
        ));
    }

    public function rentalMails(): RentalMails
    {
        return $this->one(RentalMails::class, fn () => new RentalMails($this->rentalRequestPresenter(), new RecipientSettings(), $this->accounts(), $this->clock));
    }

    public function rentalScheduler(): RentalScheduler
    {
        return $this->one(RentalScheduler::class, fn () => new RentalScheduler(
            $this->transaction(),
            $this->rentalRequests(),
            $this->rentalMails(),
            $this->outbox(),
            $this->clock,
        ));
    }

    public function rentalPersonalData(): RentalPersonalData
    {
        return $this->one(RentalPersonalData::class, fn () => new RentalPersonalData($this->connection(), $this->transaction(), $this->rentalRequests(), $this->clock));
    }

    public function rentalDeskService(): RentalDeskService
    {
        return $this->one(RentalDeskService::class, fn () => new RentalDeskService(
            $this->transaction(),
            $this->rentalRequests(),
            $this->unitDays(),
            $this->rentalDeskMails(),
            $this->outbox(),
            $this->clock,
        ));
    }

    /** Promises units for days. */
    public function unitAssignment(): UnitAssignment
    {
        return $this->one(UnitAssignment::class, fn () => new UnitAssignment(
            $this->transaction(),
            $this->rentalRequests(),
            $this->unitDays(),
            new Alternatives($this->rentalUnits(), $this->locations()),
            $this->rentalTerms(),
            $this->rentalDeskMails(),
            $this->outbox(),
            $this->clock,
        ));
    }

    public function unitBlocks(): UnitBlockRepository
    {
        return $this->one(UnitBlockRepository::class, fn () => new UnitBlockRepository($this->connection(), $this->transaction(), $this->rentalUnits(), $this->unitDays(), $this->clock));
    }

    public function rentalUnits(): RentalUnitRepository
    {
        return $this->one(RentalUnitRepository::class, fn () => new RentalUnitRepository($this->connection(), $this->clock));
    }

    public function rentalDeskMails(): RentalDeskMails
    {
        return $this->one(RentalDeskMails::class, fn () => new RentalDeskMails($this->rentalMails()));
    }

    /** The paper of the counter. */
    public function rentalPrintout(): RentalPrintout
    {
        return $this->one(RentalPrintout::class, fn () => new RentalPrintout($this->rentalRequests(...), $this->rentalUnits(), $this->locations(), $this->folder));
    }

    private function rentalScreenData(): RentalScreenData
    {
        return new RentalScreenData($this->rentalClasses(), $this->locations(), $this->clock);
    }

    private function rentalDeskRoutes(): RentalDeskRoutes
    {
        return new RentalDeskRoutes(
            new RentalQuery($this->connection(), $this->locations(), $this->clock),
            $this->rentalDeskService(),
            $this->unitAssignment(),
            $this->rentalTerms(),
            $this->unitBlocks(),
            new FleetCalendar($this->connection(), $this->locations(), $this->rentalCalendar(), $this->clock),
            new RentalDeskPresenter($this->rentalRequests(), $this->rentalUnits(), $this->locations()),
        );
    }

    private function rentalTerms(): RentalTerms
    {
        return $this->one(RentalTerms::class, fn () => new RentalTerms($this->rentalClasses()));
    }

    private function unitDays(): UnitDayRepository
    {
        return $this->one(UnitDayRepository::class, fn () => new UnitDayRepository($this->connection()));
    }
}
