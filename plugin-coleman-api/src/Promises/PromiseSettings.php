<?php

declare(strict_types=1);

namespace Coleman\Api\Promises;

/** What delivery dates are worked out with: the option `coleman_promises`. */
final readonly class PromiseSettings
{
    public const OPTION = 'coleman_promises';

    public const CUTOFF = '15:00';

    public const MAX_DAYS = 30;

    public const DEFAULTS = ['cutoffs' => [], 'transfer_days' => TransferDays::DEFAULT_DAYS, 'transfers' => [], 'carrier_days' => []];

    /**
     * @param array<int, string> $cutoffs "15:00" by branch, where it differs from the usual one
     * @param list<array{zip: string, days: int}> $carrierDays business days by the beginning of the ZIP code
     */
    public function __construct(public array $cutoffs, public TransferDays $transfers, public array $carrierDays)
    {
    }

    public static function ofSite(): self
    {
        $stored = get_option(self::OPTION, []);
        /** @var array{cutoffs: array<int, string>, transfer_days: int, transfers: list<array{from: int, to: int, days: int}>, carrier_days: list<array{zip: string, days: int}>} $settings */
        $settings = (is_array($stored) ? $stored : []) + self::DEFAULTS;

        return new self($settings['cutoffs'], new TransferDays($settings['transfers'], $settings['transfer_days']), $settings['carrier_days']);
    }

    /** "15:00", by the branch's clock. */
    public function cutoff(int $branch): string
    {
        return $this->cutoffs[$branch] ?? self::CUTOFF;
    }

    /** "3 pm", "3:00 PM" and "15:00" are "15:00"; null for what is not a time. */
    public static function time(string $typed): ?string
    {
        if (1 !== preg_match('/^(\d{1,2})(?::(\d{2}))?\s*([ap])?\.?(?:m\.?)?$/iD', trim($typed), $match)) {
            return null;
        }
        [$hours, $minutes, $half] = [(int) $match[1], (int) ($match[2] ?? 0), strtolower($match[3] ?? '')];
        if ('' !== $half) {
            if ($hours < 1 || $hours > 12) {
                return null;
            }
            $hours = $hours % 12 + ('p' === $half ? 12 : 0);
        } elseif ('' === ($match[2] ?? '')) {
            // "3" alone is three in the morning or in the afternoon.
            return null;
        }

        return $hours > 23 || $minutes > 59 ? null : sprintf('%02d:%02d', $hours, $minutes);
    }
}
