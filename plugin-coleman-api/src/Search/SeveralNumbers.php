<?php

declare(strict_types=1);

namespace Coleman\Api\Search;

use Coleman\Api\Database\Connection;
use Coleman\Api\Parts\Part;
use Coleman\Api\Parts\PartKey;

/**
 * Finds the parts of a text that is a list of part numbers, as people paste it: with spaces, commas, quantities and
 * words between them. Only whole numbers count, and none is taken for one that is nearly the same.
 *
 * @phpstan-import-type Equal from PartNumbers
 * @phpstan-type Piece array{text: string, group: int}
 */
final readonly class SeveralNumbers
{
    /** One number may have so many spaces and slashes, and one piece more. */
    private const LONGEST = 5;

    /** Of each number so many parts are shown: several makers may have it. */
    private const EACH = 12;

    private const QUANTITY = '/^(?:\d{1,3}|[x×]\d{1,4}|\d{1,4}(?:[x×]|pcs?|ea|each)|(?:qty|pcs?)\d{1,4})$/Diu';

    public function __construct(private Connection $connection)
    {
    }

    /**
     * Asks the database nothing where the text is one number or none.
     *
     * @return array{list<SearchHit>, array<int, Equal>, list<string>} hits in the order typed; of those found by another maker's number, by id, that number; the numbers that were not found, as typed
     */
    public function find(SearchText $text): array
    {
        $pieces = self::pieces($text->text);
        $keys = [];
        foreach (array_keys($pieces) as $at) {
            $keys[$at] = self::keysAt($pieces, $at);
        }
        $asked = array_values(array_unique(array_map(strval(...), array_merge(...array_map(array_keys(...), $keys)))));
        // As a whole it has been looked for.
        if ([] === $asked || [] === array_diff($asked, array_column($text->numbers, 'key'))) {
            return [[], [], []];
        }
        $known = $this->known($asked);
        $hits = [];
        $equals = [];
        $missing = [];
        $at = 0;
        while ($at < count($pieces)) {
            $length = 1;
            $key = array_find_key($keys[$at], static fn (int $pieces, int|string $key): bool => isset($known[$key]));
            if (null !== $key) {
                $length = $keys[$at][$key];
                foreach (array_slice($known[$key], 0, self::EACH) as $row) {
                    $isEqual = '' !== (string) $row['equal_number'];
                    // In the order typed; of several makers first who has it on the shelf.
                    $place = sprintf('%03d%d%s', $at, '1' === (string) $row['stocked'] ? 0 : 1, $key);
                    $hits[] = $hit = SearchHit::ofKey((int) $row['id'], $isEqual ? SearchHit::EQUAL : SearchHit::EXACT, $place, true, '1' === (string) $row['discontinued']);
                    if ($isEqual) {
                        $equals[$hit->id] ??= ['Maker' => (string) $row['equal_maker'], 'Number' => (string) $row['equal_number']];
                    }
                }
            } elseif (self::isNumber($pieces[$at]['text'])) {
                $missing[] = trim($pieces[$at]['text'], '.#-');
            }
            $at += $length;
        }

        return [SearchHit::sorted($hits), $equals, array_values(array_unique($missing))];
    }

    /** @return list<Piece> what stands between spaces and slashes, and between which commas or the like */
    private static function pieces(string $text): array
    {
        $pieces = [];
        foreach (preg_split('/[,;|:=()\[\]{}<>*•&]+/u', $text) ?: [] as $group => $ofGroup) {
            foreach (preg_split('#[\s/\\\\+]+#u', $ofGroup, -1, PREG_SPLIT_NO_EMPTY) ?: [] as $piece) {
                $pieces[] = ['text' => $piece, 'group' => $group];
            }
        }

        return $pieces;
    }

    /**
     * @param list<Piece> $pieces
     * @return array<array-key, int> what may be a number that begins here, the longest first, and of how many pieces it is
     */
    private static function keysAt(array $pieces, int $at): array
    {
        $keys = [];
        $joined = '';
        for ($length = 1; $length <= self::LONGEST && ($pieces[$at + $length - 1]['group'] ?? -1) === $pieces[$at]['group']; $length++) {
            $joined .= $pieces[$at + $length - 1]['text'];
            $written = 1 === $length ? [preg_replace('/^\d{1,3}[x×](?=.*\d)|(?<=\d)[x×]\d{1,3}$/Diu', '', $joined) ?? '', $joined] : [$joined];
            foreach ($written as $one) {
                if (self::isNumber($one)) {
                    $keys += [PartKey::normalize($one) => $length];
                }
            }
        }

        return array_reverse($keys, true);
    }

    private static function isNumber(string $text): bool
    {
        $key = PartKey::normalize($text);

        return strlen($key) >= SearchText::MIN_CONTAINED && strlen($key) <= SearchText::LONGEST_KEY && 1 === preg_match('/\d/', $key) && 1 !== preg_match(self::QUANTITY, trim($text, '.-#'));
    }

    /**
     * @param non-empty-list<string> $keys
     * @return array<array-key, list<array<string, string|null>>> by key, ours before those that stand in for it
     */
    private function known(array $keys): array
    {
        $list = Connection::placeholders($keys, '%s');
        $rows = $this->connection->rows(
            sprintf("SELECT id, part_key, discontinued, on_shelf AS stocked, '' AS equal_maker, '' AS equal_number FROM {parts} WHERE part_key IN (%s) AND id <> %%d", $list)
            // CROSS JOIN keeps SQLite from beginning with all parts.
            . sprintf(' UNION ALL SELECT p.id, c.number_key, p.discontinued, p.on_shelf, c.maker, c.number FROM {part_interchanges} c CROSS JOIN {parts} p ON p.id = c.part_id WHERE c.number_key IN (%s) LIMIT 1000', $list),
            [...$keys, Part::PLACEHOLDER_ID, ...$keys],
        );
        $known = [];
        foreach ($rows as $row) {
            $known[(string) $row['part_key']][] = $row;
        }
        foreach ($known as $key => $ofKey) {
            usort($ofKey, static fn (array $one, array $other): int => [(string) $one['equal_number'] !== '', (int) $one['id']] <=> [(string) $other['equal_number'] !== '', (int) $other['id']]);
            $known[$key] = $ofKey;
        }

        return $known;
    }
}
