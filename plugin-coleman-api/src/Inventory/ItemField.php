<?php

declare(strict_types=1);

namespace Coleman\Api\Inventory;

use Coleman\Api\Support\Json;
use Coleman\Api\Support\Money;
use Coleman\Api\Support\Text;

/**
 * One thing about a machine, a unit, a branch or a salesman that staff may change: how it is read from what was typed
 * and from its column, and how the history tells it.
 *
 * A value is what JSON can hold: a text, a number, a list, true or false; null where nothing is known.
 */
final readonly class ItemField
{
    /** Machines of more than ten million dollars are not sold by a web site. */
    private const MAX_CENTS = 999_999_999;

    /** The history quotes so many characters of a value. */
    private const QUOTED = 120;

    /**
     * @param string $name of its column, also for kept_fields; of a field in another table a name of its own
     * @param \Closure(mixed $typed, mixed $seen): mixed $read throws FieldFault
     * @param \Closure(mixed): string $show for the history
     * @param \Closure(string|null): mixed $load from its column
     * @param bool $isColumn whether it is kept in the row itself
     */
    private function __construct(
        public string $name,
        public string $label,
        private \Closure $read,
        private \Closure $show,
        private \Closure $load,
        public bool $isColumn = true,
    ) {
    }

    /**
     * A line of text, as a table or a letter may bring it.
     *
     * @param (\Closure(string): string)|null $tidy brings it into the form that is kept
     */
    public static function text(string $name, string $label, int $most, bool $isRequired = false, ?\Closure $tidy = null): self
    {
        $tidy ??= static fn (string $text): string => $text;

        return self::typedText($name, $label, $most, $isRequired, static fn (string $text): string => $tidy(preg_replace('/\s+/u', ' ', $text) ?? $text));
    }

    /** Several lines of text. */
    public static function lines(string $name, string $label, int $most): self
    {
        // A word processor breaks lines by a tab of its own.
        return self::typedText($name, $label, $most, false, static fn (string $text): string => str_replace(["\r\n", "\r", "\v", "\t"], ["\n", "\n", "\n", ' '], $text));
    }

    /** A year, or nothing. */
    public static function year(string $name, string $label, int $least, int $most): self
    {
        /* translators: 1: name of a field, 2: first year, 3: last year */
        $fault = sprintf(__('%1$s must be from %2$d to %3$d, or empty.', 'coleman'), $label, $least, $most);

        return new self($name, $label, self::number($least, $most, $fault), self::plain(...), self::integer(...));
    }

    /** What a meter shows, or nothing: tenths are rounded, as those of feeds are. */
    public static function measure(string $name, string $label, int $least, int $most): self
    {
        $fault = sprintf(
            /* translators: 1: name of a field, 2: smallest number, 3: largest number */
            __('%1$s must be a number from %2$s to %3$s, or empty.', 'coleman'),
            $label,
            number_format($least),
            number_format($most),
        );
        $whole = self::number($least, $most, $fault);
        $read = static function (mixed $typed) use ($whole): ?int {
            $text = is_float($typed) || is_string($typed) ? str_replace(',', '', Text::pasted((string) $typed)) : '';

            return $whole(1 === preg_match('/^\d{1,9}\.\d{1,3}$/D', $text) ? (int) round((float) $text) : $typed);
        };

        return new self($name, $label, $read, self::plain(...), self::integer(...));
    }

    /** An amount in cents, or nothing: then we tell the price when asked. */
    public static function cents(string $name, string $label): self
    {
        /* translators: 1: name of a field, 2: an amount of money */
        $fault = sprintf(__('%1$s must be an amount up to %2$s, or empty.', 'coleman'), $label, Money::short(self::MAX_CENTS));
        $show = static fn (mixed $value): string => is_int($value) ? Money::short($value) : '';

        return new self($name, $label, self::number(1, self::MAX_CENTS, $fault), $show, self::integer(...));
    }

    /** A number with a fraction that must be there: a coordinate. */
    public static function degrees(string $name, string $label, float $most): self
    {
        $read = static function (mixed $typed) use ($label, $most): float {
            $text = is_scalar($typed) ? trim((string) $typed) : '';
            if (1 !== preg_match('/^-?\d{1,3}(\.\d{1,10})?$/D', $text) || abs((float) $text) > $most) {
                /* translators: 1: name of a field, 2: smallest number, 3: largest number */
                throw new FieldFault(sprintf(__('%1$s must be a number from %2$s to %3$s, such as 39.0597.', 'coleman'), $label, (string) -$most, (string) $most));
            }

            return (float) $text;
        };

        return new self($name, $label, $read, self::plain(...), static fn (?string $column): float => (float) $column);
    }

    /**
     * One of several, by id.
     *
     * @param \Closure(): array<int, string> $choices name by id
     */
    public static function choice(string $name, string $label, \Closure $choices): self
    {
        $read = static function (mixed $typed) use ($label, $choices): int {
            $id = is_int($typed) || (is_string($typed) && ctype_digit($typed)) ? (int) $typed : 0;
            if (!isset($choices()[$id])) {
                /* translators: %s: name of a field */
                throw new FieldFault(sprintf(__('%s: choose an option from the list.', 'coleman'), $label));
            }

            return $id;
        };
        $show = static fn (mixed $value): string => is_int($value) ? $choices()[$value] ?? '' : '';

        return new self($name, $label, $read, $show, self::integer(...));
    }

    /**
     * One of several, by a word that is kept.
     *
     * @param non-empty-array<string, string> $choices label by word; the first one where nothing was chosen
     */
    public static function oneOf(string $name, string $label, array $choices): self
    {
        $read = static function (mixed $typed) use ($label, $choices): string {
            $word = is_string($typed) && '' !== $typed ? $typed : (null === $typed ? array_key_first($choices) : '');
            if (!isset($choices[$word])) {
                /* translators: %s: name of a field */
                throw new FieldFault(sprintf(__('%s: choose an option from the list.', 'coleman'), $label));
            }

            return $word;
        };
        $show = static fn (mixed $value): string => is_string($value) ? $choices[$value] ?? $value : '';

        return new self($name, $label, $read, $show, static fn (?string $column): string => (string) $column);
    }

    /** Yes or no; yes where nothing was said. */
    public static function flag(string $name, string $label): self
    {
        $read = static fn (mixed $typed): bool => null === $typed || in_array($typed, [true, 1, '1', 'true', 'on'], true);
        $show = static fn (mixed $value): string => true === $value ? __('yes', 'coleman') : __('no', 'coleman');

        return new self($name, $label, $read, $show, static fn (?string $column): bool => 0 !== (int) $column);
    }

    /**
     * A list that is kept as JSON.
     *
     * @param \Closure(mixed $typed, mixed $seen): list<mixed> $read throws FieldFault
     * @param \Closure(mixed): string $show
     */
    public static function list(string $name, string $label, \Closure $read, \Closure $show): self
    {
        return new self($name, $label, $read, $show, static fn (?string $column): array => Json::decode((string) $column));
    }

    /**
     * What is kept otherwise: `$load` makes of a column what the desk is shown; without one it is in another table.
     *
     * @param \Closure(mixed $typed, mixed $seen): mixed $read throws FieldFault
     * @param \Closure(mixed): string $show
     * @param (\Closure(string|null): mixed)|null $load
     */
    public static function custom(string $name, string $label, \Closure $read, \Closure $show, ?\Closure $load = null): self
    {
        return new self($name, $label, $read, $show, $load ?? static fn (): mixed => null, null !== $load);
    }

    /** @throws FieldFault */
    public function read(mixed $typed, mixed $seen): mixed
    {
        return ($this->read)($typed, $seen);
    }

    public function load(?string $column): mixed
    {
        return ($this->load)($column);
    }

    /** A value as its column has it. */
    public function stored(mixed $value): string|int|float|bool|null
    {
        return null === $value || is_scalar($value) ? $value : Json::encode($value);
    }

    /** In words, for the history; '' for nothing. */
    public function show(mixed $value): string
    {
        $text = trim(preg_replace('/\s+/u', ' ', ($this->show)($value)) ?? '');

        return mb_strlen($text) > self::QUOTED ? mb_substr($text, 0, self::QUOTED - 1) . '…' : $text;
    }

    /** @param \Closure(string): string $tidy */
    private static function typedText(string $name, string $label, int $most, bool $isRequired, \Closure $tidy): self
    {
        $read = static function (mixed $typed) use ($label, $most, $isRequired, $tidy): string {
            $text = is_scalar($typed) && !is_bool($typed) ? $tidy(Text::pasted((string) $typed)) : '';
            $isText = null === $typed || (is_scalar($typed) && !is_bool($typed));
            if (!$isText || mb_strlen($text) > $most || !Text::isClean($text)) {
                /* translators: 1: name of a field, 2: number of characters */
                throw new FieldFault(sprintf(__('%1$s must be plain text of up to %2$s characters.', 'coleman'), $label, number_format($most)));
            }
            if ($isRequired && '' === $text) {
                /* translators: %s: name of a field */
                throw new FieldFault(sprintf(__('%s is required.', 'coleman'), $label));
            }

            return $text;
        };

        return new self($name, $label, $read, self::plain(...), static fn (?string $column): string => (string) $column);
    }

    /** @return \Closure(mixed): (int|null) */
    private static function number(int $least, int $most, string $fault): \Closure
    {
        return static function (mixed $typed) use ($least, $most, $fault): ?int {
            if (null === $typed || '' === $typed) {
                return null;
            }
            $text = is_int($typed) || is_string($typed) ? str_replace(',', '', Text::pasted((string) $typed)) : '';
            if (1 !== preg_match('/^\d{1,9}$/D', $text) || (int) $text < $least || (int) $text > $most) {
                throw new FieldFault($fault);
            }

            return (int) $text;
        };
    }

    private static function integer(?string $column): ?int
    {
        return null === $column ? null : (int) $column;
    }

    private static function plain(mixed $value): string
    {
        return is_scalar($value) ? (string) $value : '';
    }
}
