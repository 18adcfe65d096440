<?php

declare(strict_types=1);

namespace Coleman\Api\Search;

/**
 * What a search page shows: of each section as many rows as its address asks for, so that Load More works as a link
 * (`?parts=24`) and the back button returns to the same list.
 *
 * @phpstan-type Section array{items: list<array<string, mixed>>, count: int, count_is_capped: bool, has_more: bool, after: string}
 * @phpstan-type Shown array{
 *   text: string, kind: string, how: string, did_you_mean: bool, most_words: bool, missing: list<string>,
 *   replaced: list<array{Old: array<string, mixed>, New: array<string, mixed>}>, order: list<string>,
 *   sections: array<string, Section>
 * }
 */
final readonly class SearchListing
{
    /** So many rows at first: of what is searched for most, most. */
    public const FIRST = ['parts' => 12, 'discontinued' => 6, 'equipment' => 6, 'models' => 6, 'pages' => 6];

    /** So many more with each Load More. */
    public const STEP = 12;

    /** So many times on one page: the counts stop sooner. */
    private const MAX_STEPS = 19;

    /** As many as one question to the search answers. */
    private const AT_ONCE = 48;

    public function __construct(private SearchService $search)
    {
    }

    /**
     * How many rows of each section an address asks for, in whole steps beyond the first.
     *
     * @param array<mixed> $query such as `$_GET`
     * @return array<string, int>
     */
    public static function asked(array $query): array
    {
        $asked = [];
        foreach (self::FIRST as $name => $first) {
            $value = $query[$name] ?? '';
            $rows = is_string($value) && 1 === preg_match('/^\d{1,3}$/D', $value) ? (int) $value : 0;
            $asked[$name] = $first + self::STEP * min(self::MAX_STEPS, (int) ceil(max(0, $rows - $first) / self::STEP));
        }

        return $asked;
    }

    /**
     * What was found, with so many rows of each section. Beyond the first step it asks once for each 48 rows.
     *
     * @param array<string, int> $asked by section
     * @return Shown
     */
    public function show(SearchPage $query, array $asked): array
    {
        /** @var Shown $found */
        $found = $this->search->find($query->text, $query->from, '', '', self::FIRST);
        foreach ($found['sections'] as $name => $section) {
            $found['sections'][$name] = $this->upTo($asked[$name] ?? 0, $section, $query, $name);
        }

        return $found;
    }

    /**
     * @param Section $section
     * @return Section
     */
    private function upTo(int $rows, array $section, SearchPage $query, string $name): array
    {
        while ($section['has_more'] && count($section['items']) < $rows) {
            /** @var Shown $found */
            $found = $this->search->find($query->text, $query->from, $name, $section['after'], min(self::AT_ONCE, $rows - count($section['items'])));
            $next = $found['sections'][$name];
            if ([] === $next['items']) {
                break;
            }
            $section = ['items' => [...$section['items'], ...$next['items']]] + $next;
        }

        return $section;
    }
}
