<?php

declare(strict_types=1);

namespace Coleman\Api\Settings\Groups;

use Coleman\Api\Locations\Location;
use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Locations\OpeningHours;
use Coleman\Api\Promises\PromiseSettings;
use Coleman\Api\Promises\TransferDays;
use Coleman\Api\Settings\Field;
use Coleman\Api\Settings\FieldKind;
use Coleman\Api\Settings\SettingsGroup;

/** Cutoffs, transfers between branches and carrier days: what the dates on orders are worked out with. */
final readonly class PromiseGroup implements SettingsGroup
{
    public function __construct(private LocationRepository $locations)
    {
    }

    public function name(): string
    {
        return 'promises';
    }

    public function title(): string
    {
        return __('Delivery dates', 'coleman');
    }

    public function intro(): string
    {
        return __('The site tells customers when a part will be ready or arrive. Existing orders keep their dates.', 'coleman');
    }

    public function fields(): array
    {
        $cutoffs = __('Order cutoff', 'coleman');
        $transfers = __('Transfers between branches', 'coleman');
        $carrier = __('Carrier', 'coleman');
        $branches = [];
        foreach ($this->locations->all() as $branch) {
            $branches[(string) $branch->id] = $branch->city;
        }

        return [
            ...array_map(static fn (Location $branch): Field => new Field(
                'cutoff_' . $branch->id,
                FieldKind::Text,
                $branch->city,
                __('Orders placed later count as placed on the next business day. A time, such as 3:00 pm.', 'coleman'),
                self::shown(PromiseSettings::CUTOFF),
                $cutoffs,
                most: 10,
                isRequired: true,
            ), $this->locations->all()),
            new Field(
                'transfer_days',
                FieldKind::Whole,
                __('Business days between two branches', 'coleman'),
                __('For all branches that aren’t in the table below.', 'coleman'),
                TransferDays::DEFAULT_DAYS,
                $transfers,
                least: 1,
                most: PromiseSettings::MAX_DAYS,
                isRequired: true,
            ),
            new Field(
                'transfers',
                FieldKind::Rows,
                __('Other transfers', 'coleman'),
                __('A row applies in both directions, unless the way back has its own row.', 'coleman'),
                [],
                $transfers,
                columns: [
                    new Field('from', FieldKind::Choice, __('From', 'coleman'), choices: $branches, isRequired: true),
                    new Field('to', FieldKind::Choice, __('To', 'coleman'), choices: $branches, isRequired: true),
                    new Field('days', FieldKind::Whole, __('Business days', 'coleman'), least: 1, most: PromiseSettings::MAX_DAYS, isRequired: true),
                ],
            ),
            new Field(
                'carrier_days',
                FieldKind::Rows,
                __('Shipping days', 'coleman'),
                __('Business days from shipping to arrival. The row with the longest matching ZIP code applies. Other customers see "Shipping time on request".', 'coleman'),
                [],
                $carrier,
                columns: [
                    new Field('zip', FieldKind::Text, __('ZIP code starts with', 'coleman'), most: 5, isRequired: true),
                    new Field('days', FieldKind::Whole, __('Business days', 'coleman'), least: 1, most: PromiseSettings::MAX_DAYS, isRequired: true),
                ],
            ),
        ];
    }

    public function values(): array
    {
        $settings = PromiseSettings::ofSite();
        $values = [
            'transfer_days' => $settings->transfers->usual,
            // A branch that is gone has no row to show.
            'transfers' => array_values(array_filter(
                array_map(static fn (array $row): array => ['from' => (string) $row['from'], 'to' => (string) $row['to'], 'days' => $row['days']], $settings->transfers->rows),
                fn (array $row): bool => null !== $this->locations->byId((int) $row['from']) && null !== $this->locations->byId((int) $row['to']),
            )),
            'carrier_days' => $settings->carrierDays,
        ];
        foreach ($this->locations->all() as $branch) {
            $values['cutoff_' . $branch->id] = self::shown($settings->cutoff($branch->id));
        }

        return $values;
    }

    public function faults(array $values): array
    {
        $faults = [];
        foreach ($this->locations->all() as $branch) {
            if (null === self::time($values, $branch)) {
                $faults['cutoff_' . $branch->id] = __('Enter a time, such as 3:00 pm.', 'coleman');
            }
        }
        $seen = [];
        foreach (self::transfers($values) as $index => $row) {
            if ($row['from'] === $row['to']) {
                $faults[sprintf('transfers.%d.to', $index)] = __('Choose two different branches.', 'coleman');
            } elseif (isset($seen[$row['from'] . '-' . $row['to']])) {
                $faults[sprintf('transfers.%d.to', $index)] = __('This transfer is in the table twice.', 'coleman');
            }
            $seen[$row['from'] . '-' . $row['to']] = true;
        }
        $zips = [];
        foreach (self::carrierDays($values) as $index => $row) {
            if (1 !== preg_match('/^\d{1,5}$/D', $row['zip'])) {
                $faults[sprintf('carrier_days.%d.zip', $index)] = __('Enter the first 1 to 5 digits of a ZIP code.', 'coleman');
            } elseif (in_array($row['zip'], $zips, true)) {
                /* translators: %s: beginning of a ZIP code */
                $faults[sprintf('carrier_days.%d.zip', $index)] = sprintf(__('%s is in the table twice.', 'coleman'), $row['zip']);
            }
            $zips[] = $row['zip'];
        }

        return $faults;
    }

    public function save(array $values): void
    {
        $cutoffs = [];
        foreach ($this->locations->all() as $branch) {
            $time = self::time($values, $branch);
            if (null !== $time && PromiseSettings::CUTOFF !== $time) {
                $cutoffs[$branch->id] = $time;
            }
        }
        update_option(PromiseSettings::OPTION, [
            'cutoffs' => $cutoffs,
            'transfer_days' => is_int($values['transfer_days'] ?? null) ? $values['transfer_days'] : TransferDays::DEFAULT_DAYS,
            'transfers' => self::transfers($values),
            'carrier_days' => self::carrierDays($values),
        ]);
    }

    public function options(): array
    {
        $days = ['type' => 'integer', 'minimum' => 1, 'maximum' => PromiseSettings::MAX_DAYS];
        $branch = ['type' => 'integer', 'minimum' => 1];

        return [PromiseSettings::OPTION => [
            'type' => 'object',
            'properties' => [
                'cutoffs' => [
                    'type' => 'object',
                    'patternProperties' => ['^\d{1,9}$' => ['type' => 'string', 'pattern' => '^([01]\d|2[0-3]):[0-5]\d$']],
                    'additionalProperties' => false,
                ],
                'transfer_days' => $days,
                'transfers' => ['type' => 'array', 'items' => [
                    'type' => 'object',
                    'properties' => ['from' => $branch, 'to' => $branch, 'days' => $days],
                    'required' => ['from', 'to', 'days'],
                    'additionalProperties' => false,
                ]],
                'carrier_days' => ['type' => 'array', 'items' => [
                    'type' => 'object',
                    'properties' => ['zip' => ['type' => 'string', 'pattern' => '^\d{1,5}$'], 'days' => $days],
                    'required' => ['zip', 'days'],
                    'additionalProperties' => false,
                ]],
            ],
            'additionalProperties' => false,
            'default' => PromiseSettings::DEFAULTS,
            'description' => 'Order cutoffs by branch, business days between branches, and carrier days by ZIP prefix.',
        ]];
    }

    /** @param array<string, mixed> $values */
    private static function time(array $values, Location $branch): ?string
    {
        $typed = $values['cutoff_' . $branch->id] ?? null;

        return is_string($typed) ? PromiseSettings::time($typed) : null;
    }

    /**
     * @param array<string, mixed> $values
     * @return list<array{from: int, to: int, days: int}>
     */
    private static function transfers(array $values): array
    {
        $rows = [];
        foreach (is_array($values['transfers'] ?? null) ? $values['transfers'] : [] as $row) {
            if (is_array($row) && is_string($row['from'] ?? null) && is_string($row['to'] ?? null) && is_int($row['days'] ?? null)) {
                $rows[] = ['from' => (int) $row['from'], 'to' => (int) $row['to'], 'days' => $row['days']];
            }
        }

        return $rows;
    }

    /**
     * @param array<string, mixed> $values
     * @return list<array{zip: string, days: int}>
     */
    private static function carrierDays(array $values): array
    {
        $rows = [];
        foreach (is_array($values['carrier_days'] ?? null) ? $values['carrier_days'] : [] as $row) {
            if (is_array($row) && is_string($row['zip'] ?? null) && is_int($row['days'] ?? null)) {
                $rows[] = ['zip' => $row['zip'], 'days' => $row['days']];
            }
        }

        return $rows;
    }

    /** "15:00" as it stands in the form. */
    private static function shown(string $time): string
    {
        $read = OpeningHours::twelveHours($time);

        return $read['clock'] . ($read['isAfternoon'] ? ' pm' : ' am');
    }
}
