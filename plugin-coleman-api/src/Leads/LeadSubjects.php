<?php

declare(strict_types=1);

namespace Coleman\Api\Leads;

use Coleman\Api\Catalogue\Attachment;
use Coleman\Api\Catalogue\AttachmentRepository;
use Coleman\Api\Catalogue\Machine;
use Coleman\Api\Catalogue\MachineRepository;
use Coleman\Api\Locations\Location;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Parts\Part;
use Coleman\Api\Parts\PartPresenter;
use Coleman\Api\Parts\PartRepository;
use Coleman\Api\Rentals\RentalClass;
use Coleman\Api\Rentals\RentalClassRepository;
use Coleman\Api\Sales\Salesman;
use Coleman\Api\Sales\SalesmanRepository;

/** What inquiries can be about: machines, attachments, parts, rentals, branches and salespeople. */
final readonly class LeadSubjects
{
    public function __construct(
        private MachineRepository $machines,
        private AttachmentRepository $attachments,
        private PartRepository $parts,
        private PartPresenter $partPresenter,
        private RentalClassRepository $rentals,
        private LocationRepository $locations,
        private SalesmanRepository $salesmen,
    ) {
    }

    /**
     * @param string $kind of LeadSubject
     * @return LeadSubject|null null where there is none, or no more
     */
    public function find(string $kind, int $id): ?LeadSubject
    {
        $thing = $id <= 0 ? null : match ($kind) {
            LeadSubject::MACHINE => $this->machines->byId($id),
            LeadSubject::ATTACHMENT => $this->attachments->byId($id),
            LeadSubject::PART => $this->parts->byId($id),
            LeadSubject::RENTAL => $this->rentals->byId($id),
            LeadSubject::BRANCH => $this->locations->byId($id),
            LeadSubject::PERSON => $this->salesmen->byId($id),
            default => null,
        };

        return null === $thing ? null : $this->of($thing);
    }

    /** @return LeadSubject|null null for what nobody asks about */
    public function of(?object $thing): ?LeadSubject
    {
        return match (true) {
            $thing instanceof Machine => new LeadSubject(LeadSubject::MACHINE, $thing->id, $thing->title(), $thing->url(), $thing->image, $thing->stockNumber, $thing->priceCents, $thing->locationId, $thing->isUsed(), $thing->isSold()),
            $thing instanceof Attachment => new LeadSubject(LeadSubject::ATTACHMENT, $thing->id, trim($thing->brandName . ' ' . $thing->name), $thing->url(), $thing->image, $thing->model, $thing->priceCents),
            $thing instanceof RentalClass => new LeadSubject(LeadSubject::RENTAL, $thing->id, $thing->name(), $thing->url(), $thing->image),
            // The placeholder stands for what is in no catalog.
            $thing instanceof Part && !$thing->isPlaceholder() => new LeadSubject(LeadSubject::PART, $thing->id, trim($thing->number . ' ' . $thing->description), $this->partPresenter->url($thing), $thing->image, $thing->number, $thing->priceCents),
            /* translators: %s: city of a branch. */
            $thing instanceof Location => new LeadSubject(LeadSubject::BRANCH, $thing->id, sprintf(__('%s branch', 'coleman'), $thing->city), $thing->url(), '', locationId: $thing->id),
            $thing instanceof Salesman => new LeadSubject(LeadSubject::PERSON, $thing->id, $thing->name, $thing->url(), $thing->picture, locationId: $thing->locationId),
            $thing instanceof LeadSubject => $thing,
            default => null,
        };
    }
}
