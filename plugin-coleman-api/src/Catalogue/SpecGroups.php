<?php

declare(strict_types=1);

namespace Coleman\Api\Catalogue;

/** Orders the lines of a specification as a buyer reads them: what drives it, what moves its tools, what it can do, how large it is. */
final class SpecGroups
{
    /**
     * @param list<array{label: string, value: string}> $specs
     * @return list<array{title: string, rows: list<array{label: string, value: string}>}> without empty groups; the rows of a group keep their order
     */
    public static function group(array $specs): array
    {
        $patterns = [
            'engine' => '/engine|horsepower|displacement|fuel|transmission|speed(?<!swing speed)|^drive$|gradeability|suspension/i',
            'hydraulics' => '/hydraulic|auxiliary|\bflow\b|three-point|pto/i',
            'size' => '/weight|width(?<!cutting width)|height to|hinge pin|clearance|tires|tail swing|drum|seats|station|water tank/i',
        ];
        $titles = [
            'engine' => __('Engine and drive', 'coleman'),
            'hydraulics' => __('Hydraulics', 'coleman'),
            'work' => __('Performance', 'coleman'),
            'size' => __('Size and weight', 'coleman'),
        ];
        $groups = array_fill_keys(array_keys($titles), []);
        foreach ($specs as $spec) {
            $group = array_find_key($patterns, static fn (string $pattern): bool => 1 === preg_match($pattern, $spec['label']));
            $groups[$group ?? 'work'][] = $spec;
        }
        $ordered = [];
        foreach (array_filter($groups) as $key => $rows) {
            $ordered[] = ['title' => $titles[$key], 'rows' => $rows];
        }

        return $ordered;
    }
}
