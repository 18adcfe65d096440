<?php

declare(strict_types=1);

namespace Coleman\Api\Leads;

/** An inquiry as it is kept: what somebody asked, about what, who is to answer, and whether they did. */
final readonly class Lead
{
    /**
     * @param string $aboutKind of LeadSubject; '' for nothing
     * @param string $title as the thing was called then; '' for nothing
     * @param bool $wasSold whether it was a machine that was sold already when it was asked about
     * @param int $customerId who was signed in; 0 for a guest
     * @param int $salesmanId whom it went to; 0 for a desk
     * @param string $routedBy `zip`, `branch`, `department` or `default`
     * @param int $ownerId the staff user who works on it; 0 for nobody yet
     * @param bool $isVerified whether it is known that a person's browser sent it
     * @param bool $isTest whether the site sent it to itself
     */
    public function __construct(
        public int $id,
        public string $reference,
        public LeadKind $kind,
        public string $aboutKind,
        public int $aboutId,
        public string $title,
        public bool $wasSold,
        public Inquiry $inquiry,
        public int $customerId,
        public int $locationId,
        public int $salesmanId,
        public string $routedBy,
        public LeadStatus $status,
        public int $ownerId,
        public bool $isVerified,
        public bool $isTest,
        public int $version,
        public ?\DateTimeImmutable $answeredAt,
        public ?\DateTimeImmutable $escalatedAt,
        public \DateTimeImmutable $createdAt,
        public \DateTimeImmutable $changedAt,
    ) {
    }

    /** @param array<string, string|null> $row of the table */
    public static function stored(array $row): self
    {
        $utc = new \DateTimeZone('UTC');
        $instant = static fn (string $column): ?\DateTimeImmutable => null === $row[$column] ? null : new \DateTimeImmutable($row[$column], $utc);

        // Of an inquiry from before there were others, only the machine is kept.
        $aboutKind = (int) $row['machine_id'] > 0 ? LeadSubject::MACHINE : (string) $row['about_kind'];

        return new self(
            (int) $row['id'],
            (string) $row['reference'],
            LeadKind::from((string) $row['kind']),
            $aboutKind,
            (int) $row['machine_id'] ?: (int) $row['about_id'],
            (string) $row['machine_title'],
            (bool) (int) $row['machine_sold'],
            Inquiry::stored($row),
            (int) $row['customer_id'],
            (int) $row['location_id'],
            (int) $row['salesman_id'],
            (string) $row['routed_by'],
            LeadStatus::from((string) $row['status']),
            (int) $row['owner_id'],
            (bool) (int) $row['is_verified'],
            (bool) (int) $row['is_test'],
            (int) $row['version'],
            $instant('answered_at'),
            $instant('escalated_at'),
            new \DateTimeImmutable((string) $row['created_at'], $utc),
            new \DateTimeImmutable((string) $row['changed_at'], $utc),
        );
    }

    /** The machine that it is about; 0 for none. */
    public function machineId(): int
    {
        return LeadSubject::MACHINE === $this->aboutKind ? $this->aboutId : 0;
    }

    /** What it is about in words: the thing, else what the inquiry is for. */
    public function what(): string
    {
        return '' === $this->title ? $this->kind->label() : $this->title;
    }

    /** What its mails are filed under. */
    public function about(): string
    {
        return sprintf('lead:%d', $this->id);
    }

    /** Its place at the leads desk. */
    public function deskUrl(): string
    {
        return admin_url('admin.php?page=coleman-leads&lead=' . $this->id);
    }
}
