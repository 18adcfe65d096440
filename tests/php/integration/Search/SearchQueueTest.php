<?php

declare(strict_types=1);

namespace Coleman\Tests\Integration\Search;

use Coleman\Api\Database\Connection;
use Coleman\Api\Database\DatabaseError;
use Coleman\Api\Search\CompositeId;
use Coleman\Api\Search\Kind;
use Coleman\Api\Search\SearchQueue;
use Coleman\Tests\Integration\TestCase;

final class SearchQueueTest extends TestCase
{
    private int $machine = 0;

    private string $model = '';

    protected function setUp(): void
    {
        parent::setUp();
        $row = $this->modules()->foundation->connection()->row('SELECT id, model FROM {machines} WHERE sold_at IS NULL ORDER BY id LIMIT 1') ?? [];
        [$this->machine, $this->model] = [(int) $row['id'], (string) $row['model']];
    }

    protected function tearDown(): void
    {
        $connection = $this->modules()->foundation->connection();
        $connection->execute('UPDATE {machines} SET model = %s WHERE id = %d', [$this->model, $this->machine]);
        $connection->execute('DELETE FROM {search_queue}');
        $this->modules()->search->index()->put([CompositeId::encode(CompositeId::MACHINE, $this->machine)], Kind::Equipment);
        parent::tearDown();
    }

    public function testWhatAKilledProcessHasNamedIsFoundOnceTheWorkerComes(): void
    {
        $process = proc_open([PHP_BINARY, dirname(__DIR__, 2) . '/killed-desk.php', (string) $this->machine, 'QX9911'], [1 => ['pipe', 'w'], 2 => ['pipe', 'w']], $pipes);
        self::assertIsResource($process);
        $said = stream_get_contents($pipes[1]) . stream_get_contents($pipes[2]);
        self::assertContains(proc_close($process), [-1, SIGKILL], "it was not killed: $said");

        self::assertSame('QX9911', $this->modules()->foundation->connection()->value('SELECT model FROM {machines} WHERE id = %d', [$this->machine]));
        self::assertSame(1, $this->rows('search_queue'));
        self::assertSame([], $this->found('QX9911'));
        self::assertFalse($this->modules()->feeds->worker()->work(INF));
        self::assertSame([$this->machine], $this->found('QX9911'));
        self::assertSame(0, $this->rows('search_queue'));
    }

    public function testPartsWaitInTheOrderOfTheIndex(): void
    {
        $connection = $this->modules()->foundation->connection();
        $parts = $connection->rows('SELECT id FROM {parts} WHERE id <> 714940 ORDER BY id LIMIT 300');
        $this->modules()->search->queue()->add(Kind::Part, array_map(static fn (array $row): int => (int) $row['id'], $parts));

        self::assertSame(
            array_map(static fn (array $row): string => (string) $row['id'], $connection->rows('SELECT id FROM {parts} WHERE id IN (SELECT entity_id FROM {search_queue}) ORDER BY discontinued, popularity DESC, id')),
            array_map(static fn (array $row): string => (string) $row['entity_id'], $connection->rows('SELECT entity_id FROM {search_queue} ORDER BY doc')),
        );
    }

    public function testWhatIsNamedInATransactionThatFailsIsNotNamed(): void
    {
        $queue = $this->modules()->search->queue();
        try {
            $this->modules()->foundation->transaction()->run(static function (Connection $connection) use ($queue): void {
                $queue->machines([1, 2]);
                $connection->execute('SELECT no_such_column FROM {machines}');
            });
            self::fail('It was committed.');
        } catch (DatabaseError) {
            self::assertSame(0, $this->rows('search_queue'));
        }
    }

    public function testWhatIsNamedWhileItsEntryIsWrittenStaysForTheNextTime(): void
    {
        $connection = $this->modules()->foundation->connection();
        $late = new SearchQueue($connection, function () use ($connection) {
            // Somebody changes it once more, after it was taken from the queue.
            $this->modules()->search->queue()->machines([$this->machine]);

            return $this->modules()->search->index();
        }, $this->modules()->foundation->clock);
        $late->machines([$this->machine]);
        self::assertSame(1, $late->drain());
        self::assertSame(1, $this->rows('search_queue'));
        self::assertSame(1, $this->modules()->search->queue()->drain());
        self::assertSame(0, $this->rows('search_queue'));
    }

    public function testAnIndexThatCannotBeWrittenStopsNobodyAndLosesNothing(): void
    {
        $log = ini_set('error_log', '/dev/null');
        $queue = new SearchQueue($this->modules()->foundation->connection(), static fn () => throw new DatabaseError('It is away.'), $this->modules()->foundation->clock);
        $queue->machines([$this->machine]);
        $queue->drainIfPossible();
        ini_set('error_log', (string) $log);
        self::assertSame(1, $this->rows('search_queue'));
    }

    public function testStaffWaitForWhatTheyChangedNotForAFeed(): void
    {
        $connection = $this->modules()->foundation->connection();
        $modules = $this->modules();
        // A feed, which is a process of its own.
        $feed = new SearchQueue($connection, $modules->search->index(...), $modules->foundation->clock);
        $parts = array_map(static fn (array $row): int => (int) $row['id'], $connection->rows('SELECT id FROM {parts} ORDER BY id LIMIT 2100'));
        $feed->add(Kind::Part, $parts);
        $waiting = $this->rows('search_queue');
        $connection->execute('UPDATE {machines} SET model = %s WHERE id = %d', ['QX9912', $this->machine]);

        $staff = new SearchQueue($connection, $modules->search->index(...), $modules->foundation->clock);
        $staff->machines([$this->machine]);
        $staff->machines([$this->machine]);
        $staff->drainIfPossible();
        self::assertSame([[$this->machine], $waiting], [$this->found('QX9912'), $this->rows('search_queue')]);
        $staff->drainIfPossible();
        self::assertSame($waiting, $this->rows('search_queue'), 'nothing of its own is left');

        // Who has named more than a chunk drains as the worker does.
        $feed->add(Kind::Page, range(8_000_001, 8_002_001));
        $feed->drainIfPossible();
        self::assertSame(0, $this->rows('search_queue'));
    }

    /** @return list<int> ids of machines */
    private function found(string $text): array
    {
        $typed = array_map(
            static fn (array $row): int => (int) $row['entity_id'],
            $this->modules()->foundation->connection()->rows('SELECT d.entity_id FROM {search_documents} d JOIN {search_postings} p ON p.doc = d.doc JOIN {search_words} w ON w.id = p.word_id WHERE d.kind = 2 AND w.kind = 2 AND w.word = %s', [strtolower($text)]),
        );

        return CompositeId::byType($typed)[CompositeId::MACHINE] ?? [];
    }
}
