<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Http\RouteGroup;
use Coleman\Api\Rentals\Desk\Alternatives;
use Coleman\Api\Rentals\Desk\ComingDays;
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

/** The rental desk: the fleet, which unit is whose, and what is printed. */
final class RentalDeskModule
{
    private ?RentalUnitRepository $units = null;
    private ?RentalDeskService $service = null;
    private ?UnitAssignment $unitAssignment = null;
    private ?UnitBlockRepository $unitBlocks = null;
    private ?RentalDeskMails $mails = null;
    private ?RentalPrintout $printout = null;
    private ?RentalTerms $terms = null;

    public function __construct(
        private readonly FoundationModule $foundation,
        private readonly BranchModule $branches,
        private readonly MailModule $mail,
        private readonly RentalModule $rentals,
    ) {
    }

    public function units(): RentalUnitRepository
    {
        return $this->units ??= new RentalUnitRepository($this->foundation->connection(), $this->foundation->clock);
    }

    public function unitBlocks(): UnitBlockRepository
    {
        return $this->unitBlocks ??= new UnitBlockRepository($this->foundation->connection(), $this->foundation->transaction(), $this->units(), $this->rentals->unitDays(), $this->foundation->clock);
    }

    public function comingDays(): ComingDays
    {
        return new ComingDays($this->foundation->connection(), $this->foundation->clock);
    }

    public function mails(): RentalDeskMails
    {
        return $this->mails ??= new RentalDeskMails($this->rentals->mails());
    }

    /** The paper of the counter. */
    public function printout(): RentalPrintout
    {
        return $this->printout ??= new RentalPrintout($this->rentals->requests(...), $this->units(), $this->branches->locations(), $this->foundation->folder);
    }

    public function screenData(): RentalScreenData
    {
        return new RentalScreenData($this->rentals->classes(), $this->branches->locations(), $this->foundation->clock);
    }

    /** @return list<RouteGroup> */
    public function routes(): array
    {
        return [
            new RouteGroup('desk/rentals', fn () => $this->deskRoutes()->routes()),
        ];
    }

    private function service(): RentalDeskService
    {
        return $this->service ??= new RentalDeskService(
            $this->foundation->transaction(),
            $this->rentals->requests(),
            $this->rentals->unitDays(),
            $this->mails(),
            $this->mail->outbox(),
            $this->foundation->clock,
        );
    }

    /** Promises units for days. */
    private function unitAssignment(): UnitAssignment
    {
        return $this->unitAssignment ??= new UnitAssignment(
            $this->foundation->transaction(),
            $this->rentals->requests(),
            $this->rentals->unitDays(),
            new Alternatives($this->units(), $this->branches->locations()),
            $this->terms(),
            $this->mails(),
            $this->mail->outbox(),
            $this->foundation->clock,
        );
    }

    private function terms(): RentalTerms
    {
        return $this->terms ??= new RentalTerms($this->rentals->classes());
    }

    private function deskRoutes(): RentalDeskRoutes
    {
        return new RentalDeskRoutes(
            new RentalQuery($this->foundation->connection(), $this->branches->locations(), $this->foundation->clock),
            $this->service(),
            $this->unitAssignment(),
            $this->terms(),
            $this->unitBlocks(),
            new FleetCalendar($this->foundation->connection(), $this->branches->locations(), $this->rentals->calendar(), $this->foundation->clock),
            new RentalDeskPresenter($this->rentals->requests(), $this->units(), $this->branches->locations(), $this->foundation->clock),
        );
    }
}
