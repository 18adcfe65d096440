<?php

declare(strict_types=1);

namespace Coleman\Api\Cart;

use Coleman\Api\Parts\Availability;
use Coleman\Api\Parts\Part;
use Coleman\Api\Parts\PartPresenter;
use Coleman\Api\Parts\PartRepository;
use Coleman\Api\Parts\Replacement;
use Coleman\Api\Parts\Supersessions;

/**
 * Says of part numbers what a parts counter would: this is it, this is now that one, several makers have it, nobody
 * has it, it comes in cases, two are left. It changes nothing and orders nothing.
 *
 * Costs the same number of queries for one row and for two hundred: those of PartRepository twice, and one a step of
 * the longest supersession.
 *
 * @phpstan-import-type PastedRow from PastedPartList
 * @phpstan-type Piece array<string, mixed>
 * @phpstan-type Verdict array{number: string, quantity: int, verdict: string, message: string, is_ready: bool, choices: list<array{key: string, pieces: list<Piece>}>}
 */
final readonly class QuickOrder
{
    /** So many makers of one number are offered. */
    private const MAX_CHOICES = 12;

    public function __construct(private PartRepository $parts, private Supersessions $supersessions, private PartPresenter $presenter, private Availability $availability)
    {
    }

    /**
     * @param list<PastedRow> $rows
     * @return list<Verdict> schema/quick-order-row.json, one a row
     */
    public function verdicts(array $rows): array
    {
        $known = $this->parts->byNumbers(array_values(array_unique(array_column($rows, 'number'))));
        $found = array_map(static fn (array $row): array => self::meant($row['number'], $known[$row['number']] ?? []), $rows);
        $replaced = [];
        foreach (array_merge(...$found) as $part) {
            if ([] !== $part->replacements) {
                $replaced[] = $part->id;
            }
        }
        $resolved = [] === $replaced ? [] : $this->supersessions->resolveAll(array_values(array_unique($replaced)));
        $current = $this->parts->byIds(array_values(array_unique(array_merge(...array_map(static fn (Replacement $one): array => $one->partIds(), array_values($resolved))))));

        return array_map(fn (array $row, array $parts): array => $this->verdict($row, $parts, $resolved, $current), $rows, $found);
    }

    /**
     * @param PastedRow $row
     * @param list<Part> $parts
     * @param array<int, Replacement> $resolved
     * @param array<int, Part> $current
     * @return Verdict
     */
    private function verdict(array $row, array $parts, array $resolved, array $current): array
    {
        $choices = [];
        $replacements = [];
        foreach ($parts as $part) {
            $inPlace = array_map(fn (array $pieces): ?array => $this->choice(array_map(
                static fn (array $piece): array => [$current[$piece['part']['part_id']] ?? null, $piece['quantity'] * $row['quantity']],
                $pieces,
            )), ($resolved[$part->id] ?? null)->choices ?? []);
            $replacements = [...$replacements, ...$inPlace];
            $choices = [...$choices, ...$inPlace];
            // Of what has been replaced, only what still lies on a shelf may be had as well.
            if ([] === self::distinct($inPlace) || $part->stock() > 0) {
                $choices[] = $this->choice([[$part, $row['quantity']]]);
            }
        }
        $choices = self::distinct($choices);
        $replacements = self::distinct($replacements);
        $verdict = match (true) {
            [] === $parts => 'not_found',
            [] === $choices => 'sold_out',
            count($parts) > 1 => 'ambiguous',
            [] !== $replacements => 'superseded',
            default => 'found',
        };

        return [
            'number' => $row['number'],
            'quantity' => $row['quantity'],
            'verdict' => $verdict,
            'message' => $this->message($verdict, $parts[0]->number ?? '', $replacements),
            'is_ready' => 'found' === $verdict && $row['quantity'] === $choices[0]['pieces'][0]['quantity'],
            'choices' => $choices,
        ];
    }

    /**
     * @param list<array{key: string, pieces: list<Piece>}|null> $choices
     * @return list<array{key: string, pieces: list<Piece>}> those that can be had, each once
     */
    private static function distinct(array $choices): array
    {
        $kept = [];
        foreach ($choices as $choice) {
            if (null !== $choice) {
                $kept[$choice['key']] ??= $choice;
            }
        }

        return array_slice(array_values($kept), 0, self::MAX_CHOICES);
    }

    /** @param list<array{key: string, pieces: list<Piece>}> $replacements */
    private function message(string $verdict, string $number, array $replacements): string
    {
        $pieces = $replacements[0]['pieces'] ?? [];

        return match ($verdict) {
            'not_found' => __('Not in our catalog. You can request it as a special order.', 'coleman'),
            'sold_out' => __('This part is discontinued and sold out.', 'coleman'),
            'ambiguous' => __('Several parts have this number. Choose one.', 'coleman'),
            'superseded' => 1 === count($replacements) && 1 === count($pieces)
                /* translators: 1: old part number, 2: new part number */
                ? sprintf(__('%1$s is now %2$s.', 'coleman'), $number, is_string($pieces[0]['PartNumber']) ? $pieces[0]['PartNumber'] : '')
                /* translators: %s: old part number */
                : sprintf(__('%s has been replaced. Choose a replacement.', 'coleman'), $number),
            default => '',
        };
    }

    /**
     * @param list<array{Part|null, int}> $pieces parts that belong together, and how many of each are wanted
     * @return array{key: string, pieces: list<Piece>}|null null when one of them cannot be had
     */
    private function choice(array $pieces): ?array
    {
        $told = [];
        foreach ($pieces as [$part, $wanted]) {
            $quantity = null === $part ? 0 : self::quantityOf($part, $wanted);
            if (null === $part || $quantity < 1) {
                return null;
            }
            $told[] = $this->piece($part, $wanted, $quantity);
        }

        return ['key' => implode('+', array_map(static fn (array $piece): string => $piece['PartId'] . 'x' . $piece['quantity'], $told)), 'pieces' => $told];
    }

    /** @return array{PartId: int, PartNumber: string, quantity: int, ...} */
    private function piece(Part $part, int $wanted, int $quantity): array
    {
        return [
            'PartId' => $part->id,
            'PartNumber' => $part->number,
            'Description' => $part->description,
            'VendorName' => $part->vendorName,
            'Url' => $this->presenter->url($part),
            'PickupOnly' => $part->pickupOnly,
            'price_cents' => $part->priceCents,
            'availability_text' => $this->availability->text($part->availability(), $part->vendorId, isPickupOnly: $part->pickupOnly),
            'in_stock' => $part->isInStock(),
            'quantity' => $quantity,
            'remarks' => self::remarks($part, $wanted, $quantity),
        ];
    }

    /** The next full case; of what is discontinued, no more than there is. */
    private static function quantityOf(Part $part, int $wanted): int
    {
        $case = $part->multipleOf();
        $most = $part->discontinued ? min($part->stock(), CartRules::MAX_QUANTITY) : CartRules::MAX_QUANTITY;

        return min((int) ceil($wanted / $case), intdiv($most, $case)) * $case;
    }

    /** @return list<string> what the customer should know before taking it */
    private static function remarks(Part $part, int $wanted, int $quantity): array
    {
        $remarks = [];
        if ($quantity > $wanted) {
            /* translators: 1: case quantity, 2: suggested quantity */
            $remarks[] = sprintf(__('Sold in cases of %1$d, so we changed %3$d to %2$d.', 'coleman'), $part->multipleOf(), $quantity, $wanted);
        }
        if ($quantity < $wanted) {
            $remarks[] = $part->discontinued
                /* translators: %d: number of pieces */
                ? sprintf(_n('Discontinued: only %d left.', 'Discontinued: only %d left.', $quantity, 'coleman'), $quantity)
                /* translators: %s: the largest quantity */
                : sprintf(__('You can order up to %s at a time.', 'coleman'), number_format($quantity));
        } elseif ($part->discontinued) {
            $remarks[] = __('Discontinued: available while supplies last.', 'coleman');
        }
        if (!$part->discontinued && $part->stock() > 0 && $part->stock() < $quantity) {
            /* translators: %d: number of pieces */
            $remarks[] = sprintf(_n('%d in stock now, the rest on backorder.', '%d in stock now, the rest on backorder.', $part->stock(), 'coleman'), $part->stock());
        }
        if ($part->pickupOnly) {
            $remarks[] = __('Pickup only. This part can’t be shipped.', 'coleman');
        }

        return $remarks;
    }

    /**
     * As it is printed, and only then however it is written.
     *
     * @param list<Part> $parts with the number's key
     * @return list<Part>
     */
    private static function meant(string $number, array $parts): array
    {
        $printed = array_values(array_filter($parts, static fn (Part $part): bool => 0 === strcasecmp($number, $part->number)));

        return [] === $printed ? $parts : $printed;
    }
}
