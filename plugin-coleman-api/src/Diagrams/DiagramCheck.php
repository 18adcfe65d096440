<?php

declare(strict_types=1);

namespace Coleman\Api\Diagrams;

use Coleman\Api\Models\SerialNumber;
use Coleman\Api\Parts\Part;
use Coleman\Api\Parts\PartRepository;

/**
 * Looks over what is to be published: rows with their parts, and a sentence for each field at fault.
 *
 * @phpstan-import-type Row from DiagramContent
 */
final readonly class DiagramCheck
{
    /** What makers write for as many as it takes. */
    private const AS_REQUIRED = ['AR', 'A/R'];

    public function __construct(private PartRepository $parts)
    {
    }

    /**
     * @param string $maker of the machine, whose parts they are where several makers have one number
     * @return array{list<DiagramRow>, array<string, string>} rows, and faults by field: `name`, `rows.0.part_number`
     */
    public function read(DiagramContent $content, string $maker): array
    {
        $found = $this->parts->byNumbers(array_values(array_unique(array_filter(array_column(array_filter($content->rows, DiagramContent::isSold(...)), 'part_number'), static fn (string $number): bool => '' !== $number))));
        $faults = self::head($content);
        $rows = [];
        $seen = [];
        foreach ($content->rows as $index => $row) {
            $part = self::choose($found[$row['part_number']] ?? [], '' === $row['maker'] ? $maker : $row['maker'], '' !== $row['maker']);
            $wrong = self::faults($row, $part);
            $same = implode("\n", [$row['ref'], $part->id ?? $row['description'], $row['serial_from'], $row['serial_to']]);
            if ([] === $wrong && isset($seen[$same])) {
                /* translators: %d: number of a row */
                $wrong['ref'] = sprintf(__('It is the same as row %d.', 'coleman'), $seen[$same] + 1);
            }
            $seen[$same] ??= $index;
            foreach ($wrong as $field => $sentence) {
                /* translators: 1: number of a row, 2: what is wrong with it */
                $faults["rows.$index.$field"] = sprintf(__('Row %1$d: %2$s', 'coleman'), $index + 1, $sentence);
            }
            $isAsRequired = in_array(mb_strtoupper($row['quantity']), self::AS_REQUIRED, true);
            $rows[] = new DiagramRow(
                $row['ref'],
                $part?->id,
                $row['description'],
                $isAsRequired ? 1 : max(1, (int) $row['quantity']),
                $isAsRequired && '' === $row['note'] ? __('As required', 'coleman') : $row['note'],
                $row['serial_from'],
                $row['serial_to'],
            );
        }

        return [$rows, $faults];
    }

    /**
     * @param list<string> $numbers in any spelling
     * @return list<array{number: string, part: array{id: int, number: string, maker: string, description: string}|null, makers: list<string>}> schema/diagram-part.json
     */
    public function parts(array $numbers, string $maker): array
    {
        $found = $this->parts->byNumbers($numbers);

        return array_map(static function (string $number) use ($found, $maker): array {
            $parts = $found[$number] ?? [];
            $part = self::choose($parts, $maker, false);

            return [
                'number' => $number,
                'part' => null === $part ? null : ['id' => $part->id, 'number' => $part->number, 'maker' => $part->vendorName, 'description' => $part->description],
                'makers' => array_values(array_unique(array_map(static fn (Part $one): string => $one->vendorName, $parts))),
            ];
        }, $numbers);
    }

    /** @return array<string, string> */
    private static function head(DiagramContent $content): array
    {
        return array_filter([
            'name' => '' === $content->name ? __('Enter a name.', 'coleman') : '',
            'category' => '' === $content->category ? __('Enter a category.', 'coleman') : '',
            'figure' => '' === $content->figure ? __('Add a drawing.', 'coleman') : '',
            'rows' => [] === $content->rows ? __('Add at least one row.', 'coleman') : '',
        ], static fn (string $sentence): bool => '' !== $sentence);
    }

    /**
     * @param Row $row
     * @return array<string, string> sentences by field
     */
    private static function faults(array $row, ?Part $part): array
    {
        $wrong = [];
        // It names the row's anchor in the page's address.
        if ('' !== $row['ref'] && 1 !== preg_match('#^[\p{L}\p{N}*][\p{L}\p{N}*./_-]*$#Du', $row['ref'])) {
            $wrong['ref'] = __('Use letters, digits, dots and hyphens for a number.', 'coleman');
        }
        if ('' === $row['part_number']) {
            $wrong['part_number'] = __('Enter a part number, or choose “Not sold separately”.', 'coleman');
        } elseif (DiagramContent::isSold($row) && null === $part) {
            $wrong['part_number'] = __('Part not found, or several makers use this number. Enter the maker.', 'coleman');
        }
        if (!DiagramContent::isSold($row) && '' === $row['description']) {
            $wrong['description'] = __('A part that is not sold separately needs a description.', 'coleman');
        }
        if (!in_array(mb_strtoupper($row['quantity']), ['', ...self::AS_REQUIRED], true) && 1 !== preg_match('/^[1-9]\d{0,3}$/D', $row['quantity'])) {
            $wrong['quantity'] = __('Enter a quantity from 1 to 9,999.', 'coleman');
        }
        foreach (['serial_from', 'serial_to'] as $end) {
            if ('' !== $row[$end] && '' === SerialNumber::sequence($row[$end])) {
                $wrong[$end] = __('It doesn’t end in a number, so serial numbers can’t be compared with it.', 'coleman');
            }
        }
        if (!isset($wrong['serial_from'], $wrong['serial_to']) && '' !== $row['serial_from'] && '' !== $row['serial_to'] && !SerialNumber::fits($row['serial_from'], '', '', $row['serial_to'])) {
            $wrong['serial_to'] = __('The last serial number is before the first.', 'coleman');
        }

        return $wrong;
    }

    /**
     * @param list<Part> $parts with the number
     * @param bool $isOnly whether it must be of this maker
     */
    private static function choose(array $parts, string $maker, bool $isOnly): ?Part
    {
        $own = array_values(array_filter($parts, static fn (Part $part): bool => 0 === strcasecmp($part->vendorName, $maker)));

        return match (true) {
            1 === count($own) => $own[0],
            1 === count($parts) && !$isOnly => $parts[0],
            default => null,
        };
    }
}
