<?php

declare(strict_types=1);

namespace Coleman\Api\Settings\Groups;

use Coleman\Api\Http\BotCheck;
use Coleman\Api\Settings\Field;
use Coleman\Api\Settings\FieldKind;
use Coleman\Api\Settings\SettingsGroup;

/** How people are told from programs on forms that strangers fill in. */
final readonly class BotCheckGroup implements SettingsGroup
{
    private const MOST_SECONDS = 30;
    private const MOST_WORK = 2_000_000;

    public function name(): string
    {
        return 'bot-check';
    }

    public function title(): string
    {
        return __('Bot check', 'coleman');
    }

    public function intro(): string
    {
        return __('For those who are not signed in, when they create an account, order as a guest or write to a desk. Nobody solves a puzzle: the browser does a little arithmetic while the form is filled in.', 'coleman');
    }

    public function fields(): array
    {
        return [
            new Field(
                'least_seconds',
                FieldKind::Whole,
                __('Seconds that filling in a form takes at least', 'coleman'),
                __('A form that comes back faster was sent by a program. Browsers that fill in forms by themselves need 2.', 'coleman'),
                BotCheck::LEAST_SECONDS,
                most: self::MOST_SECONDS,
                isRequired: true,
            ),
            new Field(
                'hardest',
                FieldKind::Whole,
                __('Work of the browser', 'coleman'),
                __('The most tries its arithmetic may need (ALTCHA). 100,000 take a phone a fraction of a second; ten times that makes programs ten times slower, and old phones too.', 'coleman'),
                BotCheck::HARDEST,
                least: 1_000,
                most: self::MOST_WORK,
                isRequired: true,
            ),
        ];
    }

    public function values(): array
    {
        return BotCheck::settings();
    }

    public function faults(array $values): array
    {
        return [];
    }

    public function save(array $values): void
    {
        update_option(BotCheck::OPTION, array_intersect_key($values, ['least_seconds' => 0, 'hardest' => 0]));
    }

    public function options(): array
    {
        return [BotCheck::OPTION => [
            'type' => 'object',
            'properties' => [
                'least_seconds' => ['type' => 'integer', 'minimum' => 0, 'maximum' => self::MOST_SECONDS],
                'hardest' => ['type' => 'integer', 'minimum' => 1_000, 'maximum' => self::MOST_WORK],
            ],
            'additionalProperties' => false,
            'default' => ['least_seconds' => BotCheck::LEAST_SECONDS, 'hardest' => BotCheck::HARDEST],
            'description' => 'Least seconds to fill in a form, and the most work of a proof.',
        ]];
    }
}
