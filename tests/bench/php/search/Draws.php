<?php

declare(strict_types=1);

namespace Coleman\Bench\Search;

use Coleman\Api\Database\Connection;
use Coleman\Api\Demo\GeneratedCatalogue;
use Coleman\Api\Parts\PartKey;
use Coleman\Api\Search\Kind;

/**
 * What is asked of a made-up catalogue: every draw follows from its number alone, so that both engines, and every run,
 * are asked the same.
 */
final class Draws
{
    /** The words that most parts have, out of which the common ones are drawn. */
    private const COMMON = 20;

    /** @var list<string>|null */
    private ?array $common = null;

    /** @param int $parts how many the catalogue has */
    public function __construct(private readonly Connection $connection, private readonly int $parts)
    {
    }

    /** @return list<string> of one kind, from the `$first`th on */
    public function texts(string $kind, int $first, int $count): array
    {
        $numbers = array_map(fn (int $draw): int => self::draw($draw, $kind) % $this->parts, range($first, $first + $count - 1));
        $number = GeneratedCatalogue::number(...);

        return match ($kind) {
            'number' => array_map($number, $numbers),
            'prefix' => array_map(static fn (int $part): string => substr(self::key($part), 0, 5), $numbers),
            'contains' => array_map(static fn (int $part): string => substr(self::key($part), 1 + self::draw($part, 'from') % (strlen(self::key($part)) - 5), 5), $numbers),
            'superseded' => array_map(fn (int $part): string => $number(min($part, $this->parts - 4) - min($part, $this->parts - 4) % 200), $numbers),
            'word' => array_map($this->common(...), $numbers),
            'common words' => array_map(fn (int $part): string => $this->common($part) . ' ' . $this->common($part + 1 + self::draw($part, 'second') % (self::COMMON - 1)), $numbers),
            'words' => array_map(static fn (array $words): string => implode(' ', array_slice($words, 0, 2)), $this->words($numbers)),
            'three words' => array_map(static fn (array $words): string => implode(' ', array_slice($words, 0, 3)), $this->words($numbers)),
            'word and number' => array_map(static fn (array $words, int $part): string => $words[0] . ' ' . $number($part), $this->words($numbers), $numbers),
            'misspelled' => array_map(self::misspelled(...), $this->words($numbers)),
            'mistyped number' => array_map(static fn (int $part): string => strtr($number($part), '0158', 'OISB') . 'ZQ', $numbers),
            'nothing' => array_map(static fn (int $part): string => 0 === $part % 2 ? sprintf('ZQ%05dQZ', $part % 100_000) : sprintf('zqx%s vlorq', chr(97 + $part % 26)), $numbers),
            'number begun' => array_map(static fn (int $part): string => substr($number($part), 0, 6), $numbers),
            'word begun' => array_map(static fn (array $words): string => $words[0] . ' ' . substr($words[1] ?? $words[0], 0, 3), $this->words($numbers)),
            default => throw new \LogicException("Nothing of the kind $kind can be drawn."),
        };
    }

    /** @return list<int> ids of parts that were brought */
    public function ids(int $first, int $count): array
    {
        $keys = array_map(fn (int $draw): string => self::key(self::draw($draw, 'id') % $this->parts), range($first, $first + $count - 1));

        return array_map(fn (string $key): int => (int) $this->connection->value('SELECT MIN(id) FROM {parts} WHERE part_key = %s', [$key]), $keys);
    }

    /** @return list<array{family: int, name: string, maker: int, deep: int}> the largest families; `deep` is a part far down in the list by popularity */
    public function families(int $count): array
    {
        $families = $this->connection->rows(
            sprintf('SELECT c.id, c.name, COUNT(*) AS parts, MIN(p.vendor_id) AS maker FROM {part_categories} c JOIN {parts} p ON p.category_id = c.id GROUP BY c.id, c.name ORDER BY COUNT(*) DESC, c.id LIMIT %d', $count),
        );

        return array_map(function (array $family): array {
            // From the end, as far as the first hundredth: a page of 24 follows.
            $deep = $this->connection->rows(
                'SELECT id FROM {parts} WHERE category_id = %d ORDER BY popularity, id LIMIT %d',
                [$family['id'], max(30, intdiv((int) $family['parts'], 100))],
            );

            return ['family' => (int) $family['id'], 'name' => (string) $family['name'], 'maker' => (int) $family['maker'], 'deep' => (int) $deep[count($deep) - 1]['id']];
        }, $families);
    }

    private static function key(int $part): string
    {
        return PartKey::normalize(GeneratedCatalogue::number($part));
    }

    private function common(int $place): string
    {
        if (null === $this->common) {
            $rows = $this->connection->rows('SELECT word, uses FROM {search_words} WHERE kind = %d ORDER BY uses DESC LIMIT 200', [Kind::Part->value]);
            $rows = array_filter($rows, static fn (array $row): bool => 1 === preg_match('/^[a-z]{3,}$/D', (string) $row['word']));
            usort($rows, static fn (array $one, array $other): int => [-(int) $one['uses'], $one['word']] <=> [-(int) $other['uses'], $other['word']]);
            $this->common = array_map(strval(...), array_column(array_slice($rows, 0, self::COMMON), 'word'));
        }

        return $this->common[$place % count($this->common)];
    }

    /**
     * @param list<int> $parts
     * @return list<non-empty-list<string>> words of the description of each
     */
    private function words(array $parts): array
    {
        return array_map(function (int $part): array {
            $description = $this->connection->value('SELECT description FROM {parts} WHERE part_key = %s ORDER BY id DESC LIMIT 1', [self::key($part)]);
            preg_match_all('/[a-z]{3,}/', strtolower((string) $description), $found);

            return [] === $found[0] ? ['filter'] : array_values(array_unique($found[0]));
        }, $parts);
    }

    /** @param non-empty-list<string> $words the longest of which has its last two letters swapped */
    private static function misspelled(array $words): string
    {
        usort($words, static fn (string $one, string $other): int => [-strlen($one), $one] <=> [-strlen($other), $other]);

        return substr($words[0], 0, -2) . strrev(substr($words[0], -2)) . (isset($words[1]) ? " $words[1]" : '');
    }

    private static function draw(int $number, string $for): int
    {
        return crc32("$number $for");
    }
}
