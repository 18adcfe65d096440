<?php

declare(strict_types=1);

namespace Coleman\Api\Settings;

/** Settings that are read, checked and saved together: a tab of the settings screen, and the options beneath it. */
interface SettingsGroup
{
    public function name(): string;

    public function title(): string;

    /** What the group is about, a sentence or two. */
    public function intro(): string;

    /** @return list<Field> */
    public function fields(): array;

    /** @return array<string, mixed> what is in force, by field, in the units that are kept */
    public function values(): array;

    /**
     * What no field can tell alone.
     *
     * @param array<string, mixed> $values of every field, each good by itself
     * @return array<string, string> a sentence for each field at fault
     */
    public function faults(array $values): array;

    /** @param array<string, mixed> $values of every field */
    public function save(array $values): void;

    /**
     * The options beneath, for WordPress's own settings API: a JSON schema each, with its default. What is_hidden is
     * not shown by REST.
     *
     * @return array<string, array{type: string, default: mixed, description: string, is_hidden?: bool, ...}>
     */
    public function options(): array;
}
