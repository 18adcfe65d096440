<?php

declare(strict_types=1);

namespace Coleman\Api\Settings;

use Coleman\Api\Staff\Roles;

/**
 * One setting as staff see it: what it is called, what it does, what may stand in it.
 *
 * @phpstan-type Shown string|bool|list<string>|list<array<string, string>>
 */
final readonly class Field
{
    /**
     * @param string $name in the form and in refusals
     * @param string $help what it does, in words of the counter
     * @param mixed $default in the unit that is kept
     * @param array<int|string, string> $choices label by value, of a Choice or Choices
     * @param int $least of a Whole, Money or Percent, in the unit that is kept
     * @param int $most the same; of a Text the number of characters
     * @param list<Field> $columns of Rows
     * @param string $right what somebody has to be given to change it
     * @param string $fixed where the value stands that cannot be changed here; '' when it can
     */
    public function __construct(
        public string $name,
        public FieldKind $kind,
        public string $label,
        public string $help = '',
        public mixed $default = '',
        public string $section = '',
        public array $choices = [],
        public int $least = 0,
        public int $most = 190,
        public array $columns = [],
        public bool $isRequired = false,
        public string $fixed = '',
        public string $right = Roles::SETTINGS,
    ) {
    }

    /**
     * A kept value as it stands in the form.
     *
     * @return Shown
     */
    public function shown(mixed $value): string|bool|array
    {
        return match ($this->kind) {
            FieldKind::Toggle => true === $value,
            FieldKind::Secret => '',
            FieldKind::Money => is_int($value) ? sprintf('%d.%02d', intdiv($value, 100), $value % 100) : '',
            FieldKind::Percent => is_int($value) ? rtrim(rtrim(sprintf('%d.%03d', intdiv($value, 1_000), $value % 1_000), '0'), '.') : '',
            FieldKind::Choices => array_values(array_filter(is_array($value) ? $value : [], is_string(...))),
            FieldKind::States => implode(', ', array_filter(is_array($value) ? $value : [], is_string(...))),
            FieldKind::Rows => array_values(array_map($this->shownRow(...), array_filter(is_array($value) ? $value : [], is_array(...)))),
            default => is_scalar($value) ? (string) $value : '',
        };
    }

    /**
     * @param array<mixed> $row
     * @return array<string, string>
     */
    private function shownRow(array $row): array
    {
        $shown = [];
        foreach ($this->columns as $column) {
            $text = $column->shown($row[$column->name] ?? $column->default);
            $shown[$column->name] = is_string($text) ? $text : '';
        }

        return $shown;
    }

    /** Why who is signed in may not change it, in a sentence; '' who may. */
    public function refusal(): string
    {
        if (current_user_can($this->right)) {
            return '';
        }

        return Roles::RATES === $this->right
            /* translators: %s: name of a setting */
            ? sprintf(__('Only a manager can change “%s”.', 'coleman'), $this->label)
            /* translators: %s: name of a setting */
            : sprintf(__('Only an administrator can change “%s”.', 'coleman'), $this->label);
    }

    /** @return array<string, mixed> schema/setting.json */
    public function present(mixed $value): array
    {
        return [
            'name' => $this->name,
            'kind' => $this->kind->value,
            'label' => $this->label,
            'help' => $this->help,
            'section' => $this->section,
            'value' => $this->shown($value),
            'default' => $this->shown($this->default),
            'is_set' => FieldKind::Secret === $this->kind && '' !== $value,
            'choices' => $this->shownChoices(),
            'columns' => array_map(static fn (Field $column): array => ['name' => $column->name, 'kind' => $column->kind->value, 'label' => $column->label, 'help' => $column->help, 'choices' => $column->shownChoices()], $this->columns),
            'fixed' => '' === $this->fixed ? $this->refusal() : $this->fixed,
        ];
    }

    /** @return list<array{value: string, label: string}> */
    private function shownChoices(): array
    {
        return array_map(
            static fn (int|string $value, string $label): array => ['value' => (string) $value, 'label' => $label],
            array_keys($this->choices),
            array_values($this->choices),
        );
    }
}
