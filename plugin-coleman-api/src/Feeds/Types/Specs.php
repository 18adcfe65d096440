<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds\Types;

use Coleman\Api\Feeds\Mapping;
use Coleman\Api\Support\Json;

/** Lines of a specification, from columns that a feed maps to `specs:Name`. */
final class Specs
{
    private const MAX = 60;

    /**
     * @param array<string, string|int|bool|null> $values of a row
     * @return string|null JSON as tables keep it; null where no column is mapped so
     */
    public static function fromValues(array $values): ?string
    {
        $specs = null;
        foreach ($values as $column => $value) {
            if (str_starts_with($column, Mapping::SPECS)) {
                $specs ??= [];
                if (is_string($value) && '' !== $value && count($specs) < self::MAX) {
                    $specs[] = ['label' => substr($column, strlen(Mapping::SPECS)), 'value' => $value];
                }
            }
        }

        return null === $specs ? null : Json::encode($specs);
    }
}
