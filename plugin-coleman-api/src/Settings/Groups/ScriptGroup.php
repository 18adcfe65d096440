<?php

declare(strict_types=1);

namespace Coleman\Api\Settings\Groups;

use Coleman\Api\Routing\ScriptPolicy;
use Coleman\Api\Settings\Field;
use Coleman\Api\Settings\FieldKind;
use Coleman\Api\Settings\SettingsGroup;

/** Whose scripts may run on visitors' pages (docs/security.md). */
final readonly class ScriptGroup implements SettingsGroup
{
    public function name(): string
    {
        return 'scripts';
    }

    public function title(): string
    {
        return __('Scripts', 'coleman');
    }

    public function intro(): string
    {
        return __('Visitors’ browsers run only scripts of this site, of the services set up here, and of the hosts you name.', 'coleman');
    }

    public function fields(): array
    {
        return [
            new Field('mode', FieldKind::Choice, __('Other scripts', 'coleman'), __('“Report” lets them run and lists them in the browser’s console, to try out a plugin or a tag manager.', 'coleman'), ScriptPolicy::ENFORCE, choices: [
                ScriptPolicy::ENFORCE => __('Block', 'coleman'),
                ScriptPolicy::REPORT => __('Report', 'coleman'),
                ScriptPolicy::OFF => __('Allow', 'coleman'),
            ]),
            new Field('hosts', FieldKind::Text, __('Allowed hosts', 'coleman'), __('Such as www.googletagmanager.com, with commas between them. *.example.com is every name below example.com.', 'coleman'), '', most: 1_000),
        ];
    }

    public function values(): array
    {
        return ['mode' => ScriptPolicy::mode(), 'hosts' => implode(', ', array_map(static fn (string $source): string => substr($source, strlen('https://')), ScriptPolicy::hosts()))];
    }

    public function faults(array $values): array
    {
        $hosts = $values['hosts'] ?? '';

        return is_string($hosts) && null !== ScriptPolicy::sourcesIn($hosts) ? [] : ['hosts' => __('Enter hosts only, such as www.example.com, without a path.', 'coleman')];
    }

    public function save(array $values): void
    {
        update_option(ScriptPolicy::OPTION, ['mode' => $values['mode'] ?? ScriptPolicy::ENFORCE, 'hosts' => $values['hosts'] ?? '']);
    }

    public function options(): array
    {
        return [ScriptPolicy::OPTION => [
            'type' => 'object',
            'properties' => [
                'mode' => ['type' => 'string', 'enum' => [ScriptPolicy::ENFORCE, ScriptPolicy::REPORT, ScriptPolicy::OFF]],
                'hosts' => ['type' => 'string', 'maxLength' => 1_000],
            ],
            'additionalProperties' => false,
            'default' => ['mode' => ScriptPolicy::ENFORCE, 'hosts' => ''],
            'description' => 'Whether scripts of other hosts are blocked on visitors’ pages (enforce, report or off), and the hosts that are allowed, with commas between them.',
        ]];
    }
}
