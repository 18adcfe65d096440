<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Desk;

use Coleman\Api\Admin\ListFields;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Orders\OrderState;
use Coleman\Api\Orders\PayMethod;
use Coleman\Api\Support\CalendarDate;

/** Which orders the desk wants to see, and in which order. */
final readonly class OrderFilter
{
    public const PER_PAGE = 25;

    public const MAX = 100;

    /** Columns to sort by; each is a key together with the id. */
    public const SORTS = ['placed' => 'id', 'changed' => 'changed_at', 'total' => 'total_cents'];

    /**
     * @param list<string> $states of OrderState; empty for all
     * @param int $locationId 0 for all branches
     * @param string $payMethod of PayMethod, '' for all
     * @param string $from and $to are days of the branches, YYYY-MM-DD, '' for no limit
     * @param string $after the cursor of the last order shown
     */
    public function __construct(
        public OrderView $view = OrderView::All,
        public array $states = [],
        public int $locationId = 0,
        public string $payMethod = '',
        public string $from = '',
        public string $to = '',
        public string $search = '',
        public string $sort = 'placed',
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
        if (array_any($states, static fn (string $state): bool => null === OrderState::tryFrom($state))) {
            $errors['states'] = __('Enter a valid order status.', 'coleman');
        }
        if ('' !== $list->text('pay_method') && null === PayMethod::tryFrom($list->text('pay_method'))) {
            $errors['pay_method'] = __('Enter a valid payment method.', 'coleman');
        }
        foreach (['from', 'to'] as $name) {
            if ('' !== $list->text($name) && !CalendarDate::exists($list->text($name))) {
                $errors[$name] = __('Enter the date as YYYY-MM-DD.', 'coleman');
            }
        }
        $errors += $list->cursorErrors();
        if ([] !== $errors) {
            throw ApiError::invalid($errors);
        }

        return new self(
            OrderView::from($list->text('view')),
            $states,
            $list->integer('location_id'),
            $list->text('pay_method'),
            $list->text('from'),
            $list->text('to'),
            $list->text('search'),
            $list->text('sort'),
            $list->isAscending(),
            $list->text('after'),
            $list->integer('per_page'),
        );
    }
}
