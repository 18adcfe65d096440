<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Rentals\RentalCalendar;
use Coleman\Api\Rentals\RentalClasses;
use Coleman\Api\Rentals\RentalPresenter;
use Coleman\Api\Rentals\RentalQuotes;
use Coleman\Api\Rentals\RentalRecords;
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

    public function rentalRecords(): RentalRecords
    {
        return $this->one(RentalRecords::class, fn () => new RentalRecords($this->connection(), $this->transaction(), $this->rentalRequests(), $this->clock));
    }
}
