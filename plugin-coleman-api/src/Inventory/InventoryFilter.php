<?php

declare(strict_types=1);

namespace Coleman\Api\Inventory;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\LooseText;
use Coleman\Api\Http\Input;

/** What a list of the desk was asked for; each kind takes what it knows. 0 and '' ask for nothing. */
final readonly class InventoryFilter
{
    public function __construct(
        public string $search = '',
        public int $locationId = 0,
        public int $categoryId = 0,
        public int $brandId = 0,
        public int $classId = 0,
        public string $condition = '',
        public string $state = '',
        public int $after = 0,
    ) {
    }

    /** @param \WP_REST_Request<array<string, mixed>> $request */
    public static function fromRequest(\WP_REST_Request $request): self
    {
        return new self(
            Input::text($request, 'search'),
            Input::integer($request, 'location_id'),
            Input::integer($request, 'category_id'),
            Input::integer($request, 'brand_id'),
            Input::integer($request, 'class_id'),
            Input::text($request, 'condition'),
            Input::text($request, 'state'),
            Input::integer($request, 'after'),
        );
    }

    /**
     * Conditions for the ids that were asked for, and for words that must each stand in one of some columns, as they are
     * written or without case, accents and dashes.
     *
     * @param array<string, int> $ids wanted id by column
     * @param non-empty-list<string> $columns
     * @param string $year column of a year, which a word of four digits may be; '' for none
     * @return array{list<string>, list<string|int>}
     */
    public function conditions(Connection $connection, array $ids, array $columns, string $year = ''): array
    {
        $conditions = [];
        $values = [];
        foreach (array_filter($ids) as $column => $id) {
            $conditions[] = "{$column} = %d";
            $values[] = $id;
        }
        foreach (array_slice(preg_split('/\s+/u', trim($this->search), -1, PREG_SPLIT_NO_EMPTY) ?: [], 0, 5) as $word) {
            [$holds, $of] = LooseText::holds($connection, $word, $columns);
            $isYear = '' !== $year && 1 === preg_match('/^\d{4}$/D', $word);
            $conditions[] = $isYear ? "({$holds} OR {$year} = %d)" : $holds;
            array_push($values, ...$of, ...($isYear ? [(int) $word] : []));
        }

        return [$conditions, $values];
    }
}
