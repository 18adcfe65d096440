<?php

declare(strict_types=1);

namespace Coleman\Api\Watches;

use Coleman\Api\Catalogue\MachineChoice;
use Coleman\Api\Catalogue\UsedCategory;

/** Which used machines somebody waits for: those of a page of used equipment or of a category, narrowed down as in its list. */
final readonly class UsedFilter
{
    /** In characters; what is longer than its column is no choice that a page of ours makes. */
    private const LONGEST = 1_000;

    /** @param int $categoryId of a machine's category; 0 for all of the page */
    public function __construct(public ?UsedCategory $used = null, public int $categoryId = 0, public MachineChoice $choice = new MachineChoice())
    {
    }

    /**
     * @param array<mixed> $query `used`, `category` and the facets of MachineChoice
     * @return self|null null for what is too long to keep
     */
    public static function fromQuery(array $query): ?self
    {
        $used = $query['used'] ?? '';
        $category = $query['category'] ?? '';
        $filter = new self(
            is_string($used) ? UsedCategory::tryFrom($used) : null,
            is_scalar($category) && 1 === preg_match('/^[1-9]\d{0,8}$/D', (string) $category) ? (int) $category : 0,
            // How a list is sorted says nothing of what is in it.
            new MachineChoice(self::ordered(MachineChoice::fromQuery($query))),
        );

        return strlen($filter->query()) > self::LONGEST ? null : $filter;
    }

    public static function parse(string $query): ?self
    {
        wp_parse_str($query, $values);

        return self::fromQuery($values);
    }

    /** The same filter gives the same text, whatever order its values were chosen in. */
    public function query(): string
    {
        return implode('&', array_filter([
            null === $this->used ? '' : 'used=' . $this->used->value,
            0 === $this->categoryId ? '' : 'category=' . $this->categoryId,
            $this->choice->query(),
        ], static fn (string $part): bool => '' !== $part));
    }

    /** Path and query of the list that it was made from. */
    public function url(): string
    {
        $query = $this->choice->query();

        return (null === $this->used ? '/equipment/used/' : $this->used->url()) . ('' === $query ? '' : '?' . $query);
    }

    /** @return array<string, non-empty-list<string>> */
    private static function ordered(MachineChoice $choice): array
    {
        return array_map(static function (array $values): array {
            sort($values);

            return $values;
        }, $choice->values);
    }
}
