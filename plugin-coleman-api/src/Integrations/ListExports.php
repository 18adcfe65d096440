<?php

declare(strict_types=1);

namespace Coleman\Api\Integrations;

use Coleman\Api\Customers\Customer;
use Coleman\Api\Customers\CustomerQuery;
use Coleman\Api\Leads\Desk\LeadFilter;
use Coleman\Api\Leads\Desk\LeadQuery;
use Coleman\Api\Leads\Lead;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Orders\Desk\OrderFilter;
use Coleman\Api\Orders\Desk\OrderQuery;
use Coleman\Api\Rentals\Desk\RentalFilter;
use Coleman\Api\Rentals\Desk\RentalQuery;
use Coleman\Api\Staff\ActorNames;
use Coleman\Api\Support\Csv;
use Coleman\Api\Support\DealerTime;

/** Lists of the desks as CSV, with the list's filter: read page by page while they are sent, so that they may be of any length. */
final readonly class ListExports
{
    private const AT_ONCE = 500;

    private const ORDERS = ['number', 'placed_at', 'state', 'payment', 'customer', 'company', 'email', 'branch', 'pay_method', 'po_number', 'items', 'total', 'source'];
    private const RENTALS = ['reference', 'created_at', 'state', 'machine', 'unit', 'customer', 'phone', 'branch', 'start_date', 'return_date', 'delivery', 'total', 'owner'];
    private const LEADS = ['reference', 'created_at', 'status', 'kind', 'about', 'first_name', 'last_name', 'email', 'phone', 'company', 'city', 'state', 'zip', 'branch', 'answered_at', 'comments', 'details', 'assigned_to'];
    private const CUSTOMERS = ['id', 'since', 'first_name', 'last_name', 'email', 'phone', 'company', 'account_number', 'terms', 'po_required', 'tax_exempt', 'exemption_until', 'branch'];

    public function __construct(
        private OrderQuery $orders,
        private RentalQuery $rentals,
        private LeadQuery $leads,
        private CustomerQuery $customers,
        private LocationRepository $locations,
    ) {
    }

    /**
     * @param array<string, mixed> $fields of the list's request
     * @return \Closure(): iterable<string>
     * @throws \Coleman\Api\Http\ApiError 400 with the field at fault
     */
    public function orders(array $fields): \Closure
    {
        // What is wrong with it is said before the file begins.
        OrderFilter::fromFields(['after' => ''] + $fields);

        return fn (): iterable => self::pieces(self::ORDERS, function (string $after) use ($fields): array {
            $page = $this->orders->list(OrderFilter::fromFields(['after' => $after, 'per_page' => self::AT_ONCE] + $fields));

            return [array_map(static fn (array $order): array => self::cells($order, ['number', 'placed_at', 'state', 'payment_status', 'customer', 'company', 'email', 'branch', 'pay_method', 'po_number', 'item_count', 'total_cents', 'source']), $page['orders']), $page['has_more'] ? $page['after'] : ''];
        });
    }

    /**
     * @param array<string, mixed> $fields of the list's request
     * @return \Closure(): iterable<string>
     * @throws \Coleman\Api\Http\ApiError 400 with the field at fault
     */
    public function rentals(array $fields): \Closure
    {
        RentalFilter::fromFields(['after' => ''] + $fields);

        return fn (): iterable => self::pieces(self::RENTALS, function (string $after) use ($fields): array {
            $page = $this->rentals->list(RentalFilter::fromFields(['after' => $after, 'per_page' => self::AT_ONCE] + $fields));

            return [array_map(static fn (array $rental): array => self::cells($rental, ['reference', 'created_at', 'state', 'machine', 'unit', 'customer', 'phone', 'branch', 'start_date', 'return_date', 'is_delivery', 'total_cents', 'owner']), $page['rentals']), $page['has_more'] ? $page['after'] : ''];
        });
    }

    /**
     * @param array<string, mixed> $fields of the list's request
     * @param int $userId who looks
     * @return \Closure(): iterable<string>
     */
    public function leads(array $fields, int $userId): \Closure
    {
        return fn (): iterable => self::pieces(self::LEADS, function (string $after) use ($fields, $userId): array {
            $page = $this->leads->list(LeadFilter::fromFields(['after' => (int) $after, 'per_page' => self::AT_ONCE] + $fields, $userId));

            $owners = ActorNames::ofUsers(array_map(static fn (Lead $lead): int => $lead->ownerId, $page['leads']));

            return [array_map(fn (Lead $lead): array => [
                $lead->reference,
                self::moment($lead->createdAt),
                $lead->status->value,
                $lead->kind->value,
                $lead->title,
                $lead->inquiry->firstName,
                $lead->inquiry->lastName,
                $lead->inquiry->email,
                $lead->inquiry->phone,
                $lead->inquiry->company,
                $lead->inquiry->city,
                $lead->inquiry->state,
                $lead->inquiry->zip,
                $this->branch($lead->locationId),
                null === $lead->answeredAt ? '' : self::moment($lead->answeredAt),
                $lead->inquiry->comments,
                implode("\n", array_map(static fn (array $detail): string => "{$detail['label']}: {$detail['value']}", $lead->inquiry->details->words())),
                $owners->user($lead->ownerId),
            ], $page['leads']), $page['has_more'] ? $page['after'] : ''];
        });
    }

    /** @return \Closure(): iterable<string> */
    public function customers(string $search, string $filter): \Closure
    {
        return fn (): iterable => self::pieces(self::CUSTOMERS, function (string $after) use ($search, $filter): array {
            $found = $this->customers->list($search, $filter, (int) $after, self::AT_ONCE + 1);
            $page = array_slice($found, 0, self::AT_ONCE);

            return [array_map(fn (Customer $customer): array => [
                $customer->id,
                '' === $customer->since ? '' : self::moment(new \DateTimeImmutable($customer->since)),
                $customer->firstName,
                $customer->lastName,
                $customer->email,
                $customer->account->phone,
                $customer->account->company,
                $customer->account->number,
                (int) $customer->account->hasTerms,
                (int) $customer->account->poRequired,
                (int) $customer->account->isTaxExempt,
                $customer->account->exemptionUntil,
                $this->branch($customer->account->locationId),
            ], $page), count($found) > self::AT_ONCE ? (string) $page[self::AT_ONCE - 1]->id : ''];
        });
    }

    private function branch(int $id): string
    {
        return 0 === $id ? '' : ($this->locations->byId($id)->city ?? '');
    }

    /**
     * @param list<string> $head
     * @param \Closure(string): array{list<list<string|int>>, string} $page rows behind a cursor, and the next one; '' ends it
     * @return iterable<string>
     */
    private static function pieces(array $head, \Closure $page): iterable
    {
        yield Csv::MARK . Csv::line($head);
        $after = '';
        do {
            if (function_exists('set_time_limit') && 0 !== (int) ini_get('max_execution_time')) {
                // For each page anew: a long list takes long.
                set_time_limit(60);
            }
            [$rows, $after] = $page($after);
            yield implode('', array_map(Csv::line(...), $rows));
        } while ('' !== $after);
    }

    /** By the dealer's clock, as a spreadsheet reads it: by UTC an order of the evening would be the next day's. */
    private static function moment(\DateTimeImmutable $moment): string
    {
        return $moment->setTimezone(DealerTime::zone())->format('Y-m-d H:i');
    }

    /**
     * @param array<string, mixed> $row
     * @param list<string> $names
     * @return list<string|int> amounts in dollars, moments by the dealer's clock
     */
    private static function cells(array $row, array $names): array
    {
        return array_map(static function (string $name) use ($row): string|int {
            $value = $row[$name] ?? '';

            return match (true) {
                is_int($value) => str_ends_with($name, '_cents') ? Csv::money($value) : $value,
                is_bool($value) => (int) $value,
                is_string($value) && '' !== $value && str_ends_with($name, '_at') => self::moment(new \DateTimeImmutable($value)),
                default => is_string($value) ? $value : '',
            };
        }, $names);
    }
}
