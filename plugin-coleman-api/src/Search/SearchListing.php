<?php

declare(strict_types=1);

namespace Coleman\Api\Search;

/**
 * What a search page shows: of each section as many rows as its address asks for, so that Load More works as a link
 * (`?parts=24`) and the back button returns to the same list.
 *
 * @phpstan-type Section array{items: list<array<string, mixed>>, count: int, count_is_capped: bool, has_more: bool, after: string}
 * @phpstan-type Shown array{
 *   text: string, kind: string, how: string, did_you_mean: bool,
 *   replaced: list<array{Old: array<string, mixed>, New: array<string, mixed>}>,
 *   sections: array<string, Section>
 * }
 */
final readonly class SearchListing
{
    public const SECTIONS = ['parts', 'discontinued', 'equipment', 'models', 'pages'];

    /** So many rows at first, and with each Load More. */
    public const STEP = 12;

    /** Nobody reads more on one page; the counts stop sooner. */
    public const MOST = 240;

    /** As many as one question to the search answers. */
    private const AT_ONCE = 48;

    public function __construct(private SearchService $search)
    {
    }

    /**
     * How many rows of each section an address asks for, in whole steps.
     *
     * @param array<mixed> $query such as `$_GET`
     * @return array<string, int>
     */
    public static function asked(array $query): array
    {
        $asked = [];
        foreach (self::SECTIONS as $name) {
            $value = $query[$name] ?? '';
            $rows = is_string($value) && 1 === preg_match('/^\d{1,3}$/D', $value) ? (int) $value : 0;
            $asked[$name] = max(self::STEP, min(self::MOST, (int) ceil($rows / self::STEP) * self::STEP));
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
        $found = $this->search->find($query->text, $query->from, '', '', self::STEP);
        foreach ($found['sections'] as $name => $section) {
            $found['sections'][$name] = $this->upTo($asked[$name] ?? self::STEP, $section, $query, $name);
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
