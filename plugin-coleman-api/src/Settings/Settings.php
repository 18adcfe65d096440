<?php

declare(strict_types=1);

namespace Coleman\Api\Settings;

use Coleman\Api\Http\ApiError;

/**
 * The dealership's settings, by group: all of a group's fields are right, or none of them is saved.
 *
 * The options beneath are WordPress's settings too (REST `wp/v2/settings`), held against a schema.
 */
final readonly class Settings
{
    /** @param \Closure(): list<SettingsGroup> $groups made when they are asked for */
    public function __construct(private \Closure $groups)
    {
    }

    public function register(): void
    {
        // Each of these asks for the list of settings; pages of visitors and calls of other plugins do not.
        add_action('rest_api_init', function (): void {
            if (!self::isOfOthers()) {
                $this->registerOptions();
            }
        });
        add_action('admin_init', $this->registerOptions(...));
    }

    /** Whether the call under way is one of another plugin, or one of WordPress's that has nothing to do with settings. */
    private static function isOfOthers(): bool
    {
        global $wp;
        $route = $wp instanceof \WP ? $wp->query_vars['rest_route'] ?? '' : '';

        // A call that lists routes, or makes others, may ask for any.
        return is_string($route) && 1 === preg_match('#^/(?!coleman/|batch/|wp/v2/settings)[^/]+/v\d+/[^/]#i', $route);
    }

    /** @return list<array<string, mixed>> schema/settings-group.json */
    public function present(): array
    {
        return array_map(self::presentGroup(...), array_values(array_filter(
            ($this->groups)(),
            static fn (SettingsGroup $group): bool => array_any($group->fields(), static fn (Field $field): bool => '' === $field->refusal()),
        )));
    }

    /**
     * @param array<mixed> $typed by field; what is absent stays as it is
     * @return array<string, mixed> schema/settings-group.json
     * @throws ApiError 403 coleman_setting_forbidden, 404 coleman_settings_not_found, 400 with fields
     */
    public function save(string $name, array $typed): array
    {
        $group = array_find(($this->groups)(), static fn (SettingsGroup $group): bool => $group->name() === $name)
            ?? throw new ApiError('coleman_settings_not_found', __('Settings group not found.', 'coleman'), 404);
        $values = $group->values();
        $errors = [];
        foreach ($group->fields() as $field) {
            if (array_key_exists($field->name, $typed) && '' !== $field->refusal()) {
                throw new ApiError('coleman_setting_forbidden', $field->refusal(), 403, [$field->name => $field->refusal()]);
            }
            if ('' === $field->fixed && array_key_exists($field->name, $typed)) {
                $values[$field->name] = TypedValue::read($field, $typed[$field->name], $errors);
            }
        }
        $unknown = array_diff(array_map(strval(...), array_keys($typed)), array_map(static fn (Field $field): string => $field->name, $group->fields()));
        foreach ($unknown as $field) {
            /* translators: %s: name of a field */
            $errors[$field] = sprintf(__('Setting "%s" not found.', 'coleman'), $field);
        }
        $errors = [] === $errors ? $group->faults($values) : $errors;
        if ([] !== $errors) {
            throw ApiError::invalid($errors);
        }
        $group->save($values);

        return self::presentGroup($group);
    }

    /** @return array<string, mixed> */
    private static function presentGroup(SettingsGroup $group): array
    {
        $values = $group->values();

        return [
            'name' => $group->name(),
            'title' => $group->title(),
            'intro' => $group->intro(),
            'fields' => array_map(static fn (Field $field): array => $field->present($values[$field->name] ?? $field->default), $group->fields()),
        ];
    }

    private function registerOptions(): void
    {
        foreach (($this->groups)() as $group) {
            foreach ($group->options() as $option => $schema) {
                register_setting('coleman', $option, [
                    'type' => $schema['type'],
                    'description' => $schema['description'],
                    // Whatever door it comes through, what does not fit changes nothing.
                    'sanitize_callback' => static function (mixed $value) use ($option, $schema): mixed {
                        $valid = rest_validate_value_from_schema($value, $schema, $option);

                        return true === $valid ? rest_sanitize_value_from_schema($value, $schema, $option) : get_option($option, $schema['default']);
                    },
                    'default' => $schema['default'],
                    'show_in_rest' => true === ($schema['is_hidden'] ?? false) ? false : ['schema' => array_diff_key($schema, ['default' => 0, 'is_hidden' => 0])],
                ]);
                // Made with nothing in it (Composition\PageOptions), it is one that nobody has saved.
                if ('object' === $schema['type']) {
                    add_filter('option_' . $option, static fn (mixed $value): mixed => [] === $value ? $schema['default'] : $value);
                }
            }
        }
    }
}
