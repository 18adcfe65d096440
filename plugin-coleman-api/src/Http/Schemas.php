<?php

declare(strict_types=1);

namespace Coleman\Api\Http;

use Coleman\Api\Support\CalendarDate;
use Coleman\Api\Support\Json;
use Coleman\Api\Support\Text;
use Coleman\Api\Support\WholeNumber;

/** The JSON Schema files: the one source of REST validation, TypeScript types, OpenAPI and contract tests. */
final class Schemas
{
    /** @var array<string, array<mixed>> */
    private array $read = [];

    public function __construct(private readonly string $folder)
    {
    }

    /** @return array<mixed> */
    public function file(string $name): array
    {
        return $this->read[$name] ??= Json::decodeFile($this->folder . '/' . $name . '.json');
    }

    /**
     * The arguments of a route as WordPress takes them.
     *
     * @return array<string, array<string, mixed>>
     */
    public function arguments(string $request): array
    {
        if ('' === $request) {
            return [];
        }
        $schema = $this->file('requests/' . $request);
        $required = is_array($schema['required'] ?? null) ? $schema['required'] : [];
        $arguments = [];
        foreach (is_array($schema['properties'] ?? null) ? $schema['properties'] : [] as $name => $property) {
            if (!is_array($property)) {
                continue;
            }
            /** @var array<string, mixed> $property */
            $arguments[(string) $name] = $property + [
                'required' => in_array($name, $required, true),
                'validate_callback' => static fn (mixed $value, mixed $_request, string $key): bool|\WP_Error => self::validate($value, $property, $key),
                'sanitize_callback' => static fn (mixed $value): mixed => self::typed($value, $property),
            ];
        }

        return $arguments;
    }

    /** @return list<string> names of the schema files, without folder and ending */
    public function names(): array
    {
        return array_map(static fn (string $path): string => basename($path, '.json'), glob($this->folder . '/*.json') ?: []);
    }

    /**
     * @param array<string, mixed> $schema
     */
    private static function validate(mixed $value, array $schema, string $name): bool|\WP_Error
    {
        // WordPress takes "1e3" and "12.0" for integers; ids and quantities are digits or nothing.
        if ('integer' === ($schema['type'] ?? '') && !((is_int($value) || is_string($value)) && WholeNumber::isSigned((string) $value))) {
            return new \WP_Error('rest_invalid_type', WholeNumber::fault($name));
        }
        // WordPress does not know this format. Where a date may be left out it may be empty.
        if ('date' === ($schema['format'] ?? '') && !(is_string($value) && (CalendarDate::exists($value) || ('' === $value && '' === ($schema['default'] ?? null))))) {
            /* translators: %s: name of a field */
            return new \WP_Error('rest_invalid_date', sprintf(__('%s must be a date written as YYYY-MM-DD.', 'coleman'), $name));
        }
        $valid = rest_validate_value_from_schema($value, $schema, $name);
        if (true === $valid && is_string($value) && !Text::isClean($value)) {
            /* translators: %s: name of a field */
            return new \WP_Error('rest_invalid_param', sprintf(__('%s is not valid text.', 'coleman'), $name));
        }

        return $valid;
    }

    /** @param array<string, mixed> $schema */
    private static function typed(mixed $value, array $schema): mixed
    {
        return match ($schema['type'] ?? '') {
            'integer' => is_scalar($value) ? (int) $value : 0,
            'string' => is_scalar($value) ? (string) $value : '',
            default => $value,
        };
    }
}
