<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Feeds;

use Coleman\Api\Feeds\Column;
use Coleman\Api\Feeds\ColumnKind;
use Coleman\Api\Feeds\FeedType;
use Random\Randomizer;

/**
 * A valid file of a feed with one fault in it. Some faults can be seen in the file, others make it another valid file.
 */
final readonly class SpoiltFile
{
    public const SEEN = ['cut in a line', 'cut in the gzip', 'unreadable cell', 'unreadable key', 'unreadable encoding', 'quote opened', 'lines joined', 'row doubled'];
    public const UNSEEN = ['cut at a line end', 'another value'];

    /** A column of no kind, with what makes CSV hard to read. */
    private const REMARK = 'Odd texts';
    private const REMARKS = ['Größe', 'Öl, "fein"', "zwei\nZeilen für alle", 'é; è', ''];

    /** Stands for bytes that no encoding has, until the file is encoded. */
    public const BAD_BYTES = '~bad~';

    /** Columns by which rows say what they are about. */
    private const KEYS = [
        'parts' => ['part_id', 'part_number'],
        'prices' => ['part_id'],
        'stock' => ['part_id', 'location'],
        'supersessions' => ['from_number', 'to_number'],
        'interchanges' => ['other_number', 'other_maker', 'part_number', 'vendor'],
        'machines' => ['stock_number'],
        'used' => ['stock_number'],
        'rental-classes' => ['brand', 'model'],
        'rental-units' => ['unit_number'],
        'attachments' => ['brand', 'model'],
        'locations' => ['location'],
        'salesmen' => ['slug'],
        'models' => ['brand', 'model'],
        'diagrams' => ['brand', 'model', 'diagram'],
        'callouts' => ['brand', 'model', 'diagram', 'ref', 'description'],
        'images' => ['part_id'],
    ];

    /**
     * @param string $bytes of the file
     * @param string $valid the file without its fault
     * @param string|null $other another valid file, whose effects are as good: a thing that comes twice may be either
     * @param int $line of the row that was changed; 0 where it is not a row
     * @param string $format of the file, in words
     * @param string $about what was done to it, in words
     */
    private function __construct(public string $fault, public string $bytes, public string $valid, public ?string $other, public int $line, public string $format, public string $about)
    {
    }

    public function isSeen(): bool
    {
        return in_array($this->fault, self::SEEN, true);
    }

    /**
     * @param list<array<string, string|null>> $rows of the valid file
     * @return self|null null where such a file cannot have the fault
     */
    public static function of(string $fault, FeedType $kind, array $rows, Randomizer $random): ?self
    {
        $format = FileFormat::any($random, 'cut in the gzip' === $fault, 'quote opened' === $fault);
        $rows = self::remarked($rows, $random);
        $valid = $format->written($rows, $random);
        $whole = $format->file(...);
        $pick = $random->getInt(1, count($valid) - 1);
        $made = static fn (string $bytes, ?string $other = null, int $line = 0, string $about = ''): self => new self($fault, $bytes, $whole($valid), $other, $line, $format->name, $about);
        switch ($fault) {
            case 'cut in a line':
                $text = $format->encoded($valid);
                $ends = $format->ends($valid);
                do {
                    $at = $random->getInt(1, strlen($text) - 1);
                } while (in_array($at, $ends, true));

                return $made($format->packed(substr($text, 0, $at)), null, 0, "cut at byte $at of " . strlen($text));
            case 'cut in the gzip':
                $bytes = $whole($valid);
                $at = $random->getInt(3, strlen($bytes) - 1);

                return $made(substr($bytes, 0, $at), null, 0, "cut at byte $at");
            case 'cut at a line end':
                return $made($whole(array_slice($valid, 0, $pick)), null, 0, "cut after record $pick");
            case 'lines joined':
                if ($pick === count($valid) - 1) {
                    return null;
                }
                $joined = [...array_slice($valid, 0, $pick), $valid[$pick] . $valid[$pick + 1], ...array_slice($valid, $pick + 2)];

                return $made($whole($joined), null, $format->lineOf($valid, $pick), $valid[$pick] . ' | ' . $valid[$pick + 1]);
            case 'quote opened':
                return self::quoted($format, $valid, $pick, $random, $made);
        }
        $index = $random->getInt(0, count($rows) - 1);
        $row = $rows[$index];
        $columns = array_column($kind->columns(), null, 'name');
        $keys = array_intersect(self::KEYS[$kind->name()], array_keys($row));
        $names = match ($fault) {
            'unreadable key' => $keys,
            'unreadable encoding' => array_keys($row),
            default => array_diff(array_keys(array_filter($row, static fn (?string $value): bool => 'row doubled' !== $fault || '' !== (string) $value)), $keys, [self::REMARK]),
        };
        if ([] === $names) {
            return null;
        }
        $name = array_values($names)[$random->getInt(0, count($names) - 1)];
        $value = match ($fault) {
            'unreadable cell', 'unreadable key' => self::unreadable($columns[$name], $random),
            'unreadable encoding' => $row[$name] . self::BAD_BYTES,
            default => self::altered($name, (string) $row[$name], $index, $random),
        };
        if (null === $value || $value === $row[$name]) {
            return null;
        }
        $record = $format->record(array_merge($row, [$name => $value]), $random);
        $at = $index + ($format->hasHead() ? 1 : 0);
        $replaced = $valid;
        $replaced[$at] = $record;
        $about = sprintf('%s "%s" → "%s"', $name, $row[$name], mb_strimwidth($value, 0, 40, '…'));
        if ('row doubled' !== $fault) {
            return $made($whole(array_values($replaced)), null, $format->lineOf($valid, $at), $about);
        }
        $to = $random->getInt($format->hasHead() ? 1 : 0, count($valid));
        $doubled = [...array_slice($valid, 0, $to), $record, ...array_slice($valid, $to)];

        return $made($whole($doubled), $whole(array_values($replaced)), $format->lineOf($doubled, $to), "$about, the second one as record $to, the first as $at");
    }

    /**
     * @param list<string> $valid
     * @param \Closure(string, ?string, int, string): self $made
     */
    private static function quoted(FileFormat $format, array $valid, int $pick, Randomizer $random, \Closure $made): ?self
    {
        // At the beginning of any field that has no quotes.
        preg_match_all('/(?:^|' . preg_quote($format->delimiter, '/') . ')(?=[^"])/', $valid[$pick], $found, PREG_OFFSET_CAPTURE);
        if (str_contains($valid[$pick], '"') || [] === $found[0]) {
            return null;
        }
        [$mark, $at] = $found[0][$random->getInt(0, count($found[0]) - 1)];
        $opened = $valid;
        $opened[$pick] = substr_replace($valid[$pick], '"', $at + strlen($mark), 0);

        return $made($format->file(array_values($opened)), null, $format->lineOf($valid, $pick), $opened[$pick]);
    }

    /**
     * @param list<array<string, string|null>> $rows
     * @return list<array<string, string|null>>
     */
    private static function remarked(array $rows, Randomizer $random): array
    {
        $at = $random->getInt(0, count($rows[0]));

        return array_map(static fn (array $row, int $index): array => array_merge(
            array_slice($row, 0, $at),
            [self::REMARK => self::REMARKS[$index < 4 ? $index : $random->getInt(0, count(self::REMARKS) - 1)]],
            array_slice($row, $at),
        ), $rows, array_keys($rows));
    }

    private static function unreadable(Column $column, Randomizer $random): string
    {
        $texts = match ($column->kind) {
            ColumnKind::Text, ColumnKind::Prose => ["\x01", str_repeat('x', $column->longest + 1)],
            ColumnKind::WholeNumber => ['-3', '2.5', 'many', '1e3', '12,50', '#REF!'],
            ColumnKind::Measure => ['-5', 'lots', '1e3'],
            ColumnKind::Money, ColumnKind::Price => ['-5.00', '12,50', '5 each', '€ 5', '(5.00)'],
            ColumnKind::YesNo => ['maybe', '7'],
        };

        return $texts[$random->getInt(0, count($texts) - 1)];
    }

    /** Another value that can be read; null where the column has none that is easily made. */
    private static function altered(string $name, string $value, int $index, Randomizer $random): ?string
    {
        return match ($name) {
            // A week that costs less than a day would be refused.
            'monthly' => '' === $value ? null : sprintf('%.2f', (float) $value * [1.1, 2, 5][$random->getInt(0, 2)]),
            'price', 'list_price' => '' === $value ? '12.00' : sprintf('%.2f', max(0.01, (float) $value * [1.1, 2, 5, 10, 0.1][$random->getInt(0, 4)])),
            'quantity', 'factor', 'hours', 'case_qty' => 1 === preg_match('/\D/', $value) ? null : (string) ((int) $value + $random->getInt(1, 9)),
            'description', 'note', 'territory', 'job_title', 'address' => "Altered $index",
            'zipcodes' => (string) $random->getInt(60_100, 60_199),
            'image' => DemoRows::PICTURES[$random->getInt(0, count(DemoRows::PICTURES) - 1)],
            'x', 'y', 'w', 'h' => '0.2',
            default => null,
        };
    }
}
