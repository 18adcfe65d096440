<?php

declare(strict_types=1);

namespace Coleman\Api\Cart;

use Coleman\Api\Database\Connection;
use Coleman\Api\Privacy\Erasure;
use Coleman\Api\Privacy\Exported;
use Coleman\Api\Privacy\Page;
use Coleman\Api\Privacy\Person;
use Coleman\Api\Privacy\PersonalRecords;

/** The cart of an account. A guest's cart is found by the token in the guest's browser alone, and so is nobody's here. */
final readonly class CartRecords implements PersonalRecords
{
    public function __construct(private Connection $connection)
    {
    }

    public function name(): string
    {
        return 'coleman-cart';
    }

    public function label(): string
    {
        return __('Cart', 'coleman');
    }

    public function tables(): array
    {
        return ['carts', 'cart_items'];
    }

    public function export(Person $person, int $page): Page
    {
        if (0 === $person->userId) {
            return new Page([]);
        }

        return new Page(array_map(static fn (array $row): Exported => new Exported((string) $row['id'], [
            __('Part', 'coleman') => trim((string) ('' === (string) $row['customer_part_number'] ? $row['part_number'] : $row['customer_part_number']) . ' ' . $row['customer_part_description']),
            __('Quantity', 'coleman') => (string) $row['quantity'],
        ]), $this->connection->rows(
            'SELECT i.*, p.part_number FROM {carts} c JOIN {cart_items} i ON i.cart_id = c.id LEFT JOIN {parts} p ON p.id = i.part_id WHERE c.owner = %s ORDER BY i.id',
            [CartOwner::customer($person->userId)->key],
        )));
    }

    public function erase(Person $person): Erasure
    {
        if (0 === $person->userId) {
            return new Erasure(false);
        }
        $owner = CartOwner::customer($person->userId)->key;
        $removed = $this->connection->execute('DELETE FROM {cart_items} WHERE cart_id IN (SELECT id FROM {carts} WHERE owner = %s)', [$owner]);
        $removed += $this->connection->execute('DELETE FROM {carts} WHERE owner = %s', [$owner]);

        return new Erasure($removed > 0);
    }
}
