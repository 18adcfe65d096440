<?php

declare(strict_types=1);

namespace Coleman\Api\Search;

use Coleman\Api\Parts\PartPresenter;
use Coleman\Api\Parts\PartRepository;

/**
 * Search of the site; docs/search.md tells how it finds.
 *
 * Costs a constant number of queries, however much is found.
 *
 * @phpstan-import-type Reference from \Coleman\Api\Parts\Replacement
 */
final readonly class SearchService
{
    public const SECTIONS = ['parts', 'discontinued', 'equipment', 'models', 'pages'];

    public const MAX_PER_PAGE = 48;

    /** Counts stop here; a page says "more than 200". */
    private const COUNT_CAP = 200;

    private const KINDS = [Kind::Part, Kind::Equipment, Kind::Model, Kind::Page];

    public function __construct(private Finder $finder, private PartNumbers $numbers, private SearchPresenter $presenter, private Suggestions $suggestions, private PartRepository $parts, private PartPresenter $partPresenter, private SearchLog $log)
    {
    }

    /**
     * @param string $from "site" or "parts": the box it was typed into
     * @param string $section only this one is filled; empty for all
     * @param string $after of that section: where the page before ended; begins at the start when it says nothing
     * @param int|array<string, int> $perPage rows of each section, or by the section's name
     * @return array<string, mixed> schema/search.json
     */
    public function find(string $text, string $from, string $section = '', string $after = '', int|array $perPage = 12): array
    {
        $found = $this->finder->find(SearchText::parse($text), self::KINDS);
        if ('' === $section) {
            $this->log->searched($found);
        }
        $rank = '' === $section ? null : SearchCursor::rank($after);
        $sections = [];
        $pages = [];
        foreach (self::SECTIONS as $name) {
            $all = '' === $section || $section === $name ? $this->hits($found, $name) : [];
            $rest = null === $rank ? $all : array_values(array_filter($all, static fn (SearchHit $hit): bool => strcmp($hit->rank, $rank) > 0));
            $rows = min(max(is_int($perPage) ? $perPage : $perPage[$name] ?? 1, 1), self::MAX_PER_PAGE);
            $pages[$name] = array_slice($rest, 0, $rows);
            $last = $pages[$name][count($pages[$name]) - 1] ?? null;
            $sections[$name] = [
                'items' => [],
                'count' => min(count($all), self::COUNT_CAP),
                'count_is_capped' => count($all) > self::COUNT_CAP,
                'has_more' => count($rest) > $rows,
                'after' => null === $last ? '' : SearchCursor::after($last),
            ];
        }
        $shown = $this->presenter->show($pages, $found);
        foreach ($shown['items'] as $name => $items) {
            $sections[$name]['items'] = $items;
        }

        return [
            'text' => $found->text->text,
            'kind' => $found->text->isEmpty() ? 'empty' : ($found->text->isNumberLike() ? 'number' : 'words'),
            'how' => $found->how(),
            'did_you_mean' => $found->isGuess,
            'most_words' => $found->hasMostWords,
            'missing' => $found->missing,
            'replaced' => $shown['replaced'],
            'order' => SectionOrder::of($found, $from, is_string($title = $shown['items']['pages'][0]['Title'] ?? '') ? $title : ''),
            'sections' => $sections,
        ];
    }

    /**
     * @param string $from "parts" suggests parts first
     * @return list<array{kind: string, title: string, detail: string, url: string, number?: string, picture?: string, price_cents?: int|null, in_stock?: bool, equal_to?: string, fits?: string}> schema/search-suggestion.json, at most 8, best first
     */
    public function suggest(string $text, string $from): array
    {
        return $this->suggestions->forText(SearchText::parse($text), 'parts' === $from);
    }

    /** The page of the one part that has exactly this number; null when there is none or several. */
    public function exactPart(string $text): ?string
    {
        $asked = SearchText::parse($text);
        $exact = $asked->isEmpty() ? [] : $this->numbers->exact($asked);
        $part = 1 === count($exact) ? $this->parts->byId($exact[0]->id) : null;

        return null === $part ? null : $this->partPresenter->url($part);
    }

    /**
     * Parts for a picker, those that can be ordered first.
     *
     * @return list<int> ids
     */
    public function partIds(string $text, int $limit): array
    {
        $found = $this->finder->find(SearchText::parse($text), [Kind::Part], true, max($limit, 1), true);
        $hits = [...$found->parts(false), ...$found->parts(true)];

        return array_map(static fn (SearchHit $hit): int => $hit->id, array_slice($hits, 0, $limit));
    }

    /** @return list<SearchHit> */
    private function hits(SearchResults $found, string $section): array
    {
        return match ($section) {
            'parts' => $found->parts(false),
            'discontinued' => $found->parts(true),
            'equipment' => $found->ofKind(Kind::Equipment),
            'models' => $found->ofKind(Kind::Model),
            default => $found->ofKind(Kind::Page),
        };
    }
}
