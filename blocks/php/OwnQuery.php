<?php

declare(strict_types=1);

namespace Coleman\Blocks;

/**
 * What the page's address says to one of its lists or calendars. The first of a page has the query to itself, so links
 * from elsewhere need no name. Links of the others name theirs: `?month=2027-01&for=rental-calendar-2`. So none moves
 * with another.
 */
final class OwnQuery
{
    /** The parameter with the name; as in src/ui/choice/own-query.ts. */
    private const NAME = 'for';

    /** Whether a block of the page has the query already. */
    private static bool $isTaken = false;

    /** @param string $name of the block in its links; '' for the page's first */
    private function __construct(public readonly string $name, private readonly bool $isMeant)
    {
    }

    /** @param string $id of the block's element, the same whenever the page is printed */
    public static function of(string $id): self
    {
        $name = self::$isTaken ? $id : '';
        self::$isTaken = true;

        return new self($name, Query::text(self::NAME, 100) === $name);
    }

    /** As Query::id(). */
    public function id(string $name): int
    {
        return $this->isMeant ? Query::id($name) : 0;
    }

    /**
     * As Query::oneOf().
     *
     * @param list<string> $known
     */
    public function oneOf(string $name, array $known, string $usual = ''): string
    {
        return $this->isMeant ? Query::oneOf($name, $known, $usual) : $usual;
    }

    /** As Query::text(). */
    public function text(string $name, int $longest): string
    {
        return $this->isMeant ? Query::text($name, $longest) : '';
    }

    /** @return array<mixed> what stands in the query, unchecked */
    public function all(): array
    {
        return $this->isMeant ? $_GET : [];
    }

    /** The next block is the first of another page: where one process prints several. */
    public static function startPage(): void
    {
        self::$isTaken = false;
    }
}
