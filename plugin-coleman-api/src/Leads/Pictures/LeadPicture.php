<?php

declare(strict_types=1);

namespace Coleman\Api\Leads\Pictures;

/** A picture that a customer sends with an inquiry. */
final readonly class LeadPicture
{
    /**
     * @param string $token names it to the browser that sent it, until the inquiry is in; nobody guesses it
     * @param string $digest of the file as it was sent: the same file sent twice has the same
     * @param int $leadId 0 while the inquiry is not in
     * @param string $file name of the file, without its ending
     * @param int $width in pixels
     * @param int $height in pixels
     */
    public function __construct(
        public int $id,
        public string $token,
        public string $digest,
        public int $leadId,
        public string $file,
        public int $width,
        public int $height,
    ) {
    }

    /** @param array<string, string|null> $row of the table */
    public static function stored(array $row): self
    {
        return new self((int) $row['id'], (string) $row['token'], (string) $row['digest'], (int) $row['lead_id'], (string) $row['file'], (int) $row['width'], (int) $row['height']);
    }
}
