<?php

declare(strict_types=1);

namespace Coleman\Api\Models;

/** A numbered row of a diagram. Rows of one number differ in the serial numbers they are for. */
final readonly class Callout
{
    /**
     * @param int|null $partId null: not sold separately, and the description says what it is
     * @param int $quantity how many the machine takes
     * @param string $serialFrom first serial number it fits, '' for any; see SerialNumber
     * @param string $serialTo last one
     */
    public function __construct(
        public int $id,
        public string $ref,
        public ?int $partId,
        public string $description,
        public int $quantity,
        public string $serialFrom = '',
        public string $serialTo = '',
        public string $note = '',
    ) {
    }
}
