<?php

declare(strict_types=1);

namespace Coleman\Api\Inventory;

/** What staff keep by hand on the inventory desk. The value stands in the tables of the desk. */
enum ItemKind: string
{
    case Machine = 'machine';
    case RentalClass = 'class';
    case RentalUnit = 'unit';
    case Branch = 'branch';
    case Salesman = 'salesman';

    public function table(): string
    {
        return match ($this) {
            self::Machine => 'machines',
            self::RentalClass => 'rental_classes',
            self::RentalUnit => 'rental_units',
            self::Branch => 'locations',
            self::Salesman => 'salesmen',
        };
    }
}
