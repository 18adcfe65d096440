<?php

declare(strict_types=1);

namespace Coleman\Api\Search;

use Coleman\Api\Support\Json;

/** A rule of the staff: who types this means that. */
final readonly class Synonym
{
    /**
     * @param list<string> $typed what people type
     * @param string $meant what we call it
     * @param bool $isTwoWay whether each of them is found by each other
     * @param int $uses how many searches it was used in
     * @param string $lastUsed UTC, '' for never
     * @param int $changedBy user id; 0 for what came with the site
     * @param string $changedAt UTC
     */
    public function __construct(
        public int $id,
        public array $typed,
        public string $meant,
        public bool $isTwoWay,
        public int $uses = 0,
        public string $lastUsed = '',
        public int $version = 1,
        public int $changedBy = 0,
        public string $changedAt = '',
    ) {
    }

    /** @param array<string, string|null> $row of search_synonyms */
    public static function fromRow(array $row): self
    {
        $typed = Json::decode((string) $row['typed']);

        return new self(
            (int) $row['id'],
            array_values(array_filter($typed, is_string(...))),
            (string) $row['meant'],
            '1' === (string) $row['is_two_way'],
            (int) $row['uses'],
            (string) $row['last_used'],
            (int) $row['version'],
            (int) $row['changed_by'],
            (string) $row['changed_at'],
        );
    }

    /**
     * What a search finds by it, as words of Words::tokenize().
     *
     * @return list<array{typed: string, meant: list<string>}> each text once with each of its meanings
     */
    public function meanings(): array
    {
        $words = static fn (string $text): array => Words::tokenize($text);
        $all = array_map($words, [...$this->typed, $this->meant]);
        $meanings = [];
        foreach ($all as $from => $typed) {
            foreach ($all as $to => $meant) {
                $isMeant = count($all) - 1 === $to || $this->isTwoWay;
                if ($isMeant && $typed !== $meant && ($this->isTwoWay || $from < count($all) - 1)) {
                    $meanings[] = ['typed' => implode(' ', $typed), 'meant' => $meant];
                    // Of a sentence it stands without them; a word alone would say too much.
                    $telling = Words::withoutFillers($typed);
                    $meanings[] = ['typed' => implode(' ', count($telling) > 1 ? $telling : $typed), 'meant' => $meant];
                }
            }
        }

        return array_values(array_unique($meanings, SORT_REGULAR));
    }
}
