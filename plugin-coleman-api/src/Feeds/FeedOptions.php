<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

use Coleman\Api\Support\Text;

/**
 * How the files of one feed are read.
 *
 * In the two patterns `*` stands for any text and `#` for a number. They are held against a whole row: its cells with
 * commas between them, empty cells at its end left out. Case does not matter.
 */
final readonly class FeedOptions
{
    /** Characters of a pattern. */
    public const LONGEST = 200;

    /**
     * @param bool $emptyClears an empty cell clears what is there; otherwise it leaves it as it is
     * @param bool $zeroIsPrice 0 is a price; otherwise it means price on request
     * @param string $skip pattern of rows that are not about a thing, such as totals; more of them with a bar between
     * @param string $trailer pattern of the last row, which says how many rows there are, such as "TRAILER,#"
     */
    public function __construct(
        public bool $emptyClears = false,
        public bool $zeroIsPrice = false,
        public string $skip = '',
        public string $trailer = '',
    ) {
    }

    /** @param array<mixed> $stored as toArray() gives it; what is missing is as usual */
    public static function fromStored(array $stored): self
    {
        $text = static fn (string $name): string => is_string($stored[$name] ?? null) ? trim($stored[$name]) : '';

        return new self(!empty($stored['empty_clears']), !empty($stored['zero_is_price']), $text('skip'), $text('trailer'));
    }

    /** @return array{empty_clears: bool, zero_is_price: bool, skip: string, trailer: string} */
    public function toArray(): array
    {
        return ['empty_clears' => $this->emptyClears, 'zero_is_price' => $this->zeroIsPrice, 'skip' => $this->skip, 'trailer' => $this->trailer];
    }

    /** @param array<mixed> $named some of what toArray() gives, as a call or a form sends it; what is left away stays as it is */
    public function with(array $named): self
    {
        $isSet = static fn (mixed $value): bool => in_array($value, [true, 1, '1', 'true'], true);
        $flags = array_map($isSet, array_intersect_key($named, ['empty_clears' => 1, 'zero_is_price' => 1]));

        return self::fromStored($flags + $named + $this->toArray());
    }

    /** @return array<string, string> a sentence by field */
    public function faults(): array
    {
        /* translators: %d: number of characters */
        $long = sprintf(__('A pattern can have up to %d characters.', 'coleman'), self::LONGEST);
        $unclean = __('It contains characters that aren’t valid text.', 'coleman');

        return array_filter([
            'options.skip' => match (true) {
                !Text::isClean($this->skip) => $unclean,
                mb_strlen($this->skip) > self::LONGEST => $long,
                '' !== $this->skip && array_any(explode('|', $this->skip), static fn (string $one): bool => '' === trim($one, " *\t")) => __('This pattern would skip every row. Enter how the rows begin, such as Total*.', 'coleman'),
                default => '',
            },
            'options.trailer' => match (true) {
                !Text::isClean($this->trailer) => $unclean,
                mb_strlen($this->trailer) > self::LONGEST => $long,
                '' !== $this->trailer && 1 !== substr_count($this->trailer, '#') => __('Use one # for the number of rows, such as TRAILER,#.', 'coleman'),
                default => '',
            },
        ]);
    }

    /** @param list<string> $cells of a row */
    public function skips(array $cells): bool
    {
        if ('' === $this->skip) {
            return false;
        }
        $row = self::row($cells);

        return array_any(explode('|', $this->skip), static fn (string $pattern): bool => 1 === preg_match(self::expression($pattern), $row));
    }

    /** @param list<string> $cells of a row that may be about no thing: one to skip, or the trailer */
    public function leavesOut(array $cells): bool
    {
        return $this->skips($cells) || null !== $this->declaredRows($cells);
    }

    /**
     * @param list<string> $cells of a row
     * @return int|null how many rows there are, where it is the trailer row
     */
    public function declaredRows(array $cells): ?int
    {
        return '' !== $this->trailer && 1 === preg_match(self::expression($this->trailer), self::row($cells), $found)
            ? (int) str_replace(',', '', $found[1])
            : null;
    }

    /** @param list<string> $cells */
    private static function row(array $cells): string
    {
        return rtrim(implode(',', array_map(static fn (string $cell): string => trim($cell), $cells)), ',');
    }

    private static function expression(string $pattern): string
    {
        return '/^' . strtr(preg_quote(trim($pattern), '/'), ['\*' => '.*', '\#' => '(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})']) . '$/Dis';
    }
}
