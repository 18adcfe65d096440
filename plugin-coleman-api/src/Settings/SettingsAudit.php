<?php

declare(strict_types=1);

namespace Coleman\Api\Settings;

use Coleman\Api\Audit\AuditKind;
use Coleman\Api\Audit\AuditRepository;

/** Writes down which settings were changed, by our screen, WordPress's REST or a program. Of secrets only that they were. */
final class SettingsAudit
{
    /** @var array<string, bool>|null whether it is secret, by option */
    private ?array $options = null;

    /**
     * @param \Closure(): list<SettingsGroup> $groups made when an option of ours is changed
     * @param \Closure(): AuditRepository $log made when there is something to write
     */
    public function __construct(private readonly \Closure $groups, private readonly \Closure $log)
    {
    }

    public function register(): void
    {
        add_action('updated_option', function (mixed $option, mixed $before, mixed $after): void {
            $this->changed($option, $before, $after);
        }, 10, 3);
        add_action('added_option', function (mixed $option, mixed $after): void {
            $this->changed($option, null, $after);
        }, 10, 2);
    }

    /**
     * What the log's settings are called on the settings screen, and how it shows them.
     *
     * @return array<string, array{title: string, fields: array<string, string>, percents: \stdClass, choices: \stdClass}> by
     *     option; the others by the keys beneath it, where they are those of fields or columns: labels, what makes a
     *     percent (100 = 100%) of what is kept when it is divided by it, labels of values
     */
    public function names(): array
    {
        $names = [];
        foreach (($this->groups)() as $group) {
            $labels = $percents = $choices = [];
            foreach ($group->fields() as $field) {
                foreach ([$field, ...$field->columns] as $shown) {
                    if (FieldKind::Percent === $shown->kind) {
                        // Of a table that is kept in another form, whatever number is in it.
                        $percents[$field->name] = $percents[$shown->name] = 1_000;
                    }
                    if ([] !== $shown->choices) {
                        $choices[$shown->name] = $choices['coleman_' . $shown->name] = (object) $shown->choices;
                    }
                }
                $labels[$field->name] = $labels['coleman_' . $field->name] = $field->label;
                // A limit is kept as one value, and typed as two.
                $labels[(string) preg_replace('/_(allowed|seconds)$/D', '', $field->name)] ??= $field->section;
            }
            foreach ($group->options() as $option => $schema) {
                $properties = is_array($schema['properties'] ?? null) ? $schema['properties'] : [];
                $plain = array_filter($properties, static fn (mixed $property): bool => is_array($property) && 'number' === ($property['type'] ?? ''));
                $names[$option] = [
                    'title' => $group->title(),
                    'fields' => array_filter($labels, static fn (string $label): bool => '' !== $label),
                    'percents' => (object) array_replace($percents, array_intersect_key(array_map(static fn (): int => 1, $plain), $percents)),
                    'choices' => (object) $choices,
                ];
            }
        }

        return $names;
    }

    private function changed(mixed $option, mixed $before, mixed $after): void
    {
        // An option that is made with nothing in it says what its absence said.
        if (!is_string($option) || !str_starts_with($option, 'coleman_') || $before === $after || (null === $before && [] === $after)) {
            return;
        }
        $isSecret = ($this->options ??= $this->options())[$option] ?? null;
        if (null === $isSecret) {
            return;
        }
        ($this->log)()->record(AuditKind::Settings, $option, $isSecret || null === $before ? [] : [$option => $before], $isSecret ? [$option => 'changed'] : [$option => $after]);
    }

    /** @return array<string, bool> */
    private function options(): array
    {
        $options = [];
        foreach (($this->groups)() as $group) {
            foreach ($group->options() as $name => $schema) {
                $options[$name] = true === ($schema['is_hidden'] ?? false);
            }
        }

        return $options;
    }
}
