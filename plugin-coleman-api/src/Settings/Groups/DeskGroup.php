<?php

declare(strict_types=1);

namespace Coleman\Api\Settings\Groups;

use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Mail\RecipientSettings;
use Coleman\Api\Settings\Field;
use Coleman\Api\Settings\FieldKind;
use Coleman\Api\Settings\SettingsGroup;

/** Which desk is written to, by branch. */
final readonly class DeskGroup implements SettingsGroup
{
    /** Where a branch has no address of its own. */
    private const ELSEWHERE = 'default';

    /** Departments whose mail goes to the sales desk where they have no mailbox. */
    private const WITH_SALES_BEHIND = [RecipientSettings::SERVICE, RecipientSettings::FINANCING, RecipientSettings::CAREERS, RecipientSettings::CONTACT];

    public function __construct(private LocationRepository $locations)
    {
    }

    public function name(): string
    {
        return 'desks';
    }

    public function title(): string
    {
        return __('Recipients', 'coleman');
    }

    public function intro(): string
    {
        return __('Who gets emails about new orders, rental requests and inquiries, and customers’ replies.', 'coleman');
    }

    public function fields(): array
    {
        $administrator = get_option('admin_email');
        $nobody = is_string($administrator) ? $administrator : '';
        $fields = [];
        foreach ($this->words() as $desk => [$section, $everywhere, $here]) {
            $fields[] = new Field(
                $desk . '_' . self::ELSEWHERE,
                FieldKind::Email,
                __('All branches', 'coleman'),
                in_array($desk, self::WITH_SALES_BEHIND, true)
                    /* translators: %s: what mail goes there. */
                    ? sprintf(__('%s If empty: Sales.', 'coleman'), $everywhere)
                    /* translators: 1: what mail goes there, 2: email address */
                    : sprintf(__('%1$s If empty: the administrator, %2$s.', 'coleman'), $everywhere, $nobody),
                '',
                $section,
            );
            foreach ($this->locations->all() as $branch) {
                $fields[] = new Field($desk . '_' . $branch->id, FieldKind::Email, $branch->city, sprintf($here, $branch->city), '', $section);
            }
        }

        return $fields;
    }

    public function values(): array
    {
        $option = get_option(RecipientSettings::OPTION, []);
        $values = [];
        foreach (RecipientSettings::DESKS as $desk) {
            $addresses = is_array($option) && is_array($option[$desk] ?? null) ? $option[$desk] : [];
            foreach ($this->keys() as $key) {
                $values[$desk . '_' . $key] = is_string($addresses[$key] ?? null) ? $addresses[$key] : '';
            }
        }

        return $values;
    }

    public function faults(array $values): array
    {
        return [];
    }

    public function save(array $values): void
    {
        $option = get_option(RecipientSettings::OPTION, []);
        $desks = [];
        foreach (RecipientSettings::DESKS as $desk) {
            $desks[$desk] = [];
            foreach ($this->keys() as $key) {
                $address = $values[$desk . '_' . $key] ?? '';
                if (is_string($address) && '' !== $address) {
                    $desks[$desk][$key] = $address;
                }
            }
        }
        update_option(RecipientSettings::OPTION, $desks + (is_array($option) ? $option : []));
    }

    public function options(): array
    {
        return [RecipientSettings::OPTION => [
            'type' => 'object',
            'properties' => array_fill_keys(RecipientSettings::DESKS, [
                'type' => 'object',
                'patternProperties' => ['^(default|\d{1,9})$' => ['type' => 'string', 'format' => 'email']],
                'additionalProperties' => false,
            ]),
            'additionalProperties' => false,
            'default' => [],
            'description' => 'Addresses of the departments, by branch.',
        ]];
    }

    /**
     * What each desk is called, what comes to it from everywhere, and from one branch (its city is put in).
     *
     * @return array<string, array{string, string, string}>
     */
    private function words(): array
    {
        return [
            RecipientSettings::PARTS => [
                __('Parts desks', 'coleman'),
                __('For shipped orders, and for branches without an address below.', 'coleman'),
                /* translators: %s: city of a branch */
                __('For orders picked up in %s.', 'coleman'),
            ],
            RecipientSettings::RENTALS => [
                __('Rental desks', 'coleman'),
                __('For requests without a branch, and for branches without an address below.', 'coleman'),
                /* translators: %s: city of a branch */
                __('For rentals picked up in %s or delivered near it.', 'coleman'),
            ],
            RecipientSettings::SALES => [
                __('Sales', 'coleman'),
                __('For inquiries from a ZIP code without a salesperson and without a branch, and for branches without an address below.', 'coleman'),
                /* translators: %s: city of a branch */
                __('For inquiries about machines in %s.', 'coleman'),
            ],
            RecipientSettings::SERVICE => [
                __('Service', 'coleman'),
                __('For service requests.', 'coleman'),
                /* translators: %s: city of a branch */
                __('For service requests to %s.', 'coleman'),
            ],
            RecipientSettings::FINANCING => [
                __('Financing', 'coleman'),
                __('For questions about financing.', 'coleman'),
                /* translators: %s: city of a branch */
                __('For questions about financing to %s.', 'coleman'),
            ],
            RecipientSettings::CAREERS => [
                __('Careers', 'coleman'),
                __('For applications.', 'coleman'),
                /* translators: %s: city of a branch */
                __('For applications to %s.', 'coleman'),
            ],
            RecipientSettings::CONTACT => [
                __('Contact', 'coleman'),
                __('For other questions.', 'coleman'),
                /* translators: %s: city of a branch */
                __('For other questions to %s.', 'coleman'),
            ],
        ];
    }

    /** @return list<string> */
    private function keys(): array
    {
        return [self::ELSEWHERE, ...array_map(static fn ($branch): string => (string) $branch->id, $this->locations->all())];
    }
}
