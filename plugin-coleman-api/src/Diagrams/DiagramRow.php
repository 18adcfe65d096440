<?php

declare(strict_types=1);

namespace Coleman\Api\Diagrams;

/** A row that can be published. */
final readonly class DiagramRow
{
    /** @param int|null $partId null: not sold separately */
    public function __construct(
        public string $ref,
        public ?int $partId,
        public string $description,
        public int $quantity,
        public string $note,
        public string $serialFrom,
        public string $serialTo,
    ) {
    }
}
