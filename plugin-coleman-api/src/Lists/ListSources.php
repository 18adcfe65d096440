<?php

declare(strict_types=1);

namespace Coleman\Api\Lists;

use Coleman\Api\Cart\CartLine;
use Coleman\Api\Cart\CartRules;
use Coleman\Api\Cart\CartService;
use Coleman\Api\Cart\CartSession;
use Coleman\Api\Cart\PastedPartList;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Orders\Order;
use Coleman\Api\Orders\OrderRepository;
use Coleman\Api\Parts\Part;
use Coleman\Api\Parts\PartRepository;
use Coleman\Api\Support\Clock;
use Coleman\Api\Support\DealerTime;

/**
 * What can be put on a list: a part, an order of the customer, the cart, a list that somebody shared, or pasted part numbers.
 *
 * @phpstan-type Source array{title: string, fields: list<array{name: string, value: string}>, quantity: string, name: string}
 */
final readonly class ListSources
{
    public function __construct(
        private PartRepository $parts,
        private OrderRepository $orders,
        private CartService $carts,
        private CartSession $session,
        private ListRepository $lists,
        private Clock $clock,
    ) {
    }

    /**
     * The form to put something on a list, as the page's address asks for it.
     *
     * @param array<mixed> $query `part` and `quantity`, `order`, `from=cart` or `shared`
     * @return Source|null null where the address names nothing that can be put on a list
     */
    public function form(array $query, int $userId): ?array
    {
        $text = static fn (string $name): string => is_string($query[$name] ?? null) && strlen($query[$name]) <= 40 ? $query[$name] : '';
        $id = static fn (string $name): int => 1 === preg_match('/^\d{1,9}$/D', $text($name)) ? (int) $text($name) : 0;
        $part = 0 === $id('part') ? null : $this->parts->byId($id('part'));
        if (null !== $part && !$part->isPlaceholder()) {
            return [
                /* translators: %s: part number and description */
                'title' => sprintf(__('Add %s to a list', 'coleman'), $part->number . ' ' . $part->description),
                'fields' => [['name' => 'part', 'value' => (string) $part->id]],
                'quantity' => (string) max($part->multipleOf(), $id('quantity')),
                'name' => __('My parts', 'coleman'),
            ];
        }
        $order = 0 === $id('order') ? null : $this->orders->ofCustomer($id('order'), $userId);
        if (null !== $order) {
            return [
                /* translators: %s: order number */
                'title' => sprintf(__('Save the parts of order %s', 'coleman'), $order->number()),
                'fields' => [['name' => 'order', 'value' => (string) $order->id]],
                'quantity' => '',
                /* translators: %s: order number */
                'name' => sprintf(__('Order %s', 'coleman'), $order->number()),
            ];
        }
        if ('cart' === $text('from') && [] !== $this->carts->view($this->session->owner())->lines) {
            return [
                'title' => __('Save the parts of your cart', 'coleman'),
                'fields' => [['name' => 'from', 'value' => 'cart']],
                'quantity' => '',
                /* translators: %s: date */
                'name' => sprintf(__('Cart of %s', 'coleman'), DealerTime::date($this->clock->now())),
            ];
        }
        $shared = $this->lists->byKey($text('shared'));

        return null === $shared ? null : [
            /* translators: %s: name of a list of parts */
            'title' => sprintf(__('Copy the list “%s”', 'coleman'), $shared->name),
            'fields' => [['name' => 'shared', 'value' => $shared->shareKey]],
            'quantity' => '',
            'name' => $shared->name,
        ];
    }

    /**
     * The rows that such a form stands for.
     *
     * @param array<string, string> $fields as the form has them
     * @return list<ListRow>
     * @throws ApiError 400 naming the quantity, 404 coleman_part_not_found, coleman_order_not_found, coleman_list_not_found
     */
    public function rows(array $fields, int $userId): array
    {
        $id = static fn (string $name): int => 1 === preg_match('/^\d{1,9}$/D', $fields[$name] ?? '') ? (int) $fields[$name] : 0;

        return match (true) {
            isset($fields['part']) => [$this->partRow($id('part'), trim($fields['quantity'] ?? ''))],
            isset($fields['order']) => self::merged($this->orderRows($id('order'), $userId)),
            'cart' === ($fields['from'] ?? '') => array_map(ListRow::fromLine(...), array_values(array_filter(
                $this->carts->view($this->session->owner())->lines,
                static fn (CartLine $line): bool => $line->quantity > 0,
            ))),
            isset($fields['shared']) => $this->sharedRows($fields['shared']),
            default => [],
        };
    }

    /**
     * Pasted part numbers with quantities, as the quick order takes them.
     *
     * @return non-empty-list<ListRow>
     * @throws ApiError 400 naming `lines` where a number is not in the catalog, or several makers have it
     */
    public function pasted(string $text): array
    {
        $pasted = PastedPartList::read($text);
        if ([] === $pasted) {
            throw ApiError::invalid(['lines' => __('Enter at least one part number.', 'coleman')]);
        }
        if (count($pasted) > PastedPartList::MAX_ROWS) {
            /* translators: %d: number of rows */
            throw ApiError::invalid(['lines' => sprintf(__('Enter at most %d rows at a time.', 'coleman'), PastedPartList::MAX_ROWS)]);
        }
        $known = $this->parts->byNumbers(array_values(array_unique(array_column($pasted, 'number'))));
        $rows = $missing = $several = [];
        foreach ($pasted as $row) {
            $found = array_values(array_filter($known[$row['number']] ?? [], static fn (Part $part): bool => !$part->isPlaceholder()));
            if (1 === count($found)) {
                $rows[] = new ListRow(0, $found[0]->id, $row['quantity']);
            } elseif ([] === $found) {
                $missing[] = $row['number'];
            } else {
                $several[] = $row['number'];
            }
        }
        $sentences = array_filter([
            /* translators: %s: part numbers */
            [] === $missing ? '' : sprintf(__('Nothing was added. We couldn’t find: %s.', 'coleman'), implode(', ', array_unique($missing))),
            /* translators: %s: part numbers */
            [] === $several ? '' : sprintf(__('Several makers have these numbers. Add them on the part’s page: %s.', 'coleman'), implode(', ', array_unique($several))),
        ]);
        if ([] !== $sentences || [] === $rows) {
            throw ApiError::invalid(['lines' => implode(' ', $sentences)]);
        }

        return self::merged($rows);
    }

    private function partRow(int $id, string $quantity): ListRow
    {
        $part = $this->parts->byId($id);
        if (null === $part || $part->isPlaceholder()) {
            throw new ApiError('coleman_part_not_found', __('This part is not in our catalog.', 'coleman'), 404);
        }
        if (1 !== preg_match('/^\d{1,4}$/D', $quantity) || (int) $quantity < 1) {
            throw ApiError::invalid(['quantity' => ListService::badQuantity()]);
        }

        return new ListRow(0, $part->id, (int) $quantity);
    }

    /** @return list<ListRow> */
    private function orderRows(int $id, int $userId): array
    {
        $order = $this->orders->ofCustomer($id, $userId)
            ?? throw new ApiError('coleman_order_not_found', __('We couldn’t find this order.', 'coleman'), 404);
        $rows = [];
        foreach ($order->lines as $line) {
            $isPlaceholder = Part::PLACEHOLDER_ID === $line->partId;
            $rows[] = new ListRow(0, $line->partId, $line->quantity, '', $isPlaceholder ? $line->partNumber : '', $isPlaceholder ? $line->description : '');
        }

        return $rows;
    }

    /** @return list<ListRow> */
    private function sharedRows(string $key): array
    {
        $list = $this->lists->byKey($key) ?? throw ListService::missing();

        return array_map(static fn (ListRow $row): ListRow => $row->unwritten(), $this->lists->rows($list->id));
    }

    /**
     * @param list<ListRow> $rows
     * @return ($rows is non-empty-list ? non-empty-list<ListRow> : list<ListRow>) each part once
     */
    private static function merged(array $rows): array
    {
        $merged = [];
        foreach ($rows as $row) {
            $known = $merged[$row->key()] ?? null;
            $merged[$row->key()] = null === $known ? $row : $known->with(min(CartRules::MAX_QUANTITY, $known->quantity + $row->quantity), $row->note);
        }

        return array_values($merged);
    }
}
