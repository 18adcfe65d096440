<?php

declare(strict_types=1);

namespace Coleman\Api\Search;

/** Which section of the results stands first: what the text is plainly about. */
final class SectionOrder
{
    public const PARTS_FIRST = ['parts', 'equipment', 'models', 'pages'];

    private const MODELS_FIRST = ['models', 'equipment', 'parts', 'pages'];
    private const EQUIPMENT_FIRST = ['equipment', 'models', 'parts', 'pages'];
    private const PAGES_FIRST = ['pages', 'parts', 'equipment', 'models'];

    /**
     * @param string $from "parts" asks for parts first
     * @param string $page title of the first page that was found; empty for none
     * @return list<string> sections; discontinued parts stand with the parts
     */
    public static function of(SearchResults $found, string $from, string $page): array
    {
        $part = $found->ofKind(Kind::Part)[0] ?? null;

        return match (true) {
            'parts' === $from || $found->isGuess || $found->hasMostWords || (null !== $part && $part->tier() <= SearchHit::EQUAL) => self::PARTS_FIRST,
            self::isPage($found, $page) => self::PAGES_FIRST,
            !$found->text->isNumberLike() => self::PARTS_FIRST,
            // A model's name: machines of other makers may have it in their texts.
            $found->isModel && self::isTitled($found, Kind::Model) => self::MODELS_FIRST,
            self::isTitled($found, Kind::Equipment) => self::EQUIPMENT_FIRST,
            default => self::PARTS_FIRST,
        };
    }

    private static function isTitled(SearchResults $found, Kind $kind): bool
    {
        return ($found->ofKind($kind)[0] ?? null)?->isTitled() ?? false;
    }

    /** Whether the words are those of a page's title, and at least half of it. News are never meant by one word of theirs. */
    private static function isPage(SearchResults $found, string $title): bool
    {
        $best = $found->ofKind(Kind::Page)[0] ?? null;
        if (null === $best || !$best->isTitled() || 0 === $best->popularity()) {
            return false;
        }

        return CompositeId::POSTS !== CompositeId::type($best->id) || 2 * count($found->text->words) >= count(Words::tokenize($title));
    }
}
