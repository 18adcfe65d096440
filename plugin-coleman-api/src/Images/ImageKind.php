<?php

declare(strict_types=1);

namespace Coleman\Api\Images;

/** What has pictures. The value stands in the tables of pictures and in the API. */
enum ImageKind: string
{
    case Part = 'part';
    /** A machine for sale, new or used. */
    case Machine = 'machine';
    case RentalClass = 'rental_class';
    case Attachment = 'attachment';
    case AttachmentCategory = 'attachment_category';
    case EquipmentCategory = 'equipment_category';
    case PartFamily = 'part_family';
    case Model = 'model';

    /** Where the things are; each has a column `image`. */
    public function table(): string
    {
        return match ($this) {
            self::Part => 'parts',
            self::Machine => 'machines',
            self::RentalClass => 'rental_classes',
            self::Attachment => 'attachments',
            self::AttachmentCategory => 'attachment_categories',
            self::EquipmentCategory => 'equipment_categories',
            self::PartFamily => 'part_categories',
            self::Model => 'models',
        };
    }

    /** Whether the table tells when a row was changed last. */
    public function hasDate(): bool
    {
        return !in_array($this, [self::AttachmentCategory, self::EquipmentCategory, self::PartFamily], true);
    }

    /** Whether the inventory desk counts changes of a row. */
    public function hasVersion(): bool
    {
        return in_array($this, [self::Machine, self::RentalClass], true);
    }

    /** Whether a thing without a picture shows the drawing of its category of equipment. */
    public function hasCategoryDrawing(): bool
    {
        return in_array($this, [self::Machine, self::RentalClass], true);
    }
}
