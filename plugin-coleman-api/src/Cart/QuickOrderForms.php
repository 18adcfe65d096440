<?php

declare(strict_types=1);

namespace Coleman\Api\Cart;

use Coleman\Api\Forms\FormActions;
use Coleman\Api\Http\ApiError;
use Coleman\Api\Parts\Part;

/**
 * The quick order's form: the first button asks what the numbers are and the page says so, the second adds what was ticked.
 *
 * @phpstan-import-type PastedRow from PastedPartList
 */
final readonly class QuickOrderForms implements FormActions
{
    public const CHECK = 'quick_order_check';

    public const ADD = 'quick_order_add';

    /** What is ticked to have the parts desk look for a number that is not in the catalog. */
    public const LOOK_UP = 'look-up';

    public function __construct(private QuickOrder $quickOrder, private BulkAdd $bulk, private CartSession $session)
    {
    }

    public function all(): array
    {
        return [
            self::CHECK => self::check(...),
            self::ADD => $this->add(...),
        ];
    }

    /**
     * The address of the sheet with these numbers in its first rows.
     *
     * @param list<string> $numbers as typed
     * @param string $text what somebody searched for: the quantity beside a number counts
     */
    public static function url(array $numbers, string $text): string
    {
        $quantities = [];
        foreach (preg_split('/[,;|]+/', $text) ?: [] as $piece) {
            foreach (PastedPartList::read($piece) as $row) {
                $quantities[$row['number']] = $row['quantity'];
            }
        }
        $lines = array_map(static fn (string $number): string => ($quantities[$number] ?? 1) > 1 ? "{$quantities[$number]}x $number" : $number, $numbers);

        return '/parts/quick-order' . ([] === $lines ? '' : '?list=' . rawurlencode(implode(',', $lines)));
    }

    /**
     * What url() says, as fields of the form.
     *
     * @param string $list of the address
     * @return array<string, string>
     */
    public static function listed(string $list): array
    {
        return ['lines' => strtr($list, ',', "\n")];
    }

    /**
     * The rows of the form, those typed first and then those of the pasted list; at most as many as are taken at once.
     *
     * @param array<string, string> $fields `number_0`, `quantity_0`, `description_0` and so on, and `lines`
     * @return list<PastedRow>
     */
    public static function rows(array $fields): array
    {
        return array_slice(self::allRows($fields), 0, PastedPartList::MAX_ROWS);
    }

    /**
     * @param array<string, string> $fields
     * @return list<PastedRow> as many as there are
     */
    private static function allRows(array $fields): array
    {
        $rows = array_map(static fn (array $typed): array => [
            'number' => $typed['number'],
            'quantity' => self::isQuantity($typed['quantity']) ? (int) $typed['quantity'] : 1,
            'description' => $typed['description'],
        ], self::typed($fields));

        return [...$rows, ...PastedPartList::read($fields['lines'] ?? '')];
    }

    /**
     * The rows that have a number, as they were typed.
     *
     * @param array<string, string> $fields
     * @return list<array{number: string, quantity: string, description: string, pick: string}>
     */
    private static function typed(array $fields): array
    {
        $typed = [];
        for ($index = 0; $index < PastedPartList::MAX_ROWS; $index++) {
            $number = trim(mb_substr($fields["number_$index"] ?? '', 0, 60));
            if ('' !== $number) {
                $typed[] = [
                    'number' => $number,
                    'quantity' => trim($fields["quantity_$index"] ?? ''),
                    'description' => trim(mb_substr($fields["description_$index"] ?? '', 0, 250)),
                    'pick' => $fields["pick_$index"] ?? '',
                ];
            }
        }

        return $typed;
    }

    /** The same rule is `isQuantity` of blocks/quick-order. */
    private static function isQuantity(string $text): bool
    {
        return 1 === preg_match('/^\d{1,4}$/D', $text) && (int) $text > 0;
    }

    /**
     * What stands where a quantity should, and is none: one is offered, and not ticked.
     *
     * @param array<string, string> $fields
     * @return array<string, string> a sentence by `row_0` and so on
     */
    private static function oddQuantities(array $fields): array
    {
        $faults = [];
        foreach (self::typed($fields) as $row => ['quantity' => $quantity]) {
            if ('' !== $quantity && !self::isQuantity($quantity)) {
                /* translators: %s: what somebody typed as a quantity. */
                $faults["row_$row"] = sprintf(__('“%s” isn’t a valid quantity, so we entered 1. Select the row if that’s right.', 'coleman'), $quantity);
            }
        }

        return $faults;
    }

    /**
     * What is ticked, in the order of rows(). A tick says what it stands for, so that one made for another number, or
     * before the part had been replaced, adds nothing.
     *
     * @param array<string, string> $fields `pick_0` and so on
     * @return array<int, string> by row
     */
    public static function picks(array $fields): array
    {
        return array_filter(array_column(self::typed($fields), 'pick'), static fn (string $pick): bool => '' !== $pick);
    }

    /**
     * The form as its page shows it again: the rows, what they are, and what is ticked.
     *
     * @param array<string, string> $fields
     * @param array<string, string> $faults a sentence by `row_0` and so on
     * @param bool $isCheck ticks what is exactly what was asked for
     * @return list<array<string, mixed>> the rows of blocks/quick-order
     */
    public static function sheet(array $fields, array $faults, QuickOrder $quickOrder, bool $isCheck): array
    {
        $rows = self::rows($fields);
        $picks = self::picks($fields);
        $odd = self::oddQuantities($fields);
        $sheet = [];
        foreach ($quickOrder->verdicts($rows) as $index => $verdict) {
            $able = [...array_column($verdict['choices'], 'key'), ...('not_found' === $verdict['verdict'] ? [self::LOOK_UP] : [])];
            $pick = $picks[$index] ?? '';
            $sheet[] = [
                'number' => $rows[$index]['number'],
                'quantity' => (string) $rows[$index]['quantity'],
                'description' => $rows[$index]['description'],
                'pick' => in_array($pick, $able, true) ? $pick : ($isCheck && $verdict['is_ready'] && !isset($odd["row_$index"]) ? $able[0] : ''),
                'fault' => $faults["row_$index"] ?? $odd["row_$index"] ?? '',
                'verdict' => $verdict,
            ];
        }

        return $sheet;
    }

    /**
     * The page itself asks for the verdicts of what was typed, and shows them beside a refusal too.
     *
     * @param array<string, string> $fields
     */
    private static function check(array $fields): string
    {
        $left = count(self::allRows($fields)) - PastedPartList::MAX_ROWS;
        if ($left > 0) {
            throw new ApiError('coleman_too_many_rows', sprintf(
                /* translators: 1: most rows, 2: number of rows. */
                _n('A quick order can have up to %1$d rows. %2$d row was left out.', 'A quick order can have up to %1$d rows. %2$d rows were left out.', $left, 'coleman'),
                PastedPartList::MAX_ROWS,
                $left,
            ), 400);
        }

        return '';
    }

    /** @param array<string, string> $fields */
    private function add(array $fields): string
    {
        $rows = self::rows($fields);
        $picks = self::picks($fields);
        if ([] === $picks) {
            throw new ApiError('coleman_nothing_ticked', __('No parts are selected, so nothing was added.', 'coleman'));
        }
        $wanted = $this->ticked($rows, $picks);
        try {
            $this->session->show($this->bulk->add($this->session->ownerOrNew(), array_column($wanted, 'line')));
        } catch (ApiError $refusal) {
            $faults = [];
            foreach ($wanted as $index => ['row' => $row]) {
                if (isset($refusal->params["rows[$index]"])) {
                    $faults["row_$row"] = $refusal->params["rows[$index]"];
                }
            }
            throw new ApiError($refusal->errorCode, $refusal->getMessage(), $refusal->status, $faults);
        }

        return '/cart';
    }

    /**
     * @param list<PastedRow> $rows
     * @param array<int, string> $picks
     * @return list<array{row: int, line: array{partId: int, quantity: int, number: string, description: string}}>
     */
    private function ticked(array $rows, array $picks): array
    {
        $wanted = [];
        $verdicts = $this->quickOrder->verdicts($rows);
        foreach ($picks as $index => $pick) {
            $row = $rows[$index];
            $choice = array_find($verdicts[$index]['choices'], static fn (array $one): bool => $one['key'] === $pick);
            if (null !== $choice) {
                foreach (explode('+', $choice['key']) as $piece) {
                    [$partId, $quantity] = explode('x', $piece);
                    $wanted[] = ['row' => $index, 'line' => ['partId' => (int) $partId, 'quantity' => (int) $quantity, 'number' => '', 'description' => '']];
                }
            } elseif (self::LOOK_UP === $pick && 'not_found' === $verdicts[$index]['verdict']) {
                $wanted[] = ['row' => $index, 'line' => ['partId' => Part::PLACEHOLDER_ID] + $row];
            } else {
                throw new ApiError('coleman_rows_changed', __('Some rows changed since we checked them, so nothing was added. Please review them.', 'coleman'), 409);
            }
        }

        return $wanted;
    }
}
