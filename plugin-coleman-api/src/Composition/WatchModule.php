<?php

declare(strict_types=1);

namespace Coleman\Api\Composition;

use Coleman\Api\Forms\FormActions;
use Coleman\Api\Http\RouteGroup;
use Coleman\Api\Routing\PageGroup;
use Coleman\Api\Watches\Desk\DemandQuery;
use Coleman\Api\Watches\Desk\DemandRoutes;
use Coleman\Api\Watches\WatchConfirmation;
use Coleman\Api\Watches\WatchForms;
use Coleman\Api\Watches\WatchLetter;
use Coleman\Api\Watches\WatchMatcher;
use Coleman\Api\Watches\WatchPages;
use Coleman\Api\Watches\WatchPersonalData;
use Coleman\Api\Watches\WatchRepository;
use Coleman\Api\Watches\WatchRound;
use Coleman\Api\Watches\WatchRoutes;
use Coleman\Api\Watches\WatchService;
use Coleman\Api\Watches\WatchSubjects;

/** Who is told when something is in stock, costs less or comes in. */
final class WatchModule
{
    private ?WatchRepository $repository = null;
    private ?WatchSubjects $subjects = null;
    private ?WatchMatcher $matcher = null;
    private ?WatchLetter $letter = null;
    private ?WatchService $service = null;

    public function __construct(
        private readonly FoundationModule $foundation,
        private readonly BranchModule $branches,
        private readonly MailModule $mail,
        private readonly CatalogueModule $catalogue,
        private readonly CustomerModule $customers,
        private readonly PartModule $parts,
    ) {
    }

    public function repository(): WatchRepository
    {
        return $this->repository ??= new WatchRepository($this->foundation->connection(), $this->foundation->clock);
    }

    public function subjects(): WatchSubjects
    {
        return $this->subjects ??= new WatchSubjects($this->parts->repository(), $this->parts->presenter(), $this->catalogue->machines(), $this->catalogue->equipmentCategories(), $this->catalogue->machineFacets());
    }

    public function service(): WatchService
    {
        return $this->service ??= new WatchService(
            $this->foundation->publicFormGuard(),
            $this->subjects(),
            $this->repository(),
            $this->customers->accounts(),
            $this->foundation->rateLimiter(),
            $this->mail->outbox(),
            new WatchConfirmation($this->branches->locations()),
            $this->foundation->transaction(),
        );
    }

    /** Settled when it leaves. */
    public function letter(): WatchLetter
    {
        return $this->letter ??= new WatchLetter($this->repository(), $this->matcher(), $this->branches->locations(), $this->foundation->transaction());
    }

    public function round(): WatchRound
    {
        return new WatchRound($this->repository(), $this->matcher(), $this->letter(), $this->foundation->transaction(), $this->mail->outbox());
    }

    public function personalData(): WatchPersonalData
    {
        return new WatchPersonalData($this->repository(), $this->foundation->transaction());
    }

    /** @return list<RouteGroup> */
    public function routes(): array
    {
        return [
            new RouteGroup('watches', fn () => (new WatchRoutes($this->service()))->routes()),
            new RouteGroup('desk/demand', fn () => (new DemandRoutes(new DemandQuery($this->foundation->connection(), $this->parts->repository(), $this->catalogue->machines(), $this->subjects(), $this->parts->presenter())))->routes()),
        ];
    }

    /** @return list<PageGroup> */
    public function pages(): array
    {
        return [new PageGroup(['tell-me', 'customer'], fn () => (new WatchPages($this->subjects()))->routes())];
    }

    /** @return list<FormActions> */
    public function forms(): array
    {
        return [new WatchForms($this->service())];
    }

    private function matcher(): WatchMatcher
    {
        return $this->matcher ??= new WatchMatcher($this->parts->repository(), $this->parts->presenter(), $this->catalogue->machines(), $this->catalogue->machineList(), $this->subjects(), $this->repository());
    }
}
