<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Search;

use Coleman\Api\Search\Kind;
use Coleman\Api\Search\PublicPosts;
use Coleman\Api\Search\SearchIndex;
use Coleman\Api\Search\Sources\PartDocuments;
use Coleman\Tests\Integration\TestCase;

/** The index follows what it is told of, and nothing else. */
final class SearchIndexTest extends TestCase
{
    private const PART = 900_000_001;

    private const TABLES = ['search_documents', 'search_postings', 'search_suffixes'];

    /** @var list<int> */
    private array $posts = [];

    protected function setUp(): void
    {
        parent::setUp();
        $this->modules()->foundation->connection()->insert('parts', [
            'id' => self::PART,
            'part_number' => 'ZQX-77120',
            'part_key' => 'ZQX77120',
            'vendor_id' => 1,
            'vendor_name' => 'Quendel',
            'parts_url_description' => '',
            'description' => 'Quokka bracket, cobalt',
            'long_description' => 'Holds the quokkas.',
            'category_id' => 0,
            'image' => '',
            'price_cents' => 100,
            'list_price_cents' => null,
            'lead_time' => 'Special order',
            'discontinued' => 0,
            'pickup_only' => 0,
            'case_qty_required' => 0,
            'case_qty' => 1,
            'popularity' => 3,
        ]);
        $this->modules()->search->index()->put([self::PART]);
    }

    protected function tearDown(): void
    {
        $this->modules()->foundation->connection()->execute('DELETE FROM {parts} WHERE id = %d', [self::PART]);
        $this->modules()->foundation->connection()->execute('DELETE FROM {part_stock} WHERE part_id = %d', [self::PART]);
        $this->modules()->search->index()->put([self::PART]);
        foreach ($this->posts as $post) {
            wp_delete_post($post, true);
        }
        parent::tearDown();
    }

    public function testFollowsAPartThatChanges(): void
    {
        self::assertSame([self::PART], $this->parts('quokkas bracket'));
        self::assertSame([self::PART], $this->parts('X7712'));

        $this->change(['part_number' => 'ZQX-88230', 'part_key' => 'ZQX88230', 'description' => 'Numbat bracket, cobalt', 'long_description' => '', 'popularity' => 9]);
        $this->modules()->search->index()->put([self::PART]);

        self::assertSame([], $this->parts('quokka'));
        self::assertSame([], $this->parts('X7712'));
        self::assertSame([self::PART], $this->parts('numbat cobalt'));
        self::assertSame([self::PART], $this->parts('X8823'));
        self::assertSame('0', $this->uses('quokka'));
        self::assertSame('1', $this->uses('numbat'));
    }

    public function testShowsTheShelfAsItIsNow(): void
    {
        $this->change(['description' => 'Filter, engine oil, quokka']);
        $this->modules()->search->index()->put([self::PART]);
        $isLast = fn (): bool => self::PART === $this->modules()->search->service()->partIds('quokka filter', 5)[0]
            && [false] === array_column($this->section('quokka filter', 'parts'), 'InStock');

        self::assertTrue($isLast());
        $this->modules()->foundation->connection()->insert('part_stock', ['part_id' => self::PART, 'location_id' => 1, 'quantity' => 2]);
        self::assertFalse($isLast(), 'nobody told the index');
    }

    public function testMovesAPartThatIsDiscontinued(): void
    {
        $this->change(['discontinued' => 1]);
        $this->modules()->search->index()->put([self::PART]);

        self::assertSame([], $this->section('cobalt quokka', 'parts'));
        self::assertSame([self::PART], array_column($this->section('cobalt quokka', 'discontinued'), 'PartId'));
        self::assertSame([self::PART], array_column($this->section('X7712', 'discontinued'), 'PartId'));
    }

    public function testLeavesNothingOfAPartThatIsRemoved(): void
    {
        $with = $this->counts();
        $this->modules()->search->index()->remove([self::PART]);

        self::assertSame([], $this->parts('quokka'));
        self::assertSame('0', $this->uses('quokka'));
        // quokka, bracket, cobalt, quendel, hold; QX77120, X77120, 77120, 7120.
        self::assertSame([1, 5, 4], array_map(static fn (int $one, int $other): int => $one - $other, $with, $this->counts()));
    }

