<?php

declare(strict_types=1);

namespace Coleman\Api\Catalogue;

use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Support\Money;

/**
 * Machines side by side, new and used mixed: what each has in every row, where they differ, and which is best where
 * that can be said honestly.
 *
 * @phpstan-type Row array{key: string, label: string, cells: list<array{text: string, best: bool}>, differs: bool}
 */
final readonly class Comparison
{
    public const PATH = '/equipment/compare/';

    /** As many columns as can be read side by side. */
    public const MAX = 4;

    /** As many as an address may hold; those beyond the shown move up when one is taken out. */
    public const MAX_ASKED = 12;

    /** @param list<Machine> $asked in the order asked */
    public function __construct(public array $asked)
    {
    }

    /**
     * A machine whose page is gone is in no comparison either.
     *
     * @param array<Machine> $machines in the order asked
     */
    public static function create(array $machines, \DateTimeImmutable $now): self
    {
        return new self(array_values(array_filter($machines, static fn (Machine $machine): bool => !$machine->isGone($now))));
    }

    /**
     * The ids in what an address asks for: `12,63,70`, or the list that a form makes of its boxes.
     *
     * @return list<int> each once, in the order asked
     */
    public static function ids(mixed $asked): array
    {
        $texts = is_string($asked) ? explode(',', $asked) : (is_array($asked) ? $asked : []);
        $ids = [];
        foreach (array_slice($texts, 0, 100) as $text) {
            if (is_string($text) && 1 === preg_match('/^\d{1,9}$/D', $text) && (int) $text > 0) {
                $ids[(int) $text] = (int) $text;
            }
        }

        return array_slice(array_values($ids), 0, self::MAX_ASKED);
    }

    /** @param list<int> $ids */
    public static function url(array $ids): string
    {
        return self::PATH . ([] === $ids ? '' : '?ids=' . implode(',', $ids));
    }

    /** @return list<int> */
    public function askedIds(): array
    {
        return array_map(static fn (Machine $machine): int => $machine->id, $this->asked);
    }

    /** What its address says after the question mark; '' for none. */
    public function query(): string
    {
        return [] === $this->asked ? '' : 'ids=' . implode(',', $this->askedIds());
    }

    /** @return list<Machine> */
    public function shown(): array
    {
        return array_slice($this->asked, 0, self::MAX);
    }

    /** The address of the comparison without one of its machines. */
    public function urlWithout(Machine $machine): string
    {
        return self::url(array_values(array_diff($this->askedIds(), [$machine->id])));
    }

    /**
     * The rows that at least one machine knows something for: the figures of every machine, then whatever labels their
     * specifications have. A text is '' where it is not known.
     *
     * @return list<Row>
     */
    public function rows(LocationRepository $locations): array
    {
        $machines = $this->shown();
        $number = static fn (?int $number): string => null === $number ? '' : number_format($number);
        /** @var array<string, array{key: string, label: string, texts: array<int, string>}> $table by the label in lower case */
        $table = [];
        $add = static function (string $key, string $label, callable $text) use (&$table, $machines): void {
            /** @var callable(Machine): string $text */
            $table[mb_strtolower($label)] = ['key' => $key, 'label' => $label, 'texts' => array_map($text, $machines)];
        };
        $add('condition', __('Condition', 'coleman'), static fn (Machine $machine): string => $machine->isUsed() ? __('Used', 'coleman') : __('New', 'coleman'));
        $add('year', __('Year', 'coleman'), static fn (Machine $machine): string => (string) $machine->year);
        $add('hours', __('Hours', 'coleman'), static fn (Machine $machine): string => $number($machine->hours));
        $add('horsepower', __('Horsepower', 'coleman'), static fn (Machine $machine): string => $number($machine->horsepower));
        $add('price', __('Price', 'coleman'), self::price(...));
        $add('branch', __('Branch', 'coleman'), static fn (Machine $machine): string => $locations->byId($machine->locationId)->city ?? '');
        $add('weight', __('Weight', 'coleman'), static fn (): string => '');
        foreach ($machines as $index => $machine) {
            foreach ($machine->specs as $spec) {
                $label = trim($spec['label']);
                // Makers say "Weight" or "Operating weight" for the same figure.
                $place = 1 === preg_match('/^(operating )?weight$/i', $label) ? mb_strtolower(__('Weight', 'coleman')) : mb_strtolower($label);
                $table[$place] ??= ['key' => 'spec', 'label' => $label, 'texts' => array_fill(0, count($machines), '')];
                if ('' === $table[$place]['texts'][$index]) {
                    $table[$place]['texts'][$index] = trim($spec['value']);
                }
            }
        }
        $rows = [];
        foreach ($table as ['key' => $key, 'label' => $label, 'texts' => $texts]) {
            if ([] === array_filter($texts, static fn (string $text): bool => '' !== $text)) {
                continue;
            }
            $best = $this->best($key);
            $rows[] = [
                'key' => $key,
                'label' => $label,
                'cells' => array_map(
                    static fn (string $text, Machine $machine): array => ['text' => $text, 'best' => in_array($machine->id, $best, true)],
                    array_values($texts),
                    $machines,
                ),
                'differs' => count(array_unique($texts)) > 1,
            ];
        }

        return $rows;
    }

    private static function price(Machine $machine): string
    {
        return match (true) {
            $machine->isSold() => __('Sold', 'coleman'),
            null === $machine->priceCents => __('Call for price', 'coleman'),
            default => Money::short($machine->priceCents),
        };
    }

    /**
     * The machines with the lowest hours or price of those that can be had. None where one of these does not tell it,
     * for that one may be lower still, and none where all are equal.
     *
     * @return list<int>
     */
    private function best(string $key): array
    {
        $figures = [];
        foreach ($this->shown() as $machine) {
            if (!$machine->isSold()) {
                $figures[$machine->id] = match ($key) {
                    'hours' => $machine->hours,
                    'price' => $machine->priceCents,
                    default => null,
                };
            }
        }
        if ([] === $figures || count(array_unique($figures)) < 2 || in_array(null, $figures, true)) {
            return [];
        }

        return array_keys($figures, min($figures), true);
    }
}
