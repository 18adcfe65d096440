<?php

declare(strict_types=1);

namespace Coleman\Api\Watches;

/** An email address that is told of things. */
final readonly class Watcher
{
    /**
     * @param string $secret its links are signed with it
     * @param string $locale in which it is written to, "es_US"
     * @param string $letter the letter on its way; '' for none
     */
    public function __construct(
        public int $id,
        public string $email,
        public string $secret,
        public string $locale,
        public string $letter,
    ) {
    }

    /** @param array<string, string|null> $row */
    public static function stored(array $row): self
    {
        return new self((int) $row['id'], (string) $row['email'], (string) $row['secret'], (string) $row['locale'], (string) $row['letter']);
    }
}
