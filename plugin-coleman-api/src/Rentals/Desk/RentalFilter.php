<?php

declare(strict_types=1);

namespace Coleman\Api\Rentals\Desk;

use Coleman\Api\Admin\ListFields;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Rentals\RentalState;

/** Which requests the desk wants to see, and in which order. */
final readonly class RentalFilter
{
    public const PER_PAGE = 25;

    /** Columns to sort by; each is a key together with the id. */
    public const SORTS = ['received' => 'id', 'starts' => 'start_date', 'returns' => 'return_date', 'changed' => 'changed_at'];

    /**
     * @param list<string> $states of RentalState; empty for all
     * @param int $locationId 0 for all branches
     * @param int $classId 0 for all machines
     * @param string $after the cursor of the last request shown
     */
    public function __construct(
        public RentalView $view = RentalView::All,
        public array $states = [],
        public int $locationId = 0,
        public int $classId = 0,
        public string $search = '',
        public string $sort = 'received',
        public bool $isAscending = false,
        public string $after = '',
        public int $perPage = self::PER_PAGE,
    ) {
    }

    /**
     * @param array<string, mixed> $fields as the request's schema lets them through
     * @throws ApiError 400 with the field at fault
     */
    public static function fromFields(array $fields): self
    {
        $list = new ListFields($fields);
        $errors = [];
        $states = $list->texts('states');
        if (array_any($states, static fn (string $state): bool => null === RentalState::tryFrom($state))) {
            $errors['states'] = __('Enter a valid rental status.', 'coleman');
        }
        $errors += $list->cursorErrors();
        if ([] !== $errors) {
            throw ApiError::invalid($errors);
        }

        return new self(
            RentalView::from($list->text('view')),
            $states,
            $list->integer('location_id'),
            $list->integer('class_id'),
            $list->text('search'),
            $list->text('sort'),
            $list->isAscending(),
            $list->text('after'),
            $list->integer('per_page'),
        );
    }
}
