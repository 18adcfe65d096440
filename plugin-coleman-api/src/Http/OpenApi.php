<?php

declare(strict_types=1);

namespace Coleman\Api\Http;

/** The API told in OpenAPI 3.1, from the same routes and schemas that answer it. */
final readonly class OpenApi
{
    /** A named group; its pattern may hold groups of its own. */
    private const PATH_PARAMETER = '/\(\?P<(\w+)>(?:[^()]|\([^()]*\))*\)/';

    public function __construct(private Schemas $schemas)
    {
    }

    /**
     * @param list<Route> $routes
     * @return array<string, mixed>
     */
    public function document(array $routes): array
    {
        $paths = [];
        foreach ($routes as $route) {
            $paths[self::path($route->path)][strtolower($route->method)] = $this->operation($route);
        }
        ksort($paths);
        $components = [];
        foreach ($this->schemas->names() as $name) {
            $components[$name] = $this->withLocalReferences($this->schemas->file($name));
        }

        return [
            'openapi' => '3.1.0',
            'info' => ['title' => 'Coleman Equipment', 'version' => '1.0.0', 'description' => 'Errors are {code, message, data: {status, params?}}; see docs/api.md.'],
            'servers' => [['url' => rtrim(rest_url(Route::NAMESPACE), '/')]],
            'paths' => $paths,
            'components' => ['schemas' => $components],
        ];
    }

    /** `/models/(?P<id>\d{1,9})` as OpenAPI writes it: `/models/{id}`. */
    private static function path(string $route): string
    {
        return preg_replace(self::PATH_PARAMETER, '{$1}', $route) ?? $route;
    }

    /** @return array<string, mixed> */
    private function operation(Route $route): array
    {
        $operation = [
            'summary' => $route->summary,
            'responses' => $this->success($route->answer) + [
                '4XX' => ['description' => 'A refusal.', 'content' => ['application/json' => ['schema' => ['$ref' => '#/components/schemas/error']]]],
            ],
        ];
        preg_match_all(self::PATH_PARAMETER, $route->path, $inPath);
        $schema = '' === $route->request ? [] : $this->withLocalReferences($this->schemas->file('requests/' . $route->request));
        /** @var array<string, array<mixed>> $fields */
        $fields = is_array($schema['properties'] ?? null) ? $schema['properties'] : [];
        /** @var list<string> $required */
        $required = is_array($schema['required'] ?? null) ? $schema['required'] : [];
        foreach ($inPath[1] as $name) {
            $operation['parameters'][] = ['name' => $name, 'in' => 'path', 'required' => true, 'schema' => $fields[$name] ?? ['type' => 'string']];
        }
        $fields = array_diff_key($fields, array_flip($inPath[1]));
        $required = array_values(array_diff($required, $inPath[1]));
        if ($route->isWrite() && 0 === $route->fileBytes) {
            if ([] !== $fields) {
                unset($schema['required']);
                $content = ['schema' => ['properties' => $fields] + ([] === $required ? [] : ['required' => $required]) + $schema];
                $operation['requestBody'] = ['required' => [] !== $required, 'content' => ['application/json' => $content, 'application/x-www-form-urlencoded' => $content]];
            }

            return $operation;
        }
        if ($route->fileBytes > 0) {
            $operation['requestBody'] = ['content' => ['application/octet-stream' => ['schema' => ['type' => 'string', 'format' => 'binary', 'maxLength' => $route->fileBytes]]]];
        }
        foreach ($fields as $name => $field) {
            $operation['parameters'][] = ['name' => $name, 'in' => 'query', 'required' => in_array($name, $required, true), 'schema' => $field];
        }

        return $operation;
    }

    /** @return array<int|string, array<string, mixed>> by status */
    private function success(string $answer): array
    {
        if ('' === $answer) {
            return [204 => ['description' => 'Done; there is nothing to say.']];
        }

        if (str_contains($answer, '/')) {
            return [200 => ['description' => 'The file.', 'content' => [$answer => ['schema' => ['type' => 'string', 'format' => 'binary']]]]];
        }

        return ['2XX' => ['description' => 'The answer; 201 where something was made.', 'content' => ['application/json' => ['schema' => [
            'type' => 'object',
            'required' => ['results'],
            'properties' => ['results' => $this->answer($answer)],
        ]]]]];
    }

    /** @return array<string, mixed> */
    private function answer(string $answer): array
    {
        $name = rtrim($answer, '[]{}');
        $reference = ['$ref' => '#/components/schemas/' . $name];

        return match (true) {
            str_ends_with($answer, '[]') => ['type' => 'array', 'items' => $reference],
            str_ends_with($answer, '{}') => ['type' => 'object', 'additionalProperties' => $reference],
            default => $reference,
        };
    }

    /**
     * @param array<mixed> $schema
     * @return array<mixed>
     */
    private function withLocalReferences(array $schema): array
    {
        unset($schema['$schema']);
        foreach ($schema as $key => $value) {
            if ('$ref' === $key && is_string($value)) {
                $schema[$key] = '#/components/schemas/' . basename($value, '.json');
            } elseif (is_array($value)) {
                $schema[$key] = $this->withLocalReferences($value);
            }
        }

        return $schema;
    }
}
