<?php

declare(strict_types=1);

namespace Coleman\Api\Leads;

/** What a form says that it is about, before anybody has looked whether there is such a thing. */
final readonly class LeadAbout
{
    /** @param string $kind of LeadSubject; '' for nothing */
    private function __construct(public string $kind, public int $id)
    {
    }

    public static function none(): self
    {
        return new self('', 0);
    }

    /** Without a kind or a number it is about nothing. */
    public static function thing(string $kind, int $id): self
    {
        return in_array($kind, LeadSubject::KINDS, true) && $id > 0 ? new self($kind, $id) : self::none();
    }

    public function isNone(): bool
    {
        return 0 === $this->id;
    }
}
