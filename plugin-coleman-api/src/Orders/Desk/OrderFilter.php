<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Desk;

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
        $text = static fn (string $name): string => is_scalar($fields[$name] ?? null) ? trim((string) $fields[$name]) : '';
        $errors = [];
        $states = array_values(array_filter(explode(',', $text('states')), static fn (string $state): bool => '' !== $state));
        if (array_any($states, static fn (string $state): bool => null === OrderState::tryFrom($state))) {
            $errors['states'] = __('Enter a valid order status.', 'coleman');
        }
        if ('' !== $text('pay_method') && null === PayMethod::tryFrom($text('pay_method'))) {
            $errors['pay_method'] = __('Enter a valid payment method.', 'coleman');
        }
        foreach (['from', 'to'] as $name) {
            if ('' !== $text($name) && !CalendarDate::exists($text($name))) {
                $errors[$name] = __('Enter the date as YYYY-MM-DD.', 'coleman');
            }
        }
        if ('' !== $text('after') && 1 !== preg_match('/^[\d: -]{1,25}\.\d{1,12}$/D', $text('after'))) {
            $errors['after'] = __('Enter a valid page of the list.', 'coleman');
        }
        if ([] !== $errors) {
            throw ApiError::invalid($errors);
        }

        return new self(
            OrderView::from($text('view')),
            $states,
            (int) $text('location_id'),
            $text('pay_method'),
            $text('from'),
            $text('to'),
            $text('search'),
            $text('sort'),
            'asc' === $text('direction'),
            $text('after'),
            (int) $text('per_page'),
        );
    }
}
