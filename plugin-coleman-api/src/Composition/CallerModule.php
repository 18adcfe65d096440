<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Callers\CallerNoteRepository;
use Coleman\Api\Callers\CallerPersonalData;
use Coleman\Api\Callers\CallerQuery;
use Coleman\Api\Callers\CallerRoutes;
use Coleman\Api\Callers\TermsRefresh;
use Coleman\Api\Callers\TermsRepository;
use Coleman\Api\Http\RouteGroup;
use Coleman\Api\Leads\Desk\LeadQuery;

/** Who is on the phone, across orders, rentals and inquiries, and what staff noted of guests. */
final class CallerModule
{
    private ?CallerNoteRepository $notes = null;

    public function __construct(private readonly FoundationModule $foundation, private readonly CustomerModule $customers)
    {
    }

    /** @return list<RouteGroup> */
    public function routes(): array
    {
        return [new RouteGroup('desk/callers', fn () => (new CallerRoutes(
            new CallerQuery($this->foundation->connection(), $this->customers->query(), new LeadQuery($this->foundation->connection())),
            $this->customers->query(),
            $this->notes(),
        ))->routes())];
    }

    public function notes(): CallerNoteRepository
    {
        return $this->notes ??= new CallerNoteRepository($this->foundation->connection(), $this->foundation->clock);
    }

    /** What lets the desk find older orders and rentals by the rules of now. */
    public function terms(): TermsRefresh
    {
        return new TermsRefresh($this->foundation->transaction(), new TermsRepository($this->foundation->connection()));
    }

    public function personalData(): CallerPersonalData
    {
        return new CallerPersonalData($this->foundation->connection(), $this->notes());
    }
}
