<?php

declare(strict_types=1);

namespace Coleman\Api\Health;

/** Numbers in the text format of Prometheus, version 0.0.4. */
final class MetricsText
{
    public const TYPE = 'text/plain; version=0.0.4; charset=utf-8';

    private string $text = '';

    /**
     * @param 'counter'|'gauge'|'histogram' $type
     * @param list<array{0: array<string, string>, 1: int|float, 2?: string}> $samples labels, value, and what is put behind the name
     */
    public function add(string $name, string $type, string $help, array $samples): self
    {
        if ([] !== $samples) {
            $this->text .= sprintf("# HELP %s %s\n# TYPE %s %s\n", $name, strtr($help, ['\\' => '\\\\', "\n" => '\\n']), $name, $type);
            foreach ($samples as $sample) {
                $this->text .= sprintf("%s%s%s %s\n", $name, $sample[2] ?? '', self::labels($sample[0]), self::number($sample[1]));
            }
        }

        return $this;
    }

    public function text(): string
    {
        return $this->text;
    }

    /** @param array<string, string> $labels */
    private static function labels(array $labels): string
    {
        $written = [];
        foreach ($labels as $name => $value) {
            $written[] = sprintf('%s="%s"', $name, strtr($value, ['\\' => '\\\\', '"' => '\\"', "\n" => '\\n']));
        }

        return [] === $written ? '' : '{' . implode(',', $written) . '}';
    }

    private static function number(int|float $value): string
    {
        // Whatever the locale: a dot.
        return is_int($value) ? (string) $value : json_encode($value, JSON_THROW_ON_ERROR);
    }
}
