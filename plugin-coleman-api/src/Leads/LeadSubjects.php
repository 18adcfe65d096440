<?php

declare(strict_types=1);

namespace Coleman\Api\Leads;

use Coleman\Api\Catalogue\Attachment;
use Coleman\Api\Catalogue\AttachmentRepository;
use Coleman\Api\Catalogue\Machine;
use Coleman\Api\Catalogue\MachineRepository;
use Coleman\Api\Parts\Part;
use Coleman\Api\Parts\PartPresenter;
use Coleman\Api\Parts\PartRepository;
use Coleman\Api\Rentals\RentalClass;
use Coleman\Api\Rentals\RentalClassRepository;

/** What inquiries can be about: machines, attachments, parts and rentals. */
final readonly class LeadSubjects
{
    public function __construct(
        private MachineRepository $machines,
        private AttachmentRepository $attachments,
        private PartRepository $parts,
        private PartPresenter $partPresenter,
        private RentalClassRepository $rentals,
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
            default => null,
        };
    }
}
