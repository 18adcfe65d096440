<?php

declare(strict_types=1);

namespace Coleman\Api\Settings\Groups;

use Coleman\Api\Locations\LocationRepository;
use Coleman\Api\Mail\Desks;
use Coleman\Api\Settings\Field;
use Coleman\Api\Settings\FieldKind;
use Coleman\Api\Settings\SettingsGroup;

/** Which desk is written to, by branch. */
final readonly class DeskGroup implements SettingsGroup
{
    /** Where a branch has no address of its own. */
    private const ELSEWHERE = 'default';

    public function __construct(private LocationRepository $locations)
    {
    }

    public function name(): string
    {
        return 'desks';
    }

    public function title(): string
    {
        return __('Desks', 'coleman');
    }

    public function intro(): string
    {
        return __('Who is told of a new order, and whom customers reach when they answer a mail.', 'coleman');
    }

    public function fields(): array
    {
        $administrator = get_option('admin_email');
        $section = __('Parts desks', 'coleman');
        $fields = [new Field(
            'parts_' . self::ELSEWHERE,
            FieldKind::Email,
            __('All branches', 'coleman'),
            /* translators: %s: email address */
            sprintf(__('For orders that are shipped, and for branches without an address below. Empty: the administrator, %s.', 'coleman'), is_string($administrator) ? $administrator : ''),
            '',
            $section,
        )];
        foreach ($this->locations->all() as $branch) {
            /* translators: %s: city of a branch */
            $fields[] = new Field('parts_' . $branch->id, FieldKind::Email, $branch->city, sprintf(__('For orders that are picked up in %s.', 'coleman'), $branch->city), '', $section);
        }

        return $fields;
    }

    public function values(): array
    {
        $option = get_option(Desks::OPTION, []);
        $parts = is_array($option) && is_array($option['parts'] ?? null) ? $option['parts'] : [];
        $values = [];
        foreach ($this->keys() as $key) {
            $values['parts_' . $key] = is_string($parts[$key] ?? null) ? $parts[$key] : '';
        }

        return $values;
    }

    public function faults(array $values): array
    {
        return [];
    }

    public function save(array $values): void
    {
        $option = get_option(Desks::OPTION, []);
        $parts = [];
        foreach ($this->keys() as $key) {
            $address = $values['parts_' . $key] ?? '';
            if (is_string($address) && '' !== $address) {
                $parts[$key] = $address;
            }
        }
        update_option(Desks::OPTION, ['parts' => $parts] + (is_array($option) ? $option : []));
    }

    public function options(): array
    {
        return [Desks::OPTION => [
            'type' => 'object',
            'properties' => ['parts' => [
                'type' => 'object',
                'patternProperties' => ['^(default|\d{1,9})$' => ['type' => 'string', 'format' => 'email']],
                'additionalProperties' => false,
            ]],
            'additionalProperties' => false,
            'default' => [],
            'description' => 'Addresses of the parts desks, by branch.',
        ]];
    }

    /** @return list<string> */
    private function keys(): array
    {
        return [self::ELSEWHERE, ...array_map(static fn ($branch): string => (string) $branch->id, $this->locations->all())];
    }
}