    public function testWritesNothingWhereNothingHasChanged(): void
    {
        $before = $this->counts();
        $uses = $this->uses('filter');
        $this->modules()->search->index()->put([self::PART, 1, 2, 3]);

        self::assertSame($before, $this->counts());
        self::assertSame($uses, $this->uses('filter'));
    }

    /** Staff who save wait for a transaction of the index: one that takes long ends, and another goes on. */
    public function testAnIndexThatTakesLongIsWrittenInSeveralTransactions(): void
    {
        $foundation = $this->modules()->foundation;
        $connection = $foundation->connection();
        $slow = new SearchIndex($connection, $foundation->transaction(), [new PartDocuments($connection)], 0);
        $ids = [...range(2, 700), self::PART, self::PART + 1];
        $version = fn (): int => (int) $connection->value('SELECT version FROM {search_state} WHERE id = 1');
        $entries = fn (): array => $connection->rows('SELECT entity_id, doc, number_key, words FROM {search_documents} WHERE kind = %d ORDER BY entity_id', [Kind::Part->value]);
        $before = $entries();
        $this->change(['popularity' => 8]);
        $connection->execute('UPDATE {parts} SET popularity = 9 - popularity WHERE id BETWEEN 2 AND 700 AND popularity BETWEEN 0 AND 9');
        try {
            $from = $version();
            $slow->put($ids);
            self::assertSame(3, $version() - $from);
            $moved = $entries();
            self::assertNotSame($before, $moved);
            self::assertSame('0', $connection->value(
                'SELECT COUNT(*) FROM {search_words} w WHERE w.kind = %d AND w.uses <> (SELECT COUNT(*) FROM {search_postings} p WHERE p.word_id = w.id)',
                [Kind::Part->value],
            ));
            // There is nothing left for one that takes all at once.
            $this->modules()->search->index()->put($ids);
            self::assertSame($moved, $entries());
        } finally {
            $connection->execute('UPDATE {parts} SET popularity = 9 - popularity WHERE id BETWEEN 2 AND 700 AND popularity BETWEEN 0 AND 9');
            $this->change(['popularity' => 3]);
            $this->modules()->search->index()->put($ids);
        }
        self::assertSame($before, $entries());
    }

    public function testRebuildsWhatNobodyToldItOf(): void
    {
        $this->change(['description' => 'Wombat bracket']);
        $this->modules()->search->index()->remove([1, 2, 3]);
        $this->modules()->foundation->connection()->execute('DELETE FROM {parts} WHERE id = %d', [self::PART]);
        $parts = $this->documentsOf(Kind::Part);
        $before = $this->modules()->foundation->connection()->queries();

        $queue = $this->modules()->search->queue();
        $named = $queue->everything();
        self::assertGreaterThanOrEqual($parts + 3, $named, 'those that are to be taken out, and those that are to come');
        self::assertSame($named, $queue->drain());

        self::assertSame($parts + 2, $this->documentsOf(Kind::Part));
        self::assertSame($this->rows('parts') - 1, $this->documentsOf(Kind::Part), 'all but the placeholder');
        self::assertSame([], $this->parts('quokka'));
        self::assertSame([1], $this->parts('HH164-32430'));
        self::assertLessThan(200, $this->modules()->foundation->connection()->queries() - $before, 'in chunks');
    }

