<?php

declare(strict_types=1);

namespace Coleman\Api\Lists;

use Coleman\Api\Cart\CartSession;
use Coleman\Api\Forms\FlashMessages;
use Coleman\Api\Forms\FormActions;
use Coleman\Api\Forms\FormInput;
use Coleman\Api\Http\ApiError;

/** The forms of lists of parts. */
final readonly class ListForms implements FormActions
{
    public function __construct(
        private ListService $service,
        private ListRepository $lists,
        private ListSources $sources,
        private ListCart $cart,
        private CartSession $session,
    ) {
    }

    public function all(): array
    {
        return [
            'list_create' => $this->create(...),
            'list_add' => $this->add(...),
            'list_paste' => $this->paste(...),
            'list_change' => $this->change(...),
            'list_rename' => $this->rename(...),
            'list_delete' => $this->delete(...),
            'list_restore' => $this->restore(...),
            'list_share' => $this->share(...),
            'list_unshare' => $this->unshare(...),
            'shared_list_cart' => $this->sharedToCart(...),
        ];
    }

    /** @param array<string, string> $fields */
    private function create(array $fields): string
    {
        return ListPages::path($this->service->make(self::customer(), $fields['name'] ?? ''));
    }

    /**
     * To a list that is there, or to a new one.
     *
     * @param array<string, string> $fields
     */
    private function add(array $fields): string
    {
        $customer = self::customer();
        $rows = $this->sources->rows($fields, $customer);
        $id = FormInput::integer($fields, 'list', 0);
        if ($id > 0) {
            $this->service->add($customer, $id, $rows);
        } else {
            $id = $this->service->make($customer, $fields['name'] ?? '', $rows);
        }

        return FlashMessages::at(ListPages::path($id), 'list-added');
    }

    /** @param array<string, string> $fields */
    private function paste(array $fields): string
    {
        $id = FormInput::integer($fields, 'id');
        $this->service->add(self::customer(), $id, $this->sources->pasted($fields['lines'] ?? ''));

        return FlashMessages::at(ListPages::path($id), 'list-added');
    }

    /**
     * Every button of a list first keeps what was typed into it.
     *
     * @param array<string, string> $fields `quantity_7` and `note_7` by the row's id, `rows` the ticked ones, `do`
     */
    private function change(array $fields): string
    {
        [$customer, $id] = [self::customer(), FormInput::integer($fields, 'id')];
        $this->service->update($customer, $id, self::changes($fields));
        $picked = array_map(intval(...), array_filter(explode(',', $fields['rows'] ?? ''), static fn (string $row): bool => '' !== $row));
        $do = $fields['do'] ?? 'save';
        if ('cart' === $do) {
            return $this->toCart($this->lists->rows($id), ListPages::path($id));
        }
        if ('save' === $do) {
            return FlashMessages::at(ListPages::path($id), 'list-saved');
        }
        if ([] === $picked) {
            throw ApiError::invalid(['rows' => __('Select the parts first.', 'coleman')]);
        }
        if ('picked' === $do) {
            return $this->toCart(array_values(array_filter($this->lists->rows($id), static fn (ListRow $row): bool => in_array($row->id, $picked, true))), ListPages::path($id));
        }
        if ('move' === $do) {
            $target = FormInput::integer($fields, 'target', 0);
            if (0 === $target) {
                throw ApiError::invalid(['target' => __('Choose a list to move them to.', 'coleman')]);
            }
            $this->service->move($customer, $id, $target, array_values($picked));

            return FlashMessages::at(ListPages::path($id), 'list-moved');
        }
        if ('remove' === $do) {
            $this->service->remove($customer, $id, array_values($picked));
        }

        return FlashMessages::at(ListPages::path($id), 'list-saved');
    }

    /** @param array<string, string> $fields */
    private function rename(array $fields): string
    {
        $id = FormInput::integer($fields, 'id');
        $this->service->rename(self::customer(), $id, $fields['name'] ?? '');

        return FlashMessages::at(ListPages::path($id), 'list-saved');
    }

    /** @param array<string, string> $fields */
    private function delete(array $fields): string
    {
        $id = FormInput::integer($fields, 'id');
        $this->service->delete(self::customer(), $id);

        // The page offers to undo it.
        return ListPages::ALL . '?deleted=' . $id;
    }

    /** @param array<string, string> $fields */
    private function restore(array $fields): string
    {
        $id = FormInput::integer($fields, 'id');
        $this->service->restore(self::customer(), $id);

        return FlashMessages::at(ListPages::path($id), 'list-restored');
    }

    /** @param array<string, string> $fields */
    private function share(array $fields): string
    {
        $id = FormInput::integer($fields, 'id');
        $this->service->share(self::customer(), $id);

        return ListPages::path($id) . '#list-share';
    }

    /** @param array<string, string> $fields */
    private function unshare(array $fields): string
    {
        $id = FormInput::integer($fields, 'id');
        $this->service->unshare(self::customer(), $id);

        return FlashMessages::at(ListPages::path($id), 'list-unshared');
    }

    /** @param array<string, string> $fields */
    private function sharedToCart(array $fields): string
    {
        $list = $this->lists->byKey($fields['key'] ?? '') ?? throw ListService::missing();

        return $this->toCart($this->lists->rows($list->id), ListPages::shared($list->shareKey));
    }

    /**
     * To the cart when all is in it; else back to the list, which says what is not and why.
     *
     * @param list<ListRow> $rows
     */
    private function toCart(array $rows, string $path): string
    {
        ['cart' => $cart, 'added' => $added, 'missed' => $missed] = $this->cart->add($this->session->ownerOrNew(), $rows);
        $this->session->show($cart);

        return [] === $missed && $added > 0
            ? FlashMessages::at('/cart', 'list-in-cart')
            : $path . '?' . http_build_query(['added' => $added, 'missed' => implode('.', $missed)]);
    }

    /**
     * @param array<string, string> $fields
     * @return array<int, array{quantity: int, note: string}> by row
     * @throws ApiError 400 naming `quantity_7` where it is no whole number
     */
    private static function changes(array $fields): array
    {
        $changes = [];
        $faults = [];
        foreach ($fields as $name => $value) {
            if (1 === preg_match('/^quantity_(\d{1,9})$/D', $name, $match)) {
                $isWhole = 1 === preg_match('/^\d{1,6}$/D', trim($value));
                if (!$isWhole) {
                    $faults[$name] = __('Quantity must be a whole number.', 'coleman');
                }
                $changes[(int) $match[1]] = ['quantity' => $isWhole ? (int) trim($value) : 0, 'note' => trim($fields["note_{$match[1]}"] ?? '')];
            }
        }
        if ([] !== $faults) {
            throw ApiError::invalid($faults);
        }

        return $changes;
    }

    /** @throws ApiError 401 for a guest, whose session may have ended while they typed */
    private static function customer(): int
    {
        $customer = get_current_user_id();
        if (0 === $customer) {
            throw new ApiError('rest_not_logged_in', __('Please sign in first.', 'coleman'), 401);
        }

        return $customer;
    }
}
