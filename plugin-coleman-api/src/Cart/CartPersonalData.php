<?php

declare(strict_types=1);

namespace Coleman\Api\Cart;

use Coleman\Api\Database\Connection;
use Coleman\Api\Privacy\ErasureResult;
use Coleman\Api\Privacy\ExportItem;
use Coleman\Api\Privacy\ExportPage;
use Coleman\Api\Privacy\Person;
use Coleman\Api\Privacy\PersonalDataProvider;

/** The cart of an account, and what it has saved for later. A guest's cart is found by the token in the guest's browser alone, and so is nobody's here. */
final readonly class CartPersonalData implements PersonalDataProvider
{
    private const ITEMS = ['cart_items', 'saved_items'];

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
        return ['carts', ...self::ITEMS];
    }

    public function export(Person $person, int $page): ExportPage
    {
        if (0 === $person->userId) {
            return new ExportPage([]);
        }

        $owner = CartOwner::customer($person->userId)->key;
        $items = [];
        foreach (self::ITEMS as $table) {
            foreach ($this->connection->rows(
                sprintf('SELECT i.*, p.part_number FROM {carts} c JOIN {%s} i ON i.cart_id = c.id LEFT JOIN {parts} p ON p.id = i.part_id WHERE c.owner = %%s ORDER BY i.id', $table),
                [$owner],
            ) as $row) {
                $number = (string) $row['customer_part_number'];
                $items[] = new ExportItem($table . '-' . $row['id'], [
                    __('Part', 'coleman') => trim(('' === $number ? (string) $row['part_number'] : $number) . ' ' . $row['customer_part_description']),
                    __('Quantity', 'coleman') => (string) $row['quantity'],
                    __('Saved for later', 'coleman') => 'saved_items' === $table ? __('Yes', 'coleman') : '',
                ]);
            }
        }

        return new ExportPage($items);
    }

    public function erase(Person $person): ErasureResult
    {
        if (0 === $person->userId) {
            return new ErasureResult(false);
        }
        $owner = CartOwner::customer($person->userId)->key;
        $removed = 0;
        foreach (self::ITEMS as $table) {
            $removed += $this->connection->execute(sprintf('DELETE FROM {%s} WHERE cart_id IN (SELECT id FROM {carts} WHERE owner = %%s)', $table), [$owner]);
        }
        $removed += $this->connection->execute('DELETE FROM {carts} WHERE owner = %s', [$owner]);

        return new ErasureResult($removed > 0);
    }
}