    public function testFindsPublicPagesAndNoOthers(): void
    {
        $post = $this->addPost('Narwhal service plan', 'publish', '<!-- wp:paragraph --><p>Yearly <b>dugong</b> inspection.</p><!-- /wp:paragraph -->');
        $found = fn (string $text): array => array_column($this->section($text, 'pages'), 'Url');

        self::assertSame(['/narwhal-service-plan/'], $found('dugong narwhal'));
        self::assertNotContains('/narwhal-service-plan/', $found('paragraph'), 'what editors see is not what readers see');
        self::assertSame([['Url' => '/narwhal-service-plan/', 'Title' => 'Narwhal service plan', 'Description' => 'Yearly dugong inspection.']], $this->section('narwhal', 'pages'));

        foreach ([['post_status' => 'draft'], ['post_status' => 'private'], ['post_status' => 'publish', 'post_password' => 'x'], ['post_status' => 'future', 'post_date' => '2099-01-01 00:00:00', 'post_date_gmt' => '2099-01-01 06:00:00', 'edit_date' => true]] as $hidden) {
            wp_update_post(['ID' => $post, 'post_password' => '', 'post_status' => 'publish']);
            self::assertSame(['/narwhal-service-plan/'], $found('narwhal'));
            wp_update_post(['ID' => $post] + $hidden);
            foreach ([0, 1] as $user) {
                wp_set_current_user($user);
                self::assertSame([], $found('narwhal'), (string) wp_json_encode($hidden));
                self::assertSame([], array_filter($this->modules()->search->service()->suggest('narwh', 'site'), static fn (array $one): bool => 'page' === $one['kind']));
            }
            wp_set_current_user(0);
        }
        wp_update_post(['ID' => $post, 'post_status' => 'publish', 'post_password' => '', 'post_date' => '2020-01-01 00:00:00', 'post_date_gmt' => '2020-01-01 06:00:00', 'edit_date' => true]);
        self::assertSame(['/narwhal-service-plan/'], $found('narwhal'));
        wp_trash_post($post);
        self::assertSame([], $found('narwhal'));
    }

    public function testReadsManyPagesAtOnceInTheOrderAsked(): void
    {
        $pages = new PublicPosts();
        $own = array_slice($pages->ids(0, 3), 0, 3);
        self::assertCount(3, $own);
        $asked = [...range(8_000_001, 8_001_000), ...array_reverse($own)];
        self::assertSame(array_reverse($own), array_keys($pages->byIds($asked)));
    }

    public function testShowsNoPageThatWasHiddenBehindItsBack(): void
    {
        $post = $this->addPost('Narwhal price list', 'publish', 'Secret dugong prices.');
        /** @var \wpdb $wpdb */
        global $wpdb;
        $wpdb->update($wpdb->posts, ['post_status' => 'private'], ['ID' => $post]);
        clean_post_cache($post);

        self::assertSame([], $this->section('narwhal', 'pages'));
    }

    private function addPost(string $title, string $status, string $content): int
    {
        $id = wp_insert_post(['post_type' => 'page', 'post_title' => $title, 'post_status' => $status, 'post_content' => $content], true);
        self::assertIsInt($id);
        $this->posts[] = $id;

        return $id;
    }

    /** @param array<string, string|int> $columns */
    private function change(array $columns): void
    {
        foreach ($columns as $column => $value) {
            $this->modules()->foundation->connection()->execute(sprintf('UPDATE {parts} SET %s = %s WHERE id = %%d', $column, is_int($value) ? '%d' : '%s'), [$value, self::PART]);
        }
    }

    /** @return list<int> */
    private function parts(string $text): array
    {
        return $this->modules()->search->service()->partIds($text, 5);
    }

    /** @return list<array<string, mixed>> */
    private function section(string $text, string $section): array
    {
        /** @var array{sections: array<string, array{items: list<array<string, mixed>>}>} $results */
        $results = $this->modules()->search->service()->find($text, 'site', $section);

        return $results['sections'][$section]['items'];
    }

    /** @return list<int> */
    private function counts(): array
    {
        return array_map($this->rows(...), self::TABLES);
    }

    private function documentsOf(Kind ...$kinds): int
    {
        return array_sum(array_map(fn (Kind $kind): int => (int) $this->modules()->foundation->connection()->value('SELECT COUNT(*) FROM {search_documents} WHERE kind = %d', [$kind->value]), $kinds));
    }

    private function uses(string $word): ?string
    {
        return $this->modules()->foundation->connection()->value('SELECT uses FROM {search_words} WHERE word = %s AND kind = %d', [$word, Kind::Part->value]);
    }
}
