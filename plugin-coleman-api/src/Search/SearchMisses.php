<?php

declare(strict_types=1);

namespace Coleman\Api\Search;

use Coleman\Api\Database\Connection;
use Coleman\Api\Support\Clock;

/** The table `search_misses`: what was searched for and not found, counted by text and day. Nobody's name stands beside it. */
final readonly class SearchMisses
{
    private const LONGEST = 80;

    /** So many texts a day are kept, whoever sends them. */
    private const MOST_A_DAY = 500;

    private const KEPT_DAYS = 400;

    public function __construct(private Connection $connection, private Clock $clock)
    {
    }

    /** What is kept of a text: lower case, cut; '' for one that may be of a person. */
    public static function normalize(string $text): string
    {
        $text = mb_strtolower(trim(mb_substr($text, 0, self::LONGEST)));
        $digits = preg_replace('/[\s().-]/', '', $text) ?? '';
        // Email addresses, phone numbers and the numbers of cards.
        $isPersonal = str_contains($text, '@') || 1 === preg_match('/(?<!\d)\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}(?!\d)/', $text) || 1 === preg_match('/\d{13}/', $digits);

        return $isPersonal ? '' : $text;
    }

    public function note(string $text): void
    {
        $text = self::normalize($text);
        if ('' === $text) {
            return;
        }
        $today = $this->day(0);
        $key = md5($text);
        if (0 === $this->connection->execute('UPDATE {search_misses} SET hits = hits + 1 WHERE day = %s AND text_key = %s', [$today, $key])
            && (int) $this->connection->value('SELECT COUNT(*) FROM {search_misses} WHERE day = %s', [$today]) < self::MOST_A_DAY) {
            $this->connection->insertMissing('search_misses', [['day' => $today, 'text_key' => $key, 'text' => $text, 'hits' => 1]]);
        }
    }

    /**
     * @param int $days back from today
     * @return list<array{name: string, times: int, last_day: string}> schema/search-miss.json, the most frequent first
     */
    public function list(int $days, int $limit): array
    {
        return array_map(
            static fn (array $row): array => ['name' => (string) $row['said'], 'times' => (int) $row['times'], 'last_day' => (string) $row['last_day']],
            $this->connection->rows(
                'SELECT MAX(text) AS said, SUM(hits) AS times, MAX(day) AS last_day FROM {search_misses} WHERE day > %s GROUP BY text_key ORDER BY SUM(hits) DESC, MAX(day) DESC, text_key LIMIT %d',
                [$this->day($days), $limit],
            ),
        );
    }

    /** Drops a text of all days: staff have seen it. */
    public function forget(string $text): int
    {
        return $this->connection->execute('DELETE FROM {search_misses} WHERE text_key = %s', [md5(self::normalize($text))]);
    }

    public function purgeExpired(): void
    {
        $this->connection->deleteInPortions('search_misses', 'day < %s', [$this->day(self::KEPT_DAYS)]);
    }

    private function day(int $back): string
    {
        return $this->clock->now()->setTimezone(new \DateTimeZone('UTC'))->modify("-$back days")->format('Y-m-d');
    }
}
