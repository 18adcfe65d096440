<?php

declare(strict_types=1);

namespace Coleman\Api\Settings\Groups;

use Coleman\Api\SecondFactor\SecondFactor;
use Coleman\Api\Settings\Field;
use Coleman\Api\Settings\FieldKind;
use Coleman\Api\Settings\SettingsGroup;

/** Whether staff show a second factor (docs/security.md). */
final readonly class SignInGroup implements SettingsGroup
{
    public function name(): string
    {
        return 'sign-in';
    }

    public function title(): string
    {
        return __('Staff sign-in', 'coleman');
    }

    public function intro(): string
    {
        return __('A second factor protects staff accounts when a password is stolen: after the password, a code from an app on the phone is asked.', 'coleman');
    }

    public function fields(): array
    {
        return [
            new Field('second_factor', FieldKind::Choice, __('Second factor', 'coleman'), __('If on, each member of the staff, and you, sets up an app at the next page of wp-admin. Customers and Application Passwords are not affected.', 'coleman'), SecondFactor::OFF, choices: [
                SecondFactor::OFF => __('Off', 'coleman'),
                SecondFactor::STAFF => __('On for all staff', 'coleman'),
            ]),
        ];
    }

    public function values(): array
    {
        return ['second_factor' => SecondFactor::isOn() ? SecondFactor::STAFF : SecondFactor::OFF];
    }

    public function faults(array $values): array
    {
        return [];
    }

    public function save(array $values): void
    {
        update_option(SecondFactor::OPTION, $values['second_factor'] ?? SecondFactor::OFF);
    }

    public function options(): array
    {
        return [SecondFactor::OPTION => [
            'type' => 'string',
            'enum' => [SecondFactor::OFF, SecondFactor::STAFF],
            'default' => SecondFactor::OFF,
            'description' => 'Whether staff show a second factor: off, or staff.',
        ]];
    }
}
