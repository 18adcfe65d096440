<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Mail\Desks;
use Coleman\Api\Rentals\Desk\Alternatives;
use Coleman\Api\Rentals\Desk\DeskRentals;
use Coleman\Api\Rentals\Desk\FleetCalendar;
use Coleman\Api\Rentals\Desk\RentalDesk;
use Coleman\Api\Rentals\Desk\RentalDeskBoot;
use Coleman\Api\Rentals\Desk\RentalDeskMails;
use Coleman\Api\Rentals\Desk\RentalDeskPresenter;
use Coleman\Api\Rentals\Desk\RentalDeskRoutes;
use Coleman\Api\Rentals\Desk\RentalPaper;
use Coleman\Api\Rentals\Desk\RentalTerms;
use Coleman\Api\Rentals\Desk\RentalUnits;
use Coleman\Api\Rentals\Desk\UnitAssignment;
use Coleman\Api\Rentals\Desk\UnitBlocks;
use Coleman\Api\Rentals\Desk\UnitDays;
use Coleman\Api\Rentals\RentalCalendar;
use Coleman\Api\Rentals\RentalClasses;
use Coleman\Api\Rentals\RentalClock;
use Coleman\Api\Rentals\RentalConfirmation;
use Coleman\Api\Rentals\RentalIntake;
use Coleman\Api\Rentals\RentalMails;
use Coleman\Api\Rentals\RentalPresenter;
use Coleman\Api\Rentals\RentalQuotes;
use Coleman\Api\Rentals\RentalReader;
use Coleman\Api\Rentals\RentalRecords;
use Coleman\Api\Rentals\RentalRequestPresenter;
use Coleman\Api\Rentals\RentalRequests;

/** What is for rent, when it is free, and what it costs. */
trait RentalServices
{
    public function rentalClasses(): RentalClasses
    {
        return $this->one(RentalClasses::class, fn () => new RentalClasses($this->connection()));
    }

    public function rentalPresenter(): RentalPresenter
    {
        return $this->one(RentalPresenter::class, fn () => new RentalPresenter($this->images(), $this->locations(), $this->locationPresenter()));
    }

    public function rentalCalendar(): RentalCalendar
    {
        return $this->one(RentalCalendar::class, fn () => new RentalCalendar($this->connection(), $this->locations(), $this->clock));
    }

    public function rentalQuotes(): RentalQuotes
    {
        return $this->one(RentalQuotes::class, fn () => new RentalQuotes($this->attachments(), $this->rentalCalendar()));
    }

    public function rentalRequests(): RentalRequests
    {
        return $this->one(RentalRequests::class, fn () => new RentalRequests($this->connection(), $this->clock));
    }

    /** What takes rental requests, by call and by form. */
    public function rentalIntake(): RentalIntake
    {
        return $this->one(RentalIntake::class, fn () => new RentalIntake(
            $this->intake(),
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
        return $this->one(RentalMails::class, fn () => new RentalMails($this->rentalRequestPresenter(), new Desks(), $this->accounts(), $this->clock));
    }

    public function rentalClock(): RentalClock
    {
        return $this->one(RentalClock::class, fn () => new RentalClock(
            $this->connection(),
            $this->transaction(),
            $this->rentalRequests(),
            $this->rentalMails(),
            $this->outbox(),
            $this->clock,
        ));
    }

    public function rentalRecords(): RentalRecords
    {
        return $this->one(RentalRecords::class, fn () => new RentalRecords($this->connection(), $this->transaction(), $this->rentalRequests(), $this->clock));
    }

    public function rentalDesk(): RentalDesk
    {
        return $this->one(RentalDesk::class, fn () => new RentalDesk(
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
            $this->rentalUnits(),
            $this->unitDays(),
            new Alternatives($this->rentalUnits(), $this->locations()),
            $this->rentalTerms(),
            $this->rentalDeskMails(),
            $this->outbox(),
            $this->clock,
        ));
    }

    public function unitBlocks(): UnitBlocks
    {
        return $this->one(UnitBlocks::class, fn () => new UnitBlocks($this->connection(), $this->transaction(), $this->rentalUnits(), $this->unitDays(), $this->clock));
    }

    public function rentalUnits(): RentalUnits
    {
        return $this->one(RentalUnits::class, fn () => new RentalUnits($this->connection(), $this->clock));
    }

    public function rentalDeskMails(): RentalDeskMails
    {
        return $this->one(RentalDeskMails::class, fn () => new RentalDeskMails($this->rentalMails()));
    }

    /** The paper of the counter. */
    public function rentalPaper(): RentalPaper
    {
        return $this->one(RentalPaper::class, fn () => new RentalPaper($this->rentalRequests(...), $this->rentalUnits(), $this->locations(), $this->folder));
    }

    private function rentalDeskBoot(): RentalDeskBoot
    {
        return new RentalDeskBoot($this->rentalClasses(), $this->locations(), $this->clock);
    }

    private function rentalDeskRoutes(): RentalDeskRoutes
    {
        return new RentalDeskRoutes(
            new DeskRentals($this->connection(), $this->locations(), $this->clock),
            $this->rentalDesk(),
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

    private function unitDays(): UnitDays
    {
        return $this->one(UnitDays::class, fn () => new UnitDays($this->connection()));
    }
}
