<?php

declare(strict_types=1);

namespace Coleman\Api\Leads;

use Coleman\Api\Support\Money;
use Coleman\Api\Support\Text;

/**
 * What a form asks beside who writes and what for: of a trade-in the machine, of financing the sum.
 *
 * Its twin is blocks/inquiry/details.ts; both run tests/seed/vectors/inquiry-details.json. Nothing here asks for a Social
 * Security number, a birth date or an income.
 */
final readonly class InquiryDetails
{
    private const TEXT = 'text';
    private const YEAR = 'year';
    private const COUNT = 'count';
    private const MONEY = 'money';
    private const CHOICE = 'choice';

    /** By kind of inquiry, in the order of its form: what may be typed, the most characters, and whether it must be. */
    private const FIELDS = [
        'trade_in' => [
            'make' => [self::TEXT, 60, true],
            'model' => [self::TEXT, 60, true],
            'modelYear' => [self::YEAR, 4, true],
            'hours' => [self::COUNT, 10, true],
            'serial' => [self::TEXT, 60, false],
            'condition' => [self::CHOICE, 20, true],
        ],
        'financing' => [
            'applicant' => [self::CHOICE, 20, false],
            'amount' => [self::MONEY, 20, false],
            'downPayment' => [self::MONEY, 20, false],
            'timeInBusiness' => [self::CHOICE, 20, false],
            'callback' => [self::TEXT, 120, false],
        ],
    ];

    /** In dollars; more is a slip of the finger. */
    private const MOST_CENTS = 9_999_999_999;

    /** @param array<string, string|int> $values years and hours as numbers, money in cents; without what was left empty */
    private function __construct(public LeadKind $kind, public array $values)
    {
    }

    /** @return list<string> the names of the fields of a kind's form */
    public static function names(LeadKind $kind): array
    {
        return array_keys(self::FIELDS[$kind->value] ?? []);
    }

    /**
     * @param array<mixed> $fields as they came; others are not looked at
     * @return array{self, array<string, string>} what was read, and a sentence for each field at fault
     */
    public static function read(LeadKind $kind, array $fields): array
    {
        $values = [];
        $faults = [];
        foreach (self::FIELDS[$kind->value] ?? [] as $name => [$type, $limit, $isRequired]) {
            $typed = $fields[$name] ?? '';
            $text = is_string($typed) || is_int($typed) ? Text::pasted((string) $typed) : null;
            if (null === $text || mb_strlen($text) > $limit || !Text::isClean($text) || 1 === preg_match('/[\r\n\t]/', $text)) {
                $faults[$name] = __('Enter shorter, plain text.', 'coleman');
                continue;
            }
            if ('' === $text) {
                $faults += $isRequired ? [$name => self::missing($name)] : [];
                continue;
            }
            $value = self::value($type, $name, $text);
            $values += null === $value ? [] : [$name => $value];
            $faults += null === $value ? [$name => self::fault($type)] : [];
        }

        return [new self($kind, $values), $faults];
    }

    /** @param array<mixed> $values as `values` was kept */
    public static function stored(LeadKind $kind, array $values): self
    {
        $known = array_intersect_key($values, array_flip(self::names($kind)));

        return new self($kind, array_filter($known, static fn (mixed $value): bool => is_string($value) || is_int($value)));
    }

    /** @return list<array{label: string, value: string}> for people, in the order of the form */
    public function words(): array
    {
        $words = [];
        foreach (self::FIELDS[$this->kind->value] ?? [] as $name => [$type]) {
            $value = $this->values[$name] ?? null;
            if (null !== $value) {
                $words[] = ['label' => self::label($name), 'value' => match ($type) {
                    self::MONEY => Money::format((int) $value),
                    self::COUNT => number_format((int) $value),
                    self::CHOICE => self::choices($name)[$value] ?? (string) $value,
                    default => (string) $value,
                }];
            }
        }

        return $words;
    }

    private static function value(string $type, string $name, string $text): string|int|null
    {
        return match ($type) {
            self::YEAR => 1 === preg_match('/^(?:19|20)\d\d$/D', $text) ? (int) $text : null,
            self::COUNT => 1 === preg_match('/^(?:\d{1,6}|\d{1,3},\d{3})$/D', $text) ? (int) str_replace(',', '', $text) : null,
            self::MONEY => self::cents($text),
            self::CHOICE => isset(self::choices($name)[$text]) ? $text : null,
            default => $text,
        };
    }

    /** @return int|null null for what is no amount */
    private static function cents(string $text): ?int
    {
        $cents = Money::typed($text);

        return null === $cents || $cents < 1 || $cents > self::MOST_CENTS ? null : $cents;
    }

    private static function missing(string $name): string
    {
        return match ($name) {
            'make' => __('Make is required.', 'coleman'),
            'model' => __('Model is required.', 'coleman'),
            'modelYear' => __('Year is required.', 'coleman'),
            'hours' => __('Hours are required.', 'coleman'),
            default => __('Choose the condition.', 'coleman'),
        };
    }

    private static function fault(string $type): string
    {
        return match ($type) {
            self::YEAR => __('Enter a year of four digits.', 'coleman'),
            self::COUNT => __('Enter the hours as a number, such as 3,200.', 'coleman'),
            self::MONEY => __('Enter an amount in dollars, such as 45,000.', 'coleman'),
            default => __('Choose from the list.', 'coleman'),
        };
    }

    private static function label(string $name): string
    {
        return match ($name) {
            'make' => __('Make', 'coleman'),
            'model' => __('Model', 'coleman'),
            'modelYear' => __('Year', 'coleman'),
            'hours' => __('Hours', 'coleman'),
            'serial' => __('Serial number', 'coleman'),
            'condition' => __('Condition', 'coleman'),
            'applicant' => __('Applicant', 'coleman'),
            'amount' => __('Amount to finance', 'coleman'),
            'downPayment' => __('Down payment', 'coleman'),
            'timeInBusiness' => __('Time in business', 'coleman'),
            default => __('Best time to call', 'coleman'),
        };
    }

    /** @return array<string, string> labels by what is sent */
    private static function choices(string $name): array
    {
        return match ($name) {
            'condition' => [
                'excellent' => __('Excellent', 'coleman'),
                'good' => __('Good', 'coleman'),
                'fair' => __('Fair', 'coleman'),
                'poor' => __('Needs repair', 'coleman'),
            ],
            'applicant' => [
                'business' => __('Business', 'coleman'),
                'personal' => __('Personal', 'coleman'),
            ],
            'timeInBusiness' => [
                'under-2' => __('Less than 2 years', 'coleman'),
                '2-5' => __('2 to 5 years', 'coleman'),
                'over-5' => __('More than 5 years', 'coleman'),
            ],
            default => [],
        };
    }
}
