<?php

declare(strict_types=1);

namespace Coleman\Api\Catalogue;

use Coleman\Api\Support\Slug;

/** Addresses of machines, rentals and attachments. */
final class EquipmentUrls
{
    public static function newCategory(int $id, string $name): string
    {
        return sprintf('/equipment/new/%s-%d', Slug::from($name), $id);
    }

    public static function machine(int $id, string $title, bool $isUsed): string
    {
        return sprintf('/equipment/%s/detail/%s-%d', $isUsed ? 'used' : 'new', Slug::from($title), $id);
    }

    public static function usedCategory(string $slug): string
    {
        return sprintf('/equipment/used/%s/', $slug);
    }

    public static function rentalCategory(int $id, string $name): string
    {
        return sprintf('/rental/%s-%d', Slug::from($name), $id);
    }

    public static function rental(int $id, string $name): string
    {
        return sprintf('/rental/equipment/%s-%d', Slug::from($name), $id);
    }

    public static function rentalRequest(int $id): string
    {
        return sprintf('/rental/request/%d', $id);
    }

    public static function attachment(int $id, string $name): string
    {
        return sprintf('/equipment/implements-attachments/detail/%s-%d', Slug::from($name), $id);
    }

    public static function attachmentCategory(int $id, string $name): string
    {
        return sprintf('/equipment/implements-attachments/category/%s-%d', Slug::from($name), $id);
    }

    public static function attachmentVendor(int $id, string $name): string
    {
        return sprintf('/equipment/implements-attachments/vendor/%s-%d', Slug::from($name), $id);
    }
}
