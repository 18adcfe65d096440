<?php

declare(strict_types=1);

namespace Coleman\Api\Search;

/** One run of ids for what lies in several tables: the first digit of nine tells which. */
final class CompositeId
{
    public const MACHINE = 0;
    public const RENTAL = 1;
    public const ATTACHMENT = 2;

    /** The tables of Kind::Equipment. */
    public const EQUIPMENT = [self::MACHINE => 'machines', self::RENTAL => 'rental_classes', self::ATTACHMENT => 'attachments'];

    public const MACHINES = 0;
    public const PARTS = 1;
    public const ATTACHMENTS = 2;

    /** The tables of Kind::Category. */
    public const CATEGORIES = [self::MACHINES => 'equipment_categories', self::PARTS => 'part_categories', self::ATTACHMENTS => 'attachment_categories'];

    /** What Kind::Page holds: posts of WordPress, branches, people, and the site's own pages. */
    public const POSTS = 0;
    public const BRANCHES = 1;
    public const PEOPLE = 2;
    public const OWN = 3;

    private const EACH = 100_000_000;

    public static function encode(int $type, int $id): int
    {
        return $type * self::EACH + $id;
    }

    public static function type(int $id): int
    {
        return intdiv($id, self::EACH);
    }

    /**
     * @param list<int> $ids
     * @return array<int, non-empty-list<int>> the tables' own ids by type
     */
    public static function byType(array $ids): array
    {
        $types = [];
        foreach ($ids as $id) {
            $types[intdiv($id, self::EACH)][] = $id % self::EACH;
        }

        return $types;
    }
}
