<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Admin;

use Coleman\Api\Admin\SearchTerms;
use Coleman\Api\Database\LooseText;
use Coleman\Tests\Integration\TestCase;

/** A name is found however it is typed: by the search terms of long lists, and by the loose comparison of short ones. */
final class SpellingsOfNamesTest extends TestCase
{
    private const NAMES = [
        "Pat O'Brien", 'Pat O’Brien', 'Ana Núñez', 'Mary Smith-Jones', 'K&K Farms', 'K & K Farms', "D'Angelo & Sons, Inc.", 'J.R. Ewing',
        'Jean-Luc Müller', 'Zoë Saint-Étienne', 'McDonald', 'A/C Repair', "Lee's Summit Rental", 'Čapek Łukasz',
    ];

    protected function tearDown(): void
    {
        $this->modules()->foundation->connection()->execute('DELETE FROM {order_words} WHERE order_id >= 80000000');
        parent::tearDown();
    }

    /** @return list<string> ways in which people type a name */
    private static function spellings(string $name): array
    {
        $glued = static fn (string $text): string => str_replace(["'", '’', '-', '.', ',', '/'], '', $text);
        $spellings = [
            $name,
            strtoupper(remove_accents($name)),
            strtolower(remove_accents($name)),
            str_replace("'", '’', $name),
            str_replace('’', "'", $name),
            str_replace(' & ', '&', $name),
            $glued($name),
            strtolower(remove_accents($glued($name))),
            implode(' ', array_reverse(explode(' ', str_replace(' & ', '&', $name)))),
        ];
        foreach (explode(' ', str_replace(' & ', '&', $name)) as $word) {
            array_push($spellings, $word, $glued($word), mb_strtolower($word));
        }

        return array_values(array_unique($spellings));
    }

    public function testAnOrderIsFoundByAnySpellingOfANameOnIt(): void
    {
        $connection = $this->modules()->foundation->connection();
        foreach (self::NAMES as $index => $name) {
            $connection->insertMany('order_words', array_map(
                static fn (string $word): array => ['word' => $word, 'order_id' => 80_000_000 + $index],
                SearchTerms::extract([$name], []),
            ));
        }
        $tried = 0;
        foreach (self::NAMES as $index => $name) {
            foreach (self::spellings($name) as $spelling) {
                [$where, $values] = SearchTerms::conditions($spelling, 'o.order_id', 'order_words', 'order_id');
                $found = array_column($connection->rows('SELECT DISTINCT o.order_id AS id FROM {order_words} o WHERE o.order_id >= 80000000 AND ' . implode(' AND ', $where), $values), 'id');
                self::assertContains((string) (80_000_000 + $index), $found, sprintf('%s by %s', $name, $spelling));
                $tried++;
            }
            [$where, $values] = SearchTerms::conditions('Xq' . $name, 'o.order_id', 'order_words', 'order_id');
            self::assertSame([], $connection->rows('SELECT o.order_id FROM {order_words} o WHERE o.order_id >= 80000000 AND ' . implode(' AND ', $where), $values), 'not by what is none');
        }
        self::assertGreaterThan(100, $tried);
    }

    public function testALocalPhoneNumberIsEnough(): void
    {
        foreach (['(816) 555-0142', '+1 816 555 0142', '816-555-0142 x12', '(816) 555-0142, ext. 4', '8165550142', '816.555.0142'] as $stored) {
            $words = SearchTerms::extract([], [], [$stored]);
            self::assertSame(['8165550142', '5550142', '550142', '50142', '0142'], $words, $stored);
        }
        self::assertSame(['5550142', '550142', '50142', '0142'], SearchTerms::extract([], [], ['555-0142']));
        self::assertSame([], SearchTerms::extract([], [], ['']));
        foreach (['555-0142', '5550142', '555 0142', '816-555', '(816) 555-0142', '1-816-555-0142'] as $typed) {
            [, $values] = SearchTerms::conditions($typed, 'o.id', 'order_words', 'order_id');
            $isIn = array_filter(['8165550142', '5550142'], static fn (string $word): bool => strcmp($word, $values[0]) >= 0 && strcmp($word, $values[1]) < 0);
            self::assertNotSame([], $isIn, $typed);
        }
    }

    public function testAPersonIsFoundByAnySpelling(): void
    {
        $connection = $this->modules()->foundation->connection();
        $tried = 0;
        foreach (self::NAMES as $name) {
            // A column as WordPress and our tables make them, with their collation.
            $user = wp_insert_user(['user_login' => 'spelled-' . md5($name), 'user_pass' => 'x', 'last_name' => $name, 'role' => 'customer']);
            self::assertIsInt($user);
            foreach (self::spellings($name) as $spelling) {
                foreach (preg_split('/\s+/', $spelling) ?: [] as $word) {
                    [$holds, $values] = LooseText::holds($connection, $word, ['n.meta_value']);
                    self::assertSame(
                        '1',
                        $connection->value('SELECT COUNT(*) FROM {wp:usermeta} n WHERE n.user_id = %d AND n.meta_key = %s AND ' . $holds, [$user, 'last_name', ...$values]),
                        sprintf('%s by %s', $name, $word),
                    );
                    $tried++;
                }
            }
            [$holds, $values] = LooseText::holds($connection, 'Xq', ['n.meta_value']);
            self::assertSame('0', $connection->value('SELECT COUNT(*) FROM {wp:usermeta} n WHERE n.user_id = %d AND n.meta_key = %s AND ' . $holds, [$user, 'last_name', ...$values]));
            require_once ABSPATH . 'wp-admin/includes/user.php';
            wp_delete_user($user);
        }
        self::assertGreaterThan(100, $tried);
    }
}
