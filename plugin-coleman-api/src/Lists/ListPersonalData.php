<?php

declare(strict_types=1);

namespace Coleman\Api\Lists;

use Coleman\Api\Database\Connection;
use Coleman\Api\Privacy\ErasureResult;
use Coleman\Api\Privacy\ExportItem;
use Coleman\Api\Privacy\ExportPage;
use Coleman\Api\Privacy\Person;
use Coleman\Api\Privacy\PersonalDataProvider;

/** The lists of parts of an account, those deleted within the last day too. */
final readonly class ListPersonalData implements PersonalDataProvider
{
    public function __construct(private Connection $connection)
    {
    }

    public function name(): string
    {
        return 'coleman-lists';
    }

    public function label(): string
    {
        return __('Lists of parts', 'coleman');
    }

    public function tables(): array
    {
        return ['part_lists', 'part_list_rows'];
    }

    public function export(Person $person, int $page): ExportPage
    {
        if (0 === $person->userId) {
            return new ExportPage([]);
        }
        $items = [];
        foreach ($this->connection->rows('SELECT id, name FROM {part_lists} WHERE user_id = %d ORDER BY id', [$person->userId]) as $list) {
            $rows = $this->connection->rows(
                'SELECT r.*, p.part_number FROM {part_list_rows} r LEFT JOIN {parts} p ON p.id = r.part_id WHERE r.list_id = %d ORDER BY r.id',
                [(int) $list['id']],
            );
            $items[] = new ExportItem('list-' . $list['id'], [
                __('Name', 'coleman') => (string) $list['name'],
                __('Parts', 'coleman') => implode('; ', array_map(static fn (array $row): string => trim(sprintf(
                    '%d × %s %s %s',
                    (int) $row['quantity'],
                    '' === (string) $row['customer_part_number'] ? (string) $row['part_number'] : (string) $row['customer_part_number'],
                    (string) $row['customer_part_description'],
                    (string) $row['note'],
                )), $rows)),
            ]);
        }

        return new ExportPage($items);
    }

    public function erase(Person $person): ErasureResult
    {
        if (0 === $person->userId) {
            return new ErasureResult(false);
        }
        $removed = $this->connection->execute('DELETE FROM {part_list_rows} WHERE list_id IN (SELECT id FROM {part_lists} WHERE user_id = %d)', [$person->userId]);
        $removed += $this->connection->execute('DELETE FROM {part_lists} WHERE user_id = %d', [$person->userId]);

        return new ErasureResult($removed > 0);
    }
}
