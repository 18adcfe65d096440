<?php

declare(strict_types=1);

namespace Coleman\Blocks;

use Coleman\Api\Catalogue\Attachment;
use Coleman\Api\Plugin;
use Coleman\Api\Rentals\RentalClass;

/** The rental that a block is about. */
final class PageRental
{
    /** So many attachments are offered with a machine; as many may be asked for. */
    private const ATTACHMENTS = 12;

    /** @param int $id of the block's own rental; 0 for that of the page */
    public static function find(int $id): ?RentalClass
    {
        if (0 !== $id) {
            return Plugin::services()->rentalClasses()->byId($id);
        }
        $entity = Plugin::services()->router()->current()?->entity;

        return $entity instanceof RentalClass ? $entity : null;
    }

    /** Whether the page is about this very rental. */
    public static function isOf(RentalClass $class): bool
    {
        return Plugin::services()->router()->current()?->entity === $class;
    }

    /** The modal in which the machine is asked for: on its own page of the plain name, which links elsewhere use. */
    public static function modal(RentalClass $class): string
    {
        $entity = Plugin::services()->router()->current()?->entity;

        return $entity instanceof RentalClass && $entity->id === $class->id ? 'rental-request' : 'rental-request-' . $class->id;
    }

    /** @return list<Attachment> read once a page, though several blocks show them */
    public static function attachments(RentalClass $class): array
    {
        /** @var array<int, list<Attachment>> $read */
        static $read = [];

        return $read[$class->categoryId] ??= Plugin::services()->attachments()->forRent($class->categoryId, self::ATTACHMENTS);
    }
}
