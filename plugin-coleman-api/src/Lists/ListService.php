<?php

declare(strict_types=1);

namespace Coleman\Api\Lists;

use Coleman\Api\Cart\CartRules;
use Coleman\Api\Database\Transaction;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Support\Text;

/** What customers do with their lists of parts. A list of somebody else is as good as none: 404. */
final readonly class ListService
{
    public const MAX_ROWS = 200;

    public const LONGEST_NAME = 80;

    public const LONGEST_NOTE = 200;

    public function __construct(private Transaction $transaction, private ListRepository $lists)
    {
    }

    /**
     * @param list<ListRow> $rows to begin with
     * @return int the new list's id
     * @throws ApiError 400 naming `name`, 409 coleman_too_many_lists, coleman_list_full
     */
    public function make(int $userId, string $name, array $rows = []): int
    {
        $name = self::name($name);

        return $this->transaction->run(function () use ($userId, $name, $rows): int {
            $id = $this->lists->add($userId, $name);
            if (0 === $id) {
                throw self::tooMany();
            }
            if ([] !== $rows) {
                $this->merge($userId, $id, $rows);
            }

            return $id;
        });
    }

    /**
     * Adds rows; a part that is there already gets more pieces.
     *
     * @param list<ListRow> $rows
     * @throws ApiError 400 naming the quantity, 404 coleman_list_not_found, 409 coleman_list_full; the list is then unchanged
     */
    public function add(int $userId, int $id, array $rows): void
    {
        $this->transaction->run(fn () => $this->merge($userId, $id, $rows));
    }

    /** @throws ApiError 400 naming `name`, 404 coleman_list_not_found */
    public function rename(int $userId, int $id, string $name): void
    {
        $name = self::name($name);
        $this->change($userId, $id, fn () => $this->lists->rename($id, $name));
    }

    /**
     * Sets quantities and notes. A row that another tab has removed stays removed.
     *
     * @param array<int, array{quantity: int, note: string}> $changes by the row's id
     * @throws ApiError 400 naming `quantity_7` or `note_7`, 404 coleman_list_not_found
     */
    public function update(int $userId, int $id, array $changes): void
    {
        $faults = [];
        foreach ($changes as $row => $change) {
            if ($change['quantity'] < 1 || $change['quantity'] > CartRules::MAX_QUANTITY) {
                $faults["quantity_$row"] = self::badQuantity();
            }
            if (mb_strlen($change['note']) > self::LONGEST_NOTE || !Text::isClean($change['note'])) {
                $faults["note_$row"] = __('Enter shorter, plain text.', 'coleman');
            }
        }
        if ([] !== $faults) {
            throw ApiError::invalid($faults);
        }
        $this->change($userId, $id, function () use ($id, $changes): void {
            $rows = array_values(array_filter($this->lists->rows($id), static fn (ListRow $row): bool => isset($changes[$row->id])));
            $this->lists->write($id, array_map(static fn (ListRow $row): ListRow => new ListRow(
                $row->id,
                $row->partId,
                $changes[$row->id]['quantity'],
                $changes[$row->id]['note'],
                $row->customerPartNumber,
                $row->customerPartDescription,
            ), $rows));
        });
    }

    /**
     * @param list<int> $rowIds
     * @throws ApiError 404 coleman_list_not_found
     */
    public function remove(int $userId, int $id, array $rowIds): void
    {
        if ([] !== $rowIds) {
            $this->change($userId, $id, fn () => $this->lists->remove($id, $rowIds));
        }
    }

    /**
     * Moves rows to another list of the same customer; with what is there of the same part they are one.
     *
     * @param list<int> $rowIds
     * @throws ApiError 404 coleman_list_not_found, 409 coleman_list_full; both lists are then unchanged
     */
    public function move(int $userId, int $id, int $targetId, array $rowIds): void
    {
        if ($id === $targetId || [] === $rowIds) {
            return;
        }
        $this->transaction->run(function () use ($userId, $id, $targetId, $rowIds): void {
            // Both in one order, so that two moves the other way round do not wait for each other.
            foreach ([min($id, $targetId), max($id, $targetId)] as $one) {
                $this->claim($userId, $one);
            }
            $moved = array_values(array_filter($this->lists->rows($id), static fn (ListRow $row): bool => in_array($row->id, $rowIds, true)));
            $this->lists->remove($id, $rowIds);
            $this->merge($userId, $targetId, $moved);
        });
    }

    /** @throws ApiError 404 coleman_list_not_found */
    public function delete(int $userId, int $id): void
    {
        $this->change($userId, $id, fn () => $this->lists->delete($id));
    }

    /** @throws ApiError 404 coleman_list_not_found, 409 coleman_too_many_lists */
    public function restore(int $userId, int $id): void
    {
        $isBack = $this->transaction->run(fn (): bool => $this->lists->restore($userId, $id));
        if (!$isBack && null === $this->lists->find($userId, $id)) {
            throw null === $this->lists->deleted($userId, $id) ? self::missing() : self::tooMany();
        }
    }

    /**
     * Makes a link for others: whoever has it sees the list and cannot change it.
     *
     * @throws ApiError 404 coleman_list_not_found
     */
    public function share(int $userId, int $id): void
    {
        $this->change($userId, $id, fn () => $this->lists->share($id, bin2hex(random_bytes(16))));
    }

    /**
     * The link of before leads nowhere from now on.
     *
     * @throws ApiError 404 coleman_list_not_found
     */
    public function unshare(int $userId, int $id): void
    {
        $this->change($userId, $id, fn () => $this->lists->share($id, null));
    }

    public static function missing(): ApiError
    {
        return new ApiError('coleman_list_not_found', __('This list doesn’t exist anymore.', 'coleman'), 404);
    }

    private function change(int $userId, int $id, \Closure $do): void
    {
        $this->transaction->run(function () use ($userId, $id, $do): void {
            $this->claim($userId, $id);
            $do();
        });
    }

    private function claim(int $userId, int $id): void
    {
        if (!$this->lists->claim($userId, $id)) {
            throw self::missing();
        }
    }

    /**
     * Inside a transaction.
     *
     * @param list<ListRow> $rows
     */
    private function merge(int $userId, int $id, array $rows): void
    {
        $this->claim($userId, $id);
        $all = [];
        $written = [];
        foreach ($this->lists->rows($id) as $row) {
            $all[$row->key()] = $row;
        }
        foreach ($rows as $row) {
            $key = $row->key();
            $known = $all[$key] ?? null;
            $one = null === $known
                ? $row->unwritten()
                : $known->with($known->quantity + $row->quantity, $row->note);
            if ($one->quantity < 1 || $one->quantity > CartRules::MAX_QUANTITY) {
                throw ApiError::invalid(['quantity' => self::badQuantity()]);
            }
            $all[$key] = $written[$key] = $one;
        }
        if (count($all) > self::MAX_ROWS) {
            /* translators: %d: number of parts */
            throw new ApiError('coleman_list_full', sprintf(__('A list can hold up to %d different parts.', 'coleman'), self::MAX_ROWS), 409);
        }
        $this->lists->write($id, array_values($written));
    }

    private static function name(string $name): string
    {
        $name = trim((string) preg_replace('/\s+/u', ' ', $name));
        if ('' === $name) {
            throw ApiError::invalid(['name' => __('Enter a name for the list.', 'coleman')]);
        }
        if (mb_strlen($name) > self::LONGEST_NAME || !Text::isClean($name)) {
            throw ApiError::invalid(['name' => __('Enter shorter, plain text.', 'coleman')]);
        }

        return $name;
    }

    public static function badQuantity(): string
    {
        /* translators: %s: the largest quantity */
        return sprintf(__('Enter a quantity from 1 to %s.', 'coleman'), number_format(CartRules::MAX_QUANTITY));
    }

    private static function tooMany(): ApiError
    {
        /* translators: %d: number of lists */
        return new ApiError('coleman_too_many_lists', sprintf(__('You can have up to %d lists. Delete one to make room.', 'coleman'), ListRepository::MAX_LISTS), 409);
    }
}
